import Glibc

/// Small text files that are read as a whole.
enum TextFile {
  /// The largest file that is read, in bytes: settings of a desktop are a few hundred.
  private static let limit = 65_536

  /// The lines of a file; none when it cannot be read.
  static func lines(_ path: String) -> [Substring] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: limit)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return [] }
    return String(decoding: buffer[..<count], as: UTF8.self).split(separator: "\n")
  }
}
