import CSystem

/// The file of this program.
enum ProgramFile {
  /// Its absolute path; `nil` when the system does not tell.
  static var path: String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    guard csystem_executable_path(&buffer, buffer.count) > 0 else { return nil }
    return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }

  /// The folder it is in, without a slash at the end.
  static var folder: String? {
    guard let path, let slash = path.lastIndex(of: "/") else { return nil }
    return String(path[..<slash])
  }
}
