import Glibc

@testable import MusicLibrary

/// The files this process has open, as the system lists them.
enum OpenFiles {
  /// Somebody still has a file open.
  struct StillOpen: Error {}

  /// Waits until no file is open whose path begins with one given.
  ///
  /// It gives its thread to others: whoever is to close the file may need one.
  ///
  /// - Throws: `StillOpen` after five minutes.
  static func waitUntilNone(at path: String) async throws {
    let deadline = ContinuousClock.now + .seconds(300)
    while paths().contains(where: { $0.hasPrefix(path) }) {
      guard ContinuousClock.now < deadline else { throw StillOpen() }
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  private static func paths() -> [String] {
    guard let stream = opendir("/proc/self/fd") else { return [] }
    defer { closedir(stream) }
    var paths: [String] = []
    while let entry = readdir(stream) {
      let name = Array("/proc/self/fd/".utf8) + DirectoryWalk.name(entry)
      var buffer = [CChar](repeating: 0, count: 4_096)
      let count = FilePath.withCString(name) { readlink($0, &buffer, buffer.count) }
      guard count > 0 else { continue }
      paths.append(String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    return paths
  }
}
