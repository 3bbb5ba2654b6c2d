/// A number of tracks that were put together for a person, with the reason.
public struct Mix: Hashable, Sendable, Identifiable {
  /// Why a mix is there.
  public enum Reason: Hashable, Sendable {
    /// Tracks of an artist that were never heard, because others of theirs were played.
    case moreBy(artist: String)
    /// Tracks of a genre: one that was played, or one the library has much of.
    case genre(String, isHeard: Bool)
    /// Favourites and what was rated best.
    case favourites
    /// Tracks that were played often and not for long.
    case rediscovered
    /// Tracks of ten years: ones that were played, or ones the library has much of.
    case decade(Int, isHeard: Bool)
    /// Tracks that were added lately and not heard yet.
    case newAndUnheard
  }

  /// The reason is its identity: there is one mix for one reason.
  public var id: Reason { reason }
  /// Why it is there.
  public var reason: Reason
  /// Its tracks in order.
  public var tracks: [TrackID]
  /// The album whose cover stands for it.
  public var album: AlbumID?

  /// Makes a mix from its parts.
  public init(reason: Reason, tracks: [TrackID], album: AlbumID? = nil) {
    self.reason = reason
    self.tracks = tracks
    self.album = album
  }
}

/// What was made for a person on a day.
public struct Recommendations: Hashable, Sendable {
  /// The album of the day.
  public var pick: AlbumID?
  /// Albums that were played lately, the latest first.
  public var recent: [AlbumID]
  /// Mixes, five at most.
  public var mixes: [Mix]
  /// Albums that were not heard for long, those that were waiting longest first.
  public var forgotten: [AlbumID]

  /// Makes recommendations from their parts.
  public init(
    pick: AlbumID? = nil, recent: [AlbumID] = [], mixes: [Mix] = [], forgotten: [AlbumID] = []
  ) {
    self.pick = pick
    self.recent = recent
    self.mixes = mixes
    self.forgotten = forgotten
  }
}
