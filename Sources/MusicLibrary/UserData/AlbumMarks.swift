/// Stars and hearts of albums, which the tracks of the album carry.
///
/// A scan makes albums from tracks, so an album has no identity that outlives its tracks' tags. A
/// mark belongs to the album in which most of its carriers are now.
struct AlbumMarks {
  /// What a person has made of an album.
  struct Mark: Hashable {
    var id: Int64
    var rating: Int
    var isFavourite: Bool
  }

  private let connection: Connection

  /// Prepares reading, and writing inside a transaction.
  init(_ connection: Connection) { self.connection = connection }

  /// The mark of an album; `nil` when it has none.
  ///
  /// - Complexity: O(tracks of the album) without a mark, else also O(carriers of the mark).
  func mark(of album: Int64) throws(LibraryError) -> Mark? { try marks(of: [album])[album] }

  /// The marks of albums, by their identities; those without one are left out.
  ///
  /// - Complexity: O(1) where no album has a mark at all, else as above for each.
  func marks(of albums: [Int64]) throws(LibraryError) -> [Int64: Mark] {
    guard try connection.first("SELECT 1 FROM album_marks", [], { _ in true }) != nil else {
      return [:]
    }
    let carried = try connection.rows(
      """
      SELECT album_id, mark_id FROM json_each(?) AS wanted
      CROSS JOIN tracks ON album_id = wanted.value
      CROSS JOIN album_mark_items ON item_id = tracks.id
      GROUP BY album_id, mark_id ORDER BY count(*) DESC, mark_id
      """, [.list(albums)]
    ) { (album: $0.integer(0), mark: $0.integer(1)) }
    var marks: [Int64: Mark] = [:]
    for (album, id) in carried where marks[album] == nil {
      if try home(of: id) == album { marks[album] = try mark(id) }
    }
    return marks
  }

  /// Changes the mark of an album, which all of its tracks carry from then on.
  func change(_ album: Int64, _ change: (inout Mark) -> Void) throws(LibraryError) {
    let before = try mark(of: album)
    var mark = before ?? Mark(id: 0, rating: 0, isFavourite: false)
    change(&mark)
    if mark == before { return }
    let values: [SQLiteValue] = [.stars(mark.rating), .flag(mark.isFavourite)]
    if mark.id != 0, try isCarriedElsewhere(mark.id, than: album) { mark.id = 0 }
    if mark.id == 0 {
      try connection.run("INSERT INTO album_marks(rating, is_favourite) VALUES (?, ?)", values)
      mark.id = connection.lastInsertedID
    } else {
      try connection.run(
        "UPDATE album_marks SET rating = ?, is_favourite = ? WHERE id = ?",
        values + [.integer(mark.id)])
    }
    try connection.run(
      """
      INSERT INTO album_mark_items(item_id, mark_id) SELECT id, ?1 FROM tracks WHERE album_id = ?2
      ON CONFLICT DO UPDATE SET mark_id = ?1
      """, [.integer(mark.id), .integer(album)])
    try connection.run(
      """
      DELETE FROM album_marks WHERE (rating IS NULL AND is_favourite = 0)
        OR id NOT IN (SELECT mark_id FROM album_mark_items)
      """)
  }

  /// The albums of all marks with what these say; an album with two is named once.
  func all() throws(LibraryError) -> [(album: Int64, mark: Mark)] {
    let homes = try connection.rows(
      """
      SELECT album_id, mark_id FROM album_mark_items JOIN tracks ON tracks.id = item_id
      WHERE album_id IS NOT NULL GROUP BY mark_id, album_id
      ORDER BY count(*) DESC, album_id, mark_id
      """
    ) { (album: $0.integer(0), mark: $0.integer(1)) }
    var albums: Set<Int64> = []
    var marks: Set<Int64> = []
    var result: [(album: Int64, mark: Mark)] = []
    // The largest share comes first, so the first album of a mark is its home.
    for home in homes where marks.insert(home.mark).inserted {
      guard albums.insert(home.album).inserted, let mark = try mark(home.mark) else { continue }
      result.append((home.album, mark))
    }
    return result
  }

  private func mark(_ id: Int64) throws(LibraryError) -> Mark? {
    try connection.first(
      "SELECT id, rating, is_favourite FROM album_marks WHERE id = ?", [.integer(id)]
    ) { Mark(id: $0.integer(0), rating: $0.stars(1), isFavourite: $0.flag(2)) }
  }

  private func home(of mark: Int64) throws(LibraryError) -> Int64? {
    try connection.first(
      """
      SELECT album_id FROM album_mark_items CROSS JOIN tracks ON tracks.id = item_id
      WHERE mark_id = ? AND album_id IS NOT NULL
      GROUP BY album_id ORDER BY count(*) DESC, album_id LIMIT 1
      """, [.integer(mark)]
    ) { $0.integer(0) }
  }

  private func isCarriedElsewhere(_ mark: Int64, than album: Int64) throws(LibraryError) -> Bool {
    try connection.first(
      """
      SELECT 1 FROM album_mark_items CROSS JOIN tracks ON tracks.id = item_id
      WHERE mark_id = ? AND album_id IS NOT ? LIMIT 1
      """, [.integer(mark), .integer(album)]
    ) { _ in true } ?? false
  }
}

extension SQLiteValue {
  /// Stars as the hundredths that are stored, NULL for none.
  static func stars(_ stars: Int) -> SQLiteValue {
    let bounded = min(5, max(0, stars))
    return bounded == 0 ? .null : .integer(Int64(bounded) * Schema.star)
  }
}

extension Row {
  /// Stars, 0 for none; what lies between two counts as the nearer.
  func stars(_ column: Int32) -> Int { Int((integer(column) + Schema.star / 2) / Schema.star) }
}
