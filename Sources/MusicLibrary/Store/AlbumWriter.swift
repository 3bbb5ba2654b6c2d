/// Brings the albums in line with the tracks after files came, went or changed.
struct AlbumWriter {
  private let connection: Connection
  private let settings: LibrarySettings

  /// Prepares writing; belongs inside a transaction.
  init(_ connection: Connection, _ settings: LibrarySettings) {
    self.connection = connection
    self.settings = settings
  }

  /// Regroups what was touched: albums are made, changed, and removed when they are empty.
  ///
  /// An album whose key changes, because all of its files were retagged or moved, keeps its
  /// identity.
  ///
  /// - Parameters:
  ///   - touched: What may have changed.
  ///   - new: Tracks to be written, each with its album; their families are among those touched.
  /// - Returns: What search has to find the new tracks by.
  /// - Throws: What the store throws on reading and writing.
  /// - Complexity: O(tracks of the families and releases touched).
  @discardableResult
  func regroup(
    _ touched: TouchedAlbums, adding new: [NewTrack] = []
  ) throws(LibraryError) -> [SearchWriter.Track] {
    guard !touched.isEmpty else { return [] }
    let loaded = try GroupedTracks(connection, touched, new: new, settings.grouping)
    let groups = AlbumGrouping.groups(of: loaded.tracks, by: settings.grouping)
      .filter { loaded.isConcerned($0) }
    var artists = ArtistWriter(connection, settings)
    let covers = try CoverChoice(connection, families: loaded.families, settings.covers)
    var claimed: Set<Int64> = []
    var added = AddedTracks(new)
    var ids: [Int64?] = []
    for group in groups {
      let id = try albumID(key: group.key)
      if let id { claimed.insert(id) }
      ids.append(id)
    }
    for (group, known) in zip(groups, ids) {
      let inherited = known ?? inheritedID(group, loaded, claimed)
      let main = try artists.artist(of: group)
      let row = AlbumRow(
        group, artist: main, addedAt: loaded.addedAt(group),
        cover: try covers.cover(of: group, loaded), articles: settings.articles)
      let id = try write(row, to: inherited, &artists)
      try artists.write(others: group, beside: main, of: id, isNew: inherited == nil)
      claimed.insert(id)
      for track in group.tracks where loaded.album(of: track) != id {
        if added.put(track, intoAlbum: id, row) { continue }
        try connection.run(
          "UPDATE tracks SET album_id = ? WHERE id = ?", [.integer(id), .integer(track)])
      }
    }
    try added.write(connection)
    let lost = touched.albums.union(loaded.albums).subtracting(claimed)
    try removeEmpty(lost, &artists)
    try artists.refresh()
    return added.texts
  }

  private func albumID(key: AlbumKey) throws(LibraryError) -> Int64? {
    try connection.first("SELECT id FROM albums WHERE key = ?", [.blob(key.bytes)]) {
      $0.integer(0)
    }
  }

  /// The album most of the group's tracks were in, when no other group is that album.
  private func inheritedID(
    _ group: AlbumGroup, _ loaded: GroupedTracks, _ claimed: Set<Int64>
  ) -> Int64? {
    let before = group.tracks.compactMap { loaded.album(of: $0) }
    return AlbumArtistRule.mostFrequent(before.filter { !claimed.contains($0) })
  }

  private func write(
    _ row: AlbumRow, to id: Int64?, _ artists: inout ArtistWriter
  ) throws(LibraryError) -> Int64 {
    guard let id else {
      artists.touch(row.artist.id)
      try connection.run(AlbumRow.insertion, row.values)
      return connection.lastInsertedID
    }
    let before = try connection.first(
      "SELECT artist_id FROM albums WHERE id = ?", [.integer(id)]
    ) { $0.integer(0) }
    if let before { artists.touch(before) }
    artists.touch(row.artist.id)
    try connection.run(AlbumRow.update, row.values + [.integer(id)])
    return id
  }

  private func removeEmpty(
    _ albums: Set<Int64>, _ artists: inout ArtistWriter
  ) throws(LibraryError) {
    for album in albums {
      let artist = try connection.first(
        """
        SELECT artist_id FROM albums WHERE id = ?1
          AND NOT EXISTS (SELECT 1 FROM tracks WHERE album_id = ?1)
        """, [.integer(album)]
      ) { $0.integer(0) }
      guard let artist else { continue }
      artists.touch(artist)
      try artists.touchOthers(of: album)
      try connection.run("DELETE FROM albums WHERE id = ?", [.integer(album)])
    }
  }
}
