public import Geometry
public import MusicModel
public import Terminal

/// A fact from outside.
public enum Event: Sendable {
  /// A key, a paste or another input of the terminal.
  case input(TerminalInput)
  /// The terminal has another size.
  case resized(Size)
  /// The terminal turned out to show other colours.
  case look(Look)
  /// The time that was asked for has come.
  case timeReached
  /// Something about the library.
  case library(LibraryEvent)
  /// The picture of a cover; `nil` when it cannot be shown.
  case cover(CoverRequest, PixelImage?)
  /// Something did not work; `of` is the request that may be made again, if there is one.
  case failed(Failure, of: Effect?)
}

/// A fact about the library.
public enum LibraryEvent: Sendable {
  /// How much there is.
  case counts(LibraryCounts)
  /// Albums in an order; `isComplete` is false for the first part of a long list.
  case albumIDs(AlbumList, [AlbumID], isComplete: Bool)
  /// What tiles and rows show of albums.
  case albums([AlbumSummary])
  /// All album artists in their order.
  case artists([ArtistSummary])
  /// All tracks by title; `isComplete` is false for the first part of a long list.
  case trackIDs([TrackID], isComplete: Bool)
  /// What rows show of tracks.
  case tracks([TrackSummary])
  /// An album with its tracks; `nil` when it is gone.
  case album(AlbumID, AlbumDetail?)
  /// All playlists.
  case playlists([PlaylistSummary])
  /// The tracks of a playlist that are in the library, in their order.
  case playlist(PlaylistID, [TrackID])
  /// How far a scan has come.
  case scan(ScanProgress)
  /// A scan ended early.
  case scanFailed(Failure)
  /// Folders of the library that are not there now.
  case missingFolders([String])
  /// Something changed: what is shown has to be asked for again.
  case changed
  /// No folder is known and none was found.
  case nothingToOpen
  /// The demo library is being written; a scan follows.
  case writingDemo
  /// A folder was added on the First run screen.
  case folderOpened
}

/// Which albums, in which order.
public enum AlbumList: Hashable, Sendable {
  /// All albums.
  case all(AlbumOrder)
  /// Albums whose files are on this machine.
  case downloaded
  /// Albums of one artist, by year.
  case artist(ArtistID)
}
