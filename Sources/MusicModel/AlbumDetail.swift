/// An album with all its tracks, in playing order: disc, number, title, path.
public struct AlbumDetail: Hashable, Sendable {
  /// The album itself.
  public var album: AlbumSummary
  /// Its tracks in playing order.
  public var tracks: [TrackSummary]

  /// Makes a detail from its parts.
  public init(album: AlbumSummary, tracks: [TrackSummary]) {
    self.album = album
    self.tracks = tracks
  }
}
