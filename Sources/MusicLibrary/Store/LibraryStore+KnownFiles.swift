internal import MusicModel

/// What a scan compares files with.
extension LibraryStore {
  /// What is known of the files in a root, or in places of it.
  ///
  /// - Complexity: O(files of the root, or of the places).
  func knownFiles(
    of root: LibraryRoot.ID, in places: [ScanPlace]? = nil
  ) throws(LibraryError) -> KnownFiles {
    var known = KnownFiles()
    known.mounts = try mounts(of: root)
    if places == nil, try isOnlyRoot() {
      known.reserve(files: try queries.counts(inFull: false).tracks)
      // Finding out which root a file is in takes as long as reading it.
      try read("1", [], joins: false, into: &known)
    } else {
      for (condition, values) in Self.conditions(of: root, in: places) {
        try read(condition, values, into: &known)
      }
    }
    return known
  }

  /// Whether files of a root are known, or ever were.
  ///
  /// - Complexity: O(log *n*).
  func knowsFiles(of root: LibraryRoot.ID) throws(LibraryError) -> Bool {
    try connection.first(
      "SELECT EXISTS (SELECT 1 FROM folders WHERE root_id = ?)", [.integer(root.rawValue)]
    ) { $0.flag(0) } ?? false
  }

  /// What is known of the folders of a root, with the digests of their files in place of those.
  ///
  /// - Complexity: O(folders of the root).
  func knownFolders(of root: LibraryRoot.ID) throws(LibraryError) -> KnownFiles {
    var known = KnownFiles()
    known.mounts = try mounts(of: root)
    try connection.forEachRow(
      """
      SELECT id, path, digest, skipped FROM folders LEFT JOIN folder_digests ON folder_id = id
      WHERE root_id = ?
      """, [.integer(root.rawValue)]
    ) { row in
      known.append(
        KnownFiles.Folder(
          id: row.integer(0), path: row.blob(1), digest: FolderDigest(bytes: row.blob(2)),
          skipped: row.int(3)))
    }
    return known
  }

  private func mounts(of root: LibraryRoot.ID) throws(LibraryError) -> [[UInt8]] {
    try connection.rows(
      "SELECT path FROM mounts WHERE root_id = ?", [.integer(root.rawValue)]
    ) { $0.blob(0) }
  }

  private func isOnlyRoot() throws(LibraryError) -> Bool {
    try connection.first("SELECT count(*) FROM roots", [], { $0.integer(0) }) == 1
  }

  /// Which rows of `folders` belong to a root, or to places of it; each is a condition and its
  /// values.
  static func conditions(
    of root: LibraryRoot.ID, in places: [ScanPlace]?
  ) -> [(condition: String, values: [SQLiteValue])] {
    guard let places else { return [("folders.root_id = ?1", [.integer(root.rawValue)])] }
    return places.flatMap { place in
      let own = ("folders.path = ?1", [SQLiteValue.blob(place.path)])
      guard place.isDeep else { return [own] }
      // All paths below lie between the one with "/" and the one with "0", the next byte.
      let slash = UInt8(ascii: "/")
      let start = place.path.last == slash ? place.path : place.path + [slash]
      return [
        own,
        (
          "folders.path > ?1 AND folders.path < ?2",
          [.blob(start), .blob(start.dropLast() + [slash + 1])]
        ),
      ]
    }
  }

  /// Reads what is in some folders.
  ///
  /// - Parameters:
  ///   - condition: Which; every one holds for `1`.
  ///   - values: The values of its parameters.
  ///   - joins: Whether files have to be asked for their folder; not when the condition holds for
  ///     all of them.
  ///   - known: Where it goes.
  /// - Throws: What SQLite reports.
  private func read(
    _ condition: String, _ values: [SQLiteValue], joins: Bool = true, into known: inout KnownFiles
  ) throws(LibraryError) {
    var positions: [Int64: Int32] = [:]
    try connection.forEachRow(
      "SELECT id, path FROM folders WHERE \(condition)", values
    ) { row in
      let folder = KnownFiles.Folder(id: row.integer(0), path: row.blob(1))
      guard known.folder(at: folder.path) == nil else { return }
      positions[folder.id] = Int32(known.folders.count)
      known.append(folder)
    }
    guard !positions.isEmpty else { return }
    func source(_ table: String) -> String {
      joins ? "folders JOIN \(table) ON folders.id = folder_id WHERE \(condition)" : table
    }
    // Files of a folder lie together, so most of them are in the folder of the one before.
    var last: (id: Int64, position: Int32?) = (0, nil)
    let stamp = "folder_id, name, device, inode, size, modified_at, changed_at, reader"
    for sql in [
      "SELECT tracks.id, \(stamp), part FROM \(source("tracks"))",
      "SELECT 0, \(stamp), 0 FROM \(source("skipped_files"))",
    ] {
      try connection.forEachRow(sql, values) { row in
        let folder = row.integer(1)
        if folder != last.id { last = (folder, positions[folder]) }
        guard let position = last.position else { return }
        row.withBlob(2) {
          known.append(
            track: row.integer(0), isPart: row.flag(9),
            isOutdated: row.integer(8) < TagReader.version, folder: position, name: $0,
            stamp: Self.stamp(row, from: 3))
        }
      }
    }
    try connection.forEachRow(
      "SELECT folder_id, name, size, modified_at FROM \(source("pictures"))", values
    ) { row in
      guard let folder = positions[row.integer(0)] else { return }
      let picture = WalkedDirectory.Picture(
        name: row.blob(1), size: row.integer(2), modifiedAt: row.integer(3))
      known.append(picture: picture, folder: folder)
    }
    try connection.forEachRow(
      "SELECT folder_id, name, size, modified_at, neighbours, reason FROM \(source("cue_sheets"))",
      values
    ) { row in
      guard let folder = positions[row.integer(0)] else { return }
      let state = CueFile.State(
        name: row.blob(1), size: row.integer(2), modifiedAt: row.integer(3),
        neighbours: row.integer(4))
      let reason = row.optionalInt(5).map { SkipReason(rawValue: $0) ?? .unknownFormat }
      known.append(sheet: CueFile(state: state, reason: reason), folder: folder)
    }
    try readTexts(
      from: joins ? "folders JOIN tracks ON folders.id = folder_id" : "tracks",
      where: condition, values, positions, into: &known)
  }

  /// Reads the texts in old charsets of the files in some folders.
  private func readTexts(
    from source: String, where condition: String, _ values: [SQLiteValue],
    _ positions: [Int64: Int32], into known: inout KnownFiles
  ) throws(LibraryError) {
    try connection.forEachRow(
      """
      SELECT folder_id, name, legacy_text, legacy_charset FROM \(source)
      WHERE \(condition) AND legacy_text IS NOT NULL
      """, values
    ) { row in
      guard let folder = positions[row.integer(0)], let charset = Charset(rawValue: row.text(3))
      else { return }
      known.append(
        text: LegacyText(sample: row.blob(2), charset: charset), of: row.blob(1), folder: folder)
    }
  }

  /// A stamp from five columns of a row.
  static func stamp(_ row: Row, from column: Int32) -> FileStamp {
    FileStamp(
      identity: FileIdentity(device: row.integer(column), inode: row.integer(column + 1)),
      size: row.integer(column + 2), modifiedAt: row.integer(column + 3),
      changedAt: row.integer(column + 4))
  }
}
