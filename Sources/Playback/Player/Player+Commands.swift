public import MusicModel

extension Player {
  // Later than this, going back means the beginning of the same track.
  private static let restartsAfter = 3_000

  /// Does what somebody asks for.
  ///
  /// - Parameters:
  ///   - command: The wish.
  ///   - album: Album of a track; asked only to shuffle by albums.
  /// - Returns: What has to be done for it, in this order.
  public mutating func perform(
    _ command: PlaybackCommand, album: (TrackID) -> AlbumID? = { _ in nil }
  ) -> [PlayerEffect] {
    switch command {
    case .play: return resume()
    case .pause: return pause()
    case .togglePause: return status.state == .playing ? pause() : resume()
    case .stop: return stop()
    case .next: return skip()
    case .previous: return goBack()
    case .jump(let id):
      guard let step = queue.jump(to: id) else { return [] }
      return take(step, starts: true)
    case .seekBy(let distance): return seek(to: Self.sum(status.elapsed, distance))
    case .seekTo(let place): return seek(to: place)
    case .setRepeat(let mode): return edit { $0.repeatMode = mode }
    case .setShuffle(let mode): return edit { $0.shuffle(mode, album: album) }
    case .setStopsAfterNow(let stops): return edit { $0.stopsAfterNow = stops }
    case .setVolume, .changeVolume, .setMuted, .toggleMuted, .setGain, .setDevice:
      return adjust(command)
    }
  }

  private mutating func adjust(_ command: PlaybackCommand) -> [PlayerEffect] {
    switch command {
    case .setVolume(let volume): return setVolume(volume)
    case .changeVolume(let change): return setVolume(Self.sum(status.volume, change))
    case .setMuted(let isMuted):
      status.isMuted = isMuted
      return [.output(.muted(isMuted))]
    case .toggleMuted: return adjust(.setMuted(!status.isMuted))
    case .setGain(let gain):
      status.gain = gain
      return [.output(.gain(gain))]
    case .setDevice(let device):
      status.device = device
      return [.output(.device(device))]
    case .play, .pause, .togglePause, .stop, .next, .previous, .jump, .seekBy, .seekTo, .setRepeat,
      .setShuffle, .setStopsAfterNow:
      return []
    }
  }

  private mutating func setVolume(_ volume: Int) -> [PlayerEffect] {
    status.volume = Self.loudness(volume)
    return [.output(.volume(status.volume))]
  }

  private mutating func resume() -> [PlayerEffect] {
    switch status.state {
    case .playing: return []
    case .paused:
      status.state = .playing
      return [.output(.resume)]
    case .stopped:
      if queue.now == nil { queue.beginAnew() }
      failures = 0
      return begin(at: queue.now == status.entry ? status.elapsed : 0, paused: false)
    }
  }

  private mutating func pause() -> [PlayerEffect] {
    guard status.state == .playing else { return [] }
    counter?.interrupt()
    status.state = .paused
    return [.output(.pause)]
  }

  private mutating func stop() -> [PlayerEffect] {
    status.state == .stopped ? [] : halt()
  }

  /// Goes on; what was begun and not heard enough of counts as skipped.
  private mutating func skip() -> [PlayerEffect] {
    guard let counter, !counter.isPlayed, let now = queue.now else { return take(queue.next()) }
    return [.countSkip(now.track)] + take(queue.next())
  }

  private mutating func goBack() -> [PlayerEffect] {
    if status.elapsed > Self.restartsAfter, queue.now != nil { return seek(to: 0) }
    return take(queue.previous())
  }

  private mutating func seek(to place: Int) -> [PlayerEffect] {
    guard queue.now != nil else { return [] }
    counter?.interrupt()
    status.elapsed = max(0, min(place, status.duration ?? Int.max))
    return status.state == .stopped ? [] : [.output(.seek(status.elapsed))]
  }

  /// A loudness within its bounds.
  static func loudness(_ volume: Int) -> Int { max(0, min(100, volume)) }

  /// The sum, at most the largest number there is.
  private static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, isTooLarge) = first.addingReportingOverflow(second)
    return isTooLarge ? (second < 0 ? Int.min : Int.max) : sum
  }
}
