internal import MusicModel

extension LibraryStore {
  /// Brings what the library shows in line with settings that changed, a part at a time, and with
  /// what a scan that was ended had left.
  ///
  /// A scan calls it before it looks at files.
  ///
  /// - Returns: The revision that shows the part; `nil` when nothing was left to do.
  /// - Throws: What the store throws on writing.
  func applySettings() throws(LibraryError) -> LibraryRevision? {
    crowded = CrowdedFamilies()
    guard try SettingsWriter(connection, settings).isNeeded() else { return nil }
    return try connection.transaction { () throws(LibraryError) in
      guard try SettingsWriter(connection, settings).settle() else { return nil }
      let search = SearchWriter(connection)
      _ = try search.refresh(limit: Self.searchBatch)
      return try bumpRevision()
    }
  }
}
