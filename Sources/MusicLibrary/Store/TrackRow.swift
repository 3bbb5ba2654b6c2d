internal import MusicModel

/// A track as a row of the store.
struct TrackRow {
  /// The file, or the part of it.
  let part: TrackPart
  private let name: [UInt8]
  private let stamp: FileStamp
  /// The identity of its directory.
  private let folder: Int64
  /// Number of its disc, by its tags or else by its directory.
  let disc: Int?
  /// Its title, or else its file's name.
  let title: String
  /// What the settings make of it.
  let shelved: TrackShelving.Shelved

  private static let columns =
    placeColumns + nameColumns + numberColumns + soundColumns + ["credit_state"]

  /// Inserts a track: what `bind` gives, then its album and its identity.
  static let insertion = """
    INSERT INTO tracks(\(columns.joined(separator: ", ")), album_id, id)
    VALUES (\(String(repeating: "?, ", count: columns.count))?, ?)
    """

  /// Updates a track: what `bind` gives, then its identity.
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
    self.part = part
    self.folder = folder
    (name, stamp) = (file.name, file.stamp)
    title = part.tags.title.isEmpty ? MusicFileName.title(file.name) : part.tags.title
    disc = part.tags.disc.number ?? DirectoryFamily.discNumber(FilePath.split(file.folder).name)
    shelved = try shelving.shelved(TrackShelving.Tagged(part, title: title, family: family))
  }

  /// Gives the values of all columns but the identity and the album, in the order of the columns.
  func bind(to values: inout Binder) {
    bindPlace(to: &values)
    bindNames(to: &values)
    bindNumbers(to: &values)
    bindSound(to: &values)
    values.integer(shelved.creditState)
  }

  private static let placeColumns = [
    "folder_id", "name", "reader", "part", "start_ms", "end_ms", "device", "inode", "size",
    "modified_at", "changed_at",
  ]

  private func bindPlace(to values: inout Binder) {
    values.integer(folder)
    values.blob(name)
    values.integer(TagReader.version)
    values.optional(part.number)
    values.optional(part.start)
    values.optional(part.end)
    values.integer(stamp.identity.device)
    values.integer(stamp.identity.inode)
    values.integer(stamp.size)
    values.integer(stamp.modifiedAt)
    values.integer(stamp.changedAt)
  }

  private static let nameColumns = [
    "title", "title_sort", "sort_key", "artist", "artists", "artist_sort", "artist_sort_key",
    "album", "album_sort", "album_artist", "album_artists", "album_artist_sort", "composers",
    "genres", "tagged_artists", "tagged_album_artists", "tagged_composers", "tagged_genres",
  ]

  private func bindNames(to values: inout Binder) {
    values.text(title)
    values.nonEmpty(part.tags.titleSort)
    values.blob(shelved.sortKey)
    values.text(part.tags.artist)
    values.text(shelved.artists)
    values.nonEmpty(part.tags.artistSort)
    values.blob(shelved.artistSortKey)
    values.text(part.tags.album)
    values.nonEmpty(part.tags.albumSort)
    values.text(part.tags.albumArtist)
    values.text(shelved.albumArtists)
    values.nonEmpty(part.tags.albumArtistSort)
    values.text(shelved.composers)
    values.text(shelved.genres)
    values.lines(part.tags.artists)
    values.lines(part.tags.albumArtists)
    values.lines(part.tags.composers)
    values.lines(part.tags.genres)
  }

  private static let numberColumns = [
    "compilation", "disc", "disc_total", "disc_subtitle", "number", "number_total", "number_side",
    "date", "original_date", "release_id",
  ]

  private func bindNumbers(to values: inout Binder) {
    values.optional(part.tags.compilation.map { $0 ? 1 : 0 })
    values.optional(disc)
    values.optional(part.tags.disc.total)
    values.nonEmpty(part.tags.discSubtitle)
    values.optional(part.tags.track.number)
    values.optional(part.tags.track.total)
    values.nonEmpty(part.tags.track.side)
    values.nonEmpty(part.tags.date?.text ?? "")
    values.nonEmpty(part.tags.originalDate?.text ?? "")
    values.nonEmpty(part.tags.releaseID)
  }

  private static let soundColumns = [
    "duration", "bitrate", "sample_rate", "channels", "format", "has_cover", "comment",
    "track_gain", "track_peak", "album_gain", "album_peak", "is_cut_off", "legacy_text",
    "legacy_charset",
  ]

  private func bindSound(to values: inout Binder) {
    values.optional(part.tags.duration)
    values.optional(part.tags.bitrate)
    values.optional(part.tags.sampleRate)
    values.optional(part.tags.channels)
    values.integer(Int64(part.tags.format.rawValue))
    values.flag(!part.tags.pictures.isEmpty)
    values.nonEmpty(part.tags.comment)
    values.optional(part.tags.gain.track)
    values.optional(part.tags.gain.trackPeak)
    values.optional(part.tags.gain.album)
    values.optional(part.tags.gain.albumPeak)
    values.flag(part.tags.isCutOff)
    if let legacy = part.tags.legacyText {
      values.blob(legacy.sample)
      values.text(legacy.charset.rawValue)
    } else {
      values.null()
      values.null()
    }
  }
}
