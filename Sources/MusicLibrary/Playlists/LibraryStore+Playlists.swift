public import MusicModel

extension LibraryStore {
  /// All playlists by name.
  ///
  /// - Complexity: O(*n*), and a search for each smart playlist.
  public nonisolated func playlists() async throws(LibraryError) -> [PlaylistSummary] {
    try await read { queries throws(LibraryError) in try queries.playlists() }
  }

  /// Where a playlist's entries come from; `nil` when there is no such playlist.
  public nonisolated func playlistKind(
    _ id: PlaylistID
  ) async throws(LibraryError) -> PlaylistKind? {
    try await read { queries throws(LibraryError) in try queries.playlistKind(id) }
  }

  /// The entries of a playlist in their order, missing ones too.
  ///
  /// - Complexity: O(*k* log *n*), where *k* is the number of entries; a search for a smart one.
  public nonisolated func playlistEntries(
    _ id: PlaylistID
  ) async throws(LibraryError) -> [PlaylistEntry] {
    try await read { queries throws(LibraryError) in try queries.playlistEntries(id) }
  }

  /// The tracks of a playlist that are in the library, in their order.
  public nonisolated func playlistTracks(_ id: PlaylistID) async throws(LibraryError) -> [TrackID] {
    try await read { queries throws(LibraryError) in try queries.playlistTracks(id) }
  }
}
