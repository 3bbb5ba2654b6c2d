internal import MusicModel

/// Makes the digests of some folders from the rows of their files.
struct DigestMaker {
  /// A folder as far as it was read.
  struct Made {
    var digest = FolderDigest()
    var skipped: Int64 = 0
    /// Whether a file has to be read again.
    var isOutdated = false
    /// The hashes of files that are divided into tracks, each of which has a row.
    var divided: Set<UInt128> = []
  }

  private let connection: Connection
  private let range: [SQLiteValue]
  private let first: Int64
  /// By the number of the folder in the range; `nil` for one that is not asked for.
  private var made: [Made?]

  /// Prepares reading of folders in ascending order, between which there is little else.
  init(_ connection: Connection, folders: ArraySlice<Int64>) {
    self.connection = connection
    first = folders.first ?? 0
    range = [.integer(first), .integer(folders.last ?? 0)]
    made = Array(repeating: nil, count: Int((folders.last ?? -1) - first) + 1)
    for folder in folders { made[Int(folder - first)] = Made() }
  }

  /// Reads the rows of all of them.
  consuming func make() throws(LibraryError) -> [(folder: Int64, made: Made)] {
    try readFiles("part != 0 FROM tracks", isSkipped: false)
    try readFiles("0 FROM skipped_files", isSkipped: true)
    try readRows("folder_id, name, size, modified_at FROM pictures") { row, made in
      made.digest.add(
        WalkedDirectory.Picture(
          name: row.blob(1), size: row.integer(2), modifiedAt: row.integer(3)))
    }
    try readRows("folder_id, name, size, modified_at, neighbours, reason FROM cue_sheets") {
      row, made in
      made.digest.add(
        CueFile.State(
          name: row.blob(1), size: row.integer(2), modifiedAt: row.integer(3),
          neighbours: row.integer(4)))
      if row.optionalInt(5) != nil { made.skipped += 1 }
    }
    return made.enumerated().compactMap { index, made in
      made.map { (first + Int64(index), $0) }
    }
  }

  private mutating func readFiles(
    _ source: String, isSkipped: Bool
  ) throws(LibraryError) {
    try readRows(
      "folder_id, name, device, inode, size, modified_at, changed_at, reader, \(source)"
    ) { row, made in
      if row.integer(7) < TagReader.version { made.isOutdated = true }
      if isSkipped { made.skipped += 1 }
      let stamp = LibraryStore.stamp(row, from: 2)
      let hash = row.withBlob(1) { FolderDigest.hash(of: stamp, name: $0) }
      if row.flag(8), !made.divided.insert(hash).inserted { return }
      made.digest.add(hash)
    }
  }

  private mutating func readRows(
    _ source: String, _ take: (Row, inout Made) -> Void
  ) throws(LibraryError) {
    var made = made
    self.made = []
    try connection.forEachRow(
      "SELECT \(source) WHERE folder_id BETWEEN ?1 AND ?2", range
    ) { row in
      let index = Int(row.integer(0) - first)
      guard var folder = made[index] else { return }
      made[index] = nil
      take(row, &folder)
      made[index] = folder
    }
    self.made = made
  }
}
