internal import Glibc

/// A folder that may become a library, looked at before it does.
public enum MusicFolder {
  /// How many entries are looked at; a folder of music shows its music sooner.
  private static let limit = 2_000
  /// How many of one folder at first, so that thousands of albums side by side are looked into.
  private static let firstShare = 100

  /// Whether a file that looks like music is in a folder or not far below it, links followed.
  ///
  /// - Parameter path: The folder's path, bytes as the system has them.
  /// - Returns: Whether there is any music; not how much.
  /// - Complexity: O(1): at most 4,000 entries are looked at, so links that run in a circle end.
  public static func holdsMusic(_ path: [UInt8]) -> Bool {
    [firstShare, limit].contains { showsMusic(path, share: $0) }
  }

  /// Whether music is among the first entries, of which no folder has more than its share.
  private static func showsMusic(_ path: [UInt8], share: Int) -> Bool {
    var folders = [path]
    var seen = 0
    while let folder = folders.popLast(), seen < limit {
      guard let directory = opendir(folder.terminated) else { continue }
      defer { closedir(directory) }
      let end = min(limit, seen + share)
      while seen < end, let entry = readdir(directory) {
        seen += 1
        let name = Array(DirectoryWalk.name(entry))
        guard name.first != UInt8(ascii: ".") else { continue }
        let path = folder + [UInt8(ascii: "/")] + name
        var status = stat()
        guard stat(path.terminated, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: folders.append(path)
        case S_IFREG: if MusicFileName.isMusic(name) { return true }
        default: break
        }
      }
    }
    return false
  }

  /// Whether there is anything in a folder, which is there and may be read.
  static func holdsAnything(_ path: [UInt8]) -> Bool { hasEntries(path) == true }

  /// Whether anything is in a folder; `nil` where it is not there or may not be read.
  static func hasEntries(_ path: [UInt8]) -> Bool? {
    guard let directory = opendir(path.terminated) else { return nil }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = DirectoryWalk.name(entry)
      if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) { return true }
    }
    return false
  }
}

extension [UInt8] {
  /// The bytes as a C string.
  fileprivate var terminated: [CChar] { map { CChar(bitPattern: $0) } + [0] }
}
