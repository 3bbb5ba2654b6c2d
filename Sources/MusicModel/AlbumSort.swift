/// An order in which albums are listed; it is total, and ties are broken in a way that stays.
public struct AlbumSort: Hashable, Sendable {
  /// By what albums are ordered.
  public enum Key: Hashable, Sendable {
    /// When they came into the library, the newest first.
    case added
    /// By year, the newest first; those without a year come last either way.
    case released
    /// By artist, then year.
    case artist
    /// By title.
    case title
    /// By how often their tracks were played, the most first.
    case plays
    /// By the bytes of their files, the largest first.
    case size
    /// By the formats of their files, then by title.
    case format
    /// By chance: the same for the same seed, also when other albums come and go.
    case random(seed: UInt64)
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

  /// The order of a name.
  public init(order: AlbumOrder) {
    switch order {
    case .added: self.init(.added)
    case .title: self.init(.title)
    case .artist: self.init(.artist)
    case .year: self.init(.released)
    }
  }
}
