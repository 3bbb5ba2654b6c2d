public import MusicModel

extension LibraryStore {
  /// The albums whose files are all on this machine now.
  ///
  /// - Parameter sort: Their order.
  /// - Returns: Identities in that order, and the headings they stand under; none where the order
  ///   has none.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(albums) by title, O(tracks) by size and format.
  public nonisolated func downloads(
    _ sort: DownloadSort
  ) async throws(LibraryError) -> (albums: [AlbumID], sections: [ListSection]) {
    Self.listed(try await read { queries throws(LibraryError) in try queries.downloads(sort) })
  }

  /// The albums that lack files because a root or a disk is offline.
  ///
  /// - Returns: Identities, and the paths of the roots as headings; an album that lacks files of
  ///   several roots stands under the first.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(tracks that are offline).
  public nonisolated func offlineAlbums() async throws(LibraryError)
    -> (albums: [AlbumID], sections: [ListSection])
  {
    Self.listed(try await read { queries throws(LibraryError) in try queries.offlineAlbums() })
  }

  private static func listed(
    _ albums: [HeadedAlbum]
  ) -> (albums: [AlbumID], sections: [ListSection]) {
    let headings = albums.map(\.heading)
    let hasHeadings = headings.contains { !$0.isEmpty }
    return (albums.map(\.id), hasHeadings ? ListSection.runs(of: headings) : [])
  }
}
