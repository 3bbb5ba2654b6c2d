internal import Glibc
internal import MusicModel

/// Writes what a scan found of files; albums are regrouped afterwards.
struct FileWriter {
  private let connection: Connection
  private let root: LibraryRoot
  /// Unix seconds.
  private let now: Int64
  private var folderIDs: [[UInt8]: Int64] = [:]
  /// Directories made by this writer, which held nothing before.
  private var freshFolders: Set<Int64> = []
  /// What the changes may have changed of the albums.
  private(set) var touched = TouchedAlbums()

  /// Prepares writing; belongs inside a transaction.
  init(_ connection: Connection, root: LibraryRoot, now: Int64) {
    self.connection = connection
    self.root = root
    self.now = now
  }

  /// Writes a batch.
  mutating func write(_ batch: ScanBatch) throws(LibraryError) {
    try move(batch.moves)
    for file in batch.files { try write(file) }
    for pictures in batch.pictures { try write(pictures) }
  }

  /// Removes what was not found again; the person's own data of the tracks stays.
  mutating func remove(_ leftovers: ScanLeftovers) throws(LibraryError) {
    for track in leftovers.tracks {
      try touch(track)
      try connection.run("DELETE FROM tracks WHERE id = ?", [.integer(track)])
    }
    for (folder, name) in leftovers.skipped { try removeSkipped(folder: folder, name: name) }
    for folder in leftovers.folders {
      let id = SQLiteValue.integer(folder)
      try connection.run("DELETE FROM pictures WHERE folder_id = ?", [id])
      try connection.run(
        """
        DELETE FROM folders WHERE id = ?1
          AND NOT EXISTS (SELECT 1 FROM tracks WHERE folder_id = ?1)
          AND NOT EXISTS (SELECT 1 FROM skipped_files WHERE folder_id = ?1)
        """, [id])
    }
  }

  // MARK: Files

  private mutating func write(_ file: ScanBatch.File) throws(LibraryError) {
    let folder = try folderID(file.folder)
    var known = file.track
    if known == nil, !freshFolders.contains(folder) {
      known = try trackID(folder: folder, name: file.name)
    }
    switch file.record {
    case .skipped(let reason):
      if let known {
        try touch(known)
        try connection.run("DELETE FROM tracks WHERE id = ?", [.integer(known)])
      }
      try connection.run(
        "INSERT OR REPLACE INTO skipped_files VALUES (?, ?, ?, ?, ?, ?, ?)",
        [.integer(folder), .blob(file.name)] + Self.values(file.stamp)
          + [.integer(Int64(reason.rawValue))])
    case .tags(let tags, let fingerprint):
      if file.wasSkipped { try removeSkipped(folder: folder, name: file.name) }
      let row = TrackRow(tags, file: file, folder: folder)
      let identity = TrackIdentity(connection, fingerprint: fingerprint, tags: tags)
      if known == nil { known = try identity.vanishedTrack() }
      if let known {
        try identity.update(known)
        try update(known, row)
      } else {
        let id = try identity.insert(addedAt: addedAt(file.stamp))
        try connection.run(TrackRow.insertion, [.integer(id)] + row.values)
      }
      touched.families.insert(DirectoryFamily.family(of: file.folder, root: root.path))
      if !tags.releaseID.isEmpty { touched.releases.insert(tags.releaseID) }
    }
  }

  private mutating func update(_ track: Int64, _ row: TrackRow) throws(LibraryError) {
    try touch(track)
    try connection.run(TrackRow.update, row.values + [.integer(track)])
    // A track that had vanished has no row to update.
    if connection.changedRows == 0 {
      try connection.run(TrackRow.insertion, [.integer(track)] + row.values)
    }
  }

  private func trackID(folder: Int64, name: [UInt8]) throws(LibraryError) -> Int64? {
    try connection.first(
      "SELECT id FROM tracks WHERE folder_id = ? AND name = ?", [.integer(folder), .blob(name)]
    ) { $0.integer(0) }
  }

  /// When a new track counts as added: the time of import, on a first import that of the file.
  private func addedAt(_ stamp: FileStamp) -> Int64 {
    guard root.scannedAt == nil else { return now }
    let modified = stamp.modifiedAt / 1_000_000_000
    return modified > now ? now : max(modified, Self.earliest)
  }

  /// 1 January 1980 in Unix seconds: an older file's date was lost on its way.
  private static let earliest: Int64 = 315_532_800

  private func removeSkipped(folder: Int64, name: [UInt8]) throws(LibraryError) {
    try connection.run(
      "DELETE FROM skipped_files WHERE folder_id = ? AND name = ?",
      [.integer(folder), .blob(name)])
  }

  // MARK: Moves

  /// Files that changed places may stand in each other's way, so all leave their place first.
  private mutating func move(_ moves: [ScanBatch.Move]) throws(LibraryError) {
    for move in moves {
      try touch(move.track)
      // No file has a name with a zero byte.
      try connection.run(
        "UPDATE tracks SET name = CAST(x'00' || id AS BLOB) WHERE id = ?", [.integer(move.track)])
    }
    for move in moves {
      let folder = try folderID(move.folder)
      if let other = try trackID(folder: folder, name: move.name) {
        try touch(other)
        try connection.run("DELETE FROM tracks WHERE id = ?", [.integer(other)])
      }
      try connection.run(
        "UPDATE tracks SET folder_id = ?, name = ? WHERE id = ?",
        [.integer(folder), .blob(move.name), .integer(move.track)])
      touched.families.insert(DirectoryFamily.family(of: move.folder, root: root.path))
    }
  }

  // MARK: Directories

  private mutating func folderID(_ path: [UInt8]) throws(LibraryError) -> Int64 {
    if let known = folderIDs[path] { return known }
    let stored = try connection.first("SELECT id FROM folders WHERE path = ?", [.blob(path)]) {
      $0.integer(0)
    }
    let id: Int64
    if let stored {
      id = stored
    } else {
      let family = DirectoryFamily.family(of: path, root: root.path)
      try connection.run(
        "INSERT INTO folders(root_id, path, family) VALUES (?, ?, ?)",
        [.integer(root.id.rawValue), .blob(path), .blob(family)])
      id = connection.lastInsertedID
      freshFolders.insert(id)
    }
    folderIDs[path] = id
    return id
  }

  private mutating func write(_ pictures: ScanBatch.Pictures) throws(LibraryError) {
    let folder = try folderID(pictures.folder)
    try connection.run("DELETE FROM pictures WHERE folder_id = ?", [.integer(folder)])
    for file in pictures.files {
      try connection.run(
        "INSERT INTO pictures VALUES (?, ?, ?, ?)",
        [.integer(folder), .blob(file.name), .integer(file.size), .integer(file.modifiedAt)])
    }
    touched.families.insert(DirectoryFamily.family(of: pictures.folder, root: root.path))
  }

  /// Remembers which albums a track's change or removal concerns.
  private mutating func touch(_ track: Int64) throws(LibraryError) {
    let places = try connection.rows(
      """
      SELECT family, release_id, album_id FROM tracks
      JOIN folders ON folders.id = folder_id WHERE tracks.id = ?
      """, [.integer(track)]
    ) { ($0.blob(0), $0.optionalText(1), $0.optionalInt(2)) }
    for (family, release, album) in places {
      touched.families.insert(family)
      if let release { touched.releases.insert(release) }
      if let album { touched.albums.insert(Int64(album)) }
    }
  }

  private static func values(_ stamp: FileStamp) -> [SQLiteValue] {
    [
      .integer(stamp.identity.device), .integer(stamp.identity.inode), .integer(stamp.size),
      .integer(stamp.modifiedAt),
    ]
  }
}
