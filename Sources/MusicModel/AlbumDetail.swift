/// An album with all its tracks, in playing order: disc, number, title, path.
public struct AlbumDetail: Hashable, Sendable {
  /// The album itself.
  public var album: AlbumSummary
  /// Its tracks in playing order.
  public var tracks: [TrackSummary]

  /// Other albums of its artist, the newest first; none for various artists.
  public var moreBy: [AlbumSummary]

  /// Makes a detail from its parts.
  public init(album: AlbumSummary, tracks: [TrackSummary], moreBy: [AlbumSummary] = []) {
    self.album = album
    self.tracks = tracks
    self.moreBy = moreBy
  }
}
