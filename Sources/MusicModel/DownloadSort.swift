/// An order of the albums that are on this machine.
public struct DownloadSort: Hashable, Sendable {
  /// By what albums are ordered.
  public enum Key: Hashable, Sendable {
    /// By title.
    case album
    /// By the bytes of their files, the largest first.
    case size
    /// By the format of their files, then by title.
    case format
  }

  /// By what they are ordered.
  public var key: Key
  /// Whether the order is turned round.
  public var isReversed: Bool

  /// Makes an order.
  public init(_ key: Key, isReversed: Bool = false) {
    self.key = key
    self.isReversed = isReversed
  }
}
