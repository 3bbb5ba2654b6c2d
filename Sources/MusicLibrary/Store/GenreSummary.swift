/// A genre and how much of it there is.
public struct GenreSummary: Hashable, Sendable {
  /// The most frequent spelling.
  public var name: String
  /// Number of tracks.
  public var trackCount: Int
}
