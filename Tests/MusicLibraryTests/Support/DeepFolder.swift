import Glibc

@testable import MusicLibrary

/// Folders in folders, deeper than a path may be long, so that each is reached from the one around.
final class DeepFolder {
  private let outer: Int32
  private let depth: Int
  private static let name = String(repeating: "d", count: 200)

  /// Makes them in a folder, so that the longest path below that has at least so many bytes.
  init(in path: String, length: Int) throws {
    outer = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard outer >= 0 else { throw SystemFailure(number: errno) }
    depth = length / (Self.name.utf8.count + 1) + 1
    var folders = [dup(outer)]
    defer { for folder in folders { close(folder) } }
    for _ in 0..<depth {
      guard let last = folders.last, mkdirat(last, Self.name, 0o755) == 0 else {
        throw SystemFailure(number: errno)
      }
      folders.append(openat(last, Self.name, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }
  }

  deinit {
    remove()
    close(outer)
  }

  /// Removes them, the innermost first.
  func remove() {
    var folders = [dup(outer)]
    while let last = folders.last,
      case let next = openat(last, Self.name, O_RDONLY | O_DIRECTORY | O_CLOEXEC), next >= 0
    {
      folders.append(next)
    }
    while let last = folders.popLast() {
      close(last)
      if let around = folders.last { unlinkat(around, Self.name, AT_REMOVEDIR) }
    }
  }
}
