import Glibc
import Terminal

/// Text to standard output or standard error, whole.
enum Output {
  /// Lines one below the other.
  static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// JSON values as one array.
  static func array(_ values: [String]) -> String {
    "[" + values.joined(separator: ",\n ") + "]\n"
  }

  /// Writes text to a descriptor; what nobody takes is dropped.
  static func write(_ text: String, to descriptor: Int32) {
    write(bytes: Array(text.utf8), to: descriptor)
  }

  /// Writes bytes to a descriptor; what nobody takes is dropped.
  static func write(bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Writes a line to standard output, made safe for a terminal.
  static func line(_ text: String) { write(DisplayText.safe(text) + "\n", to: STDOUT_FILENO) }

  /// Writes a question to standard output, made safe for a terminal; the answer follows it.
  static func question(_ text: String) { write(DisplayText.safe(text), to: STDOUT_FILENO) }
}
