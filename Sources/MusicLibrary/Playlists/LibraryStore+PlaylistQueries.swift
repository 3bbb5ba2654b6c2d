public import MusicModel

/// Playlists that are changed by what a query finds at the time.
extension LibraryStore {
  /// Appends the tracks a query finds, in its order, else by artist, album and place in it.
  ///
  /// - Returns: How many; `nil` when the playlist cannot be changed.
  /// - Throws: What the store throws on writing.
  public func append(tracksMatching query: String, to id: PlaylistID) throws(LibraryError) -> Int? {
    let tracks = try queries.tracks(matching: query)
    return try append(tracks, to: id) ? tracks.count : nil
  }

  /// Removes the entries whose tracks a query finds; ones without a track stay.
  ///
  /// - Returns: How many; `nil` when the playlist cannot be changed.
  /// - Throws: What the store throws on writing.
  public func removeEntries(
    matching query: String, from id: PlaylistID
  ) throws(LibraryError) -> Int? {
    let found = Set(try queries.tracks(matching: query))
    let entries = try queries.playlistEntries(id)
    let positions = entries.indices.filter { entries[$0].track.map(found.contains) ?? false }
    return try removeEntries(at: Set(positions), from: id) ? positions.count : nil
  }
}
