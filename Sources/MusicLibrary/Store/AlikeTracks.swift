/// The tracks that have something in common with a track, as far as that tells who they are.
struct AlikeTracks {
  /// Those with its sound and its tags, `most` at the most.
  private(set) var exact: [Int64] = []
  /// Those with its sound and other tags; none where so many are that they tell nothing.
  private(set) var sounding: [Int64] = []
  /// Those with its tags and another sound; none where so many are that they tell nothing.
  private(set) var named: [Int64] = []

  /// Tracks that are looked at of those alike.
  ///
  /// A sound that more of them share, as files that end in silence do, tells none of them from the
  /// others; asking the system for each one's file would cost the square of their number.
  static let most = 16

  /// Looks for them among all that were ever in the library.
  ///
  /// - Parameters:
  ///   - connection: Where they are looked for.
  ///   - fingerprint: The number of the sound.
  ///   - description: The number of what the tags say.
  ///   - near: What they say of another encoding; `nil` where that is the same.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(log *n*): at most `most` entries of each kind are read, nearly always of
  ///   indexes alone, since nearly every new file is like none.
  init(
    _ connection: Connection, fingerprint: Int64, description: Int64, near: Int64?
  ) throws(LibraryError) {
    var found = [[Int64]](repeating: [], count: Self.conditions.count)
    try connection.forEachRow(
      Self.query,
      [.integer(fingerprint), .integer(description), near.map { .integer($0) } ?? .null]
    ) { row in found[row.int(0)].append(row.integer(1)) }
    exact = found[0]
    sounding = found[1] + found[2]
    if sounding.count >= Self.most { sounding = [] }
    named = found[3...].flatMap { $0.count < Self.most ? $0 : [] }
      .filter { !exact.contains($0) && !sounding.contains($0) }
  }

  /// Each is one range of an index, so that a limit ends it however many tracks are alike.
  private static let conditions = [
    "fingerprint = ?1 AND description = ?2", "fingerprint = ?1 AND description < ?2",
    "fingerprint = ?1 AND description > ?2", "description = ?2", "description = ?3",
  ]

  private static let query = conditions.enumerated().map { kind, condition in
    "SELECT \(kind), id FROM (SELECT id FROM items WHERE \(condition) LIMIT \(most))"
  }.joined(separator: " UNION ALL ")
}
