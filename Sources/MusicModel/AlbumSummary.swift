/// What a tile or a row shows of an album.
public struct AlbumSummary: Hashable, Sendable, Identifiable {
  /// Identity of the album.
  public var id: AlbumID
  /// Title as tagged, or the folder's name; may be empty, may hold anything a tag holds.
  public var title: String
  /// Album artist as shown; `nil` stands for various artists.
  public var artist: String?
  /// Year of release, 1000 to 2999.
  public var year: Int?
  /// When it came into the library, in Unix seconds.
  public var addedAt: Int64
  /// Number of tracks.
  public var trackCount: Int
  /// The picture, when there is one.
  public var cover: CoverID?
  /// Stars, 1 to 5; 0 for none given.
  public var rating: Int
  /// Whether it is a favourite.
  public var isFavourite: Bool
  /// Whether its artist has another of this title, so that the year is shown with it.
  public var showsYear: Bool
  /// How many of its tracks are on a disk or in a folder that is not there now.
  public var offlineCount: Int

  /// Whether nothing of it can be played now, since all of it is offline.
  public var isOffline: Bool { offlineCount > 0 && offlineCount >= trackCount }

  /// Makes a summary from its parts.
  public init(
    id: AlbumID, title: String, artist: String?, year: Int? = nil, addedAt: Int64 = 0,
    trackCount: Int = 0, cover: CoverID? = nil, rating: Int = 0, isFavourite: Bool = false,
    showsYear: Bool = false, offlineCount: Int = 0
  ) {
    self.id = id
    self.title = title
    self.artist = artist
    self.year = year
    self.addedAt = addedAt
    self.trackCount = trackCount
    self.cover = cover
    self.rating = rating
    self.isFavourite = isFavourite
    self.showsYear = showsYear
    self.offlineCount = offlineCount
  }
}
