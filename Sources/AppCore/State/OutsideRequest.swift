public import MusicModel
public import Playback

/// What another program asks for; it waits until it is told what became of it.
public enum OutsideRequest: Hashable, Sendable {
  /// The player is to do something.
  case command(PlaybackCommand)
  /// What a query finds is to be played.
  case query(String)
}

/// Which request an answer is for.
public typealias OutsideRequestID = Identifier<OutsideRequest>

/// What another program is told of its request.
public enum OutsideAnswer: Hashable, Sendable {
  /// It was done.
  case done
  /// There is nothing to play.
  case nothingFound
  /// It cannot be done now.
  case failed
}

extension AppState {
  /// Does what another program asks for, and answers, at once or when the library has answered.
  mutating func serve(_ request: OutsideRequest, _ id: OutsideRequestID) -> [Effect] {
    switch request {
    case .command(let command):
      if command == .play, player.queue.entries.isEmpty { return [.answer(id, .nothingFound)] }
      return play(command) + [.answer(id, .done)]
    case .query(let query): return [.collectTracks([.query(query)], for: .playFor(id))]
    }
  }

  /// Plays what was found for another program, if anything was.
  mutating func play(_ tracks: [TrackID], for id: OutsideRequestID) -> [Effect] {
    if tracks.isEmpty { return [.answer(id, .nothingFound)] }
    return playNow(tracks, from: .beginning) + [.answer(id, .done)]
  }

  /// Tells another program that what it asked for did not work.
  func refuse(_ effect: Effect?) -> [Effect] {
    switch effect {
    case .collectTracks(_, for: .playFor(let id)): [.answer(id, .failed)]
    // The list shows the entry where it was to be.
    case .edit(.moveEntry(_, _, let playlist), _): [.loadPlaylist(playlist)]
    default: []
    }
  }
}
