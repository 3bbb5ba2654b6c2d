import MusicModel

/// Which screen is shown.
enum ScreenKind: Hashable, Sendable {
  /// The first screen: six rows and the albums added last.
  case library
  /// One of the screens behind the six rows.
  case destination(Destination)
  /// The albums of an artist.
  case artist(ArtistID)
  /// An album with its tracks.
  case album(AlbumID)
  /// The tracks of a playlist.
  case playlist(PlaylistID)
  /// The keys.
  case help
  /// What to open when there is no music.
  case firstRun
}
