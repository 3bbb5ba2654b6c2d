import MusicModel

/// Identity of an item on any screen.
enum ItemID: Hashable, Sendable {
  /// One of the six rows of the Library.
  case destination(Destination)
  /// An album.
  case album(AlbumID)
  /// An album on a shelf of Made For You, where it may stand on another one too.
  case shelfAlbum(shelf: Int, AlbumID)
  /// The cover and the words at the top of an album.
  case albumHeader(AlbumID)
  /// An artist.
  case artist(ArtistID)
  /// A track.
  case track(TrackID)
  /// A playlist.
  case playlist(PlaylistID)
  /// A place in a playlist; a track may stand at several.
  case entry(position: Int, TrackID)
  /// A cell of the sample data: its section and its index there.
  case sample(section: Int, index: Int)
  /// A row of the key table.
  case binding(Int)
  /// A choice on the First run screen.
  case choice(FirstRunChoice)
  /// Words where a list would be.
  case notice
}

/// What can be chosen on the First run screen.
enum FirstRunChoice: Hashable, Sendable, CaseIterable {
  case demo
  case folder
}
