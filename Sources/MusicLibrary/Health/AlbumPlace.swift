public import MusicModel

/// An album, or what of it is in one directory.
public struct AlbumPlace: Hashable, Sendable {
  /// The album.
  public var album: AlbumID
  /// Its title as shown; may hold anything a tag holds.
  public var title: String
  /// Its artist as shown; `nil` stands for various artists.
  public var artist: String?
  /// The directory's absolute path.
  public var folder: [UInt8]
  /// How many tracks are meant.
  public var tracks: Int
}
