internal import Glibc
internal import MusicModel

/// Writes what a scan found of files; albums are regrouped afterwards.
struct FileWriter {
  private let connection: Connection
  private let root: LibraryRoot
  private var shelving: TrackShelving
  private var sounds: AlikeSounds
  private let settings: LibrarySettings
  /// Unix seconds.
  private let now: Int64
  private var folders: [PathKey: Folder] = [:]
  /// The directory of the file before; files of a directory follow each other.
  private var lastFolder: (path: [UInt8], folder: Folder)?
  private var lastFamily: [UInt8]?
  /// Tracks that are new; `AlbumWriter` writes them together with the album they are in.
  private(set) var newTracks: [NewTrack] = []
  private var newIDs: Set<Int64> = []
  /// Whether there are places of a library that was rebuilt; `nil` before anybody asked.
  private var hasPlaces: Bool?
  /// What the changes may have changed of the albums.
  private(set) var touched = TouchedAlbums()

  /// A directory as the store has it.
  private struct Folder {
    var id: Int64
    var family: [UInt8]
    /// Whether this writer made it, so that it held nothing before.
    var isNew: Bool
  }

  /// Prepares writing; belongs inside a transaction.
  init(_ connection: Connection, root: LibraryRoot, settings: LibrarySettings, now: Int64) {
    self.connection = connection
    self.root = root
    shelving = TrackShelving(settings, connection)
    sounds = AlikeSounds(connection)
    self.settings = settings
    self.now = now
  }

  /// Writes a batch.
  mutating func write(_ batch: ScanBatch) throws(LibraryError) {
    try move(batch.moves)
    for file in batch.files { try write(file) }
    for pictures in batch.pictures { try write(pictures) }
    for sheets in batch.sheets { try write(sheets) }
    for fit in batch.sheetFits { try write(fit) }
    try restamp(batch.restamps)
  }

  /// Removes a track; the person's own data of it stays.
  mutating func remove(track: Int64) throws(LibraryError) {
    try touch(track)
    try connection.run("DELETE FROM tracks WHERE id = ?", [.integer(track)])
  }

  /// Removes tracks; one of which there is a copy goes on as that.
  ///
  /// - Returns: How many of them had a copy, which has what the person made of them.
  @discardableResult
  mutating func remove(tracks: [Int64]) throws(LibraryError) -> Int {
    let heir = TrackHeir(connection)
    var leaving = Set(tracks)
    var count = 0
    for track in tracks {
      if let copy = try heir.copy(of: track, besides: leaving) {
        count += 1
        try touch(copy)
        try touch(track)
        if try heir.hand(track, to: copy) {
          leaving.remove(track)
          continue
        }
      }
      try remove(track: track)
    }
    return count
  }

  /// Removes what was not found again; the person's own data of the tracks stays.
  mutating func remove(_ leftovers: ScanLeftovers) throws(LibraryError) {
    var gone: [Int64] = []
    for file in leftovers.files {
      guard file.track != 0 else {
        try removeSkipped(folder: file.folder, name: file.name)
        continue
      }
      // A track that was known again elsewhere is not at this place any more.
      guard try tracks(folder: file.folder, name: file.name).values.contains(file.track) else {
        continue
      }
      gone.append(file.track)
    }
    try remove(tracks: gone)
    for folder in leftovers.folders {
      let id = SQLiteValue.integer(folder)
      try forgetDigest(ofFolder: folder)
      try connection.run("DELETE FROM pictures WHERE folder_id = ?", [id])
      try connection.run("DELETE FROM cue_sheets WHERE folder_id = ?", [id])
      try connection.run(
        """
        DELETE FROM folders WHERE id = ?1
          AND NOT EXISTS (SELECT 1 FROM tracks WHERE folder_id = ?1)
          AND NOT EXISTS (SELECT 1 FROM skipped_files WHERE folder_id = ?1)
        """, [id])
    }
  }

  /// Remembers what tells that files are the same.
  func restamp(_ restamps: [ScanBatch.Restamp]) throws(LibraryError) {
    for restamp in restamps {
      try connection.run(
        """
        UPDATE tracks SET device = ?, inode = ?, size = ?, modified_at = ?, changed_at = ?
        WHERE id = ?
        """, restamp.stamp.values + [.integer(restamp.track)])
    }
  }

  // MARK: Files

  private mutating func write(_ file: ScanBatch.File) throws(LibraryError) {
    let place = try folder(file.folder)
    let folder = place.id
    var known = file.track.map { [0: $0] } ?? [:]
    if known.isEmpty, !place.isNew { known = try tracks(folder: folder, name: file.name) }
    switch file.content {
    case .skipped(let reason):
      for track in known.values { try remove(track: track) }
      try connection.run(
        """
        INSERT OR REPLACE INTO skipped_files(
          folder_id, name, device, inode, size, modified_at, changed_at, reason, reader)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [.integer(folder), .blob(file.name)] + file.stamp.values
          + [.integer(Int64(reason.rawValue)), .integer(TagReader.version)])
    case .tracks(let parts, let fingerprint):
      if file.wasSkipped { try removeSkipped(folder: folder, name: file.name) }
      for (number, track) in known where !parts.contains(where: { $0.number == number }) {
        try remove(track: track)
      }
      let path = FilePath.joined(file.folder, file.name)
      for part in parts {
        let identity = TrackIdentity(
          connection, fingerprint: fingerprint, part: part, path: path)
        var track = known[part.number]
        if track == nil, part.number == 0, let former = file.formerTrack,
          try identity.hasSound(of: former)
        {
          track = former
        }
        try write(part, of: file, in: place, identity, known: track)
      }
      touch(family: place.family)
      if let release = parts.first?.tags.releaseID, !release.isEmpty {
        touched.releases.insert(release)
      }
    }
  }

  private mutating func write(
    _ part: TrackPart, of file: ScanBatch.File, in place: Folder, _ identity: TrackIdentity,
    known: Int64?
  ) throws(LibraryError) {
    let row = try TrackRow(
      part, file: file, folder: place.id, family: place.family, shelving: &shelving)
    // Another file may be the track by now, whose own is gone.
    var known = known.flatMap { newIDs.contains($0) ? nil : $0 }
    if known == nil {
      known = try identity.vanishedTrack(
        besides: newIDs, remembers: try remembersPlaces(), among: &sounds)
    }
    guard let known else {
      let addedAt = addedAt(file.stamp)
      add(try identity.insert(addedAt: addedAt), row, file, place, addedAt: addedAt)
      return
    }
    if try update(known, row) { return try identity.update(known) }
    // Another program may have given the place to another track since the scan began.
    if !place.isNew, let heir = try tracks(folder: place.id, name: file.name)[part.number] {
      try identity.update(heir)
      _ = try update(heir, row)
      return
    }
    // A track that had vanished has no row to update.
    try identity.update(known)
    let addedAt = try connection.first(
      "SELECT added_at FROM items WHERE id = ?", [.integer(known)]
    ) { $0.integer(0) }
    add(known, row, file, place, addedAt: addedAt ?? now)
  }

  private mutating func remembersPlaces() throws(LibraryError) -> Bool {
    if let hasPlaces { return hasPlaces }
    let found = try connection.first("SELECT 1 FROM remembered_places", [], { _ in true }) ?? false
    hasPlaces = found
    return found
  }

  /// Leaves a track to be written with its album.
  private mutating func add(
    _ id: Int64, _ row: TrackRow, _ file: ScanBatch.File, _ folder: Folder,
    addedAt: Int64
  ) {
    newIDs.insert(id)
    newTracks.append(
      NewTrack(
        id: id, row: row, file: file, family: folder.family, addedAt: addedAt,
        rules: settings.grouping))
  }

  /// Updates the row of a track.
  ///
  /// - Returns: Whether it has one.
  private mutating func update(_ track: Int64, _ row: TrackRow) throws(LibraryError) -> Bool {
    try touch(track)
    try connection.run(TrackRow.update) { values in
      row.bind(to: &values)
      values.integer(track)
    }
    return connection.changedRows > 0
  }

  /// The tracks of a file by their part in it.
  private func tracks(folder: Int64, name: [UInt8]) throws(LibraryError) -> [Int: Int64] {
    let rows = try connection.rows(
      "SELECT part, id FROM tracks WHERE folder_id = ? AND name = ?",
      [.integer(folder), .blob(name)]
    ) { ($0.int(0), $0.integer(1)) }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  /// When a new track counts as added: the time of import, on a first import that of the file
  /// unless the settings say otherwise.
  private func addedAt(_ stamp: FileStamp) -> Int64 {
    guard root.scannedAt == nil, settings.firstDate == .fileTime else { return now }
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
    try MovedCharsets(connection).follow(moves)
    for move in moves {
      try touch(move.track)
      // No file has a name with a zero byte.
      try connection.run(
        "UPDATE tracks SET name = CAST(x'00' || id AS BLOB) WHERE id = ?", [.integer(move.track)])
    }
    for move in moves {
      let place = try folder(move.folder)
      for other in try tracks(folder: place.id, name: move.name).values {
        try remove(track: other)
      }
    }
    for move in moves {
      let place = try folder(move.folder)
      try connection.run(
        "UPDATE tracks SET folder_id = ?, name = ? WHERE id = ?",
        [.integer(place.id), .blob(move.name), .integer(move.track)])
      try restamp([ScanBatch.Restamp(track: move.track, stamp: move.stamp)])
      touched.families.insert(place.family)
      // A divided file is read again in its new place, which holds it by now.
      folders[PathKey(move.folder)]?.isNew = false
      lastFolder = nil
    }
  }

  // MARK: Directories

  private mutating func folder(_ path: [UInt8]) throws(LibraryError) -> Folder {
    if let lastFolder, lastFolder.path == path { return lastFolder.folder }
    let key = PathKey(path)
    let known = folders[key]
    let folder = if let known { known } else { try storedFolder(path) }
    folders[key] = folder
    lastFolder = (path, folder)
    return folder
  }

  private func storedFolder(_ path: [UInt8]) throws(LibraryError) -> Folder {
    let family = DirectoryFamily.family(of: path, root: root.path)
    let stored = try connection.first("SELECT id FROM folders WHERE path = ?", [.blob(path)]) {
      $0.integer(0)
    }
    if let stored {
      try forgetDigest(ofFolder: stored)
      return Folder(id: stored, family: family, isNew: false)
    }
    try connection.run(
      "INSERT INTO folders(root_id, path, family) VALUES (?, ?, ?)",
      [.integer(root.id.rawValue), .blob(path), .blob(family)])
    return Folder(id: connection.lastInsertedID, family: family, isNew: true)
  }

  /// Whatever is written to a folder makes it another.
  private func forgetDigest(ofFolder folder: Int64) throws(LibraryError) {
    try connection.run("DELETE FROM folder_digests WHERE folder_id = ?", [.integer(folder)])
  }

  private mutating func write(_ pictures: ScanBatch.Pictures) throws(LibraryError) {
    let place = try folder(pictures.folder)
    let folder = place.id
    try connection.run("DELETE FROM pictures WHERE folder_id = ?", [.integer(folder)])
    for file in pictures.files {
      try connection.run(
        "INSERT INTO pictures VALUES (?, ?, ?, ?)",
        [.integer(folder), .blob(file.name), .integer(file.size), .integer(file.modifiedAt)])
    }
    touched.families.insert(place.family)
  }

  private mutating func write(_ sheets: ScanBatch.Sheets) throws(LibraryError) {
    let folder = SQLiteValue.integer(try folder(sheets.folder).id)
    try connection.run("DELETE FROM cue_sheets WHERE folder_id = ?", [folder])
    for file in sheets.files {
      let state = file.state
      try connection.run(
        "INSERT INTO cue_sheets VALUES (?, ?, ?, ?, ?, ?)",
        [
          folder, .blob(state.name), .integer(state.size), .integer(state.modifiedAt),
          .integer(state.neighbours), .optional(file.reason?.rawValue),
        ])
    }
  }

  private mutating func write(_ fit: ScanBatch.SheetFit) throws(LibraryError) {
    let reason = fit.isFitting ? nil : SkipReason.sheetMisfit.rawValue
    try connection.run(
      "UPDATE cue_sheets SET reason = ? WHERE folder_id = ? AND name = ?",
      [.optional(reason), .integer(try folder(fit.folder).id), .blob(fit.name)])
  }

  /// Remembers a family; files of one follow each other, and looking a path up takes long.
  private mutating func touch(family: [UInt8]) {
    guard lastFamily != family else { return }
    touched.families.insert(family)
    lastFamily = family
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
}

extension FileStamp {
  /// The stamp as the store keeps it.
  var values: [SQLiteValue] {
    [
      .integer(identity.device), .integer(identity.inode), .integer(size), .integer(modifiedAt),
      .integer(changedAt),
    ]
  }
}
