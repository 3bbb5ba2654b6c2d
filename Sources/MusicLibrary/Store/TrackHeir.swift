internal import Glibc

/// What becomes of a track whose file goes while a copy of it stays.
///
/// Who copies an album and deletes the old one has moved it, however long both were there: what
/// the person made of the old one goes on with the copy.
struct TrackHeir {
  private let connection: Connection

  /// Prepares writing; belongs inside a transaction.
  init(_ connection: Connection) { self.connection = connection }

  /// What tells of the copies of a track.
  private struct Leaving {
    var alike: AlikeTracks
    var title: String
    /// Whether the tags say more than a title.
    var isNamed: Bool
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
  /// - Complexity: O(log *n*), and looks at no more files than `AlikeTracks` finds.
  func copy(of track: Int64, besides leaving: Set<Int64>) throws(LibraryError) -> Int64? {
    guard let own = try self.leaving(track) else { return nil }
    for copy in own.alike.exact where copy != track && !leaving.contains(copy) {
      if try isThere(copy, title: own.title) { return copy }
    }
    guard own.isNamed else { return nil }
    var copies: [Int64] = []
    for copy in own.alike.named where !leaving.contains(copy) {
      if try isThere(copy, title: own.title) { copies.append(copy) }
    }
    return copies.count == 1 ? copies[0] : nil
  }

  private func leaving(_ track: Int64) throws(LibraryError) -> Leaving? {
    let own = try connection.first(
      """
      SELECT fingerprint, description, title, artist, album, disc, number, duration
      FROM tracks JOIN items USING (id) WHERE id = ?
      """, [.integer(track)]
    ) { row in
      (
        fingerprint: row.integer(0), description: row.integer(1), near: Self.nearDescription(row),
        title: row.text(2), isNamed: !(row.text(3).isEmpty && row.text(4).isEmpty)
      )
    }
    guard let own else { return nil }
    let alike = try AlikeTracks(
      connection, fingerprint: own.fingerprint, description: own.description, near: own.near)
    return Leaving(alike: alike, title: own.title, isNamed: own.isNamed)
  }

  /// What tags say of another encoding whose length falls into another second; `nil` where none
  /// does.
  private static func nearDescription(_ row: Row) -> Int64? {
    func description(_ duration: Int) -> Int64 {
      TrackIdentity.description(
        title: row.text(2), artist: row.text(3), album: row.text(4), disc: row.int(5),
        number: row.int(6), duration: duration)
    }
    // A title or a disc that is not in the tags is no part of what they say.
    guard description(row.int(7)) == row.integer(1) else { return nil }
    return TrackIdentity.nearDuration(row.int(7)).map(description)
  }

  /// Whether a track of this title is in the library, and its file where it was.
  private func isThere(_ track: Int64, title: String) throws(LibraryError) -> Bool {
    let path = try connection.first(
      """
      SELECT folders.path, name FROM tracks JOIN folders ON folders.id = folder_id
      WHERE tracks.id = ? AND title = ?
      """, [.integer(track), .text(title)]
    ) { FilePath.joined($0.blob(0), $0.blob(1)) }
    guard let path else { return false }
    var status = stat()
    return FilePath.withCString(path) { lstat($0, &status) } == 0
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
}
