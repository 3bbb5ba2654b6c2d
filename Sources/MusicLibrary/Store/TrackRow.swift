/// A track as a row of the store.
struct TrackRow {
  /// The values of all columns but the identity and the album.
  let values: [SQLiteValue]
  /// Number of its disc, by its tags or else by its directory.
  let disc: Int?
  /// Its title, or else its file's name.
  let title: String
  /// What the settings make of it.
  let shelved: TrackShelving.Shelved

  private static let columns = [
    "folder_id", "name", "device", "inode", "size", "modified_at", "changed_at", "title",
    "title_sort", "sort_key", "artist", "artists", "artist_sort", "album", "album_sort",
    "album_artist", "album_artist_sort", "composers", "genres", "compilation", "disc", "disc_total",
    "disc_subtitle", "number", "number_total", "number_side", "date", "original_date",
    "part", "start_ms", "end_ms", "release_id", "duration", "bitrate", "sample_rate", "channels",
    "format", "has_cover", "comment", "track_gain", "track_peak", "album_gain", "album_peak",
    "album_artists",
    "artist_sort_key", "tagged_artists", "tagged_album_artists", "tagged_composers",
    "tagged_genres",
  ]

  /// Inserts a track: `values`, then its album and its identity.
  static let insertion = """
    INSERT INTO tracks(\(columns.joined(separator: ", ")), album_id, id)
    VALUES (\(String(repeating: "?, ", count: columns.count))?, ?)
    """

  /// Updates a track: `values`, then its identity.
  static let update = """
    UPDATE tracks SET \(columns.map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?
    """

  /// Makes the row of a file, or of a part of it.
  init(_ part: TrackPart, file: ScanBatch.File, folder: Int64, shelving: TrackShelving) {
    let tags = part.tags
    title = tags.title.isEmpty ? MusicFileName.title(file.name) : tags.title
    disc = tags.disc.number ?? DirectoryFamily.discNumber(FilePath.split(file.folder).name)
    let tagged = TrackShelving.Tagged(tags, title: title)
    shelved = shelving.shelved(tagged)
    values =
      Self.placeValues(file, folder) + [
        .text(title), .nonEmpty(tags.titleSort), .blob(shelved.sortKey), .text(tags.artist),
        .text(shelved.artists), .nonEmpty(tags.artistSort), .text(tags.album),
        .nonEmpty(tags.albumSort), .text(tags.albumArtist), .nonEmpty(tags.albumArtistSort),
        .text(shelved.composers), .text(shelved.genres),
        .optional(tags.compilation.map { $0 ? 1 : 0 }), .optional(disc),
        .optional(tags.disc.total), .nonEmpty(tags.discSubtitle),
      ] + Self.detailValues(part) + [
        .text(shelved.albumArtists), .blob(shelved.artistSortKey), .lines(tagged.artists),
        .lines(tagged.albumArtists), .lines(tagged.composers), .lines(tagged.genres),
      ]
  }

  private static func placeValues(_ file: ScanBatch.File, _ folder: Int64) -> [SQLiteValue] {
    [.integer(folder), .blob(file.name)] + file.stamp.values
  }

  private static func detailValues(_ part: TrackPart) -> [SQLiteValue] {
    let tags = part.tags
    return [
      .optional(tags.track.number), .optional(tags.track.total), .nonEmpty(tags.track.side),
      .nonEmpty(tags.date?.text ?? ""), .nonEmpty(tags.originalDate?.text ?? ""),
      .integer(Int64(part.number)), .integer(Int64(part.start)), .optional(part.end),
      .nonEmpty(tags.releaseID), .optional(tags.duration), .optional(tags.bitrate),
      .optional(tags.sampleRate), .optional(tags.channels),
      .integer(Int64(tags.format.rawValue)), .flag(!tags.pictures.isEmpty),
      .nonEmpty(tags.comment), .optional(tags.gain.track), .optional(tags.gain.trackPeak),
      .optional(tags.gain.album), .optional(tags.gain.albumPeak),
    ]
  }
}
