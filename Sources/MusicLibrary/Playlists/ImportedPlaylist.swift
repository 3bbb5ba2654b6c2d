public import MusicModel

/// What came of a file that was imported.
public struct ImportedPlaylist: Hashable, Sendable {
  /// The new playlist.
  public var id: PlaylistID
  /// What it is called.
  public var name: String
  /// How many entries it has.
  public var entries: Int
  /// How many of them are not in the library.
  public var missing: Int

  /// Makes a result from its parts.
  public init(id: PlaylistID, name: String, entries: Int, missing: Int) {
    self.id = id
    self.name = name
    self.entries = entries
    self.missing = missing
  }
}
