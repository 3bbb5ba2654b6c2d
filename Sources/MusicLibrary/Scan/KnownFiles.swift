internal import Glibc

/// What the store knows of the files in one root, and which of them a walk has seen.
///
/// Made for comparing: names lie in one buffer, and files are found by device and inode, which
/// costs no hashing of paths. What did not change is found without a table: a walk meets it about
/// in the order in which the scan before wrote it.
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
    /// The digest of its files; `nil` where none is known.
    var digest: FolderDigest?
    /// Files and cue sheets in it that were skipped, where the digest is known.
    var skipped = 0
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
  /// Made when a file is not among those that are expected.
  private var byIdentity: IdentityTable?
  private var folderByPath: [PathKey: Int32] = [:]
  /// Entries that the walk may come to next: the scan before wrote files in the order of its walk,
  /// but each of its workers had read some of every few, so the walk goes along several runs.
  private var expected = [0, 0, 0, 0]
  /// The first entry that was not seen, or one that files after it have left behind.
  private var firstUnseen = 0
  private var byName: [Int32: [[UInt8]: Int32]] = [:]
  /// Text in old charsets, by folder and name; few files have any.
  private var texts: [Int32: [[UInt8]: LegacyText]] = [:]

  /// Makes room for about so many files.
  mutating func reserve(files: Int) {
    entries.reserveCapacity(files)
    names.reserveCapacity(files * Self.usualName)
  }

  /// Bytes of a name, a little more than most have.
  private static let usualName = 40
  /// Entries among which a run begins that is not expected: more than a scan writes at once.
  private static let window = 4_096

  /// Adds a directory; entries name it by its position.
  mutating func append(_ folder: Folder) {
    folderByPath[PathKey(folder.path)] = Int32(folders.count)
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

  /// Adds the text of a file in an old charset.
  mutating func append(text: LegacyText, of name: [UInt8], folder: Int32) {
    texts[folder, default: [:]][name] = text
  }

  /// The texts in old charsets of the files in a folder, by name.
  func texts(in folder: Int32) -> [[UInt8]: LegacyText] {
    texts.isEmpty ? [:] : texts[folder] ?? [:]
  }

  /// Adds a file, or one of its tracks.
  mutating func append(
    track: Int64, isPart: Bool, isOutdated: Bool, folder: Int32, name: UnsafeRawBufferPointer,
    stamp: FileStamp
  ) {
    byIdentity = nil
    entries.append(
      Entry(
        track: track, isPart: isPart, isOutdated: isOutdated, folder: folder, stamp: stamp,
        nameStart: names.count, nameCount: name.count, next: -1))
    names.append(contentsOf: name)
  }

  /// The position of a directory, or `nil` when the store does not know it.
  func folder(at path: [UInt8]) -> Int32? { folderByPath[PathKey(path)] }

  /// The name of an entry.
  func name(of index: Int32) -> [UInt8] { [UInt8](nameBytes(of: index)) }

  /// The path of an entry.
  func path(of index: Int32) -> [UInt8] {
    FilePath.joined(folders[Int(entries[Int(index)].folder)].path, name(of: index))
  }

  /// The entry of a path, found by identity first, so that an unchanged file costs one look-up.
  mutating func entry(folder: Int32, file: WalkedDirectory.File) -> Int32? {
    if let index = expectedEntry(folder, file) { return Int32(index) }
    if byIdentity == nil, let index = entryAhead(folder, file) { return Int32(index) }
    for index in candidates(file.stamp.identity) where isEntry(Int(index), folder, file) {
      expected[expected.count - 1] = Int(index) + 1
      return index
    }
    return entry(folder: folder, name: file.name)
  }

  /// The entry of a file if it continues one of the runs; those that go on come to the front.
  private mutating func expectedEntry(_ folder: Int32, _ file: WalkedDirectory.File) -> Int? {
    for run in expected.indices where isEntry(expected[run], folder, file) {
      let index = expected[run]
      expected[run] = index + 1
      if run > 0 { expected.swapAt(run, run - 1) }
      return index
    }
    return nil
  }

  /// The entry of a file if it is not far from those that were seen; a run begins there.
  private mutating func entryAhead(_ folder: Int32, _ file: WalkedDirectory.File) -> Int? {
    while firstUnseen < entries.count, entries[firstUnseen].isSeen { firstUnseen += 1 }
    let end = min(firstUnseen + Self.window, entries.count)
    for index in firstUnseen..<end where isEntry(index, folder, file) {
      expected[expected.count - 1] = index + 1
      // Files that are gone must not hold the others up.
      firstUnseen = max(firstUnseen, index - Self.window / 2)
      return index
    }
    return nil
  }

  private func isEntry(_ index: Int, _ folder: Int32, _ file: WalkedDirectory.File) -> Bool {
    index < entries.count && entries[index].stamp.identity == file.stamp.identity
      && entries[index].folder == folder && hasName(entries[index], file.name)
  }

  /// The entry of a name in a directory, whatever file that is.
  mutating func entry(folder: Int32, name: [UInt8]) -> Int32? { names(in: folder)[name] }

  /// Entries of the same device and inode.
  mutating func candidates(_ identity: FileIdentity) -> [Int32] {
    var result: [Int32] = []
    var index = identityTable().position(of: identity)
    while index >= 0 {
      result.append(index)
      index = entries[Int(index)].next
    }
    return result
  }

  private mutating func identityTable() -> IdentityTable {
    if let byIdentity { return byIdentity }
    var table = IdentityTable()
    table.reserve(entries.count)
    for index in entries.indices {
      entries[index].next = table.update(entries[index].stamp.identity, to: Int32(index))
    }
    byIdentity = table
    return table
  }

  /// The entries of a file: several when it is divided into tracks.
  mutating func entries(ofFileAt index: Int32) -> [Int32] {
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

  /// Marks directories as there, with all of their files.
  mutating func markSeen(_ others: [Folder]) {
    for other in others where other.isSeen {
      if let index = folder(at: other.path) { folders[Int(index)].isSeen = true }
    }
    for index in entries.indices where folders[Int(entries[index].folder)].isSeen {
      entries[index].isSeen = true
    }
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
