import MusicModel
import Playback

/// Identity of an item on any screen.
enum ItemID: Hashable, Sendable {
  /// One of the six rows of the Library.
  case destination(Destination)
  /// An album.
  case album(AlbumID)
  /// An album on a shelf of Made For You, where it may stand on another one too.
  case shelfAlbum(shelf: Int, AlbumID)
  /// An album of a section that a person put together, by the section's place.
  case home(Int, AlbumID)
  /// An album on a shelf of an artist.
  case shelved(ArtistDetail.Shelf, AlbumID)
  /// A mix that was made for the person.
  case mix(Mix.Reason)
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
  /// An entry of the queue; a track may stand there several times.
  case queued(QueueEntryID, TrackID)
  /// What plays, with its cover and its progress.
  case nowPlaying
  /// The words of what plays, where they go with the sound.
  case syncedLyrics
  /// A line of the words of what plays, where they do not.
  case lyricsLine(Int)
  /// A finding of a search; the best one stands in its own group too.
  case found(FoundGroup, SearchFindings.Finding)
  /// Where a search is typed.
  case searchField
  /// A faulty file, by its place in the report.
  case faulty(Int)
  /// A line of the Info screen, by its place.
  case infoField(Int)
  /// The choice of a playlist that is yet to be made.
  case newPlaylist
  /// A cell of the sample data: its section and its index there.
  case sample(section: Int, index: Int)
  /// A row of the key table.
  case binding(Int)
  /// A choice on the First run screen.
  case choice(FirstRunChoice)
  /// Words where a list would be.
  case notice
}

extension ItemID {
  /// The track it shows, if it shows one.
  var track: TrackID? {
    switch self {
    case .track(let id), .entry(_, let id), .queued(_, let id), .found(_, .track(let id)): id
    default: nil
    }
  }

  /// The album it shows, if it shows one.
  var album: AlbumID? {
    switch self {
    case .album(let id), .shelfAlbum(_, let id), .shelved(_, let id), .home(_, let id),
      .albumHeader(let id),
      .found(_, .album(let id)):
      id
    default: nil
    }
  }

  /// The artist it shows, if it shows one.
  var artist: ArtistID? {
    switch self {
    case .artist(let id), .found(_, .artist(let id)): id
    default: nil
    }
  }

  /// The playlist it shows, if it shows one.
  var playlist: PlaylistID? {
    switch self {
    case .playlist(let id), .found(_, .playlist(let id)): id
    default: nil
    }
  }

  /// Whether there is something behind it, or Enter does something with it.
  var canBeOpened: Bool {
    switch self {
    case .albumHeader, .nowPlaying, .syncedLyrics, .lyricsLine, .faulty, .infoField, .sample,
      .binding, .notice:
      false
    case .destination, .album, .shelfAlbum, .home, .shelved, .mix, .artist, .track, .playlist,
      .entry, .queued, .found, .searchField, .newPlaylist, .choice:
      true
    }
  }

  /// The entry of the queue it shows, if it shows one.
  var queueEntry: QueueEntryID? {
    if case .queued(let id, _) = self { id } else { nil }
  }

  /// The tracks it stands for; `nil` where it stands for none.
  var trackSource: TrackSource? {
    if let track { return .tracks([track]) }
    if let album { return .album(album) }
    if let artist { return .artist(artist) }
    return playlist.map(TrackSource.playlist)
  }
}

/// What can be chosen on the First run screen.
enum FirstRunChoice: Hashable, Sendable, CaseIterable {
  case demo
  case folder
}
