public import MusicModel

/// Charsets that a person chooses where the guess fails.
extension LibraryStore {
  /// Chooses the charset of old text in the files of a directory and of those below it.
  ///
  /// The next scan reads those files again; they are not changed. The choice is the person's own: it
  /// outlives rescans, and roots that go away.
  ///
  /// - Parameters:
  ///   - charset: The charset; `nil` takes the choice back.
  ///   - folder: Absolute path of the directory, without links.
  /// - Throws: What the store throws on writing.
  /// - Complexity: O(files of the directories).
  public func setCharset(
    _ charset: Charset?, forFolder folder: [UInt8]
  ) throws(LibraryError) {
    try connection.transaction { () throws(LibraryError) in try choose(charset, folder) }
  }

  /// Chooses the charset of old text in the directories of an album; see the choice for one.
  ///
  /// - Parameters:
  ///   - charset: The charset; `nil` takes the choice back.
  ///   - album: The album; an unknown one changes nothing.
  /// - Throws: What the store throws on writing.
  public func setCharset(_ charset: Charset?, forAlbum album: AlbumID) throws(LibraryError) {
    try connection.transaction { () throws(LibraryError) in
      let folders = try connection.rows(
        """
        SELECT DISTINCT path FROM folders JOIN tracks ON folder_id = folders.id WHERE album_id = ?
        """, [.integer(album.rawValue)]
      ) { $0.blob(0) }
      for folder in folders { try choose(charset, folder) }
    }
  }

  /// The charset that was chosen for a directory itself; `nil` without a choice.
  public nonisolated func charset(
    ofFolder folder: [UInt8]
  ) async throws(LibraryError) -> Charset? {
    try await read { queries throws(LibraryError) in
      let found = try queries.connection.first(
        "SELECT charset FROM folder_charsets WHERE path = ?", [.blob(folder)]
      ) { Charset(rawValue: $0.text(0)) }
      return found ?? nil
    }
  }

  /// The charsets of all directories.
  func folderCharsets() throws(LibraryError) -> FolderCharsets {
    var charsets = FolderCharsets(usual: settings.charset)
    try connection.forEachRow("SELECT path, charset FROM folder_charsets", []) { row in
      charsets.choices[row.blob(0)] = Charset(rawValue: row.text(1))
    }
    return charsets
  }

  private func choose(_ charset: Charset?, _ folder: [UInt8]) throws(LibraryError) {
    if let charset {
      try connection.run(
        "INSERT OR REPLACE INTO folder_charsets VALUES (?, ?)",
        [.blob(folder), .text(charset.rawValue)])
    } else {
      try connection.run("DELETE FROM folder_charsets WHERE path = ?", [.blob(folder)])
    }
    // No reader has this number, so each is read again. What is below a directory comes between it
    // with a slash and it with the next byte.
    try connection.run(
      """
      UPDATE tracks SET reader = 0 WHERE folder_id IN (
        SELECT id FROM folders WHERE path = ?1
          OR (path > CAST(?1 || x'2F' AS BLOB) AND path < CAST(?1 || x'30' AS BLOB)))
      """, [.blob(folder)])
  }
}
