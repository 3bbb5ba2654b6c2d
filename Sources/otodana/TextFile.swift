import AppCore
import Glibc
import MusicLibrary

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

  /// Writes a file whole: one that was there stays as it is until the new one is complete.
  ///
  /// - Throws: `Failure.fileNotWritten`, and then nothing has changed.
  static func write(_ text: String, to path: [UInt8]) throws(Failure) {
    let failure = Failure.fileNotWritten(String(decoding: path, as: UTF8.self))
    let target = path.map { CChar(bitPattern: $0) } + [0]
    let draft = target.dropLast() + Array(".new".utf8CString)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { break }
      rest = rest.dropFirst(max(0, count))
    }
    guard close(descriptor) == 0, rest.isEmpty, rename(draft, target) == 0 else {
      unlink(draft)
      throw failure
    }
  }

  /// The directory a path is in; that of a bare name is the working directory.
  static func directory(_ path: [UInt8]) -> [UInt8] {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return Array(".".utf8) }
    return slash == 0 ? [UInt8(ascii: "/")] : Array(path[..<slash])
  }

  /// The kind of playlist a path's name stands for; `nil` for any other file.
  static func playlistFormat(_ path: [UInt8]) -> PlaylistFormat? {
    let name = path.lastIndex(of: UInt8(ascii: "/")).map { Array(path[($0 + 1)...]) } ?? path
    return PlaylistFormat(fileName: name)
  }

  /// The lines of a file; none when it cannot be read.
  static func lines(_ path: String) -> [Substring] {
    guard let bytes = try? bytes(Array(path.utf8)) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}
