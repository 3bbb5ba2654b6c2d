import Glibc

@testable import MusicLibrary

/// The files this process has open, as the system lists them.
enum OpenFiles {
  /// Waits until no file is open whose path begins with one given, ten seconds at most.
  static func waitUntilNone(at path: String) {
    let deadline = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < deadline, paths().contains(where: { $0.hasPrefix(path) }) {
      usleep(1_000)
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
