import AppCore
import Glibc

/// A folder a person named, checked before it becomes a root of the library.
struct Folder {
  /// Its absolute path, links resolved.
  let path: [UInt8]

  /// Checks a path that was typed, where `~` stands for the home directory.
  ///
  /// - Throws: Why it cannot be a root.
  init(typed path: String, home: String) throws(Failure) {
    try self.init(Self.path(typed: path, home: home))
  }

  /// The bytes of a path that was typed, a `PathText`, where `~` stands for the home directory.
  static func path(typed path: String, home: String) -> [UInt8] {
    let isInHome = path == "~" || path.hasPrefix("~/")
    return PathText.bytes(of: isInHome ? home + path.dropFirst() : path)
  }

  /// Checks a path.
  ///
  /// - Throws: Why it cannot be a root.
  init(_ path: [UInt8]) throws(Failure) {
    let shown = String(decoding: path, as: UTF8.self)
    let name = path.map { CChar(bitPattern: $0) } + [0]
    var status = stat()
    guard stat(name, &status) == 0 else {
      throw errno == EACCES ? .unreadable(shown) : .folderMissing(shown)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .notAFolder(shown) }
    guard access(name, R_OK | X_OK) == 0 else { throw .unreadable(shown) }
    guard let resolved = realpath(name, nil) else { throw .unreadable(shown) }
    defer { free(resolved) }
    self.path = UnsafeMutableBufferPointer(start: resolved, count: strlen(resolved))
      .map { UInt8(bitPattern: $0) }
  }
}
