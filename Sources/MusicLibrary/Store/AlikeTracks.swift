/// The tracks whose tags say what those of a track say, as far as that tells who they are.
struct AlikeTracks {
  /// Those with its sound, too, `most` at the most.
  let exact: [Int64]
  /// Those with another sound, and those of another encoding; none of a kind of which there are so
  /// many that they tell nothing.
  let named: [Int64]

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
    var same: [Int64] = []
    var others: [Int64] = []
    var neighbours: [Int64] = []
    try connection.forEachRow(
      Self.query,
      [.integer(fingerprint), .integer(description), near.map { .integer($0) } ?? .null]
    ) { row in
      if row.flag(1) { neighbours.append(row.integer(0)); return }
      if row.flag(2) { same.append(row.integer(0)) } else { others.append(row.integer(0)) }
    }
    let areMany = same.count + others.count >= Self.most
    exact =
      areMany ? try Self.exact(connection, fingerprint, description) : same
    named = (areMany ? [] : others) + (neighbours.count < Self.most ? neighbours : [])
  }

  /// Each is one range of an index, so that a limit ends it however many tracks are alike.
  private static let query = """
    SELECT * FROM
      (SELECT id, 0, fingerprint = ?1 FROM items WHERE description = ?2 LIMIT \(most))
    UNION ALL SELECT * FROM
      (SELECT id, 1, 0 FROM items WHERE description = ?3 LIMIT \(most))
    """

  private static func exact(
    _ connection: Connection, _ fingerprint: Int64, _ description: Int64
  ) throws(LibraryError) -> [Int64] {
    try connection.rows(
      "SELECT id FROM items WHERE fingerprint = ? AND description = ? LIMIT \(most)",
      [.integer(fingerprint), .integer(description)]
    ) { $0.integer(0) }
  }
}
