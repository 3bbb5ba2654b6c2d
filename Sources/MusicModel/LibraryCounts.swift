/// How much is in the library.
public struct LibraryCounts: Hashable, Sendable {
  /// Playlists.
  public var playlists: Int
  /// Album artists.
  public var artists: Int
  /// Albums.
  public var albums: Int
  /// Tracks.
  public var tracks: Int
  /// Albums whose files are on this machine now.
  public var downloaded: Int
  /// Files and folders that could not be read, and cue sheets of no use.
  public var skipped: Int

  /// Makes counts; what is left out is zero.
  public init(
    playlists: Int = 0, artists: Int = 0, albums: Int = 0, tracks: Int = 0, downloaded: Int = 0,
    skipped: Int = 0
  ) {
    self.playlists = playlists
    self.artists = artists
    self.albums = albums
    self.tracks = tracks
    self.downloaded = downloaded
    self.skipped = skipped
  }
}
