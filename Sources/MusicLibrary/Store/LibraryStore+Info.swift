public import MusicModel

extension LibraryStore {
  /// All that is known of a track; empty when it is not in the library.
  public nonisolated func info(of id: TrackID) async throws(LibraryError) -> [InfoField] {
    try await read { queries throws(LibraryError) in try queries.info(of: id) }
  }

  /// All that is known of an album: its own words, then those of its first track's file.
  public nonisolated func info(of id: AlbumID) async throws(LibraryError) -> [InfoField] {
    try await read { queries throws(LibraryError) in try queries.info(of: id) }
  }
}

extension LibraryQueries {
  /// All that is known of a track; empty when it is not in the library.
  func info(of id: TrackID) throws(LibraryError) -> [InfoField] {
    try connection.first(
      """
      SELECT tracks.title, tracks.artist, tracks.album, tracks.album_artist, tracks.composers,
        tracks.genres, tracks.date, tracks.original_date, tracks.number, tracks.number_total,
        tracks.disc, tracks.disc_total, tracks.disc_subtitle, tracks.compilation,
        tracks.title_sort, tracks.comment, tracks.track_gain, tracks.duration, tracks.format,
        tracks.bitrate, tracks.sample_rate, tracks.channels, folders.path, tracks.name,
        tracks.size, tracks.modified_at, items.added_at, items.plays, items.last_played_at,
        items.rating, items.is_favourite, tracks.legacy_charset
      FROM tracks JOIN folders ON folders.id = folder_id JOIN items ON items.id = tracks.id
      WHERE tracks.id = ?
      """, [.integer(id.rawValue)]
    ) { row throws(LibraryError) in
      (Self.tagFields(row) + [try charsetField(row.text(31), in: row.blob(22))]
        + Self.soundFields(row) + Self.fileFields(row)
        + Self.historyFields(row)).filter { !$0.value.isEmpty }
    } ?? []
  }

  /// All that is known of an album: its own words, then those of its first track's file.
  func info(of id: AlbumID) throws(LibraryError) -> [InfoField] {
    guard let detail = try albumDetail(id) else { return [] }
    let album = detail.album
    var fields = [
      InfoField(.tags, .album, album.title),
      InfoField(.tags, .albumArtist, album.artist ?? ""),
      InfoField(.tags, .date, album.year.map(String.init) ?? ""),
      try charsetField(of: id),
      InfoField(.sound, .track, String(detail.tracks.count)),
      InfoField(
        .sound, .duration, InfoText.clock(detail.tracks.compactMap(\.duration).reduce(0, +))),
    ]
    if let first = detail.tracks.first, let path = try path(of: first.id) {
      let folder = FilePath.split(path).directory
      fields.append(InfoField(.file, .path, String(decoding: folder, as: UTF8.self)))
    }
    fields.append(InfoField(.history, .added, InfoText.date(album.addedAt)))
    return fields.filter { !$0.value.isEmpty }
  }

  /// The charset of the old text in the tags of an album, that of most of its files first.
  private func charsetField(of album: AlbumID) throws(LibraryError) -> InfoField {
    let charsets = try connection.rows(
      """
      SELECT legacy_charset, min(folders.path) FROM tracks
      JOIN folders ON folders.id = folder_id WHERE album_id = ? AND legacy_charset IS NOT NULL
      GROUP BY legacy_charset ORDER BY count(*) DESC, legacy_charset
      """, [.integer(album.rawValue)]
    ) { (name: $0.text(0), folder: $0.blob(1)) }
    return try charsetField(
      InfoText.list(charsets.map(\.name).joined(separator: "\n")), in: charsets.first?.folder ?? [])
  }

  /// A charset, and whether a person chose it for a directory.
  private func charsetField(
    _ name: String, in folder: [UInt8]
  ) throws(LibraryError) -> InfoField {
    let choice = FolderCharsets(choices: try charsetChoices()).choice(for: folder)
    return InfoField(.tags, choice == nil ? .guessedCharset : .chosenCharset, name)
  }

  private static func tagFields(_ row: Row) -> [InfoField] {
    [
      InfoField(.tags, .title, row.text(0)), InfoField(.tags, .artist, row.text(1)),
      InfoField(.tags, .album, row.text(2)), InfoField(.tags, .albumArtist, row.text(3)),
      InfoField(.tags, .composer, InfoText.list(row.text(4))),
      InfoField(.tags, .genre, InfoText.list(row.text(5))),
      InfoField(.tags, .date, row.text(6)), InfoField(.tags, .originalDate, row.text(7)),
      InfoField(.tags, .track, InfoText.position(row.optionalInt(8), of: row.optionalInt(9))),
      InfoField(.tags, .disc, InfoText.position(row.optionalInt(10), of: row.optionalInt(11))),
      InfoField(.tags, .discSubtitle, row.text(12)),
      InfoField(.tags, .compilation, row.optionalInt(13) == 1 ? "✓" : ""),
      InfoField(.tags, .sortName, row.text(14)), InfoField(.tags, .comment, row.text(15)),
      InfoField(.tags, .replayGain, row.text(16).isEmpty ? "" : row.text(16) + " dB"),
    ]
  }

  private static func soundFields(_ row: Row) -> [InfoField] {
    [
      InfoField(
        .sound, .duration, row.optionalInt(17).map { InfoText.clock($0 / 1_000) } ?? ""),
      InfoField(
        .sound, .format, AudioFormat(rawValue: row.int(18)).map(FormatName.name(of:)) ?? ""),
      InfoField(.sound, .bitRate, row.optionalInt(19).map { "\($0) kbit/s" } ?? ""),
      InfoField(.sound, .sampleRate, row.optionalInt(20).map { "\($0) Hz" } ?? ""),
      InfoField(.sound, .channels, row.optionalInt(21).map(String.init) ?? ""),
    ]
  }

  private static func fileFields(_ row: Row) -> [InfoField] {
    [
      InfoField(
        .file, .path,
        String(decoding: FilePath.joined(row.blob(22), row.blob(23)), as: UTF8.self)),
      InfoField(.file, .size, InfoText.size(row.integer(24))),
      InfoField(.file, .modified, InfoText.date(row.integer(25) / 1_000_000_000)),
    ]
  }

  private static func historyFields(_ row: Row) -> [InfoField] {
    [
      InfoField(.history, .added, InfoText.date(row.integer(26))),
      InfoField(.history, .plays, row.int(27) > 0 ? String(row.int(27)) : ""),
      InfoField(.history, .lastPlayed, row.optionalInt(28).map { InfoText.date(Int64($0)) } ?? ""),
      InfoField(
        .history, .rating,
        row.optionalInt(29).map { String(repeating: "★", count: max(0, min(5, $0 / 20))) } ?? ""),
      InfoField(.history, .favourite, row.flag(30) ? "♥" : ""),
    ]
  }
}
