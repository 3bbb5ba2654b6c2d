/// An artist with what there is of them.
public struct ArtistDetail: Hashable, Sendable {
  /// One kind of albums.
  public enum Shelf: Hashable, Sendable, CaseIterable {
    /// Albums of their own.
    case albums
    /// Short releases of their own.
    case singles
    /// Collections of their own.
    case compilations
    /// Albums of others with tracks of theirs.
    case appearsOn
  }

  /// The artist.
  public var artist: ArtistSummary
  /// Tracks that were played most, the most first; none where nothing was played.
  public var topTracks: [TrackSummary]
  /// Albums by kind, the newest first.
  public var albums: [Shelf: [AlbumSummary]]

  /// Makes a detail from its parts.
  public init(
    artist: ArtistSummary, topTracks: [TrackSummary] = [], albums: [Shelf: [AlbumSummary]] = [:]
  ) {
    self.artist = artist
    self.topTracks = topTracks
    self.albums = albums
  }
}
