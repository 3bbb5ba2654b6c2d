public import MusicModel

/// What the person makes of tracks and albums.
///
/// Each edit is on the disk when its call returns: neither the end of the program nor a power
/// failure after that loses it.
extension LibraryStore {
  /// Performs an edit: all of it, or nothing when it throws.
  ///
  ///     let undo = try await store.perform(.favouriteAlbums([album: true]))
  ///     try await store.perform(undo)   // as it was
  ///
  /// Tracks and albums that are not in the library change nothing.
  ///
  /// - Returns: The edit that takes this one back; it names what was changed.
  /// - Throws: What the store throws on writing.
  @discardableResult
  public func perform(_ edit: UserDataEdit) throws(LibraryError) -> UserDataEdit {
    try durableTransaction { () throws(LibraryError) in
      let inverse = try UserDataWriter(connection).perform(edit)
      _ = try bumpRevision()
      return inverse
    }
  }

  /// Gives tracks stars, 0 to 5; returns the edit that takes it back.
  @discardableResult
  public func rate(_ stars: Int, tracks: [TrackID]) throws(LibraryError) -> UserDataEdit {
    try perform(.rateTracks(Self.all(tracks, are: stars)))
  }

  /// Gives albums stars, 0 to 5; returns the edit that takes it back.
  @discardableResult
  public func rate(_ stars: Int, albums: [AlbumID]) throws(LibraryError) -> UserDataEdit {
    try perform(.rateAlbums(Self.all(albums, are: stars)))
  }

  /// Makes tracks favourites, or no longer; returns the edit that takes it back.
  @discardableResult
  public func favourite(
    _ isFavourite: Bool = true, tracks: [TrackID]
  ) throws(LibraryError) -> UserDataEdit {
    try perform(.favouriteTracks(Self.all(tracks, are: isFavourite)))
  }

  /// Makes albums favourites, or no longer; returns the edit that takes it back.
  @discardableResult
  public func favourite(
    _ isFavourite: Bool = true, albums: [AlbumID]
  ) throws(LibraryError) -> UserDataEdit {
    try perform(.favouriteAlbums(Self.all(albums, are: isFavourite)))
  }

  /// Counts that a track was played, and notes when.
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - time: When, in Unix seconds; `nil` for now.
  /// - Returns: The edit that takes it back.
  /// - Throws: What the store throws on writing.
  @discardableResult
  public func recordPlay(
    of track: TrackID, at time: Int64? = nil
  ) throws(LibraryError) -> UserDataEdit {
    try record(.play, of: track, at: time)
  }

  /// Counts that a track was skipped, and notes when; as `recordPlay`.
  @discardableResult
  public func recordSkip(
    of track: TrackID, at time: Int64? = nil
  ) throws(LibraryError) -> UserDataEdit {
    try record(.skip, of: track, at: time)
  }

  /// Keeps the queue for the next run, in place of the one kept before; `nil` forgets it.
  public func saveQueue(_ queue: StoredQueue?) throws(LibraryError) {
    try durableTransaction { () throws(LibraryError) in
      try UserDataWriter(connection).save(queue)
    }
  }

  private func record(
    _ kind: ListeningRecord.Kind, of track: TrackID, at time: Int64?
  ) throws(LibraryError) -> UserDataEdit {
    let record = ListeningRecord(track: track, kind: kind, time: time ?? Self.now())
    return try perform(.addListening([record]))
  }

  private static func all<ID: Hashable, Value>(_ ids: [ID], are value: Value) -> [ID: Value] {
    Dictionary(ids.map { ($0, value) }) { first, _ in first }
  }
}

/// Reading it.
extension LibraryStore {
  /// What the person has made of tracks; unknown identities are left out.
  public nonisolated func userData(
    of tracks: [TrackID]
  ) async throws(LibraryError) -> [TrackID: TrackUserData] {
    try await read { queries throws(LibraryError) in try queries.userData(of: tracks) }
  }

  /// What the person has made of albums; unknown identities are left out.
  public nonisolated func userData(
    of albums: [AlbumID]
  ) async throws(LibraryError) -> [AlbumID: AlbumUserData] {
    try await read { queries throws(LibraryError) in try queries.userData(of: albums) }
  }

  /// What was played or skipped, the last first; tracks that are gone are among it.
  ///
  /// - Parameters:
  ///   - kind: Which of both.
  ///   - time: Unix seconds; only what came before.
  ///   - limit: How many at most; `nil` for all.
  /// - Returns: Records, the newest first.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(*k*), where *k* is the result's count.
  public nonisolated func history(
    _ kind: ListeningRecord.Kind = .play, before time: Int64 = .max, limit: Int? = nil
  ) async throws(LibraryError) -> [ListeningRecord] {
    try await read { queries throws(LibraryError) in
      try queries.history(kind, before: time, limit: limit)
    }
  }

  /// Tracks of the library by what the person has made of them.
  ///
  /// - Complexity: O(*m* log *m*), where *m* is the number of tracks of which the ranking speaks:
  ///   all for `.leastPlayed`.
  public nonisolated func trackIDs(
    by ranking: Ranking, limit: Int? = nil
  ) async throws(LibraryError) -> [TrackID] {
    try await read { queries throws(LibraryError) in
      try queries.trackIDs(by: ranking, limit: limit)
    }
  }

  /// Albums by what the person has made of them.
  ///
  /// - Complexity: O(*m* log *m*), where *m* is the number of tracks of which the ranking speaks:
  ///   all for `.leastPlayed`.
  public nonisolated func albumIDs(
    by ranking: Ranking, limit: Int? = nil
  ) async throws(LibraryError) -> [AlbumID] {
    try await read { queries throws(LibraryError) in
      try queries.albumIDs(by: ranking, limit: limit)
    }
  }

  /// The queue that was saved last; `nil` when none was.
  ///
  /// A track that left the library has no path of the library any more, but the one it was saved
  /// with.
  public nonisolated func storedQueue() async throws(LibraryError) -> StoredQueue? {
    try await read { queries throws(LibraryError) in try queries.storedQueue() }
  }
}
