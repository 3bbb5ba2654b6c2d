/// Which sounds and tags the library may know: nearly every new file is like none, and that is told
/// from here without asking the database.
///
/// A Bloom filter with one hash of the numbers in `items`. It may say that a number is there which
/// is not, and then the database is asked; it never says the opposite. It holds while nobody but
/// its user writes to the database.
struct KnownContents: Sendable {
  /// A state of the database.
  private struct State: Hashable {
    /// What other connections wrote.
    var foreign: Int64
    /// How many rows this one has changed.
    var own: Int

    init(of connection: Connection) throws(LibraryError) {
      foreign = try connection.dataVersion()
      own = connection.allChangedRows
    }
  }

  private var words = [UInt64](repeating: 0, count: 1 << (Self.sizeBits - 6))
  private var state: State?

  /// 8,388,608 bits, a mebibyte: of a hundred numbers two are taken for ones of 100,000 tracks, and
  /// twenty for ones of a million.
  private static let sizeBits = 23

  /// Tracks for each new file beyond which asking for the files alone costs less than reading all.
  private static let mostTracks: Int64 = 16

  /// The contents of a library; belongs at the start of a transaction.
  ///
  /// - Parameters:
  ///   - before: What was known when `close` was called last.
  ///   - connection: The library.
  ///   - count: New files that will be looked for.
  /// - Returns: What is known now; `nil` where it is not worth to find that out.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(1) where nobody wrote meanwhile, else O(tracks).
  static func open(
    _ before: KnownContents?, _ connection: Connection, for count: Int
  ) throws(LibraryError) -> KnownContents? {
    if let before, before.state == (try State(of: connection)) { return before }
    let newest = try connection.first("SELECT max(id) FROM items") { $0.integer(0) } ?? 0
    guard newest <= Int64(count) * mostTracks else { return nil }
    var contents = KnownContents()
    try connection.forEachRow("SELECT fingerprint, description FROM items", []) { row in
      contents.insert(row.integer(0))
      contents.insert(row.integer(1))
    }
    return contents
  }

  /// Remembers the state the contents are of; belongs at the end of the transaction.
  mutating func close(_ connection: Connection) throws(LibraryError) {
    state = try State(of: connection)
  }

  /// Takes the number of a sound, or of what tags say.
  mutating func insert(_ number: Int64) {
    let bit = Self.bit(of: number)
    words[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  /// Whether a number may be that of a track; `false` is certain.
  func mayHold(_ number: Int64) -> Bool {
    let bit = Self.bit(of: number)
    return words[bit >> 6] & 1 << UInt64(bit & 63) != 0
  }

  private static func bit(of number: Int64) -> Int {
    // 2^64 divided by the golden ratio spreads numbers that differ in few bits.
    Int((UInt64(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - sizeBits))
  }
}
