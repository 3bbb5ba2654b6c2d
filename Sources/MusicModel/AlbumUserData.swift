/// What a person has made of an album; a scan never changes it.
///
/// It stays with the album through retagging and moves, because its tracks carry it.
public struct AlbumUserData: Hashable, Sendable {
  /// Stars, 1 to 5; 0 for none given, whatever its tracks have.
  public var rating: Int
  /// Whether it is a favourite.
  public var isFavourite: Bool
  /// How often its tracks were played, together.
  public var plays: Int
  /// When one of its tracks was last played, in Unix seconds; `nil` for never.
  public var lastPlayedAt: Int64?

  /// Makes data from its parts; what is left out was never done.
  public init(
    rating: Int = 0, isFavourite: Bool = false, plays: Int = 0, lastPlayedAt: Int64? = nil
  ) {
    self.rating = rating
    self.isFavourite = isFavourite
    self.plays = plays
    self.lastPlayedAt = lastPlayedAt
  }
}
