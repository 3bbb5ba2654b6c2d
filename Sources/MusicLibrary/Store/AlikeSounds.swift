/// Looks for tracks of one sound, and remembers which sounds tell none of them from the others.
struct AlikeSounds {
  private let connection: Connection
  /// Sounds that so many tracks have that they are not asked for again.
  private var crowded: Set<Int64> = []

  /// Prepares reading, for as long as few tracks change their sound.
  init(_ connection: Connection) { self.connection = connection }

  /// The tracks with a sound and other tags.
  ///
  /// - Parameters:
  ///   - fingerprint: The number of the sound.
  ///   - description: The number of what the tags must not say.
  /// - Returns: Identities; none where `AlikeTracks.most` or more tracks are such.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(log *n*).
  mutating func tracks(
    of fingerprint: Int64, besides description: Int64
  ) throws(LibraryError) -> [Int64] {
    if crowded.contains(fingerprint) { return [] }
    let found = try connection.rows(
      Self.query, [.integer(fingerprint), .integer(description)]
    ) { $0.integer(0) }
    guard found.count >= AlikeTracks.most else { return found }
    crowded.insert(fingerprint)
    return []
  }

  /// Each is one range of an index, so that a limit ends it however many tracks are the same.
  private static let query = ["<", ">"].map { relation in
    """
    SELECT id FROM (
      SELECT id FROM items WHERE fingerprint = ?1 AND description \(relation) ?2
      LIMIT \(AlikeTracks.most))
    """
  }.joined(separator: " UNION ALL ")
}
