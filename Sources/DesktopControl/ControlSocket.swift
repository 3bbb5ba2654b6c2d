/// The socket of the running program.
enum ControlSocket {
  /// The longest line that is read, in bytes: a long query, or a status with long names.
  static let lineLimit = 1 << 16
}
