/// An order in which tracks are listed; it is total, and ties are broken by title.
public struct TrackSort: Hashable, Sendable {
  /// By what tracks are ordered; what a track does not have comes last either way.
  public enum Key: Hashable, Sendable, CaseIterable {
    /// By title.
    case title
    /// By artist credit, then album.
    case artist
    /// By album, then in its playing order.
    case album
    /// By date of issue, the newest first.
    case released
    /// By the first genre.
    case genre
    /// By length, the shortest first.
    case duration
    /// When they came into the library, the newest first.
    case added
    /// By how often they were played, the most first.
    case plays
    /// When they were last played, the latest first.
    case played
    /// By rating, the best first.
    case rating
    /// By kilobits a second, the most first.
    case bitrate
    /// By the path of the file.
    case path
  }

  /// By what they are ordered.
  public var key: Key
  /// Whether the order of the key is turned round; that of ties stays.
  public var isReversed: Bool

  /// Makes an order.
  public init(_ key: Key, isReversed: Bool = false) {
    self.key = key
    self.isReversed = isReversed
  }
}
