internal import Glibc
internal import MusicModel

/// What a scan needs of the store.
extension LibraryStore {
  /// Writes a batch and regroups the albums it touches, in one transaction; crowded families wait.
  ///
  /// - Returns: The revision that shows it.
  func publish(_ batch: ScanBatch, root: LibraryRoot) throws(LibraryError) -> LibraryRevision {
    try connection.transaction { () throws(LibraryError) in
      guard try isThere(root) else { return try queries.revision() }
      var writer = FileWriter(connection, root: root, settings: settings, now: Self.now())
      try writer.write(batch)
      let search = SearchWriter(connection)
      try search.add(try regroup(writer, count: batch.files.count))
      _ = try search.refresh(limit: Self.searchBatch)
      return try bumpRevision()
    }
  }

  /// Whether a root is in the library: another program may have forgotten it while it was scanned.
  private func isThere(_ root: LibraryRoot) throws(LibraryError) -> Bool {
    try connection.first("SELECT 1 FROM roots WHERE id = ?", [.integer(root.id.rawValue)]) { _ in
      true
    } ?? false
  }

  /// Regroups what was written, but for families that had better wait.
  ///
  /// - Returns: What search has to find new tracks by.
  private func regroup(
    _ writer: FileWriter, count: Int
  ) throws(LibraryError) -> [SearchWriter.Track] {
    var touched = writer.touched
    let before = crowded.waiting
    let waiting = crowded.takeChanges(in: touched.families, count: count)
    if waiting.isEmpty { touched.families.formUnion(before) }
    for family in waiting.subtracting(before) {
      try connection.run(
        "INSERT OR IGNORE INTO unsettled_folders SELECT id FROM folders WHERE family = ?",
        [.blob(family)])
    }
    let regrouped = try AlbumWriter(connection, settings)
      .regroup(touched, adding: writer.newTracks, waiting: waiting)
    crowded.takeSizes(regrouped.sizes)
    try forgetSettled(before)
    return regrouped.texts
  }

  /// Takes families off the list of those to be regrouped, if they do not wait any more.
  private func forgetSettled(_ families: Set<[UInt8]>) throws(LibraryError) {
    for family in families.subtracting(crowded.waiting) {
      try connection.run(
        """
        DELETE FROM unsettled_folders
        WHERE folder_id IN (SELECT id FROM folders WHERE family = ?)
        """, [.blob(family)])
    }
  }

  /// `publish` with its error as a value, for running beside something else.
  ///
  /// - Returns: The revision; `nil` for a batch that changes nothing that is seen.
  func published(
    _ batch: ScanBatch, root: LibraryRoot
  ) -> Result<LibraryRevision?, LibraryError> {
    Result { () throws(LibraryError) in
      if batch.changesLibrary { return try publish(batch, root: root) }
      guard !batch.isEmpty else { return nil }
      return try connection.transaction { () throws(LibraryError) in
        try FileWriter(connection, root: root, settings: settings, now: Self.now())
          .restamp(batch.restamps)
        return nil
      }
    }
  }

  /// Ends the scan of a root, or of places in it: what was not found again leaves the library.
  ///
  /// - Returns: The revision that shows it; `nil` when nothing changed.
  func finish(
    _ root: LibraryRoot, _ leftovers: ScanLeftovers, isWhole: Bool
  ) throws(LibraryError) -> LibraryRevision? {
    try connection.transaction { () throws(LibraryError) in
      guard try isThere(root) else { return nil }
      let id = SQLiteValue.integer(root.id.rawValue)
      if leftovers.isOffline {
        try connection.run("UPDATE roots SET is_offline = 1 WHERE id = ? AND NOT is_offline", [id])
        return connection.changedRows > 0 ? try bumpRevision() : nil
      }
      var writer = FileWriter(connection, root: root, settings: settings, now: Self.now())
      try writer.remove(leftovers)
      var touched = writer.touched
      let waiting = crowded.waiting
      touched.families.formUnion(waiting)
      crowded.takeSizes(try AlbumWriter(connection, settings).regroup(touched).sizes)
      try forgetSettled(waiting)
      let hasMoved = try write(leftovers, of: root)
      if isWhole {
        try connection.run(
          "UPDATE roots SET is_offline = 0, scanned_at = ? WHERE id = ?",
          [.integer(Self.now()), id])
      }
      try connection.run(
        "DELETE FROM covers WHERE NOT EXISTS (SELECT 1 FROM albums WHERE cover_id = covers.id)")
      let wasSkipped = leftovers.files.contains { $0.track == 0 }
      let hasChanged = isWhole && root.isOffline || !touched.isEmpty || hasMoved || wasSkipped
      return hasChanged ? try bumpRevision() : nil
    }
  }

  /// Remembers where other file systems begin, and whether they are there.
  ///
  /// - Returns: Whether one has come or gone.
  private func write(
    _ leftovers: ScanLeftovers, of root: LibraryRoot
  ) throws(LibraryError) -> Bool {
    let id = SQLiteValue.integer(root.id.rawValue)
    let known = try connection.rows(
      "SELECT path, is_offline FROM mounts WHERE root_id = ?", [id]
    ) { (path: $0.blob(0), isOffline: $0.flag(1)) }
    var hasChanged = false
    for (path, isOffline) in known {
      if leftovers.mounts.contains(path) || leftovers.lostMounts.contains(path) {
        hasChanged = hasChanged || isOffline != leftovers.lostMounts.contains(path)
      } else if leftovers.forgottenMounts.contains(path) {
        hasChanged = hasChanged || isOffline
        try connection.run("DELETE FROM mounts WHERE path = ?", [.blob(path)])
      }
    }
    for (paths, isOffline) in [(leftovers.mounts, false), (leftovers.lostMounts, true)] {
      for path in paths {
        try connection.run(
          "INSERT OR REPLACE INTO mounts VALUES (?, ?, ?)", [.blob(path), id, .flag(isOffline)])
      }
    }
    return hasChanged
  }

  func bumpRevision() throws(LibraryError) -> LibraryRevision {
    try connection.run("UPDATE totals SET revision = revision + 1")
    return try queries.revision()
  }

  /// Unix seconds.
  static func now() -> Int64 { Int64(time(nil)) }
}
