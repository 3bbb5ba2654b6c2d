public import MusicModel

/// What a query found, the best first: exact names, names that begin with the query, the rest.
public struct SearchResult: Hashable, Sendable {
  /// Album artists.
  public var artists: [ArtistID]
  /// Albums.
  public var albums: [AlbumID]
  /// Tracks.
  public var tracks: [TrackID]

  /// Makes a result; what is left out is empty.
  public init(artists: [ArtistID] = [], albums: [AlbumID] = [], tracks: [TrackID] = []) {
    self.artists = artists
    self.albums = albums
    self.tracks = tracks
  }

  /// Whether nothing was found.
  public var isEmpty: Bool { artists.isEmpty && albums.isEmpty && tracks.isEmpty }
}
