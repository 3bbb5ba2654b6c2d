internal import Glibc

/// Which track a file is: how one that went away is known again when it comes back elsewhere.
struct TrackIdentity {
  private let connection: Connection
  /// A number of the file's sound.
  private let fingerprint: Int64
  /// A number of what the tags say the track is.
  private let description: Int64

  /// Takes what identifies a file by its content.
  init(_ connection: Connection, fingerprint: Int64, tags: FileTags) {
    self.connection = connection
    self.fingerprint = fingerprint
    description = Self.description(
      title: tags.title, artist: tags.artist, album: tags.album, disc: tags.disc.number ?? 0,
      number: tags.track.number ?? 0, duration: tags.duration ?? 0)
  }

  /// The number of what tags say; 0 stands for a number they do not have, a length is in
  /// milliseconds.
  static func description(
    title: String, artist: String, album: String, disc: Int, number: Int, duration: Int
  ) -> Int64 {
    digest([
      title, artist, album, String(disc), String(number), String(duration / 1_000),
    ])
  }

  /// The track with this sound and these tags whose file is gone; `nil` when there is none.
  ///
  /// - Parameter new: Tracks whose rows are still to be written.
  /// - Returns: A track's identity.
  /// - Throws: What the store throws on reading.
  func vanishedTrack(besides new: Set<Int64>) throws(LibraryError) -> Int64? {
    let candidates = try connection.rows(
      """
      SELECT items.id, folders.path, tracks.name FROM items
      LEFT JOIN tracks ON tracks.id = items.id LEFT JOIN folders ON folders.id = folder_id
      WHERE fingerprint = ? AND description = ? ORDER BY items.id
      """, [.integer(fingerprint), .integer(description)]
    ) { ($0.integer(0), $0.blob(1), $0.blob(2)) }
    return candidates.first { id, folder, name in
      !new.contains(id) && (folder.isEmpty || !exists(folder, name))
    }?.0
  }

  /// Makes a new track's own data.
  ///
  /// - Parameter addedAt: Unix seconds.
  /// - Returns: The track's identity.
  /// - Throws: What the store throws on writing.
  func insert(addedAt: Int64) throws(LibraryError) -> Int64 {
    try connection.run(
      "INSERT INTO items(added_at, fingerprint, description) VALUES (?, ?, ?)",
      [.integer(addedAt), .integer(fingerprint), .integer(description)])
    return connection.lastInsertedID
  }

  /// Remembers by what a known track will be known from now on.
  func update(_ track: Int64) throws(LibraryError) {
    try connection.run(
      "UPDATE items SET fingerprint = ?, description = ? WHERE id = ?",
      [.integer(fingerprint), .integer(description), .integer(track)])
  }

  private func exists(_ folder: [UInt8], _ name: [UInt8]) -> Bool {
    var status = stat()
    return FilePath.withCString(FilePath.joined(folder, name)) { lstat($0, &status) } == 0
  }

  /// FNV-1a, 64 bits, over the folded texts: the same in every run, unlike `Hasher`.
  private static func digest(_ texts: [String]) -> Int64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      for byte in TextForm.folded(text).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    return Int64(bitPattern: hash)
  }
}
