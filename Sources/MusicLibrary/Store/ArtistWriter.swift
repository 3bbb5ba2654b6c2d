/// Keeps the rows of artists in line with the albums.
///
/// Each album has a first artist; those it names beside that one, and guests where they are listed,
/// are its co-artists. An artist lists the albums of both kinds.
struct ArtistWriter {
  /// An artist in the store.
  struct Artist: Hashable, Sendable {
    var id: Int64
    var sortKey: [UInt8]
  }

  /// What stands for various artists where a name is needed; it is also their place in the order.
  static let variousName = "Various Artists"

  private let connection: Connection
  private let settings: LibrarySettings
  private var known: [String: Artist] = [:]
  private var touched: Set<Int64> = []

  /// Prepares writing; belongs inside a transaction.
  init(_ connection: Connection, _ settings: LibrarySettings) {
    self.connection = connection
    self.settings = settings
  }

  /// The first artist of a group, made when it is new.
  mutating func artist(of group: AlbumGroup) throws(LibraryError) -> Artist {
    guard let first = group.artist.names.first else {
      return try artist(AlbumArtist.Name(name: Self.variousName), isVarious: true)
    }
    return try artist(first)
  }

  /// Writes the artists of an album beside the first.
  ///
  /// - Parameters:
  ///   - group: The album's tracks and what they show.
  ///   - main: Its first artist.
  ///   - album: Its identity.
  ///   - isNew: Whether it has no co-artists yet.
  /// - Throws: What the store throws on writing.
  mutating func write(
    others group: AlbumGroup, beside main: Artist, of album: Int64, isNew: Bool
  ) throws(LibraryError) {
    if !isNew {
      try touchOthers(of: album)
      try connection.run("DELETE FROM coartists WHERE album_id = ?", [.integer(album)])
    }
    for name in group.artist.names.dropFirst() + group.guests {
      let artist = try artist(name)
      guard artist.id != main.id else { continue }
      touch(artist.id)
      try connection.run(
        "INSERT OR IGNORE INTO coartists VALUES (?, ?, ?, ?)",
        [.integer(album), .integer(artist.id), .text(name.name), .nonEmpty(name.sort)])
    }
  }

  /// Remembers that albums of an artist came, went or changed.
  mutating func touch(_ artist: Int64) { touched.insert(artist) }

  /// Remembers that an album changes or goes, for its co-artists.
  mutating func touchOthers(of album: Int64) throws(LibraryError) {
    let others = try connection.rows(
      "SELECT artist_id FROM coartists WHERE album_id = ?", [.integer(album)]
    ) { $0.integer(0) }
    touched.formUnion(others)
  }

  private mutating func artist(
    _ name: AlbumArtist.Name, isVarious: Bool = false
  ) throws(LibraryError) -> Artist {
    let key = TextForm.folded(name.name)
    if let artist = known[key] { return artist }
    let stored = try connection.first(
      "SELECT id, sort_key FROM artists WHERE key = ?", [.text(key)]
    ) { Artist(id: $0.integer(0), sortKey: $0.blob(1)) }
    let artist: Artist
    if let stored {
      artist = stored
    } else {
      let sortKey = SortKey(name.name, sortName: name.sort, articles: settings.articles)
      try connection.run(
        """
        INSERT INTO artists(key, name, sort_key, letter, is_various, album_count)
        VALUES (?, ?, ?, ?, ?, 0)
        """,
        [
          .text(key), .text(name.name), .blob(sortKey.bytes), .text(sortKey.letter),
          .flag(isVarious),
        ])
      artist = Artist(id: connection.lastInsertedID, sortKey: sortKey.bytes)
    }
    known[key] = artist
    return artist
  }

  // MARK: Refreshing

  /// Counts the albums of the artists that were touched, shows their most frequent spelling and
  /// sort name, and removes those without albums.
  func refresh() throws(LibraryError) {
    for id in touched { try refresh(id) }
  }

  /// What the albums of an artist say of its name.
  private struct Spellings {
    var names: [String: Int] = [:]
    var sorts: [String: Int] = [:]
    var albums = 0
  }

  private func refresh(_ id: Int64) throws(LibraryError) {
    let spellings = try spellings(of: id)
    guard spellings.albums > 0 else {
      try connection.run("DELETE FROM artists WHERE id = ?", [.integer(id)])
      return
    }
    let tagged = Self.mostFrequent(spellings.names)
    let isVarious = tagged == Self.variousName
    let label = isVarious ? settings.grouping.variousLabel : ""
    let name = label.isEmpty ? tagged : label
    let key = SortKey(
      name, sortName: Self.mostFrequent(spellings.sorts), articles: settings.articles)
    let isFirst = isVarious && settings.grouping.variousPosition == .first
    let place = isFirst ? SortKey.first : key
    // A label of the person's own is a name like any other to whoever shows it.
    try connection.run(
      """
      UPDATE artists SET name = ?, sort_key = ?, letter = ?, is_various = ?, album_count = ?
      WHERE id = ?
      """,
      [
        .text(name), .blob(place.bytes), .text(place.letter),
        .flag(isVarious && label.isEmpty), .integer(Int64(spellings.albums)), .integer(id),
      ])
    try connection.run(
      "UPDATE albums SET artist_sort_key = ?1 WHERE artist_id = ?2 AND artist_sort_key <> ?1",
      [.blob(place.bytes), .integer(id)])
  }

  private func spellings(of id: Int64) throws(LibraryError) -> Spellings {
    var spellings = Spellings()
    try connection.forEachRow(
      """
      SELECT coalesce(first_artist, artist_name), artist_sort, track_count FROM albums
      WHERE artist_id = ?1
      UNION ALL
      SELECT name, sort, track_count FROM coartists JOIN albums ON albums.id = album_id
      WHERE coartists.artist_id = ?1
      """, [.integer(id)]
    ) { row in
      spellings.albums += 1
      spellings.names[row.text(0), default: 0] += row.int(2)
      if let sort = row.optionalText(1) { spellings.sorts[sort, default: 0] += row.int(2) }
    }
    return spellings
  }

  /// The most frequent text, the first in order of several; empty without any.
  private static func mostFrequent(_ counts: [String: Int]) -> String {
    counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
  }
}
