/// What a row shows of a track.
public struct TrackSummary: Hashable, Sendable, Identifiable {
  /// Identity of the track.
  public var id: TrackID
  /// The album it belongs to.
  public var album: AlbumID
  /// Title as tagged, or the file's name.
  public var title: String
  /// Artist credit as tagged; may be empty.
  public var artist: String
  /// Title of its album.
  public var albumTitle: String
  /// Disc, from 1; `nil` when not tagged.
  public var disc: Int?
  /// Title of the disc, when it has one of its own.
  public var discSubtitle: String?
  /// Number on the disc, from 1; `nil` when not tagged.
  public var number: Int?
  /// Length in whole seconds; `nil` when not known.
  public var duration: Int?
  /// Year of release, 1000 to 2999.
  public var year: Int?
  /// Its genres as shown, joined; may be empty.
  public var genre: String
  /// How often it was played.
  public var plays: Int
  /// 1 to 5; 0 without a rating.
  public var rating: Int
  /// Whether it is a favourite.
  public var isFavourite: Bool
  /// Whether its file is on a disk or in a folder that is not there now.
  public var isOffline: Bool

  /// Makes a summary from its parts.
  public init(
    id: TrackID, album: AlbumID, title: String, artist: String, albumTitle: String,
    disc: Int? = nil, discSubtitle: String? = nil, number: Int? = nil, duration: Int? = nil,
    year: Int? = nil, genre: String = "", plays: Int = 0, rating: Int = 0,
    isFavourite: Bool = false, isOffline: Bool = false
  ) {
    self.id = id
    self.album = album
    self.title = title
    self.artist = artist
    self.albumTitle = albumTitle
    self.disc = disc
    self.discSubtitle = discSubtitle
    self.number = number
    self.duration = duration
    self.year = year
    self.genre = genre
    self.plays = plays
    self.rating = rating
    self.isFavourite = isFavourite
    self.isOffline = isOffline
  }
}
