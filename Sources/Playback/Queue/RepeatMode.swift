/// What comes after an entry that was played to its end.
public enum RepeatMode: Hashable, Sendable, CaseIterable {
  /// The next entry; nothing after the last one.
  case off
  /// The same entry again.
  case one
  /// The next entry; the first one after the last one.
  case all

  /// The mode that follows when a person cycles through them.
  public var following: RepeatMode {
    switch self {
    case .off: .all
    case .all: .one
    case .one: .off
    }
  }
}
