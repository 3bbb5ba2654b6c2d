/// What a search found, by kind, the best first.
public struct SearchFindings: Hashable, Sendable {
  /// One finding, whatever it is.
  public enum Finding: Hashable, Sendable {
    /// An artist.
    case artist(ArtistID)
    /// An album.
    case album(AlbumID)
    /// A track.
    case track(TrackID)
    /// A playlist.
    case playlist(PlaylistID)
  }

  /// What was searched for.
  public var text: String
  /// Artists.
  public var artists: [ArtistSummary]
  /// Albums.
  public var albums: [AlbumSummary]
  /// Tracks.
  public var tracks: [TrackSummary]
  /// Playlists.
  public var playlists: [PlaylistSummary]
  /// The best finding of all.
  public var top: Finding?
  /// What of the text was taken for words, though it looks like more.
  public var diagnostics: [QueryDiagnostic]

  /// Makes findings; what is left out is empty.
  public init(
    text: String = "", artists: [ArtistSummary] = [], albums: [AlbumSummary] = [],
    tracks: [TrackSummary] = [], playlists: [PlaylistSummary] = [], top: Finding? = nil,
    diagnostics: [QueryDiagnostic] = []
  ) {
    self.text = text
    self.artists = artists
    self.albums = albums
    self.tracks = tracks
    self.playlists = playlists
    self.top = top
    self.diagnostics = diagnostics
  }
}
