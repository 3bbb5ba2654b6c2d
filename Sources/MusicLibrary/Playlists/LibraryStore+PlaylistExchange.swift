public import MusicModel

/// Playlists from files and to files.
extension LibraryStore {
  /// Makes a playlist of the person's own from a file's content.
  ///
  /// Entries are found as those of playlists in the roots are; what is not in the library is kept
  /// and looked for again after later scans. A cue sheet gives the tracks it lists.
  ///
  /// - Parameters:
  ///   - bytes: The content, in any charset.
  ///   - path: Where the file is, absolute or relative to the working directory; its name tells
  ///     the format, and its directory is what paths are relative to.
  ///   - name: What the playlist is called; `nil` for the title in the file, else the file's name.
  ///   - locale: The person's locale, such as "ja_JP.UTF-8", which decides between charsets.
  /// - Returns: What came of it; `nil` when the file is no list of tracks.
  /// - Throws: What the store throws on writing, `.rootMissing` when there is no such directory.
  public func importPlaylist(
    _ bytes: [UInt8], from path: [UInt8], named name: String? = nil, locale: String = ""
  ) throws(LibraryError) -> ImportedPlaylist? {
    let (directory, fileName) = FilePath.split(path)
    let folder = try FilePath.resolvedDirectory(directory.isEmpty ? Array(".".utf8) : directory)
    guard
      let document = try document(
        bytes, fileName, in: folder, preferred: Charset.usual(in: locale)),
      !document.isStream, !document.entries.isEmpty
    else { return nil }
    let title = document.name.isEmpty ? MusicFileName.title(fileName) : document.name
    let resolver = try EntryResolver(connection)
    let tracks = try resolver.tracks(
      of: document.entries.map { EntryResolver.Entry($0, in: folder) })
    var rows: [[SQLiteValue]] = []
    for (entry, tracks) in zip(document.entries, tracks) {
      let path = try tracks.first.flatMap { track throws(LibraryError) in
        try queries.path(of: TrackID(track))
      }
      let place = EntryLocation(entry).candidates(directory: folder, roots: []).first
      rows += Self.rows(of: entry, at: path ?? place ?? entry.location, tracks)
    }
    let id = try createPlaylist(name ?? title)
    try durableTransaction { () throws(LibraryError) in
      try write(entries: rows, to: id)
      _ = try bumpRevision()
    }
    return ImportedPlaylist(
      id: id, name: TextForm.line(name ?? title), entries: rows.count,
      missing: tracks.count { $0.isEmpty })
  }

  /// The text of a playlist as a file; `nil` when there is no such playlist.
  ///
  /// Entries that are missing keep their path. A part of a file has the file's path, its own title
  /// and length, and says where it starts and ends where the format has a way to.
  ///
  /// - Parameters:
  ///   - id: The playlist.
  ///   - format: The kind of file.
  ///   - paths: How paths are written.
  /// - Returns: The whole file, in UTF-8; no line breaks in the middle of a name.
  /// - Throws: What the store throws on reading.
  public func playlistFile(
    _ id: PlaylistID, as format: PlaylistFormat, paths: PlaylistWriter.Paths
  ) throws(LibraryError) -> String? {
    guard let kind = try queries.playlistKind(id),
      let name = try connection.first(
        "SELECT name FROM playlists WHERE id = ?", [.integer(id.rawValue)], { $0.text(0) })
    else { return nil }
    let tracks = try queries.playlistEntries(id).map { entry throws(LibraryError) in
      try written(entry, of: kind)
    }
    return PlaylistWriter(paths).text(tracks, name: name, as: format)
  }

  private func written(
    _ entry: PlaylistEntry, of kind: PlaylistKind
  ) throws(LibraryError) -> PlaylistWriter.Track {
    if let id = entry.track, let place = try queries.location(of: id),
      let track = try queries.tracks([id]).first
    {
      return PlaylistWriter.Track(
        location: place.path, title: track.title, artist: track.artist,
        duration: try duration(of: id), start: place.start, end: place.end)
    }
    var location = entry.location
    if case .file(let path) = kind {
      let written = EntryLocation(PlaylistDocument.Entry(location: location))
      let directory = FilePath.split(path).directory
      location = written.candidates(directory: directory, roots: []).first ?? location
    }
    return PlaylistWriter.Track(
      location: location, title: entry.title, artist: "", duration: entry.duration)
  }

  /// Milliseconds.
  private func duration(of id: TrackID) throws(LibraryError) -> Int? {
    try connection.first(
      "SELECT duration FROM tracks WHERE id = ?", [.integer(id.rawValue)]
    ) { $0.optionalInt(0) } ?? nil
  }

  private func document(
    _ bytes: [UInt8], _ fileName: [UInt8], in folder: [UInt8], preferred: Charset?
  ) throws(LibraryError) -> PlaylistDocument? {
    if let format = PlaylistFormat(fileName: fileName) {
      return PlaylistReader.read(bytes, as: format, preferred: preferred)
    }
    guard CueFile.isSheet(fileName) else { return nil }
    let sheet = CueReader.read(PlaylistText(bytes, preferred: preferred).lines)
    let names = try connection.rows(
      """
      SELECT DISTINCT name FROM folders JOIN tracks ON folder_id = folders.id WHERE path = ?
      """, [.blob(folder)]
    ) { $0.blob(0) }
    return PlaylistDocument(sheet, named: fileName, among: names)
  }
}

extension PlaylistDocument {
  /// The tracks of a cue sheet as entries.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - fileName: The name of the sheet's file.
  ///   - names: The names of the music beside it, of which the sheet may know others.
  init(_ sheet: CueSheet, named fileName: [UInt8], among names: [[UInt8]]) {
    let files = SheetFiles(names)
    let isOne = sheet.files.count == 1
    let entries = sheet.tracks.map { track in
      let match =
        files.file(named: track.file, literal: track.fileLiteral)
        ?? (isOne ? files.file(besides: fileName) : nil)
      return Entry(
        location: match?.name ?? Array(track.file.utf8),
        literal: match == nil ? track.fileLiteral : nil,
        title: track.artist.isEmpty ? track.title : "\(track.artist) - \(track.title)",
        duration: track.end.map { $0 - track.start }, start: track.start)
    }
    self.init(name: sheet.title, entries: entries.filter { !$0.location.isEmpty })
  }
}
