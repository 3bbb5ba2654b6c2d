public import MusicModel

/// The queue and what is heard of it: turns wishes and the output's reports into requests.
///
/// It is a value that does nothing itself. Whoever holds it performs the effects it returns and
/// hands back what comes of them as events; times are of one clock that never goes back.
///
///     var player = Player(queue: queue)
///     player.play([a, b])              // [.output(.play(a)), .output(.follow(b))]
///     player.receive(.began(a), at: now)
///     player.receive(.began(b), at: later)   // b follows by itself; the queue went on
public struct Player: Hashable, Sendable {
  /// What was, is and will be played.
  public internal(set) var queue: PlayQueue
  /// What is heard now.
  public internal(set) var status = PlaybackStatus()

  /// Counts the entry that is heard.
  var counter: PlayCounter?
  /// The entry the output was told to play and has not begun yet.
  var awaited: QueueEntryID?
  /// The entry the output was told to let follow.
  var announced: QueueEntry?
  /// Entries in a row that could not be played.
  var failures = 0

  /// Makes a player that is stopped.
  ///
  /// - Parameters:
  ///   - queue: The queue to begin with.
  ///   - elapsed: Milliseconds of its entry at which playing will begin.
  ///   - status: Loudness, gain and device to begin with; the rest of it is not used.
  public init(
    queue: PlayQueue, elapsed: Int = 0, settings status: PlaybackStatus = PlaybackStatus()
  ) {
    self.queue = queue
    self.status.entry = queue.now
    self.status.elapsed = queue.now == nil ? 0 : max(0, elapsed)
    self.status.volume = Self.loudness(status.volume)
    self.status.isMuted = status.isMuted
    self.status.gain = status.gain
    self.status.device = status.device
  }

  /// What the output has to be told before anything is played: loudness, gain and device.
  public var settings: [PlayerEffect] {
    [
      .output(.volume(status.volume)), .output(.muted(status.isMuted)),
      .output(.gain(status.gain)), .output(.device(status.device)),
    ]
  }

  /// The queue and the place in it, to be stored.
  public var saved: SavedQueue { SavedQueue(queue: queue, elapsed: status.elapsed) }
}

extension Player {
  /// Plays tracks instead of the queue; see `PlayQueue.play(_:startingAt:album:)`.
  public mutating func play(
    _ tracks: some Collection<TrackID>, startingAt start: Int = 0,
    album: (TrackID) -> AlbumID? = { _ in nil }
  ) -> [PlayerEffect] {
    queue.play(tracks, startingAt: start, album: album)
    failures = 0
    return begin(at: 0, paused: false)
  }

  /// Changes the queue in any way, and follows with the sound what that means.
  ///
  /// What plays goes on as long as it stays the entry that is now; otherwise the new one begins,
  /// halted if the old one was. A stopped player stays stopped.
  public mutating func edit(_ change: (inout PlayQueue) -> Void) -> [PlayerEffect] {
    let former = queue.now
    change(&queue)
    if queue.now == former { return announce() }
    switch status.state {
    case .stopped:
      show(queue.now)
      return []
    case .playing, .paused:
      return begin(at: 0, paused: status.state == .paused)
    }
  }
}

extension Player {
  /// Plays or stops; a stopped player stays so unless it is started.
  mutating func take(_ step: QueueStep, starts: Bool = false) -> [PlayerEffect] {
    switch step {
    case .stop: return halt()
    case .play:
      if status.state == .stopped, !starts {
        show(queue.now)
        return []
      }
      return begin(at: 0, paused: status.state == .paused && !starts)
    }
  }

  /// Plays the entry that is now from a place, and tells the output what follows.
  mutating func begin(at place: Int, paused: Bool) -> [PlayerEffect] {
    guard let now = queue.now else { return halt() }
    show(now)
    status.elapsed = place
    status.state = paused ? .paused : .playing
    counter = nil
    awaited = now.id
    announced = nil
    return [.output(.play(now, at: place, paused: paused))] + announce()
  }

  /// Stops; the entry that is now is ready to be played.
  mutating func halt() -> [PlayerEffect] {
    counter = nil
    awaited = nil
    announced = nil
    let wasStopped = status.state == .stopped
    status.state = .stopped
    show(queue.now)
    return wasStopped ? [] : [.output(.stop)]
  }

  mutating func show(_ entry: QueueEntry?) {
    status.entry = entry
    status.elapsed = 0
    status.duration = nil
  }

  /// Tells the output what follows, if that has changed.
  mutating func announce() -> [PlayerEffect] {
    guard status.state != .stopped, queue.following != announced else { return [] }
    announced = queue.following
    return [.output(.follow(announced))]
  }
}
