import MusicModel

extension Player {
  // A missing disk must not be walked through track by track; a few bad files must not stop music.
  private static let failureLimit = 10

  /// Takes what the output tells; reports of entries that were left meanwhile change nothing.
  public mutating func receive(_ event: PlaybackEvent, at time: Duration) -> [PlayerEffect] {
    switch event {
    case .began(let id): return began(id, at: time)
    case .duration(let id, let duration):
      if isHeard(id) { status.duration = max(0, duration) }
    case .elapsed(let id, let place): return moved(id, to: place, at: time)
    case .finished(let id):
      guard isHeard(id) else { return [] }
      return hearEnd(at: time) + take(queue.finish())
    case .failed(let id, let fault): return failed(id, fault)
    case .paused(let isPaused):
      if status.state != .stopped { status.state = isPaused ? .paused : .playing }
    case .volume(let volume): status.volume = Self.loudness(volume)
    case .muted(let isMuted): status.isMuted = isMuted
    case .devices(let devices): status.devices = devices
    case .restarted: break
    case .lost(let fault):
      let entry = status.entry
      let place = status.elapsed
      _ = halt()
      if status.entry == entry { status.elapsed = place }
      return [.report(fault, nil)]
    }
    return []
  }

  private func isHeard(_ id: QueueEntryID) -> Bool {
    status.state != .stopped && awaited == nil && queue.now?.id == id
  }

  private mutating func began(_ id: QueueEntryID, at time: Duration) -> [PlayerEffect] {
    guard status.state != .stopped else { return [] }
    if let awaited {
      // What began before the output heard of the last wish is not what is wanted.
      guard awaited == id else { return [] }
      self.awaited = nil
      counter = PlayCounter(at: status.elapsed, time: time)
      return []
    }
    guard announced?.id == id else { return catchUp(with: id) }
    announced = nil
    let ended = hearEnd(at: time)
    _ = queue.finish()
    guard queue.now?.id == id else { return ended + begin(at: 0, paused: false) }
    show(queue.now)
    counter = PlayCounter(time: time)
    return ended + announce()
  }

  /// The entry that is now was heard to its end, of which the last report told nothing yet.
  private mutating func hearEnd(at time: Duration) -> [PlayerEffect] {
    guard let now = queue.now, let duration = status.duration else { return [] }
    let counts = counter?.hear(upTo: duration, of: duration, time: time) ?? false
    return counts ? [.countPlay(now.track)] : []
  }

  /// The output went on to an entry that should not follow any more, before it heard of that.
  private mutating func catchUp(with id: QueueEntryID) -> [PlayerEffect] {
    guard queue.now?.id != id else { return [] }
    return take(queue.finish())
  }

  private mutating func moved(
    _ id: QueueEntryID, to place: Int, at time: Duration
  ) -> [PlayerEffect] {
    guard isHeard(id), let now = queue.now else { return [] }
    status.elapsed = max(0, place)
    if place > 0 { failures = 0 }
    let counts = counter?.hear(upTo: place, of: status.duration, time: time) ?? false
    return counts ? [.countPlay(now.track)] : []
  }

  private mutating func failed(_ id: QueueEntryID, _ fault: PlaybackFault) -> [PlayerEffect] {
    guard status.state != .stopped else { return [] }
    if awaited == nil, announced?.id == id, queue.now?.id != id { _ = queue.finish() }
    guard let now = queue.now, now.id == id else { return [] }
    let report = PlayerEffect.report(fault, now)
    announced = nil
    failures += 1
    if failures >= Self.failureLimit || !fault.isOfOneTrack { return [report] + halt() }
    let stops = queue.stopsAfterNow
    let step = queue.next()
    return [report] + take(stops ? .stop : step)
  }
}

extension PlaybackFault {
  /// Whether another track may well be played.
  fileprivate var isOfOneTrack: Bool {
    switch self {
    case .unreadable, .notSound, .unsafePath: true
    case .playerMissing, .playerFailed, .noDevice: false
    }
  }
}
