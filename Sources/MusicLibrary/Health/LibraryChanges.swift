/// How the tracks of a library differ from what they were.
public struct LibraryChanges: Hashable, Sendable {
  /// Tracks that were not there.
  public var added = 0
  /// Tracks whose files or tags changed.
  public var changed = 0
  /// Tracks whose files are in another place, themselves unchanged.
  public var moved = 0
  /// Tracks that are there no more.
  public var removed = 0

  /// Makes changes; what is left out is zero.
  public init(added: Int = 0, changed: Int = 0, moved: Int = 0, removed: Int = 0) {
    self.added = added
    self.changed = changed
    self.moved = moved
    self.removed = removed
  }
}
