/// New tracks on their way into the store, each with its album.
struct AddedTracks {
  private let tracks: [NewTrack]
  private var positions: [Int64: Int] = [:]
  private var albums: [SQLiteValue]
  private var searched: [SearchWriter.Track?]

  /// Takes tracks, which are in no album yet.
  init(_ tracks: [NewTrack]) {
    self.tracks = tracks
    albums = Array(repeating: .null, count: tracks.count)
    searched = Array(repeating: nil, count: tracks.count)
    for (position, track) in tracks.enumerated() { positions[track.id] = position }
  }

  /// What search finds them by.
  var texts: [SearchWriter.Track] {
    zip(tracks, searched).map { $1 ?? $0.texts(inAlbum: "", by: "") }
  }

  /// Puts a track into an album; `false` when it is none of these.
  mutating func put(
    _ track: Int64, intoAlbum album: Int64, title: String, by artist: String
  ) -> Bool {
    guard let position = positions[track] else { return false }
    albums[position] = .integer(album)
    searched[position] = tracks[position].texts(inAlbum: title, by: artist)
    return true
  }

  /// Inserts the rows; search is not yet told.
  func write(_ connection: Connection) throws(LibraryError) {
    guard !tracks.isEmpty else { return }
    for (track, album) in zip(tracks, albums) {
      try connection.run(TrackRow.insertion) { values in
        track.row.bind(to: &values)
        values.value(album)
        values.integer(track.id)
      }
    }
    try connection.run(
      "UPDATE totals SET tracks = tracks + ?", [.integer(Int64(tracks.count))])
  }
}
