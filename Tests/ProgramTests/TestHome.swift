import Glibc

/// A home directory for one test, removed with it.
final class TestHome {
  /// Its absolute path.
  let path: String

  /// Makes an empty home under the system's directory for temporary files.
  init() throws {
    var template = Array("/tmp/otodana-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemFailure(errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { FileTree.remove(path) }

  /// The variables that make a program live in this home.
  var environment: [String: String] {
    [
      "HOME": path, "XDG_DATA_HOME": path + "/data", "XDG_CACHE_HOME": path + "/cache",
      "XDG_STATE_HOME": path + "/state", "XDG_CONFIG_HOME": path + "/config",
    ]
  }

  /// The path of a file or folder in it.
  func path(_ name: String) -> String { path + "/" + name }

  /// Makes a folder in it, with those on the way, and answers with its path.
  @discardableResult
  func makeFolder(_ name: String) -> String {
    var folder = path
    for part in name.split(separator: "/") {
      folder += "/" + part
      mkdir(folder, 0o755)
    }
    return folder
  }

  /// Writes a file in it, with the folders on the way, and answers with its path.
  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    if let slash = name.lastIndex(of: "/") { makeFolder(String(name[..<slash])) }
    let descriptor = open(path(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw SystemFailure(errno) }
    defer { close(descriptor) }
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw SystemFailure(errno)
    }
    return path(name)
  }

  /// Writes a text file in it.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }

  /// The bytes of a file in it.
  func read(_ name: String) throws -> [UInt8] {
    let descriptor = open(path(name), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemFailure(errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = Glibc.read(descriptor, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// The text of a file in it.
  func text(_ name: String) throws -> String { String(decoding: try read(name), as: UTF8.self) }

  /// Renames a file or folder in it.
  func rename(_ old: String, to new: String) throws {
    guard Glibc.rename(path(old), path(new)) == 0 else { throw SystemFailure(errno) }
  }

  /// Removes a file in it, or an empty folder.
  func delete(_ name: String) throws {
    guard Glibc.remove(path(name)) == 0 else { throw SystemFailure(errno) }
  }
}

/// A system call failed.
struct SystemFailure: Error {
  var number: Int32

  init(_ number: Int32) { self.number = number }
}
