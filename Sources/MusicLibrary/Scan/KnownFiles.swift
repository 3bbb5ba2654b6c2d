internal import Glibc

/// What the store knows of the files in one root, and which of them a walk has seen.
///
/// Made for comparing: names lie in one buffer, and files are found by device and inode, which
/// costs no hashing of paths.
struct KnownFiles: Sendable {
  /// A file: a track, or one that was skipped.
  struct Entry: Sendable {
    /// The track's identity; 0 for a file that was skipped.
    var track: Int64
    /// Whether it is one of several tracks of its file, each of which has an entry.
    var isPart: Bool
    /// Whether it has to be read again, though it did not change.
    var isOutdated: Bool
    var folder: Int32
    var stamp: FileStamp
    fileprivate var nameStart: Int
    fileprivate var nameCount: Int
    /// The next entry with the same device and inode, or -1.
    fileprivate var next: Int32
    /// Whether the walk found it where it was, or where it has moved to.
    var isSeen = false
  }

  /// A directory with the pictures that may be covers.
  struct Folder: Sendable {
    var id: Int64
    var path: [UInt8]
    var pictures: [WalkedDirectory.Picture] = []
    var sheets: [CueFile] = []
    /// Whether the walk came through.
    var isSeen = false
  }

  /// Directories in which another file system began.
  var mounts: [[UInt8]] = []
  private(set) var entries: [Entry] = []
  private(set) var folders: [Folder] = []
  private var names: [UInt8] = []
  private var byIdentity = IdentityTable()
  private var folderByPath: [[UInt8]: Int32] = [:]
  private var byName: [Int32: [[UInt8]: Int32]] = [:]

  /// Makes room for about so many files.
  mutating func reserve(files: Int) {
    entries.reserveCapacity(files)
    byIdentity.reserve(files)
    names.reserveCapacity(files * Self.usualName)
  }

  /// Bytes of a name, a little more than most have.
  private static let usualName = 40

  /// Adds a directory; entries name it by its position.
  mutating func append(_ folder: Folder) {
    folderByPath[folder.path] = Int32(folders.count)
    folders.append(folder)
  }

  /// Adds a picture to a directory.
  mutating func append(picture: WalkedDirectory.Picture, folder: Int32) {
    folders[Int(folder)].pictures.append(picture)
  }

  /// Adds a cue sheet to a directory.
  mutating func append(sheet: CueFile, folder: Int32) {
    folders[Int(folder)].sheets.append(sheet)
  }

  /// Adds a file, or one of its tracks.
  mutating func append(
    track: Int64, isPart: Bool, isOutdated: Bool, folder: Int32, name: UnsafeRawBufferPointer,
    stamp: FileStamp
  ) {
    let index = Int32(entries.count)
    let next = byIdentity.update(stamp.identity, to: index)
    entries.append(
      Entry(
        track: track, isPart: isPart, isOutdated: isOutdated, folder: folder, stamp: stamp,
        nameStart: names.count, nameCount: name.count, next: next))
    names.append(contentsOf: name)
  }

  /// The position of a directory, or `nil` when the store does not know it.
  func folder(at path: [UInt8]) -> Int32? { folderByPath[path] }

  /// The name of an entry.
  func name(of index: Int32) -> [UInt8] { [UInt8](nameBytes(of: index)) }

  /// The path of an entry.
  func path(of index: Int32) -> [UInt8] {
    FilePath.joined(folders[Int(entries[Int(index)].folder)].path, name(of: index))
  }

  /// The entry of a path, found by identity first, so that an unchanged file costs one look-up.
  mutating func entry(folder: Int32, file: WalkedDirectory.File) -> Int32? {
    var index = byIdentity.position(of: file.stamp.identity)
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.folder == folder, hasName(entry, file.name) { return index }
      index = entry.next
    }
    return entry(folder: folder, name: file.name)
  }

  /// The entry of a name in a directory, whatever file that is.
  mutating func entry(folder: Int32, name: [UInt8]) -> Int32? { names(in: folder)[name] }

  /// Entries of the same device and inode.
  func candidates(_ identity: FileIdentity) -> some Sequence<Int32> {
    sequence(first: byIdentity.position(of: identity)) { entries[Int($0)].next }.lazy
      .prefix { $0 >= 0 }
  }

  /// The entries of a file: several when it is divided into tracks.
  func entries(ofFileAt index: Int32) -> [Int32] {
    let entry = entries[Int(index)]
    guard entry.isPart else { return [index] }
    return candidates(entry.stamp.identity).filter {
      entries[Int($0)].folder == entry.folder && nameBytes(of: $0) == nameBytes(of: index)
    }
  }

  /// Marks a file as there, with all of its tracks.
  mutating func markSeen(_ index: Int32) {
    entries[Int(index)].isSeen = true
    guard entries[Int(index)].isPart else { return }
    for index in entries(ofFileAt: index) { entries[Int(index)].isSeen = true }
  }

  /// Marks a directory as there.
  mutating func markSeen(folder: Int32) { folders[Int(folder)].isSeen = true }

  /// Marks a directory and all below it as there: nothing is known of what became of it.
  mutating func markSeen(under path: [UInt8]) {
    for index in folders.indices where FilePath.contains(path, folders[index].path) {
      folders[index].isSeen = true
    }
    for index in entries.indices where folders[Int(entries[index].folder)].isSeen {
      if FilePath.contains(path, folders[Int(entries[index].folder)].path) {
        entries[index].isSeen = true
      }
    }
  }

  private func hasName(_ entry: Entry, _ name: [UInt8]) -> Bool {
    guard entry.nameCount == name.count else { return false }
    return names.withUnsafeBytes { names in
      guard let names = names.baseAddress else { return true }
      return name.withUnsafeBytes { bytes in
        bytes.baseAddress.map { memcmp($0, names + entry.nameStart, bytes.count) == 0 } ?? true
      }
    }
  }

  private func nameBytes(of index: Int32) -> ArraySlice<UInt8> {
    let entry = entries[Int(index)]
    return names[entry.nameStart..<(entry.nameStart + entry.nameCount)]
  }

  /// The names of a directory, made when a file in it is not what it was.
  private mutating func names(in folder: Int32) -> [[UInt8]: Int32] {
    if byName.isEmpty {
      for index in entries.indices.map(Int32.init) {
        byName[entries[Int(index)].folder, default: [:]][name(of: index)] = index
      }
    }
    return byName[folder] ?? [:]
  }
}
