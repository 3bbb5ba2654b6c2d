public import MusicModel

/// What the Info screen is about.
public enum InfoSubject: Hashable, Sendable {
  /// A track.
  case track(TrackID)
  /// An album.
  case album(AlbumID)
}
