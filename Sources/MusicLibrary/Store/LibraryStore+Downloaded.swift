public import MusicModel

extension LibraryStore {
  /// The albums whose files are all on this machine now.
  ///
  /// - Parameter sort: Their order.
  /// - Returns: Identities in that order, and the headings they stand under; none where the order
  ///   has none.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(albums) by title, O(tracks) by size and format; and O(tracks that are
  ///   offline).
  public nonisolated func downloads(
    _ sort: AlbumSort
  ) async throws(LibraryError) -> (albums: [AlbumID], sections: [ListSection]) {
    try await read { queries throws(LibraryError) in
      (
        try queries.albumIDs(sortedBy: sort, in: .here),
        ListSection.runs(of: try queries.labels(of: sort, in: .here))
      )
    }
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
    let albums = try await read { queries throws(LibraryError) in try queries.offlineAlbums() }
    return (albums.map(\.id), ListSection.runs(of: albums.map(\.heading)))
  }
}
