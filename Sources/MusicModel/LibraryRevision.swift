/// A state of the library: it increases with each change that was published.
public struct LibraryRevision: Hashable, Comparable, Sendable {
  /// How many changes were published before this state.
  public let number: Int64

  /// Makes a revision from its number.
  public init(_ number: Int64) { self.number = number }

  /// Whether the left state is older than the right one.
  public static func < (left: LibraryRevision, right: LibraryRevision) -> Bool {
    left.number < right.number
  }
}
