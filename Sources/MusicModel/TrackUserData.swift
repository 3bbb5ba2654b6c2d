/// What a person has made of a track; a scan never changes it.
public struct TrackUserData: Hashable, Sendable {
  /// When it came into the library, in Unix seconds.
  public var addedAt: Int64
  /// How often it was played.
  public var plays: Int
  /// When it was last played, in Unix seconds; `nil` for never.
  public var lastPlayedAt: Int64?
  /// How often it was skipped.
  public var skips: Int
  /// When it was last skipped, in Unix seconds; `nil` for never.
  public var lastSkippedAt: Int64?
  /// Stars, 1 to 5; 0 for none given.
  public var rating: Int
  /// Whether it is a favourite.
  public var isFavourite: Bool

  /// Makes data from its parts; what is left out was never done.
  public init(
    addedAt: Int64 = 0, plays: Int = 0, lastPlayedAt: Int64? = nil, skips: Int = 0,
    lastSkippedAt: Int64? = nil, rating: Int = 0, isFavourite: Bool = false
  ) {
    self.addedAt = addedAt
    self.plays = plays
    self.lastPlayedAt = lastPlayedAt
    self.skips = skips
    self.lastSkippedAt = lastSkippedAt
    self.rating = rating
    self.isFavourite = isFavourite
  }
}
