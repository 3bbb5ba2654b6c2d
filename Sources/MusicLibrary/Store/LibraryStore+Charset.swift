public import MusicModel

/// Charsets that a person chooses where the guess fails.
extension LibraryStore {
  /// Chooses the charset of old text in the files of a directory and of those below it.
  ///
  /// The next scan reads those files again; they are not changed. The choice is the person's own:
  /// it outlives rescans, and roots that go away.
  ///
  /// - Parameters:
  ///   - charset: The charset; `nil` takes the choice back.
  ///   - folder: Absolute path of the directory, without links.
  /// - Throws: What the store throws on writing.
  /// - Complexity: O(files of the directories).
  public func setCharset(
    _ charset: Charset?, forFolder folder: [UInt8]
  ) throws(LibraryError) {
    try setCharsets([FolderCharset(folder: folder, charset: charset)])
  }

  /// Chooses charsets for several directories at once; see the choice for one.
  func setCharsets(_ choices: [FolderCharset]) throws(LibraryError) {
    try connection.transaction { () throws(LibraryError) in
      for choice in choices { try choose(choice.charset, choice.folder) }
    }
  }

  /// The charset that was chosen for a directory itself; `nil` without a choice.
  public nonisolated func charset(
    ofFolder folder: [UInt8]
  ) async throws(LibraryError) -> Charset? {
    try await read { queries throws(LibraryError) in
      try queries.charsets(ofFolders: [folder]).first?.charset
    }
  }

  /// The charsets of all directories.
  func folderCharsets() throws(LibraryError) -> FolderCharsets {
    FolderCharsets(usual: settings.charset, choices: try queries.charsetChoices())
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

extension LibraryQueries {
  /// The directories that hold files of an album.
  func folders(ofAlbum album: AlbumID) throws(LibraryError) -> [[UInt8]] {
    try connection.rows(
      """
      SELECT DISTINCT path FROM folders JOIN tracks ON folder_id = folders.id WHERE album_id = ?
      """, [.integer(album.rawValue)]
    ) { $0.blob(0) }
  }

  /// The charsets that were chosen for directories themselves, in their order.
  func charsets(ofFolders folders: [[UInt8]]) throws(LibraryError) -> [FolderCharset] {
    let choices = try charsetChoices()
    return folders.map { FolderCharset(folder: $0, charset: choices[$0]) }
  }

  /// The charsets that were chosen for directories and those below them.
  func charsetChoices() throws(LibraryError) -> [[UInt8]: Charset] {
    var choices: [[UInt8]: Charset] = [:]
    try connection.forEachRow("SELECT path, charset FROM folder_charsets", []) { row in
      choices[row.blob(0)] = Charset(rawValue: row.text(1))
    }
    return choices
  }
}
