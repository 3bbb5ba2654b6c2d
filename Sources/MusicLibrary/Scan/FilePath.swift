internal import Glibc

/// Paths as bytes: a file name on Linux is any bytes but `/` and NUL.
enum FilePath {
  /// The path of a name inside a directory.
  static func joined(_ directory: [UInt8], _ name: [UInt8]) -> [UInt8] {
    var path = directory
    path.reserveCapacity(directory.count + 1 + name.count)
    if path.last != slash { path.append(slash) }
    path.append(contentsOf: name)
    return path
  }

  /// The directory a path is in and its last part; no directory for a bare name.
  static func split(_ path: [UInt8]) -> (directory: [UInt8], name: [UInt8]) {
    guard let position = path.lastIndex(of: slash) else { return ([], path) }
    let directory = position == 0 ? [slash] : Array(path[..<position])
    return (directory, Array(path[(position + 1)...]))
  }

  /// Makes a directory and those on the way to it that are missing.
  ///
  /// - Returns: The first that could not be made, with the system's error number; `nil` when all
  ///   are there.
  @discardableResult
  static func makeDirectories(
    _ path: [UInt8], mode: mode_t = 0o700
  ) -> (path: [UInt8], code: Int32)? {
    var made: [UInt8] = []
    for part in path.split(separator: slash) {
      if !made.isEmpty || path.first == slash { made.append(slash) }
      made += part
      let code = withCString(made) { mkdir($0, mode) == 0 ? 0 : errno }
      // A parent may be one that nothing can be made in, as long as the rest is there.
      if code != 0, code != EEXIST, !withCString(made, { isDirectory($0) }) { return (made, code) }
    }
    return nil
  }

  private static func isDirectory(_ path: UnsafePointer<CChar>) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path is a directory itself or anything below it.
  static func contains(_ directory: [UInt8], _ path: [UInt8]) -> Bool {
    guard path.starts(with: directory) else { return false }
    return path.count == directory.count || directory.last == slash
      || path[directory.count] == slash
  }

  /// The absolute path of a directory with all links resolved.
  ///
  /// - Throws: `.rootMissing`, `.notADirectory`, `.unreadable`.
  static func resolvedDirectory(_ path: [UInt8]) throws(LibraryError) -> [UInt8] {
    guard let resolved = resolved(path) else {
      throw errno == EACCES ? .unreadable(path) : .rootMissing(path)
    }
    var status = stat()
    guard withCString(resolved, { stat($0, &status) }) == 0, isDirectory(status.st_mode) else {
      throw .notADirectory(path)
    }
    guard withCString(resolved, { access($0, R_OK | X_OK) }) == 0 else { throw .unreadable(path) }
    return resolved
  }

  /// A path from the root of the system, without `.`, `..` and needless slashes.
  ///
  /// Nothing is looked up but the working directory, so links are taken as directories.
  static func absolute(_ path: [UInt8]) -> [UInt8] {
    EntryLocation.normalised(path.first == slash ? path : joined(workingDirectory, path))
  }

  private static var workingDirectory: [UInt8] {
    guard let buffer = getcwd(nil, 0) else { return [slash] }
    defer { free(buffer) }
    return bytes(of: buffer)
  }

  /// The absolute path of what is there with all links resolved; `nil` when nothing is there.
  static func resolved(_ path: [UInt8]) -> [UInt8]? {
    withCString(path) { cPath in
      guard let buffer = realpath(cPath, nil) else { return nil }
      defer { free(buffer) }
      return bytes(of: buffer)
    }
  }

  /// Whether there is anything at a path, links not followed.
  static func exists(_ path: [UInt8]) -> Bool {
    var status = stat()
    return withCString(path) { lstat($0, &status) } == 0
  }

  /// Whether a path is that of a link, wherever it leads.
  static func isLink(_ path: [UInt8]) -> Bool {
    var status = stat()
    return withCString(path) { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a file mode is that of a directory.
  static func isDirectory(_ mode: mode_t) -> Bool { mode & S_IFMT == S_IFDIR }

  /// Calls a closure with the path as a C string.
  static func withCString<Result>(
    _ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(byteCount: path.count + 1, alignment: 1) { buffer in
      path.withUnsafeBytes { buffer.copyMemory(from: $0) }
      buffer[path.count] = 0
      guard let base = buffer.baseAddress else { return withUnsafePointer(to: 0, body) }
      return body(base.assumingMemoryBound(to: CChar.self))
    }
  }

  /// The bytes of a C string.
  static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    let buffer = UnsafeRawBufferPointer(start: text, count: strlen(text))
    return [UInt8](buffer)
  }

  private static let slash = UInt8(ascii: "/")
}
