import CollectionViews
import DiffableSnapshot
import MusicModel
import Playback

extension AppState {
  /// The track that plays or is paused.
  var playingTrack: TrackID? {
    player.status.state == .stopped ? nil : player.status.entry?.track
  }

  /// Tells the player what a person wants of it.
  mutating func tellPlayer(_ command: PlayerCommand, at now: Int) -> [Effect] {
    switch command {
    case .togglePause: return play(.togglePause)
    case .next: return play(.next)
    case .previous: return play(.previous)
    case .seek(let seconds): return play(.seekBy(seconds * 1_000))
    case .volume(let step):
      let effects = play(.changeVolume(by: step))
      show(catalogue(.volume, "\(player.status.volume)"), at: now)
      return effects
    case .mute:
      let effects = play(.toggleMuted)
      show(catalogue[player.status.isMuted ? .muted : .unmuted], at: now)
      return effects
    case .stopAfterThis:
      let effects = play(.setStopsAfterNow(!player.queue.stopsAfterNow))
      show(catalogue[player.queue.stopsAfterNow ? .stopsAfterThis : .goesOnAfterThis], at: now)
      return effects
    case .shuffle: return shuffle(at: now)
    case .repeating: return repeatNext(at: now)
    case .clearQueue: return editQueue(at: now, .queueCleared) { $0.clear() }
    }
  }

  private mutating func shuffle(at now: Int) -> [Effect] {
    let effects = play(.setShuffle(player.queue.shuffleMode.following))
    show(catalogue[player.queue.shuffleMode.phrase], at: now)
    return effects
  }

  private mutating func repeatNext(at now: Int) -> [Effect] {
    let effects = play(.setRepeat(player.queue.repeatMode.following))
    show(catalogue[player.queue.repeatMode.phrase], at: now)
    return effects
  }

  /// Asks something of the player.
  mutating func play(_ command: PlaybackCommand) -> [Effect] {
    let albums = queueAlbums
    let former = player.queue
    let effects = player.perform(command) { albums[$0] }
    return follow(effects, hasQueueChanged: player.queue != former)
  }

  /// Plays tracks instead of the queue, from one of them on.
  mutating func playNow(_ tracks: [TrackID], from start: PlayStart) -> [Effect] {
    guard !tracks.isEmpty else { return [] }
    let albums = queueAlbums
    queueHistory.append(player.queue, number: nextChange())
    return follow(player.play(tracks, startingAt: start.index(in: tracks)) { albums[$0] })
  }

  /// Adds tracks to the queue, after what plays or at its end; where nothing plays, the first of
  /// them is ready to be played.
  mutating func enqueue(_ tracks: [TrackID], next: Bool, at now: Int) -> [Effect] {
    guard !tracks.isEmpty else { return [] }
    let effects = editQueue(at: now, nil) { queue in
      if next { queue.playNext(tracks) } else { queue.add(tracks) }
    }
    show(catalogue(next ? .queuedNext : .queuedLast, tracks.count), at: now)
    return effects
  }

  /// Changes the queue; the change can be taken back.
  mutating func editQueue(
    at now: Int, _ phrase: Phrase?, _ change: (inout PlayQueue) -> Void
  ) -> [Effect] {
    let former = player.queue
    let effects = player.edit(change)
    guard player.queue != former else { return [] }
    queueHistory.append(former, number: nextChange())
    if let phrase { show(catalogue(phrase, keys.shown("undo")), at: now) }
    return follow(effects)
  }

  /// Takes what the sound output tells.
  mutating func hear(_ event: PlaybackEvent, at now: Int) -> [Effect] {
    let former = player.queue
    let effects = player.receive(event, at: .milliseconds(now))
    for case .report(let fault, let entry) in effects {
      let track = entry.flatMap { model.tracks[$0.track] }
      // The player knows no more than that a file does not open.
      if fault == .unreadable, let track, track.isOffline {
        sayOffline(track.title, at: now)
      } else {
        show(fault.text(track?.title ?? "", catalogue), at: now)
      }
    }
    return follow(effects, hasQueueChanged: player.queue != former) + keepPlace()
  }

  /// Milliseconds of what plays that may be lost when the program is killed.
  private static let placeStep = 5_000

  /// Keeps the place in what plays now and then.
  private mutating func keepPlace() -> [Effect] {
    guard abs(player.status.elapsed - keptPlace) >= Self.placeStep else { return [] }
    keptPlace = player.status.elapsed
    return [place]
  }

  /// The place in the queue, to be kept.
  var place: Effect {
    .savePlace(position: player.queue.position, elapsed: player.status.elapsed)
  }

  /// Begins with the queue of the last time, if nothing was queued meanwhile.
  mutating func restore(_ saved: Playback.SavedQueue) {
    guard player.queue.entries.isEmpty else { return }
    player = Player(queue: saved.queue, elapsed: saved.elapsed, settings: player.status)
    keptPlace = saved.elapsed
    rebuildPlayerScreens()
  }

  /// What the outside has to do for the player, and for the queue that changed.
  private mutating func follow(
    _ effects: [PlayerEffect], hasQueueChanged: Bool = true
  ) -> [Effect] {
    if hasQueueChanged {
      rebuildPlayerScreens()
      keptPlace = player.status.elapsed
    }
    return effects.map(Effect.player) + (hasQueueChanged ? [.saveQueue(player.saved)] : [])
  }

  private mutating func rebuildPlayerScreens() {
    guard screen.kind == .queue || screen.kind == .nowPlaying else { return }
    screen.rebuild(in: context)
  }

  /// Takes what of the sound is configured otherwise now; what a person chose meanwhile stays.
  mutating func adoptSound(_ configuration: Configuration) -> [Effect] {
    let former = configuredSound
    configuredSound.volume = configuration.volume
    configuredSound.gain = configuration.gain
    configuredSound.device = configuration.device
    var effects: [Effect] = []
    if configuredSound.volume != former.volume {
      effects += play(.setVolume(configuration.volume))
    }
    if configuredSound.gain != former.gain { effects += play(.setGain(configuration.gain)) }
    if configuredSound.device != former.device { effects += play(.setDevice(configuration.device)) }
    return effects
  }

  // MARK: - The queue's screen

  /// Takes entries from the queue.
  mutating func deleteQueued(_ items: [ItemID], at now: Int) -> [Effect] {
    let ids = Set(items.compactMap(\.queueEntry))
    return ids.isEmpty
      ? refuse(at: now) : editQueue(at: now, .queueEntriesRemoved) { $0.remove(ids) }
  }

  /// Moves entries of the queue by one place.
  mutating func moveQueued(
    _ items: [ItemID], forward: Bool, times: Int, at now: Int
  ) -> [Effect] {
    let ids = Set(items.compactMap(\.queueEntry))
    guard !ids.isEmpty else { return refuse(at: now) }
    return editQueue(at: now, nil) { queue in
      for _ in 0..<min(times, queue.entries.count) {
        if forward { queue.moveDown(ids) } else { queue.moveUp(ids) }
      }
    }
  }

  /// Puts the queue back as it was before the last change; what plays goes on if it is still there.
  mutating func undoQueue(at now: Int) -> [Effect] {
    let queue = queueHistory.undo(from: player.queue, number: nextChange())
    return restoreQueue(queue, .undone, else: .nothingToUndo, at: now)
  }

  /// Makes the last change of the queue again that was taken back.
  mutating func redoQueue(at now: Int) -> [Effect] {
    let queue = queueHistory.redo(from: player.queue, number: nextChange())
    return restoreQueue(queue, .redone, else: .nothingToRedo, at: now)
  }

  private mutating func restoreQueue(
    _ queue: PlayQueue?, _ done: Phrase, else nothing: Phrase, at now: Int
  ) -> [Effect] {
    show(catalogue[queue == nil ? nothing : done], at: now)
    guard let queue else { return [] }
    return follow(player.edit { $0.restore(queue) })
  }
}

extension ShuffleMode {
  /// The mode in words.
  var phrase: Phrase {
    switch self {
    case .off: .shuffleOff
    case .tracks: .shuffleTracks
    case .albums: .shuffleAlbums
    }
  }
}

extension RepeatMode {
  /// The mode in words.
  var phrase: Phrase {
    switch self {
    case .off: .repeatOff
    case .one: .repeatOne
    case .all: .repeatAll
    }
  }
}

extension PlaybackFault {
  /// The fault in one line of words.
  func text(_ title: String, _ catalogue: Catalogue) -> String {
    switch self {
    case .playerMissing(let name): catalogue(.faultPlayerMissing, name)
    case .playerFailed(let status): catalogue(.faultPlayerFailed, "\(status)")
    case .noDevice: catalogue[.faultNoDevice]
    case .unreadable: catalogue(.faultUnreadable, title)
    case .notSound: catalogue(.faultNotSound, title)
    case .unsafePath: catalogue(.faultUnreadable, title)
    }
  }
}
