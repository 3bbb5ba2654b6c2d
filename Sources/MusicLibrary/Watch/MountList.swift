internal import Glibc

/// Where file systems are mounted.
struct MountList: Hashable, Sendable {
  /// Paths of directories in which one begins.
  private(set) var paths: Set<[UInt8]> = []

  /// Reads the mounts that are there now from the system's list, which is open.
  static func read(from descriptor: Int32) -> MountList {
    var text: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16_384)
    lseek(descriptor, 0, SEEK_SET)
    while case let count = Glibc.read(descriptor, &chunk, chunk.count), count > 0 {
      text += chunk[..<count]
    }
    return MountList(text)
  }

  /// Takes the system's list: a mount a line, its directory the fifth word.
  ///
  /// - SeeAlso: proc_pid_mountinfo(5): blanks and backslashes in names are three octal digits.
  init(_ text: [UInt8]) {
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
      if words.count > 4 { paths.insert(Self.unescaped(words[4])) }
    }
  }

  /// The places in a root to look through after mounts have changed.
  func places(in root: [UInt8], since earlier: MountList) -> [ScanPlace] {
    paths.symmetricDifference(earlier.paths).compactMap { mount in
      if FilePath.contains(root, mount) { return ScanPlace(path: mount, isDeep: true) }
      return FilePath.contains(mount, root) ? ScanPlace(path: root, isDeep: true) : nil
    }
  }

  private static func unescaped(_ word: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = word
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3).map { $0 &- UInt8(ascii: "0") }
      guard byte == UInt8(ascii: "\\"), digits.count == 3, digits.allSatisfy({ $0 < 8 }) else {
        bytes.append(byte)
        continue
      }
      bytes.append(digits.reduce(0) { $0 &* 8 &+ $1 })
      rest = rest.dropFirst(3)
    }
    return bytes
  }
}
