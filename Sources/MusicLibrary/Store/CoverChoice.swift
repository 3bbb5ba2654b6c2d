/// Chooses the cover of an album by the rules for names and places.
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
  private let rules: CoverRules
  private var pictures: [[UInt8]: [Picture]] = [:]

  /// Loads the pictures of some directory families.
  init(
    _ connection: Connection, families: Set<[UInt8]>, _ rules: CoverRules
  ) throws(LibraryError) {
    self.connection = connection
    self.rules = rules
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
          rank: rules.rank(of: name) ?? Int.max)
      }
      if !found.isEmpty { pictures[family] = found }
    }
  }

  /// The identity of a group's cover, made when it is new; `nil` when there is no picture.
  func cover(of group: AlbumGroup, _ loaded: GroupedTracks) throws(LibraryError) -> Int64? {
    let places = group.tracks.compactMap { loaded.place(of: $0) }
    guard let family = places.first?.family else { return nil }
    let candidates = (pictures[family] ?? []).filter { $0.rank < Int.max }
    for source in rules.sources {
      if let cover = try cover(from: source, places, candidates, family) { return cover }
    }
    return nil
  }

  private func cover(
    from source: CoverRules.Source, _ places: [GroupedTracks.Place], _ candidates: [Picture],
    _ family: [UInt8]
  ) throws(LibraryError) -> Int64? {
    switch source {
    case .albumFolder: return try coverID(best(of: candidates.filter { $0.folder == family }))
    case .embedded:
      guard let place = places.first(where: \.hasCover) else { return nil }
      return try coverID(
        isEmbedded: true, FilePath.joined(place.folder, place.name), place.size, place.modifiedAt)
    case .discFolder:
      let folders = Set(places.map(\.folder)).subtracting([family])
      let onDisc = candidates.filter { folders.contains($0.folder) }
      return try coverID(best(of: onDisc.filter { $0.folder == onDisc.first?.folder }))
    }
  }

  private func best(of pictures: [Picture]) -> Picture? { pictures.min { $0.rank < $1.rank } }

  private func coverID(_ picture: Picture?) throws(LibraryError) -> Int64? {
    guard let picture else { return nil }
    return try coverID(
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
