internal import MusicModel

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
    "folder_id", "name", "reader", "part", "start_ms", "end_ms", "device", "inode", "size",
    "modified_at",
    "changed_at", "title", "title_sort", "sort_key", "artist", "artists", "artist_sort",
    "artist_sort_key", "album", "album_sort", "album_artist", "album_artists", "album_artist_sort",
    "composers", "genres", "tagged_artists", "tagged_album_artists", "tagged_composers",
    "tagged_genres", "compilation", "disc", "disc_total", "disc_subtitle", "number", "number_total",
    "number_side", "date", "original_date", "release_id", "duration", "bitrate", "sample_rate",
    "channels", "format", "has_cover", "comment", "track_gain", "track_peak", "album_gain",
    "album_peak", "is_cut_off", "legacy_text", "legacy_charset",
    "credit_state",
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

  /// Gives the track `?1` all that the track `?2` has but its place.
  static let adoption: String = {
    let place = ["folder_id", "name", "part"]
    let others = columns.filter { !place.contains($0) }.joined(separator: ", ")
    return """
      UPDATE tracks SET (\(others)) = (SELECT \(others) FROM tracks WHERE id = ?2) WHERE id = ?1
      """
  }()

  /// Makes the row of a file, or of a part of it.
  ///
  /// - Parameters:
  ///   - part: The file, or a part of it.
  ///   - file: Where it is.
  ///   - folder: The identity of its directory.
  ///   - family: The directory of its set.
  ///   - shelving: Works out what the settings make of it.
  /// - Throws: What the store throws on reading.
  init(
    _ part: TrackPart, file: ScanBatch.File, folder: Int64, family: [UInt8],
    shelving: inout TrackShelving
  ) throws(LibraryError) {
    let tags = part.tags
    title = tags.title.isEmpty ? MusicFileName.title(file.name) : tags.title
    disc = tags.disc.number ?? DirectoryFamily.discNumber(FilePath.split(file.folder).name)
    let tagged = TrackShelving.Tagged(tags, title: title, family: family)
    shelved = try shelving.shelved(tagged)
    values = Self.values(part, file: file, folder: folder, tagged, shelved, disc: disc)
  }

  /// The values in the order of the columns; one list, since lists put together from others take
  /// twice the time.
  private static func values(
    _ part: TrackPart, file: ScanBatch.File, folder: Int64, _ tagged: TrackShelving.Tagged,
    _ shelved: TrackShelving.Shelved, disc: Int?
  ) -> [SQLiteValue] {
    let (tags, stamp) = (part.tags, file.stamp)
    return [
      .integer(folder), .blob(file.name), .integer(TagReader.version),
      .integer(Int64(part.number)), .integer(Int64(part.start)), .optional(part.end),
      .integer(stamp.identity.device), .integer(stamp.identity.inode), .integer(stamp.size),
      .integer(stamp.modifiedAt), .integer(stamp.changedAt),
      // Names
      .text(tagged.title), .nonEmpty(tags.titleSort), .blob(shelved.sortKey), .text(tags.artist),
      .text(shelved.artists), .nonEmpty(tags.artistSort), .blob(shelved.artistSortKey),
      .text(tags.album), .nonEmpty(tags.albumSort), .text(tags.albumArtist),
      .text(shelved.albumArtists), .nonEmpty(tags.albumArtistSort), .text(shelved.composers),
      .text(shelved.genres), .lines(tagged.artists), .lines(tagged.albumArtists),
      .lines(tagged.composers), .lines(tagged.genres),
      // Numbers
      .optional(tags.compilation.map { $0 ? 1 : 0 }), .optional(disc), .optional(tags.disc.total),
      .nonEmpty(tags.discSubtitle), .optional(tags.track.number), .optional(tags.track.total),
      .nonEmpty(tags.track.side), .nonEmpty(tags.date?.text ?? ""),
      .nonEmpty(tags.originalDate?.text ?? ""), .nonEmpty(tags.releaseID),
      // Sound
      .optional(tags.duration), .optional(tags.bitrate), .optional(tags.sampleRate),
      .optional(tags.channels), .integer(Int64(tags.format.rawValue)),
      .flag(!tags.pictures.isEmpty), .nonEmpty(tags.comment), .optional(tags.gain.track),
      .optional(tags.gain.trackPeak), .optional(tags.gain.album), .optional(tags.gain.albumPeak),
      .flag(tags.isCutOff), tags.legacyText.map { .blob($0.sample) } ?? .null,
      tags.legacyText.map { .text($0.charset.rawValue) } ?? .null,
      .integer(shelved.creditState),
    ]
  }
}
