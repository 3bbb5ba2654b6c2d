internal import MusicModel

extension LibraryQueries {
  /// The identities of all tracks by the sort key of their title.
  func trackIDs(limit: Int? = nil) throws(LibraryError) -> [TrackID] {
    try connection.rows(
      "SELECT id FROM tracks ORDER BY sort_key, id LIMIT ?", [.integer(Int64(limit ?? -1))]
    ) { TrackID($0.integer(0)) }
  }

  /// The tracks with given identities, in the order asked; unknown identities are left out.
  func tracks(_ ids: [TrackID]) throws(LibraryError) -> [TrackSummary] {
    try connection.rows(
      """
      SELECT \(Self.trackColumns) FROM json_each(?) AS wanted
      CROSS JOIN tracks ON tracks.id = wanted.value JOIN items ON items.id = tracks.id
      JOIN albums ON albums.id = album_id ORDER BY wanted.key
      """, [.list(ids.map(\.rawValue))], Self.track)
  }

  /// The absolute path of a track's file; `nil` when the track is not in the library now.
  func path(of id: TrackID) throws(LibraryError) -> [UInt8]? {
    try location(of: id)?.path
  }

  /// Where the sound of a track is; `nil` when the track is not in the library now.
  func location(of id: TrackID) throws(LibraryError) -> TrackLocation? {
    try connection.first(
      """
      SELECT folders.path, name, start_ms, end_ms, part,
        track_gain, track_peak, album_gain, album_peak
      FROM tracks JOIN folders ON folders.id = folder_id WHERE tracks.id = ?
      """, [.integer(id.rawValue)]
    ) {
      TrackLocation(
        path: FilePath.joined($0.blob(0), $0.blob(1)), start: $0.int(2), end: $0.optionalInt(3),
        part: $0.int(4),
        loudness: Loudness(track: Self.level($0, at: 5), album: Self.level($0, at: 7)))
    }
  }

  private static func level(_ row: Row, at column: Int32) -> Loudness.Level? {
    row.optionalReal(column).map { Loudness.Level(gain: $0, peak: row.optionalReal(column + 1)) }
  }

  static let trackColumns = """
    tracks.id, tracks.album_id, tracks.title, tracks.artist, albums.title, tracks.disc,
    tracks.disc_subtitle, tracks.number, tracks.duration, items.plays, items.rating,
    items.is_favourite, tracks.date, tracks.genres, \(isOffline)
    """

  static func track(_ row: Row) -> TrackSummary {
    TrackSummary(
      id: TrackID(row.integer(0)), album: AlbumID(row.integer(1)), title: row.text(2),
      artist: row.text(3), albumTitle: row.text(4), disc: row.optionalInt(5),
      discSubtitle: row.optionalText(6), number: row.optionalInt(7),
      duration: row.optionalInt(8).map { $0 / 1_000 },
      // A date begins with its year, and a list of genres has one a line.
      year: Int(row.text(12).prefix(4)),
      genre: row.text(13).split(separator: "\n").joined(separator: ", "), plays: row.int(9),
      rating: row.stars(10), isFavourite: row.flag(11), isOffline: row.flag(14))
  }
}
