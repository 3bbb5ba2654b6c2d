/// Keeps the rows of album artists in line with the albums.
struct ArtistWriter {
  /// An album artist in the store.
  struct Artist: Hashable, Sendable {
    var id: Int64
    var sortKey: [UInt8]
  }

  /// What stands for various artists where a name is needed; it is also their place in the order.
  static let variousName = "Various Artists"

  private let connection: Connection
  private var known: [String: Artist] = [:]
  private var touched: Set<Int64> = []

  /// Prepares writing; belongs inside a transaction.
  init(_ connection: Connection) { self.connection = connection }

  /// The artist of a group, made when it is new.
  mutating func artist(of group: AlbumGroup) throws(LibraryError) -> Artist {
    let name = group.artist ?? Self.variousName
    let key = TextForm.folded(name)
    if let artist = known[key] { return artist }
    let stored = try connection.first(
      "SELECT id, sort_key FROM artists WHERE key = ?", [.text(key)]
    ) { Artist(id: $0.integer(0), sortKey: $0.blob(1)) }
    let artist: Artist
    if let stored {
      artist = stored
    } else {
      let sortKey = SortKey(name, sortName: group.artistSort)
      try connection.run(
        """
        INSERT INTO artists(key, name, sort_key, letter, is_various, album_count)
        VALUES (?, ?, ?, ?, ?, 0)
        """,
        [
          .text(key), .text(name), .blob(sortKey.bytes), .text(sortKey.letter),
          .flag(group.artist == nil),
        ])
      artist = Artist(id: connection.lastInsertedID, sortKey: sortKey.bytes)
    }
    known[key] = artist
    return artist
  }

  /// Remembers that albums of an artist came, went or changed.
  mutating func touch(_ artist: Int64) { touched.insert(artist) }

  /// Counts the albums of the artists that were touched, shows their most frequent spelling and
  /// sort name, and removes those without albums.
  func refresh() throws(LibraryError) {
    for id in touched { try refresh(id) }
  }

  private func refresh(_ id: Int64) throws(LibraryError) {
    var spellings: [String: Int] = [:]
    var sortNames: [String: Int] = [:]
    var albums = 0
    try connection.forEachRow(
      "SELECT artist_name, artist_sort, track_count FROM albums WHERE artist_id = ?",
      [.integer(id)]
    ) { row in
      albums += 1
      spellings[row.text(0), default: 0] += row.int(2)
      if let sort = row.optionalText(1) { sortNames[sort, default: 0] += row.int(2) }
    }
    guard albums > 0 else {
      try connection.run("DELETE FROM artists WHERE id = ?", [.integer(id)])
      return
    }
    let name = Self.mostFrequent(spellings)
    let key = SortKey(name, sortName: Self.mostFrequent(sortNames))
    try connection.run(
      "UPDATE artists SET name = ?, sort_key = ?, letter = ?, album_count = ? WHERE id = ?",
      [
        .text(name), .blob(key.bytes), .text(key.letter), .integer(Int64(albums)), .integer(id),
      ])
    try connection.run(
      "UPDATE albums SET artist_sort_key = ?1 WHERE artist_id = ?2 AND artist_sort_key <> ?1",
      [.blob(key.bytes), .integer(id)])
  }

  /// The most frequent text, the first in order of several; empty without any.
  private static func mostFrequent(_ counts: [String: Int]) -> String {
    counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
  }
}
