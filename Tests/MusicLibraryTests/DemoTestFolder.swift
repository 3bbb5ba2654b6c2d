import Glibc
import Testing

@testable import MusicLibrary

/// A directory for one test, removed with everything in it when the test lets go of it.
final class DemoTestFolder {
  /// Path of the directory, without a slash at its end.
  let path: String

  /// Makes an empty directory.
  init() throws {
    let name = strdup("/tmp/otodana-test-XXXXXX")
    defer { free(name) }
    let made = try #require(name.flatMap { mkdtemp($0) })
    path = String(cString: made)
  }

  deinit { try? DemoFolder(path: path).remove() }

  /// The path of something inside.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file inside; returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    try DemoFolder(path: path).write(bytes, to: name)
    return path + "/" + name
  }

  /// Paths of all files below a directory, in no order.
  static func files(below path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var result: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      let below = path + "/" + name
      result += entry.pointee.d_type == UInt8(DT_DIR) ? files(below: below) : [below]
    }
    return result
  }

  /// Size in bytes and modification date in Unix seconds of a file.
  static func facts(of path: String) -> (size: Int, date: Int) {
    var status = stat()
    guard stat(path, &status) == 0 else { return (-1, -1) }
    return (Int(status.st_size), Int(status.st_mtim.tv_sec))
  }
}
