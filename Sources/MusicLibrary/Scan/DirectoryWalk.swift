internal import Glibc

/// A walk through a directory tree, one directory at a time.
///
/// Links are followed, but each directory is entered once, whatever its path, and a file behind a
/// link is taken once; so loops end. Nothing but regular files is opened or even reported.
struct DirectoryWalk {
  private var waiting: [[UInt8]]
  private var visited: Set<FileIdentity> = []
  private var linkedFiles: Set<FileIdentity> = []

  /// Starts a walk at a directory.
  init(root: [UInt8]) { waiting = [root] }

  /// Reads the next directory; `nil` when the walk is over.
  ///
  /// - Complexity: O(entries of that directory).
  mutating func next() -> WalkedDirectory? {
    while let path = waiting.popLast() {
      var directory = WalkedDirectory(path: path)
      guard let stream = FilePath.withCString(path, { opendir($0) }) else {
        directory.isUnreadable = errno != ENOENT && errno != ENOTDIR
        directory.isEmpty = true
        return directory
      }
      defer { closedir(stream) }
      var status = stat()
      guard fstat(dirfd(stream), &status) == 0 else { continue }
      guard visited.insert(FileIdentity(status)).inserted else { continue }
      if let entries = readEntries(stream, &directory) { take(entries, from: stream, &directory) }
      return directory
    }
    return nil
  }

  /// A name in a directory that may matter.
  private struct Entry {
    var name: [UInt8]
    var type: UInt8
  }

  /// The entries worth a look; `nil` when the directory asks to be left out.
  private func readEntries(
    _ stream: OpaquePointer, _ directory: inout WalkedDirectory
  ) -> [Entry]? {
    var entries: [Entry] = []
    directory.isEmpty = true
    errno = 0
    while let entry = readdir(stream) {
      let name = Self.name(entry)
      if name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { continue }
      directory.isEmpty = false
      if name.elementsEqual(".nomedia".utf8) || name.elementsEqual(".ignore".utf8) { return nil }
      let type = entry.pointee.d_type
      let isFile = type == Self.regular
      let isWanted = isFile ? Self.isOfUse(name) : Self.mayHold(type) && !SkippedNames.has(name)
      if isWanted { entries.append(Entry(name: [UInt8](name), type: type)) }
    }
    // A read error in the middle leaves the rest unknown: what was there must not count as gone.
    if errno != 0 { directory.isUnreadable = true }
    return entries
  }

  private mutating func take(
    _ entries: [Entry], from stream: OpaquePointer, _ directory: inout WalkedDirectory
  ) {
    for entry in entries {
      if entry.type == Self.directory {
        waiting.append(FilePath.joined(directory.path, entry.name))
        continue
      }
      var status = stat()
      let isLink = entry.type != Self.regular
      let flags = isLink ? 0 : AT_SYMLINK_NOFOLLOW
      let code = FilePath.withCString(entry.name) { fstatat(dirfd(stream), $0, &status, flags) }
      guard code == 0 else { continue }
      if FilePath.isDirectory(status.st_mode) {
        waiting.append(FilePath.joined(directory.path, entry.name))
      } else if status.st_mode & S_IFMT == S_IFREG, Self.isOfUse(entry.name[...]) {
        if isLink, !linkedFiles.insert(FileIdentity(status)).inserted { continue }
        let stamp = FileStamp(status)
        if MusicFileName.isMusic(entry.name) {
          directory.music.append(WalkedDirectory.File(name: entry.name, stamp: stamp))
        } else if PlaylistFormat(fileName: entry.name) != nil {
          directory.playlists.append(WalkedDirectory.File(name: entry.name, stamp: stamp))
        } else {
          directory.pictures.append(
            WalkedDirectory.Picture(
              name: entry.name, size: stamp.size, modifiedAt: stamp.modifiedAt))
        }
      }
    }
  }

  private static let regular = UInt8(DT_REG)
  private static let directory = UInt8(DT_DIR)

  /// Whether an entry may be a directory, or a link to something of use.
  private static func mayHold(_ type: UInt8) -> Bool {
    type == directory || type == UInt8(DT_LNK) || type == UInt8(DT_UNKNOWN)
  }

  private static func isOfUse(_ name: some Collection<UInt8>) -> Bool {
    let name = [UInt8](name)
    guard !SkippedNames.has(name) else { return false }
    return MusicFileName.isMusic(name) || MusicFileName.coverRank(name) != nil
      || PlaylistFormat(fileName: name) != nil
  }

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 19

  /// The bytes of a name, valid until the next entry is read.
  static func name(_ entry: UnsafeMutablePointer<dirent>) -> UnsafeRawBufferPointer {
    let start = UnsafeRawPointer(entry) + nameOffset
    let count = strlen(start.assumingMemoryBound(to: CChar.self))
    return UnsafeRawBufferPointer(start: start, count: count)
  }
}
