extension LibraryStore {
  /// Remembers the tracks as they are, for `changes()`; a former memory is replaced.
  ///
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(tracks), in time and in memory: about 60 bytes a track.
  public func beginComparison() throws(LibraryError) {
    try connection.execute(
      """
      CREATE TEMP TABLE IF NOT EXISTS compared(
        id INTEGER PRIMARY KEY, folder_id, name, size, modified_at, fingerprint, description);
      DELETE FROM compared;
      INSERT INTO compared
        SELECT tracks.id, folder_id, name, size, modified_at, fingerprint, description
        FROM tracks JOIN items ON items.id = tracks.id;
      """)
  }

  /// How the tracks differ from those `beginComparison()` remembered, by identity.
  ///
  /// - Precondition: `beginComparison()` was called on this store.
  /// - Returns: The changes.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(tracks).
  public func changes() throws(LibraryError) -> LibraryChanges {
    let isChanged = """
      (compared.size <> tracks.size OR compared.modified_at <> tracks.modified_at
        OR compared.fingerprint <> items.fingerprint OR compared.description <> items.description)
      """
    let isMoved = "(compared.folder_id <> tracks.folder_id OR compared.name <> tracks.name)"
    let kept = try connection.first(
      """
      SELECT count(*) FILTER (WHERE compared.id IS NULL), count(*) FILTER (WHERE \(isChanged)),
        count(*) FILTER (WHERE NOT \(isChanged) AND \(isMoved))
      FROM tracks JOIN items ON items.id = tracks.id LEFT JOIN compared ON compared.id = tracks.id
      """
    ) { LibraryChanges(added: $0.int(0), changed: $0.int(1), moved: $0.int(2)) }
    var changes = kept ?? LibraryChanges()
    changes.removed =
      try connection.first(
        "SELECT count(*) FROM compared WHERE id NOT IN (SELECT id FROM tracks)"
      ) { $0.int(0) } ?? 0
    return changes
  }
}
