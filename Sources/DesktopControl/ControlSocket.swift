/// Where the socket of the running program is.
public enum ControlSocket {
  /// The longest line that is read, in bytes: a long query, or a status with long names.
  static let lineLimit = 1 << 16

  /// The path of the socket below a folder.
  ///
  /// - Parameter runtimeFolder: The value of XDG_RUNTIME_DIR; nil or empty when it is not set.
  /// - Returns: An absolute path.
  /// - Throws: `ControlFault.noRuntimeFolder`; there is no other place that is this person's alone.
  public static func path(runtimeFolder: String?) throws(ControlFault) -> String {
    guard let runtimeFolder, runtimeFolder.hasPrefix("/") else { throw .noRuntimeFolder }
    return runtimeFolder + "/otodana.sock"
  }
}
