internal import Glibc

/// What becomes of a track whose file goes while a copy of it stays.
///
/// Who copies an album and deletes the old one has moved it, however long both were there: what
/// the person made of the old one goes on with the copy.
struct TrackHeir {
  private let connection: Connection

  /// Copies that are looked at; more of them tell nothing.
  private static let mostCopies = 16

  /// Prepares writing; belongs inside a transaction.
  init(_ connection: Connection) { self.connection = connection }

  /// A track that is like another.
  private struct Copy {
    var id: Int64
    var path: [UInt8]
    var hasSound: Bool
  }

  /// The copy of a track: one with its sound and tags, else the only one with its tags, which was
  /// encoded anew; `nil` without one whose file is there.
  ///
  /// Tracks are alike by tags only where those say more than a title.
  ///
  /// - Parameters:
  ///   - track: A track that is still in the library.
  ///   - leaving: Tracks that leave, too.
  /// - Returns: A track's identity.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(log *n*), and looks at no more than `mostCopies` files.
  func copy(of track: Int64, besides leaving: Set<Int64>) throws(LibraryError) -> Int64? {
    let near = try nearDescription(of: track).map { SQLiteValue.integer($0) } ?? .null
    let alike = try connection.rows(Self.copiesQuery, [.integer(track), near]) { row in
      Copy(
        id: row.integer(0), path: FilePath.joined(row.blob(1), row.blob(2)), hasSound: row.flag(3))
    }
    let copies = alike.filter { !leaving.contains($0.id) && exists($0.path) }
    if let same = copies.first(where: \.hasSound) { return same.id }
    return copies.count == 1 && alike.count < Self.mostCopies ? copies[0].id : nil
  }

  private static let copiesQuery = """
    SELECT other.id, folders.path, copies.name, other.fingerprint = own.fingerprint AS has_sound
    FROM items AS own
    JOIN tracks AS leaving ON leaving.id = own.id
    CROSS JOIN items AS other ON other.description IN (own.description, ?2)
    JOIN tracks AS copies ON copies.id = other.id
    JOIN folders ON folders.id = copies.folder_id
    WHERE own.id = ?1 AND other.id <> own.id AND copies.title = leaving.title
      AND (has_sound OR leaving.artist <> '' OR leaving.album <> '')
    ORDER BY has_sound DESC, other.id LIMIT \(mostCopies)
    """

  /// What tags say of another encoding of a track whose length falls into another second; `nil` where
  /// none does.
  private func nearDescription(of track: Int64) throws(LibraryError) -> Int64? {
    let near = try connection.first(
      """
      SELECT description, title, artist, album, disc, number, duration
      FROM tracks JOIN items USING (id) WHERE id = ?
      """, [.integer(track)]
    ) { row -> Int64? in
      func description(_ duration: Int) -> Int64 {
        TrackIdentity.description(
          title: row.text(1), artist: row.text(2), album: row.text(3), disc: row.int(4),
          number: row.int(5), duration: duration)
      }
      // A title or a disc that is not in the tags is no part of what they say.
      guard description(row.int(6)) == row.integer(0) else { return nil }
      return TrackIdentity.nearDuration(row.int(6)).map(description)
    }
    return near ?? nil
  }

  /// Has a copy go on as the track that leaves.
  ///
  /// The track takes the place of its copy, by whose identity nobody knows it yet, and keeps its
  /// own. A copy that the person made something of stays what it is; so does one of a track that
  /// nothing was made of, but for the time it was added. The albums of both have to be grouped
  /// anew.
  ///
  /// - Returns: Whether the track is in the place of its copy; else it is still where it was.
  /// - Throws: What the store throws on writing.
  func hand(_ track: Int64, to copy: Int64) throws(LibraryError) -> Bool {
    let marks = TrackMarks(connection)
    guard try marks.areThere(of: track), try !marks.areThere(of: copy) else {
      try marks.merge(track, into: copy)
      return false
    }
    try marks.merge(copy, into: track)
    try take(placeOf: copy, by: track)
    return true
  }

  private func take(placeOf copy: Int64, by track: Int64) throws(LibraryError) {
    let both = [SQLiteValue.integer(track), .integer(copy)]
    let place = try connection.first(
      "SELECT folder_id, name, part FROM tracks WHERE id = ?", [.integer(copy)]
    ) { row in [SQLiteValue.integer(row.integer(0)), .blob(row.blob(1)), .integer(row.integer(2))] }
    guard let place else { return }
    try connection.run(
      """
      UPDATE items SET (fingerprint, description) =
        (SELECT fingerprint, description FROM items WHERE id = ?2) WHERE id = ?1
      """, both)
    try connection.run(TrackRow.adoption, both)
    try connection.run("DELETE FROM tracks WHERE id = ?", [.integer(copy)])
    try connection.run(
      "UPDATE tracks SET folder_id = ?, name = ?, part = ? WHERE id = ?",
      place + [.integer(track)])
  }

  private func exists(_ path: [UInt8]) -> Bool {
    var status = stat()
    return FilePath.withCString(path) { lstat($0, &status) } == 0
  }
}
