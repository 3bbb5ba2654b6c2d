/// Whether, and by what, the entries to come are in a random order.
public enum ShuffleMode: Hashable, Sendable, CaseIterable {
  /// In the order in which they were added.
  case off
  /// Every entry by itself.
  case tracks
  /// Albums in a random order, the entries of an album in their own.
  case albums

  /// The mode that follows when a person cycles through them.
  public var following: ShuffleMode {
    switch self {
    case .off: .tracks
    case .tracks: .albums
    case .albums: .off
    }
  }
}
