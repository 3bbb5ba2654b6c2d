import Glibc

@testable import MusicLibrary

/// A directory of a test's own, removed with all it holds when the test lets go of it.
final class TemporaryDirectory {
  let path: String

  init() throws {
    var template = Array("/tmp/otodana-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemFailure(number: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Self.remove(Array(path.utf8)) }

  private static func remove(_ path: [UInt8]) {
    if !isLink(path), let stream = FilePath.withCString(path, { opendir($0) }) {
      var names: [[UInt8]] = []
      while let entry = readdir(stream) {
        names.append(withUnsafePointer(to: &entry.pointee.d_name.0) { FilePath.bytes(of: $0) })
      }
      closedir(stream)
      for name in names where name != Array(".".utf8) && name != Array("..".utf8) {
        remove(FilePath.joined(path, name))
      }
    }
    // Removes a link itself, never what it points to.
    _ = FilePath.withCString(path) { Glibc.remove($0) }
  }

  private static func isLink(_ path: [UInt8]) -> Bool {
    var status = stat()
    return FilePath.withCString(path) { lstat($0, &status) } == 0
      && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The absolute path of something inside.
  func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, making the directories on the way.
  func write(_ bytes: [UInt8], to name: String, modifiedAt: Int? = nil) throws {
    try write(bytes, to: Array(name.utf8), modifiedAt: modifiedAt)
  }

  /// Writes a file whose name is any bytes.
  func write(_ bytes: [UInt8], to name: [UInt8], modifiedAt: Int? = nil) throws {
    let target = FilePath.joined(Array(path.utf8), name)
    makeDirectory(FilePath.split(target).directory)
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let descriptor = FilePath.withCString(target) { open($0, flags, 0o644) }
    guard descriptor >= 0 else { throw SystemFailure(number: errno) }
    defer { close(descriptor) }
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw SystemFailure(number: errno)
    }
    if let modifiedAt {
      let time = timespec(tv_sec: modifiedAt, tv_nsec: 0)
      futimens(descriptor, [time, time])
    }
  }

  /// The bytes of a file inside.
  func read(_ name: String) throws -> [UInt8] {
    guard let file = RegularFile(path: Array(path(name).utf8)) else {
      throw SystemFailure(number: errno)
    }
    defer { file.close() }
    return file.bytes(at: 0, count: file.size)
  }

  /// The names in a directory inside, sorted.
  func names(in name: String) -> [String] {
    guard let stream = opendir(path(name)) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafePointer(to: &entry.pointee.d_name.0) { FilePath.bytes(of: $0) }
      names.append(String(decoding: bytes, as: UTF8.self))
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  /// Copies a file inside; one that is not there is not copied.
  func copy(_ name: String, to other: String) throws {
    guard let bytes = try? read(name) else { return }
    try write(bytes, to: other)
  }

  /// Makes a directory inside.
  func makeDirectory(_ name: String) { makeDirectory(Array(path(name).utf8)) }

  /// Renames something inside.
  func rename(_ old: String, to new: String) throws {
    makeDirectory(FilePath.split(Array(path(new).utf8)).directory)
    guard Glibc.rename(path(old), path(new)) == 0 else { throw SystemFailure(number: errno) }
  }

  /// Removes a file inside.
  func delete(_ name: String) throws {
    guard Glibc.remove(path(name)) == 0 else { throw SystemFailure(number: errno) }
  }

  /// Deletes a file or a directory with all it holds.
  func deleteAll(_ name: String) { Self.remove(Array(path(name).utf8)) }

  private func makeDirectory(_ path: [UInt8]) {
    for end in path.indices.dropFirst() where path[end] == UInt8(ascii: "/") {
      _ = FilePath.withCString(Array(path[..<end])) { mkdir($0, 0o755) }
    }
    _ = FilePath.withCString(path) { mkdir($0, 0o755) }
  }
}

/// A system call failed.
struct SystemFailure: Error {
  var number: Int32
}
