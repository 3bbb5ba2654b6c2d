/// A change of what a person has made of the library, as a value.
///
/// Performing one gives the edit that takes it back, so that undo is a stack of edits.
public enum UserDataEdit: Hashable, Sendable {
  /// Gives tracks their stars, 0 for none; fewer than 0 are 0 and more than 5 are 5.
  case rateTracks([TrackID: Int])
  /// Makes tracks favourites, or no longer.
  case favouriteTracks([TrackID: Bool])
  /// Gives albums their stars, 0 for none; fewer than 0 are 0 and more than 5 are 5.
  case rateAlbums([AlbumID: Int])
  /// Makes albums favourites, or no longer.
  case favouriteAlbums([AlbumID: Bool])
  /// Notes plays and skips, and counts them.
  case addListening([ListeningRecord])
  /// Takes plays and skips back that were noted.
  case removeListening([ListeningRecord])
}
