internal import Glibc

/// A walk through a directory tree, one directory at a time.
///
/// Links are followed, but each directory is entered once, whatever its path, and a file behind a
/// link is taken once; so loops end. Settings may leave out links, and directories whose names begin
/// with a dot. Nothing but regular files is opened or even reported.
struct DirectoryWalk {
  private var waiting: [[UInt8]]
  private var visited: Set<FileIdentity> = []
  private var linkedFiles: Set<FileIdentity> = []

  private let rules: WalkRules
  private let covers: CoverRules

  /// Starts a walk at a directory.
  init(root: [UInt8], rules: WalkRules = WalkRules(), covers: CoverRules = CoverRules()) {
    waiting = [root]
    self.rules = rules
    self.covers = covers
  }

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
      readEntries(stream, into: &directory)
      return directory
    }
    return nil
  }

  /// Takes what is of use among the entries; nothing when the directory asks to be left out.
  private mutating func readEntries(
    _ stream: OpaquePointer, into directory: inout WalkedDirectory
  ) {
    let descriptor = dirfd(stream)
    var others: [Entry] = []
    directory.isEmpty = true
    errno = 0
    while let entry = readdir(stream) {
      let name = Self.name(entry)
      let beginsWithDot = name[0] == Self.dot
      if beginsWithDot, Self.isSelfOrParent(name) { continue }
      directory.isEmpty = false
      if beginsWithDot, Self.asksToBeLeftOut(name) {
        directory = WalkedDirectory(path: directory.path)
        return
      }
      let type = entry.pointee.d_type
      if type == Self.regular {
        takeFile(name, in: descriptor, isLink: false, &directory)
        // Only a failure to read the directory itself counts below.
        errno = 0
      } else if mayHold(type, name) {
        others.append(Entry(name: [UInt8](name), type: type))
      }
    }
    // A read error in the middle leaves the rest unknown: what was there must not count as gone.
    if errno != 0 { directory.isUnreadable = true }
    for entry in others { take(entry, in: descriptor, &directory) }
  }

  /// A name of a directory, or of a link to something.
  private struct Entry {
    var name: [UInt8]
    var type: UInt8
  }

  private mutating func take(
    _ entry: Entry, in descriptor: Int32, _ directory: inout WalkedDirectory
  ) {
    if entry.type == Self.directory {
      waiting.append(FilePath.joined(directory.path, entry.name))
      return
    }
    var status = stat()
    let code = FilePath.withCString(entry.name) { fstatat(descriptor, $0, &status, 0) }
    guard code == 0 else { return }
    if FilePath.isDirectory(status.st_mode) {
      if isHidden(entry.name) { return }
      waiting.append(FilePath.joined(directory.path, entry.name))
    } else {
      FilePath.withCString(entry.name) { name in
        let name = UnsafeRawBufferPointer(start: name, count: entry.name.count)
        takeFile(name, in: descriptor, isLink: true, &directory)
      }
    }
  }

  /// Takes a file that is of use by its name, which a zero byte follows.
  private mutating func takeFile(
    _ name: UnsafeRawBufferPointer, in descriptor: Int32, isLink: Bool,
    _ directory: inout WalkedDirectory
  ) {
    guard let kind = MusicFileName.kind(of: name, covers: covers), !SkippedNames.has(name) else {
      return
    }
    var status = stat()
    let cName = name.baseAddress?.assumingMemoryBound(to: CChar.self)
    guard let cName, fstatat(descriptor, cName, &status, isLink ? 0 : AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return }
    if isLink, !linkedFiles.insert(FileIdentity(status)).inserted { return }
    let file = WalkedDirectory.File(name: [UInt8](name), stamp: FileStamp(status))
    switch kind {
    case .music: directory.music.append(file)
    case .playlist: directory.playlists.append(file)
    case .sheet: directory.sheets.append(file)
    case .picture:
      directory.pictures.append(
        WalkedDirectory.Picture(
          name: file.name, size: file.stamp.size, modifiedAt: file.stamp.modifiedAt))
    }
  }

  private static let dot = UInt8(ascii: ".")

  private static func isSelfOrParent(_ name: UnsafeRawBufferPointer) -> Bool {
    name.count == 1 || (name.count == 2 && name[1] == dot)
  }

  private static func asksToBeLeftOut(_ name: UnsafeRawBufferPointer) -> Bool {
    name.elementsEqual(".nomedia".utf8) || name.elementsEqual(".ignore".utf8)
  }

  private static let regular = UInt8(DT_REG)
  private static let directory = UInt8(DT_DIR)

  /// Whether an entry may be a directory, or a link to something of use.
  private func mayHold(_ type: UInt8, _ name: some Collection<UInt8>) -> Bool {
    guard !SkippedNames.has(name) else { return false }
    return switch type {
    case Self.directory: !isHidden(name)
    case UInt8(DT_LNK): rules.followsLinks
    default: type == UInt8(DT_UNKNOWN)
    }
  }

  private func isHidden(_ name: some Collection<UInt8>) -> Bool {
    name.first == Self.dot && !rules.readsHiddenFolders
  }

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 19

  /// The bytes of a name, valid until the next entry is read.
  static func name(_ entry: UnsafeMutablePointer<dirent>) -> UnsafeRawBufferPointer {
    let start = UnsafeRawPointer(entry) + nameOffset
    let count = strlen(start.assumingMemoryBound(to: CChar.self))
    return UnsafeRawBufferPointer(start: start, count: count)
  }
}
