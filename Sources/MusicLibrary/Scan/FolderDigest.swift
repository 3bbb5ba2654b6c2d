/// A number of what a scan compares in one folder: all that is known of its files, in any order.
///
/// Two folders whose files differ in anything that would have one of them read have different
/// digests. It is the sum of a keyed hash of each file, so the order in which a walk meets them,
/// or in which the store has them, does not matter. What an older program has read has another key.
///
/// - SeeAlso: Clarke, Devadas, van Dijk, Gassend, Suh, "Incremental Multiset Hash Functions and
///   Their Application to Memory Integrity Checking", 2003, doi:10.1007/978-3-540-40061-5_12.
struct FolderDigest: Hashable, Sendable {
  private var sum: UInt128 = 0

  /// The digest of a folder without files.
  init() {}

  /// Takes a file by its hash.
  mutating func add(_ hash: UInt128) { sum &+= hash }

  /// Takes a picture.
  mutating func add(_ picture: WalkedDirectory.Picture) {
    var hash = Self.hash(of: .picture)
    hash.combine(picture.size)
    hash.combine(picture.modifiedAt)
    add(picture.name.withUnsafeBytes { hash.finalized(with: $0) })
  }

  /// Takes a cue sheet.
  mutating func add(_ sheet: CueFile.State) {
    var hash = Self.hash(of: .sheet)
    hash.combine(sheet.size)
    hash.combine(sheet.modifiedAt)
    hash.combine(sheet.neighbours)
    add(sheet.name.withUnsafeBytes { hash.finalized(with: $0) })
  }

  /// The hash of a file that looks like music.
  static func hash(of stamp: FileStamp, name: UnsafeRawBufferPointer) -> UInt128 {
    var hash = hash(of: .music)
    hash.combine(stamp.identity.device)
    hash.combine(stamp.identity.inode)
    hash.combine(stamp.size)
    hash.combine(stamp.modifiedAt)
    hash.combine(stamp.changedAt)
    return hash.finalized(with: name)
  }

  private enum Kind: Int64 {
    case music = 1
    case picture
    case sheet
  }

  private static func hash(of kind: Kind) -> SipHash {
    var hash = SipHash(key: (key, UInt64(TagReader.version)))
    hash.combine(kind.rawValue)
    return hash
  }

  /// Any number; another one when the meaning of the words above changes.
  private static let key: UInt64 = 0x9E37_79B9_7F4A_7C15
}

extension FolderDigest {
  /// The digest of what a walk found in a directory.
  init(_ directory: WalkedDirectory) {
    for file in directory.music {
      add(file.name.withUnsafeBytes { Self.hash(of: file.stamp, name: $0) })
    }
    for picture in directory.pictures { add(picture) }
    for sheet in directory.sheetStates { add(sheet) }
  }

  /// The digest as the store keeps it; `nil` for bytes that are none.
  init?(bytes: [UInt8]) {
    guard bytes.count == MemoryLayout<UInt128>.size else { return nil }
    sum = bytes.withUnsafeBytes { UInt128(littleEndian: $0.loadUnaligned(as: UInt128.self)) }
  }

  /// The bytes that the store keeps.
  var bytes: [UInt8] { withUnsafeBytes(of: sum.littleEndian) { [UInt8]($0) } }
}
