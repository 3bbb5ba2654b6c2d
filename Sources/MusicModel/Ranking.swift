/// Lists of tracks or albums by what a person has made of them; each order is total.
///
/// Of an album counts what happened to its tracks together, but for its own stars and heart.
public enum Ranking: Hashable, Sendable, CaseIterable {
  /// What was played, the most often first.
  case mostPlayed
  /// Everything, what was played least often first; among equals what has waited longest.
  case leastPlayed
  /// What was played, the last first.
  case recentlyPlayed
  /// What was skipped, the most often first.
  case mostSkipped
  /// What has stars, the most first.
  case highestRated
  /// Favourites, by the sort key of the title.
  case favourites
}
