/// Brings the albums in line with the tracks after files came, went or changed.
struct AlbumWriter {
  private let connection: Connection
  private let settings: LibrarySettings

  /// What came of regrouping.
  struct Regrouped {
    /// What search has to find the new tracks by.
    var texts: [SearchWriter.Track] = []
    /// How many tracks the families have that were regrouped.
    var sizes: [[UInt8]: Int] = [:]
  }

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
  ///   - waiting: Families touched that are regrouped later: their new tracks join the albums that
  ///     are there, or make new ones.
  /// - Returns: What has to be known of it.
  /// - Throws: What the store throws on reading and writing.
  /// - Complexity: O(tracks of the families and releases touched, but those waiting).
  @discardableResult
  func regroup(
    _ touched: TouchedAlbums, adding new: [NewTrack] = [], waiting: Set<[UInt8]> = []
  ) throws(LibraryError) -> Regrouped {
    guard !touched.isEmpty else { return Regrouped() }
    let loaded = try GroupedTracks(
      connection, touched, new: new, waiting: waiting, settings.grouping)
    let credits = AlbumCredits(connection, settings.splitting)
    for (family, tracks) in loaded.touchedFamilies {
      try credits.write(family, loaded.tracks[tracks])
    }
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
      if let known, loaded.isPart(group) {
        try join(group, known, loaded, &added)
        continue
      }
      let inherited = known ?? inheritedID(group, loaded, claimed)
      let main = try artists.artist(of: group)
      let row = AlbumRow(
        group, artist: main, addedAt: loaded.addedAt(group),
        cover: try covers.cover(of: group, loaded), articles: settings.articles)
      let id = try write(row, to: inherited, &artists)
      try artists.write(others: group, beside: main, of: id, isNew: inherited == nil)
      claimed.insert(id)
      try put(group, into: id, title: row.title, by: row.artistName, loaded, &added)
    }
    try added.write(connection)
    let lost = touched.albums.union(loaded.albums).subtracting(claimed)
    try removeEmpty(lost, &artists)
    try artists.refresh()
    return Regrouped(texts: added.texts, sizes: loaded.sizes)
  }

  private func put(
    _ group: AlbumGroup, into album: Int64, title: String, by artist: String,
    _ loaded: GroupedTracks, _ added: inout AddedTracks
  ) throws(LibraryError) {
    for track in group.tracks where loaded.album(of: track) != album {
      if added.put(track, intoAlbum: album, title: title, by: artist) { continue }
      try connection.run(
        "UPDATE tracks SET album_id = ? WHERE id = ?", [.integer(album), .integer(track)])
    }
  }

  /// Puts some tracks of a group into the album it is; what that shows is worked out later.
  private func join(
    _ group: AlbumGroup, _ album: Int64, _ loaded: GroupedTracks, _ added: inout AddedTracks
  ) throws(LibraryError) {
    let new = group.tracks.count { loaded.album(of: $0) != album }
    let shown = try connection.first(
      """
      UPDATE albums SET track_count = track_count + ? WHERE id = ? RETURNING title, artist_name
      """, [.integer(Int64(new)), .integer(album)]
    ) { (title: $0.text(0), artist: $0.text(1)) }
    guard let shown else { return }
    try put(group, into: album, title: shown.title, by: shown.artist, loaded, &added)
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
