public import MusicModel

/// The tracks of a root whose files are not there.
public struct MissingFiles: Hashable, Sendable {
  /// The root.
  public var root: LibraryRoot
  /// The tracks.
  public var tracks: [TrackID]
}
