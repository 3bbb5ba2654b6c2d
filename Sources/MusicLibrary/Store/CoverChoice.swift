/// Chooses the cover of an album: a picture in its directory, else one inside a file, else one in
/// the directory of a disc.
struct CoverChoice {
  /// A picture file.
  private struct Picture {
    var folder: [UInt8]
    var name: [UInt8]
    var size: Int64
    var modifiedAt: Int64
    var rank: Int
  }

  private let connection: Connection
  private var pictures: [[UInt8]: [Picture]] = [:]

  /// Loads the pictures of some directory families.
  init(_ connection: Connection, families: Set<[UInt8]>) throws(LibraryError) {
    self.connection = connection
    for family in families {
      let found = try connection.rows(
        """
        SELECT path, name, size, modified_at FROM folders JOIN pictures ON folder_id = folders.id
        WHERE family = ? ORDER BY path, name
        """, [.blob(family)]
      ) { row in
        let name = row.blob(1)
        return Picture(
          folder: row.blob(0), name: name, size: row.integer(2), modifiedAt: row.integer(3),
          rank: MusicFileName.coverRank(name) ?? Int.max)
      }
      if !found.isEmpty { pictures[family] = found }
    }
  }

  /// The identity of a group's cover, made when it is new; `nil` when there is no picture.
  func cover(of group: AlbumGroup, _ loaded: GroupedTracks) throws(LibraryError) -> Int64? {
    let places = group.tracks.compactMap { loaded.place(of: $0) }
    guard let family = places.first?.family else { return nil }
    let candidates = pictures[family] ?? []
    let inAlbum = candidates.filter { $0.folder == family }
    if let picture = inAlbum.min(by: { $0.rank < $1.rank }) { return try coverID(picture) }
    if let place = places.first(where: \.hasCover) {
      return try coverID(
        isEmbedded: true, FilePath.joined(place.folder, place.name), place.size, place.modifiedAt)
    }
    let folders = Set(places.map(\.folder))
    let onDisc = candidates.filter { folders.contains($0.folder) }
    guard let first = onDisc.first?.folder else { return nil }
    let best = onDisc.filter { $0.folder == first }.min { $0.rank < $1.rank }
    guard let best else { return nil }
    return try coverID(best)
  }

  private func coverID(_ picture: Picture) throws(LibraryError) -> Int64 {
    try coverID(
      isEmbedded: false, FilePath.joined(picture.folder, picture.name), picture.size,
      picture.modifiedAt)
  }

  private func coverID(
    isEmbedded: Bool, _ path: [UInt8], _ size: Int64, _ modifiedAt: Int64
  ) throws(LibraryError) -> Int64 {
    let values: [SQLiteValue] = [
      .blob(path), .flag(isEmbedded), .integer(size), .integer(modifiedAt),
    ]
    let stored = try connection.first(
      """
      SELECT id FROM covers
      WHERE path = ? AND is_embedded = ? AND size = ? AND modified_at = ?
      """, values
    ) { $0.integer(0) }
    if let stored { return stored }
    try connection.run(
      "INSERT INTO covers(path, is_embedded, size, modified_at) VALUES (?, ?, ?, ?)", values)
    return connection.lastInsertedID
  }
}
