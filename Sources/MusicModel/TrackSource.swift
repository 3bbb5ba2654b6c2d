/// Where tracks to be played or listed come from; they are taken in the order in which it shows
/// them.
public enum TrackSource: Hashable, Sendable {
  /// These tracks.
  case tracks([TrackID])
  /// All tracks of an album.
  case album(AlbumID)
  /// All tracks of all albums of an artist.
  case artist(ArtistID)
  /// The tracks of a playlist that are in the library.
  case playlist(PlaylistID)
  /// All tracks in an order.
  case all(TrackSort)
  /// The tracks a query finds, as a smart playlist has them.
  case query(String)
}
