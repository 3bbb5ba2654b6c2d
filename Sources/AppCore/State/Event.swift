public import Geometry
public import Images
public import MusicModel
public import Playback
public import Terminal

/// A fact from outside.
public enum Event: Sendable {
  /// A key, a paste or another input of the terminal.
  case input(TerminalInput)
  /// The terminal has another size.
  ///
  /// `pixels` is the size of the window in pixels, where it is known.
  case resized(Size, pixels: Size? = nil)
  /// What tmux says: whether it passes on what it does not understand, and the terminal around it.
  case multiplexer(passesThrough: Bool?, outer: String?)
  /// The terminal turned out to show other colours.
  case colors(Look.Colors)
  /// The texts of another language, which a person chose.
  case catalogue(Catalogue)
  /// The time that was asked for has come.
  case timeReached
  /// The configuration file was changed.
  case configuration(Configuration, [ConfigurationDiagnostic])
  /// The desktop asks something of the player.
  case wish(PlaybackCommand)
  /// Another program asks for something, and waits for an answer.
  case asked(OutsideRequest, OutsideRequestID)
  /// What was asked of the library before a request was done has been answered; the other program
  /// may be told, and sees what it asked for.
  case served(OutsideRequestID, OutsideAnswer)
  /// What is heard, and what became of it.
  case playback(PlaybackEvent)
  /// Something about the library.
  case library(LibraryEvent)
  /// The names in a folder that was typed so; none where it cannot be read.
  case names([FileName], in: String)
  /// The picture of a cover; `nil` when it cannot be shown.
  case cover(CoverRequest, Image?)
  /// Something did not work; `of` is the request that may be made again, if there is one.
  case failed(Failure, of: Effect?)
}

/// A fact about the library.
public enum LibraryEvent: Sendable {
  /// How much there is.
  case counts(LibraryCounts)
  /// Albums in an order; `isComplete` is false for the first part of a long list. The headings of a
  /// list that has some come with the whole of it.
  case albumIDs(AlbumList, [AlbumID], sections: [ListSection] = [], isComplete: Bool)
  /// What tiles and rows show of albums.
  case albums([AlbumSummary])
  /// All album artists in their order.
  case artists([ArtistSummary])
  /// All tracks in an order; `isComplete` is false for the first part of a long list.
  case trackIDs(TrackSort, [TrackID], isComplete: Bool)
  /// The first of all tracks under a letter in an order; `nil` where there is none.
  case letter(Character, TrackSort, TrackID?)
  /// What rows show of tracks.
  case tracks([TrackSummary])
  /// An album with its tracks; `nil` when it is gone.
  case album(AlbumID, AlbumDetail?)
  /// An artist with what there is of them; `nil` when they are gone.
  case artist(ArtistID, ArtistDetail?)
  /// What was made for the person today.
  case recommendations(Recommendations)
  /// All playlists.
  case playlists([PlaylistSummary])
  /// The tracks of a playlist that are in the library, in their order.
  case playlist(PlaylistID, [TrackID])
  /// What a search found.
  case findings(SearchFindings)
  /// Files that something is wrong with.
  case faultyFiles([FaultyFile])
  /// All that is known of one item.
  case info(InfoSubject, [InfoField])
  /// Tracks that were asked for, with what they are for; `offline` is where they come from when
  /// none of those that are to be played can be heard now.
  case collected(
    [TrackID], albums: [TrackID: AlbumID], offline: [TrackSource] = [], for: TrackUse)
  /// The queue as it was when the program ended last; `nil` where there was none.
  case queue(Playback.SavedQueue?, albums: [TrackID: AlbumID])
  /// The words of a track as its file has them; `nil` when it has none.
  case lyrics(TrackID, String?)
  /// The albums and tracks a text is found in, in no order.
  case matches(of: String, [AlbumID], [TrackID])
  /// A change was made; the second one takes it back.
  case edited(LibraryEdit, inverse: LibraryEdit, UndoHistory.Origin)
  /// A file became a playlist, of some entries that are not in the library.
  case imported(PlaylistID, name: String, count: Int, missing: Int)
  /// A playlist was written to a file.
  case exported(path: String)
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
  case all(AlbumSort)
  /// Albums whose files are on this machine.
  case downloaded(AlbumSort)
  /// Albums that lack files because a root or a disk is offline, by root.
  case offline
  /// Albums of a section that a person put together.
  case home(HomeSection)

  /// Whether it tells albums that are on this machine from others.
  var isOfMachine: Bool {
    switch self {
    case .downloaded, .offline: true
    case .all, .home: false
    }
  }
}
