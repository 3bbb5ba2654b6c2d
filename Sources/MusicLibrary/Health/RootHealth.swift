public import MusicModel

/// A root of the library and how much is in it.
public struct RootHealth: Hashable, Sendable {
  /// The root.
  public var root: LibraryRoot
  /// Directories that hold music, pictures or files that were skipped.
  public var folders: Int
  /// Albums with a track in it.
  public var albums: Int
  /// Tracks.
  public var tracks: Int
  /// Files that looked like music and were skipped.
  public var skipped: Int
}
