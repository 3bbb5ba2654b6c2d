/// What a row shows of a playlist.
public struct PlaylistSummary: Hashable, Sendable, Identifiable {
  /// Identity of the playlist.
  public var id: PlaylistID
  /// Its name.
  public var name: String
  /// Number of entries, missing ones included.
  public var trackCount: Int

  /// Makes a summary from its parts.
  public init(id: PlaylistID, name: String, trackCount: Int) {
    self.id = id
    self.name = name
    self.trackCount = trackCount
  }
}
