/// The orders in which albums are listed; each is total, ties are broken by identity.
public enum AlbumOrder: Hashable, Sendable, CaseIterable {
  /// Newest in the library first.
  case added
  /// By the sort key of the title.
  case title
  /// By the sort key of the artist, then year, then title.
  case artist
  /// By year, newest first.
  case year
}
