internal import MusicModel

extension LibraryStore {
  /// What the library has more than once: files with the same sound, and albums in several places.
  ///
  /// Two files have the same sound when the last bytes of both and their lengths are equal,
  /// whatever their tags say. An album is in several places when two albums have one artist and one
  /// title, or when directories that are not discs of one album hold the same number of it.
  ///
  /// - Returns: Albums first, then files, each by path.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(tracks log tracks).
  public func duplicates() throws(LibraryError) -> [Duplicate] {
    let albums = try albumsWithOneName() + albumsInSeveralFolders()
    return albums.map(Duplicate.album) + (try filesWithOneSound()).map(Duplicate.files)
  }

  private func filesWithOneSound() throws(LibraryError) -> [[[UInt8]]] {
    var groups: [[[UInt8]]] = []
    var last: (Int64, Int64)?
    try connection.forEachRow(
      """
      WITH files AS (
        SELECT fingerprint, sum(ifnull(duration, 0)) AS length, folder_id, name
        FROM items JOIN tracks ON tracks.id = items.id GROUP BY folder_id, name)
      SELECT fingerprint, length, path, name
      FROM files JOIN folders ON folders.id = folder_id
      WHERE (fingerprint, length) IN (
        SELECT fingerprint, length FROM files GROUP BY 1, 2 HAVING count(*) > 1)
      ORDER BY 1, 2, path, name
      """, []
    ) { row in
      let sound = (row.integer(0), row.integer(1))
      let isSame = last.map { $0 == sound } ?? false
      if !isSame { groups.append([]) }
      last = sound
      groups[groups.count - 1].append(FilePath.joined(row.blob(2), row.blob(3)))
    }
    return groups.sorted { $0.first?.lexicographicallyPrecedes($1.first ?? []) ?? false }
  }

  /// Albums that are two in the library: one artist, one title, different folders or releases.
  private func albumsWithOneName() throws(LibraryError) -> [[AlbumPlace]] {
    var groups: [[AlbumPlace]] = []
    var last: (Int64, [UInt8])?
    // Where no track names its album, the title is a directory's, and many are called alike.
    let isNamed = "albums.id IN (SELECT album_id FROM tracks WHERE album <> '')"
    try connection.forEachRow(
      """
      SELECT \(Self.placeColumns), min(folders.path), albums.track_count, albums.artist_id,
        albums.sort_key
      FROM albums JOIN artists ON artists.id = albums.artist_id
        JOIN tracks ON album_id = albums.id JOIN folders ON folders.id = folder_id
      WHERE (albums.artist_id, albums.sort_key) IN (
        SELECT artist_id, sort_key FROM albums WHERE \(isNamed) GROUP BY 1, 2
        HAVING count(*) > 1) AND \(isNamed)
      GROUP BY albums.id ORDER BY albums.artist_id, albums.sort_key, min(folders.path)
      """, []
    ) { row in
      let name = (row.integer(6), row.blob(7))
      let isSame = last.map { $0 == name } ?? false
      if !isSame { groups.append([]) }
      last = name
      groups[groups.count - 1].append(Self.place(row))
    }
    return groups
  }

  /// Albums that are one in the library, whose tracks are there again in another folder.
  private func albumsInSeveralFolders() throws(LibraryError) -> [[AlbumPlace]] {
    var groups: [[AlbumPlace]] = []
    try connection.forEachRow(
      """
      SELECT \(Self.placeColumns), folders.path, count(*)
      FROM tracks JOIN folders ON folders.id = folder_id JOIN albums ON albums.id = album_id
        JOIN artists ON artists.id = artist_id
      WHERE album_id IN (
        SELECT album_id FROM tracks WHERE number IS NOT NULL AND album_id IS NOT NULL
        GROUP BY album_id, disc, number HAVING count(DISTINCT folder_id) > 1)
      GROUP BY album_id, folder_id ORDER BY album_id, folders.path
      """, []
    ) { row in
      let place = Self.place(row)
      if groups.last?.first?.album != place.album { groups.append([]) }
      groups[groups.count - 1].append(place)
    }
    return groups
  }
}
