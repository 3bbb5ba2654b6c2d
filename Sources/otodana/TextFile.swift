import AppCore
import Glibc

/// Text files that are read as a whole.
enum TextFile {
  /// The largest file that is read, in bytes.
  private static let limit = 64 << 20

  /// The bytes of a file, or of standard input for `-`.
  ///
  /// - Throws: `Failure.fileUnreadable` when it cannot be opened or read, or is too large.
  static func bytes(_ path: [UInt8]) throws(Failure) -> [UInt8] {
    let isStandardInput = path == Array("-".utf8)
    let name = path.map { CChar(bitPattern: $0) } + [0]
    let descriptor = isStandardInput ? STDIN_FILENO : open(name, O_RDONLY | O_CLOEXEC)
    let failure = Failure.fileUnreadable(String(decoding: path, as: UTF8.self))
    guard descriptor >= 0 else { throw failure }
    defer { if !isStandardInput { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      guard count > 0, bytes.count + count <= limit else { throw failure }
      bytes += buffer[..<count]
    }
  }

  /// The lines of a file; none when it cannot be read.
  static func lines(_ path: String) -> [Substring] {
    guard let bytes = try? bytes(Array(path.utf8)) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}
