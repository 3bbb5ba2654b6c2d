public import MusicModel

extension LibraryStore {
  /// The identities of all tracks by the sort key of their title.
  ///
  /// - Parameter limit: How many at most; `nil` for all.
  /// - Returns: Identities, the first of the order first.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(*k*), where *k* is the result's count.
  public nonisolated func trackIDs(limit: Int? = nil) async throws(LibraryError) -> [TrackID] {
    try await read { queries throws(LibraryError) in try queries.trackIDs(limit: limit) }
  }

  /// The tracks with given identities, in the order asked; unknown identities are left out.
  ///
  /// - Complexity: O(*k* log *n*), where *k* is the number of identities.
  public nonisolated func tracks(_ ids: [TrackID]) async throws(LibraryError) -> [TrackSummary] {
    try await read { queries throws(LibraryError) in try queries.tracks(ids) }
  }

  /// Where the sound of a track is; `nil` when the track is not in the library now.
  ///
  /// - Complexity: O(log *n*).
  public nonisolated func location(
    ofTrack id: TrackID
  ) async throws(LibraryError) -> TrackLocation? {
    try await read { queries throws(LibraryError) in try queries.location(of: id) }
  }

  /// The absolute path of a track's file; `nil` when the track is not in the library now.
  public nonisolated func path(of id: TrackID) async throws(LibraryError) -> [UInt8]? {
    try await read { queries throws(LibraryError) in try queries.path(of: id) }
  }
}
