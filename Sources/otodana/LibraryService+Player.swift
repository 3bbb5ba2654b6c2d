import AppCore
import AudioOutput
import DesktopControl
import MusicLibrary
import MusicModel
import Playback

extension LibraryService {
  /// Does what the player asks for: sound, and the counts of what was heard.
  func follow(_ effect: PlayerEffect) async throws(LibraryError) {
    switch effect {
    case .output(let command):
      sound?.perform(.output(command, try await source(of: command)))
    case .countPlay(let track):
      try await store.recordPlay(of: track)
      post(.library(.changed))
    case .countSkip(let track): try await store.recordSkip(of: track)
    case .report: break
    }
  }

  /// Where the sound of the entry is that a command names.
  private func source(of command: OutputCommand) async throws(LibraryError) -> AudioSource? {
    let entry: QueueEntry?
    switch command {
    case .play(let named, at: _, paused: _): entry = named
    case .follow(let named): entry = named
    case .pause, .resume, .stop, .seek, .volume, .muted, .gain, .device: entry = nil
    }
    guard let track = entry?.track, let place = try await store.location(ofTrack: track) else {
      return nil
    }
    return AudioSource(
      path: place.path, start: place.start, end: place.end, loudness: place.loudness)
  }

  /// Sends the queue of the last time.
  func sendQueue() async throws(LibraryError) {
    guard let stored = try await store.storedQueue(), !stored.entries.isEmpty else {
      return post(.library(.queue(nil, albums: [:])))
    }
    var saved = Playback.SavedQueue(stored, seed: UInt64(stored.entries.count))
    // A program that was killed kept no place with its queue.
    if let place = placeFile.read(), place.position == saved.queue.position {
      saved.elapsed = place.elapsed
    }
    let albums = try await store.albums(ofTracks: saved.queue.entries.map(\.track))
    post(.library(.queue(saved, albums: albums)))
  }

  /// Keeps the queue for the next time.
  func save(_ queue: Playback.SavedQueue) async throws(LibraryError) {
    try await store.saveQueue(queue.queue.entries.isEmpty ? nil : queue.stored)
    savePlace(position: queue.queue.position, elapsed: queue.elapsed)
  }

  /// Keeps the place in the queue that was kept last.
  func savePlace(position: Int, elapsed: Int) {
    placeFile.write(PlaceFile.Place(position: position, elapsed: elapsed))
  }

  private var placeFile: PlaceFile { PlaceFile(path: paths.place(of: database)) }

  /// Tells other programs where the cover of a track is.
  func tellCover(of track: TrackSummary) async {
    let path = try? await store.sharedCover(of: track.album, copiesIn: paths.sharedCovers)
    sound?.perform(.cover(track.id, path: path))
  }
}
