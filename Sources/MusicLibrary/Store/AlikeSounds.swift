/// Looks for tracks of one sound, and remembers the sounds that tell no track from the others,
/// whatever its tags say.
struct AlikeSounds {
  private let connection: Connection
  /// Sounds that so many tracks of different tags have that they are not asked for again.
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
    var found: [Int64] = []
    var kinds: [Int64: Int] = [:]
    try connection.forEachRow(Self.query, [.integer(fingerprint), .integer(description)]) { row in
      found.append(row.integer(0))
      kinds[row.integer(1), default: 0] += 1
    }
    guard found.count >= AlikeTracks.most else { return found }
    // Whichever tags the next one has, as many must be left without those that have them, too.
    let fewest = found.count - (kinds.values.max() ?? 0)
    if fewest >= AlikeTracks.most { crowded.insert(fingerprint) }
    return []
  }

  /// Each is one range of an index, so that a limit ends it however many tracks are the same.
  private static let query = ["<", ">"].map { relation in
    """
    SELECT * FROM (
      SELECT id, description FROM items WHERE fingerprint = ?1 AND description \(relation) ?2
      LIMIT \(2 * AlikeTracks.most))
    """
  }.joined(separator: " UNION ALL ")
}
