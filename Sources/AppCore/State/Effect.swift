public import MusicModel
public import Playback

/// A request to the outside.
public enum Effect: Hashable, Sendable {
  /// Counts of the library.
  case loadCounts
  /// A list of albums; a long one is answered by its first part, then by the whole.
  case loadAlbumIDs(AlbumList)
  /// What tiles and rows show of these albums.
  case loadAlbums([AlbumID])
  /// All album artists.
  case loadArtists
  /// All tracks in an order.
  case loadTrackIDs(TrackSort)
  /// The first of all tracks under a letter in an order.
  case findLetter(Character, TrackSort)
  /// What rows show of these tracks.
  case loadTracks([TrackID])
  /// An album with its tracks.
  case loadAlbum(AlbumID)
  /// An artist with what there is of them.
  case loadArtist(ArtistID)
  /// What was made for the person today.
  case loadRecommendations
  /// All playlists.
  case loadPlaylists
  /// The tracks of a playlist.
  case loadPlaylist(PlaylistID)
  /// What a search finds, by kind.
  case search(String)
  /// The albums and tracks a text is found in.
  case findMatches(String)
  /// Files that something is wrong with.
  case loadFaultyFiles
  /// All that is known of one item.
  case loadInfo(InfoSubject)
  /// The covers that are wanted now, the most wanted first; earlier wishes are void.
  case wantCovers([CoverRequest])
  /// The tracks of these sources in their order; they come back with what they are for.
  case collectTracks([TrackSource], for: TrackUse)
  /// Change what belongs to the person.
  case edit(LibraryEdit, UndoHistory.Origin)
  /// Make a playlist of a file's entries; the path as it was typed, a `PathText`.
  case importPlaylist(path: String)
  /// Write a playlist to a file; the path as it was typed, a `PathText`.
  case exportPlaylist(PlaylistID, path: String)
  /// The names in a folder, typed by a person; empty for the one the program runs in.
  case listFolder(String)
  /// What the player asks for: sound, a count, a word to the person.
  case player(PlayerEffect)
  /// Keep the queue, so that it is there after a restart.
  case saveQueue(Playback.SavedQueue)
  /// The queue as it was when the program ended last.
  case loadQueue
  /// Keep the place in the queue that was kept last: the index of its entry, and milliseconds of
  /// that.
  case savePlace(position: Int, elapsed: Int)
  /// Tell another program what became of its request, once all that was asked for before came.
  case answer(OutsideRequestID, OutsideAnswer)
  /// The words of a track.
  case loadLyrics(TrackID)
  /// Look for changed files.
  case scan
  /// End the scan that runs.
  case cancelScan
  /// Add a folder, typed by a person.
  case openFolder(String)
  /// Write and open the demo library.
  case openDemo
  /// Follow a configuration that was saved, as far as it is about more than the screens: the mouse,
  /// the language, the library.
  case adopt(Configuration)
  /// Hand the terminal back to the shell for a while.
  case suspend
  /// Note how covers are shown from now on.
  case logArt(ArtStyle)
  /// Note how wide characters of ambiguous width are from now on.
  case logWidth(WidthRule)
  /// Draw the whole screen again, whatever the terminal shows.
  case redraw
  /// Leave the program.
  case quit
}

/// What tracks are collected for.
public enum TrackUse: Hashable, Sendable {
  /// To be played now, from one of them on.
  case play(from: PlayStart)
  /// To be played now for another program, which is told whether there are any.
  case playFor(OutsideRequestID)
  /// To be played after what plays.
  case playNext
  /// To be played at the end of the queue.
  case addToQueue
  /// To be put on a playlist.
  case append(PlaylistID)
  /// To be put on a playlist that is made for them.
  case newPlaylist(String)
}

/// Which of several tracks is played first.
public enum PlayStart: Hashable, Sendable {
  /// The first one.
  case beginning
  /// A track, where it comes first.
  case track(TrackID)
  /// A track at a place, since it may come several times.
  case entry(position: Int, TrackID)

  /// The index of the track to begin with; that of the first one when it is not there any more.
  func index(in tracks: [TrackID]) -> Int {
    switch self {
    case .beginning: return 0
    case .track(let track): return tracks.firstIndex(of: track) ?? 0
    case .entry(let position, let track):
      if tracks.indices.contains(position), tracks[position] == track { return position }
      return tracks.firstIndex(of: track) ?? 0
    }
  }
}

extension TrackUse {
  /// Whether it is about the tracks alone, so that a person is told when there are none.
  var wantsTracks: Bool {
    switch self {
    case .play, .playNext, .addToQueue, .append: true
    case .playFor, .newPlaylist: false
    }
  }

  /// Whether the tracks take the place of what plays.
  public var isPlayedNow: Bool {
    switch self {
    case .play, .playFor: true
    case .playNext, .addToQueue, .append, .newPlaylist: false
    }
  }

  /// The track that is played first of those that were collected, if they are played now.
  public func start(in tracks: [TrackID]) -> TrackID? {
    switch self {
    case .play(let start): tracks.isEmpty ? nil : tracks[start.index(in: tracks)]
    case .playFor: tracks.first
    case .playNext, .addToQueue, .append, .newPlaylist: nil
    }
  }
}
