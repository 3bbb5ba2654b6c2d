internal import Glibc
internal import MusicModel

/// A walk through a directory tree, one directory at a time.
///
/// A link that leads to music inside the roots is left to the walk that comes there by itself;
/// any other is followed, but each directory is entered once, whatever its path, and a file behind
/// links is taken once; so loops end. Settings may leave out links, and directories whose names
/// begin with a dot. Nothing but directories is opened.
struct DirectoryWalk {
  /// A directory to be read.
  private struct Step {
    var path: [UInt8]
    /// The directory of the set it is a disc of; its own path when it is none.
    var family: [UInt8]
    var isDeep = true
    /// The device of the directory it is in; `nil` for one that a link leads to.
    var outerDevice: Int64?

    /// Most paths that are alike are the same piece of memory, which is seen at once.
    var isDisc: Bool { family != path }
  }

  private let roots: [[UInt8]]
  private let willRead: @Sendable ([UInt8]) -> Void
  private var waiting: [Step]
  private var visited: Set<FileIdentity> = []
  /// How many disc directories of a set are still to be read, by the set's directory.
  private var discsLeft: [[UInt8]: Int] = [:]
  private var linkedFiles: Set<FileIdentity> = []
  private var entries = DirectoryEntries()

  private let rules: WalkRules
  private let covers: CoverRules

  /// Starts a walk.
  ///
  /// - Parameters:
  ///   - root: The root it is in.
  ///   - places: Where it goes; the whole root by default.
  ///   - others: All other roots.
  ///   - rules: What is left out.
  ///   - covers: Which pictures may be covers.
  ///   - willRead: Called with the path of each directory before its names are read.
  init(
    root: [UInt8], places: [ScanPlace]? = nil, others: [[UInt8]] = [],
    rules: WalkRules = WalkRules(), covers: CoverRules = CoverRules(),
    willRead: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) {
    roots = [root] + others
    self.willRead = willRead
    self.rules = rules
    self.covers = covers
    waiting = []
    let steps = (places ?? [ScanPlace(path: root, isDeep: true)]).filter { !isLeftOut($0.path) }
      .map { place in
        step(
          to: place.path, isDeep: place.isDeep,
          outerDevice: MountPoint.outerDevice(of: place.path))
      }
    // The last is read first: a set's directory, then its discs.
    for step in steps.sorted(by: { $1.path.lexicographicallyPrecedes($0.path) }) { add(step) }
  }

  /// Whether disc directories of a set are still to be read.
  ///
  /// - Parameter family: The directory that stands for the set.
  /// - Returns: Whether the walk will still come to one.
  func hasDiscsLeft(of family: [UInt8]) -> Bool { discsLeft[family] != nil }

  private func step(to path: [UInt8], isDeep: Bool = true, outerDevice: Int64?) -> Step {
    let family = DirectoryFamily.family(of: path, root: roots[0])
    return Step(path: path, family: family, isDeep: isDeep, outerDevice: outerDevice)
  }

  private mutating func add(_ step: Step) {
    waiting.append(step)
    if step.isDisc { discsLeft[step.family, default: 0] += 1 }
  }

  private mutating func takeStep() -> Step? {
    guard let step = waiting.popLast() else { return nil }
    if step.isDisc {
      let left = discsLeft[step.family].map { $0 - 1 } ?? 0
      discsLeft[step.family] = left > 0 ? left : nil
    }
    return step
  }

  /// Reads the next directory; `nil` when the walk is over.
  ///
  /// - Complexity: O(entries of that directory).
  mutating func next() -> WalkedDirectory? {
    while let step = takeStep() {
      var directory = WalkedDirectory(path: step.path, family: step.family)
      let descriptor = DirectoryEntries.open(step.path)
      guard descriptor >= 0 else {
        let code = errno
        directory.note(code, at: step.path, isLink: FilePath.isLink(step.path))
        directory.isEmpty = true
        return directory
      }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else {
        directory.failure = .readError
        return directory
      }
      let identity = FileIdentity(status)
      guard visited.insert(identity).inserted else { continue }
      directory.isMount = step.outerDevice.map { $0 != identity.device } ?? false
      willRead(step.path)
      readEntries(descriptor, of: step, device: identity.device, into: &directory)
      return directory
    }
    return nil
  }

  /// Takes what is of use among the entries; nothing when the directory asks to be left out.
  private mutating func readEntries(
    _ descriptor: Int32, of step: Step, device: Int64, into directory: inout WalkedDirectory
  ) {
    var others: [Entry] = []
    directory.isEmpty = true
    var entries = entries
    // Whoever holds the buffer alone may write to it without a copy.
    self.entries = DirectoryEntries()
    defer { self.entries = entries }
    let code = entries.forEach(in: descriptor) { name, type in
      let beginsWithDot = name[0] == Self.dot
      if beginsWithDot, Self.isSelfOrParent(name) { return true }
      directory.isEmpty = false
      if beginsWithDot, Self.asksToBeLeftOut(name) {
        directory.forgetContent()
        others = []
        return false
      }
      if type == Self.regular {
        takeFile(name, in: descriptor, isLink: false, &directory)
      } else if mayHold(type, name) {
        others.append(Entry(name: [UInt8](name), type: type))
      }
      return true
    }
    // A read error in the middle leaves the rest unknown: what was there must not count as gone.
    if code != 0 { directory.failure = .readError }
    // The last is read first, so that the discs of a set come one after the other behind it.
    _ = others.partition { DirectoryFamily.discNumber($0.name) != nil }
    for entry in others { take(entry, in: descriptor, of: step, device: device, &directory) }
  }

  /// A name of a directory, or of a link to something.
  private struct Entry {
    var name: [UInt8]
    var type: UInt8
  }

  private mutating func take(
    _ entry: Entry, in descriptor: Int32, of step: Step, device: Int64,
    _ directory: inout WalkedDirectory
  ) {
    let path = FilePath.joined(step.path, entry.name)
    if entry.type == Self.directory {
      if step.isDeep { add(self.step(to: path, outerDevice: device)) }
      return
    }
    var status = stat()
    func look(_ flags: Int32) -> Int32 {
      FilePath.withCString(entry.name) { fstatat(descriptor, $0, &status, flags) } == 0 ? 0 : errno
    }
    var code = look(AT_SYMLINK_NOFOLLOW)
    let isLink = code == 0 && status.st_mode & S_IFMT == S_IFLNK
    if isLink, !rules.followsLinks { return }
    if isLink { code = look(0) }
    guard code == 0 else { return directory.note(code, at: path, isLink: isLink) }
    let isDirectory = FilePath.isDirectory(status.st_mode)
    if isLink, leadsInside(path, isDirectory) { return }
    if isDirectory {
      guard step.isDeep, !isHidden(entry.name) else { return }
      add(self.step(to: path, outerDevice: isLink ? nil : device))
    } else {
      FilePath.withCString(entry.name) { name in
        let name = UnsafeRawBufferPointer(start: name, count: entry.name.count)
        takeFile(name, in: descriptor, isLink: isLink, &directory)
      }
    }
  }

  /// Takes a file that is of use by its name, which a zero byte follows.
  private mutating func takeFile(
    _ name: UnsafeRawBufferPointer, in descriptor: Int32, isLink: Bool,
    _ directory: inout WalkedDirectory
  ) {
    guard let kind = MusicFileName.kind(of: name, covers: covers), !SkippedNames.has(name),
      let cName = name.baseAddress?.assumingMemoryBound(to: CChar.self)
    else { return }
    var status = stat()
    guard fstatat(descriptor, cName, &status, isLink ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
      let code = errno
      return directory.note(
        code, at: FilePath.joined(directory.path, [UInt8](name)), isLink: isLink)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return }
    if isLink, !linkedFiles.insert(FileIdentity(status)).inserted { return }
    let file = WalkedDirectory.File(name: [UInt8](name), stamp: FileStamp(status))
    switch kind {
    case .music:
      if directory.music.isEmpty { directory.music.reserveCapacity(Self.usualCount) }
      directory.music.append(file)
    case .playlist: directory.playlists.append(file)
    case .sheet: directory.sheets.append(file)
    case .picture:
      directory.pictures.append(
        WalkedDirectory.Picture(
          name: file.name, size: file.stamp.size, modifiedAt: file.stamp.modifiedAt))
    }
  }

  /// Whether a walk through the whole root would not come to a place.
  private func isLeftOut(_ place: [UInt8]) -> Bool {
    let root = roots[0]
    guard place.count > root.count else { return false }
    if FilePath.isLink(place), !rules.followsLinks || leadsInside(place, true) { return true }
    var path = root
    for name in place.dropFirst(root.count).split(separator: UInt8(ascii: "/")) {
      let isMarked = ["/.nomedia", "/.ignore"].contains { FilePath.exists(path + Array($0.utf8)) }
      if isMarked || SkippedNames.has(name) || isHidden(name) { return true }
      path = FilePath.joined(path, Array(name))
    }
    return false
  }

  /// Whether a link leads to something that a walk finds at its own place.
  private func leadsInside(_ link: [UInt8], _ isDirectory: Bool) -> Bool {
    guard let target = FilePath.resolved(link),
      let root = roots.first(where: { FilePath.contains($0, target) })
    else { return false }
    let names = target.dropFirst(root.count).split(separator: UInt8(ascii: "/"))
    if names.contains(where: { SkippedNames.has($0) }) { return false }
    return isDirectory || names.last.map { Self.isOfUse(Array($0)) } ?? false
  }

  /// Whether a file of this name matters to a library.
  static func isOfUse(_ name: [UInt8]) -> Bool {
    !SkippedNames.has(name) && name.withUnsafeBytes { MusicFileName.kind(of: $0) } != nil
  }

  private static let dot = UInt8(ascii: ".")
  /// Files that many an album has at most.
  private static let usualCount = 16

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
