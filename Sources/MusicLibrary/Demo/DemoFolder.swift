internal import Glibc

/// A directory that the demonstration library is written into.
struct DemoFolder {
  /// What a directory holds, as far as it matters for writing there.
  enum Content: Equatable {
    /// There is no such directory.
    case absent
    /// There is nothing in it.
    case empty
    /// It was finished by this program, or by an older or newer one.
    case marked(String)
    /// Something else.
    case foreign
  }

  /// Path of the directory.
  let path: String

  /// The time, in Unix seconds.
  static var now: Int { time(nil) }

  /// Looks what is there.
  ///
  /// - Throws: `DemoError.system` when it is no directory or cannot be read.
  func content(marker: String) throws(DemoError) -> Content {
    guard let names = try names() else { return .absent }
    if names.isEmpty { return .empty }
    return names.contains(marker) ? .marked(try firstLine(of: marker)) : .foreign
  }

  /// Makes the directory and the parents that are missing.
  func make() throws(DemoError) {
    if let failed = FilePath.makeDirectories(Array(path.utf8), mode: 0o777) {
      throw .system(path: String(decoding: failed.path, as: UTF8.self), code: failed.code)
    }
  }

  /// Writes a file, replacing one of that name; it may be given a date, in Unix seconds.
  func write(_ bytes: [UInt8], to name: String, modified: Int? = nil) throws(DemoError) {
    let file = path + "/" + name
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(file) }
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure(file) }
      written += count
    }
    guard let modified else { return }
    let date = timespec(tv_sec: modified, tv_nsec: 0)
    guard futimens(descriptor, [date, date]) == 0 else { throw failure(file) }
  }

  /// Gives the directory another name; an empty directory of that name is replaced.
  func move(to other: DemoFolder) throws(DemoError) {
    guard rename(path, other.path) == 0 else { throw failure(other.path) }
  }

  /// Removes the directory with everything in it; nothing happens when there is none.
  func remove() throws(DemoError) {
    guard let names = try names() else { return }
    for name in names {
      let entry = path + "/" + name
      // Links are removed, never followed: `unlink` fails only for directories.
      if unlink(entry) == 0 { continue }
      guard errno == EISDIR || errno == EPERM else { throw failure(entry) }
      try DemoFolder(path: entry).remove()
    }
    guard rmdir(path) == 0 else { throw failure(path) }
  }

  /// Names in the directory; `nil` when there is no such directory.
  private func names() throws(DemoError) -> [String]? {
    guard let stream = opendir(path) else {
      if errno == ENOENT { return nil }
      throw failure(path)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The first bytes of a small text file, up to a line's end.
  private func firstLine(of name: String) throws(DemoError) -> String {
    let file = path + "/" + name
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(file) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { throw failure(file) }
    return String(decoding: bytes.prefix(count).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private func failure(_ path: String) -> DemoError { .system(path: path, code: errno) }
}
