import MusicModel
import SeededRandom

/// Puts together what is recommended on one day.
struct MixMaker {
  let queries: LibraryQueries
  let day: Int
  let now: Int64

  /// Albums on the shelf of what was heard lately.
  private static let recentCount = 20
  /// Albums of the grid of what was not heard for long.
  private static let forgottenCount = 200
  /// Mixes on the screen: a row of two above a row of three.
  private static let mixCount = 5
  /// Tracks of a mix: about an hour and a half.
  static let trackCount = 25
  /// A mix of fewer tracks is none.
  static let fewestTracks = 5

  init(_ queries: LibraryQueries, day: Int, now: Int64) {
    self.queries = queries
    self.day = day
    self.now = now
  }

  /// The album of the day: any, but none of those that were heard last.
  func pick() throws(LibraryError) -> AlbumID? {
    guard
      let last = try queries.connection.first("SELECT max(id) FROM albums", [], { $0.integer(0) }),
      last > 0
    else { return nil }
    let heard = Set(try queries.albumIDs(by: .recentlyPlayed, limit: Self.recentCount))
    var random = SplitMix64(seed: UInt64(bitPattern: Int64(day)))
    var found: AlbumID?
    for _ in 0..<Self.recentCount {
      let start = Int64(random.next() % UInt64(last)) + 1
      found = try queries.connection.first(
        "SELECT id FROM albums WHERE id >= ? ORDER BY id LIMIT 1", [.integer(start)]
      ) { AlbumID($0.integer(0)) }
      if let found, !heard.contains(found) { return found }
    }
    return found
  }

  /// Albums that were heard last; where there is no history yet, those that were added last.
  func recent() throws(LibraryError) -> [AlbumID] {
    let heard = try queries.albumIDs(by: .recentlyPlayed, limit: Self.recentCount)
    return heard.isEmpty
      ? try queries.albumIDs(sortedBy: AlbumSort(.added), limit: Self.recentCount) : heard
  }

  /// Albums by how long they wait: since they were heard last, or since they came.
  func forgotten() throws(LibraryError) -> [AlbumID] {
    try queries.connection.rows(
      """
      SELECT album_id FROM tracks JOIN items ON items.id = tracks.id WHERE album_id IS NOT NULL
      GROUP BY album_id ORDER BY max(coalesce(last_played_at, added_at)), album_id LIMIT ?
      """, [.integer(Int64(Self.forgottenCount))]
    ) { AlbumID($0.integer(0)) }
  }

  /// The mixes there is enough music for, the most personal first.
  func mixes() throws(LibraryError) -> [Mix] {
    var mixes: [Mix] = []
    for candidate in try candidates() where mixes.count < Self.mixCount {
      let tracks = try chosen(candidate)
      guard tracks.count >= Self.fewestTracks else { continue }
      mixes.append(
        Mix(reason: candidate.reason, tracks: tracks, album: try album(of: tracks[0])))
    }
    return mixes
  }

  private func candidates() throws(LibraryError) -> [MixCandidate] {
    let source = MixCandidates(connection: queries.connection, now: now)
    return try source.moreBy() + source.genres(ofHeard: true) + [source.favourites]
      + [source.rediscovered] + source.decades(ofHeard: true) + [source.newAndUnheard]
      + source.genres(ofHeard: false) + source.decades(ofHeard: false)
  }

  /// Some of a candidate's tracks, others every day.
  private func chosen(_ candidate: MixCandidate) throws(LibraryError) -> [TrackID] {
    var random = SplitMix64(seed: UInt64(bitPattern: Int64(day)) &+ candidate.seed)
    let all = try queries.connection.rows(
      """
      SELECT tracks.id FROM tracks JOIN items ON items.id = tracks.id
      JOIN albums ON albums.id = album_id WHERE \(candidate.condition)
      """, candidate.values
    ) { TrackID($0.integer(0)) }
    return Array(all.shuffled(using: &random).prefix(Self.trackCount))
  }

  private func album(of track: TrackID) throws(LibraryError) -> AlbumID? {
    try queries.connection.first(
      "SELECT album_id FROM tracks WHERE id = ?", [.integer(track.rawValue)]
    ) { AlbumID($0.integer(0)) }
  }
}
