import AppCore
import Playback
import Synchronization

/// What the state asks of the library, waiting for its turn.
///
/// While a scan writes, the library answers slower than a screen that changes asks. So a request
/// of a kind of which one waits already is made one with it: what waits is as many requests as
/// there are kinds, the rows among them as many as were shown meanwhile. What changes something is
/// never made one: each change counts, in its order.
final class RequestQueue: Sendable {
  private let waiting = Mutex<[Effect]>([])
  /// Rings when there is something to take; rings that nobody heard yet are one.
  private let bell = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

  /// Adds a request; from any thread.
  func add(_ request: Effect) {
    waiting.withLock { waiting in
      for index in waiting.indices {
        guard let both = waiting[index].merged(with: request) else { continue }
        waiting[index] = both
        return
      }
      waiting.append(request)
    }
    bell.continuation.yield()
  }

  /// The rings, for a single listener.
  var bells: AsyncStream<Void> { bell.stream }

  /// Takes all that waits and must not be lost at the end of the program, in its order; the rest is
  /// asked for no longer.
  func takeChanges() -> [Effect] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting.filter(\.isKept)
    }
  }

  /// Takes the request that has waited longest.
  func takeFirst() -> Effect? {
    waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}

extension Effect {
  /// One request that does what this one and a later one ask for; `nil` when it takes both.
  fileprivate func merged(with later: Effect) -> Effect? {
    switch (self, later) {
    case (.loadAlbums(let ids), .loadAlbums(let more)):
      .loadAlbums(ids + more.filter { !ids.contains($0) })
    case (.loadTracks(let ids), .loadTracks(let more)):
      .loadTracks(ids + more.filter { !ids.contains($0) })
    case (.wantCovers, .wantCovers), (.search, .search), (.saveQueue, .saveQueue),
      (.savePlace, .savePlace), (.findLetter, .findLetter), (.adopt, .adopt):
      later
    default: self == later && isQuestion ? self : nil
    }
  }

  /// Whether it keeps something of the person's.
  fileprivate var isKept: Bool {
    switch self {
    case .edit, .saveQueue, .savePlace: true
    case .player(let effect): effect.isCount
    default: false
    }
  }

  /// Whether it only asks, so that once is enough.
  private var isQuestion: Bool {
    switch self {
    case .loadCounts, .loadAlbumIDs, .loadAlbums, .loadArtists, .loadTrackIDs, .loadTracks,
      .loadAlbum, .loadArtist, .loadRecommendations, .loadPlaylists, .loadPlaylist, .search,
      .findMatches, .loadFaultyFiles, .loadInfo, .loadQueue, .loadLyrics, .findLetter:
      true
    case .wantCovers, .collectTracks, .edit, .player, .saveQueue, .savePlace, .answer,
      .importPlaylist, .exportPlaylist, .listFolder, .scan, .cancelScan, .openFolder,
      .openDemo, .adopt, .suspend, .redraw, .logArt, .logWidth, .quit:
      false
    }
  }
}

extension PlayerEffect {
  /// Whether it counts what was heard.
  fileprivate var isCount: Bool {
    switch self {
    case .countPlay, .countSkip: true
    case .output, .report: false
    }
  }
}
