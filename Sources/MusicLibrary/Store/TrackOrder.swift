/// The orders in which tracks are listed; each is total, ties are broken by identity.
public enum TrackOrder: String, Hashable, Sendable, CaseIterable {
  /// By the sort key of the title.
  case title
  /// By album artist, then that artist's albums by year, then the order of the album.
  case artist
  /// By the sort key of the album's title, then the order of the album.
  case album
}
