import JSON
import Playback

extension MpvOutput {
  // A screen shows whole seconds; mpv tells twelve times a second.
  private static let reportStep = 200
  // mpv opens a file at most so many milliseconds before it is heard; more is a place before a
  // seek.
  private static let ahead = 5_000

  /// Takes one line of mpv's.
  func take(_ message: MpvMessage) {
    switch message {
    case .reply(let request, let data): takeReply(to: request, data)
    case .opening(let number):
      opening = number
      if let next, next.number == number {
        ending = current
        current = next
        self.next = nil
        restart = nil
      }
    case .opened: open()
    case .ended(let number, let fault): takeEnd(of: number, fault)
    case .property(let property, let value): take(property, value)
    }
  }

  private func takeReply(to request: Int, _ data: JSONValue?) {
    settingRequests.remove(request)
    // mpv had left the slot before it heard of the wish, and went to that place in the next one.
    if let ending, let seek = ending.seeking, seek.request == request {
      return goBack(to: ending, at: seek.place)
    }
    if current?.seeking?.request == request { current?.seeking = nil }
    if let id = durations.removeValue(forKey: request) {
      guard let slot = current, slot.entry.id == id, let seconds = data?.number else { return }
      let length = slot.duration(ofFile: seconds)
      current?.length = length
      events.append(.duration(id, length))
      return
    }
    let number = data?["playlist_entry_id"]?.whole
    if current?.request == request, current?.number == nil {
      current?.number = number
      if number == nil { fail(.notSound) }
    } else if next?.request == request, next?.number == nil {
      next?.number = number
    }
  }

  private func open() {
    guard var slot = current, slot.number == opening, !slot.isOpen else { return }
    slot.isOpen = true
    current = slot
    if ending == nil { begin() }
    if slot.isSought { sendSeek() }
  }

  /// Tells that the current slot is heard now.
  private func begin() {
    ending = nil
    guard let slot = current else { return }
    if !slot.hasBegun { events.append(.began(slot.entry.id)) }
    current?.hasBegun = true
    durations[send(["get_property", "duration"])] = slot.entry.id
  }

  private func takeEnd(of number: Int, _ fault: String?) {
    guard let slot = current, slot.number == number else { return }
    if let fault {
      fail(Self.fault(fault))
    } else {
      // One that is shorter than what mpv holds ready is over before a place in it was told.
      if !slot.hasBegun { begin() }
      current?.isOver = true
    }
  }

  private func fail(_ fault: PlaybackFault) {
    guard let slot = current else { return }
    current = nil
    ending = nil
    events.append(.failed(slot.entry.id, fault))
  }

  /// What mpv's words for a failure mean; the words are those of its client interface.
  private static func fault(_ words: String) -> PlaybackFault {
    switch words {
    case "loading failed": .unreadable
    case "audio output initialization failed": .noDevice
    default: .notSound
    }
  }

  private func take(_ property: MpvProperty, _ value: JSONValue) {
    switch property {
    case .position: move(to: value.number)
    case .isIdle:
      guard value.truth == true, let slot = current, slot.isOver else { return }
      current = nil
      ending = nil
      events.append(.finished(slot.entry.id))
    case .devices: events.append(.devices(Self.devices(value)))
    case .isPaused:
      guard settingRequests.isEmpty, let isPaused = value.truth, isPaused != self.isPaused
      else { return }
      self.isPaused = isPaused
      events.append(.paused(isPaused))
    case .volume:
      guard settingRequests.isEmpty, let volume = value.number,
        case let rounded = Int(max(0, min(100, volume)).rounded()), rounded != settings.volume
      else { return }
      settings.volume = rounded
      events.append(.volume(rounded))
    case .isMuted:
      guard settingRequests.isEmpty, let isMuted = value.truth, isMuted != settings.isMuted
      else { return }
      settings.isMuted = isMuted
      events.append(.muted(isMuted))
    }
  }

  private func move(to fileTime: Double?) {
    guard let fileTime, let slot = current, slot.isOpen else { return }
    let time = slot.time(at: fileTime)
    if let ending {
      // A place before the beginning is as far before the end of what is still heard. The very
      // beginning is told as soon as a file is open, whatever is heard.
      if time <= 0 { return tellEnd(of: ending, in: -time) }
      begin()
    }
    // mpv has not heard of the wish to be elsewhere.
    if current?.seeking != nil { return }
    let place = max(0, time)
    if let restart, place - restart > Self.recovery { self.restart = nil }
    current?.place = place
    if let reported = slot.reported, abs(place - reported) < Self.reportStep { return }
    current?.reported = place
    events.append(.elapsed(slot.entry.id, place))
  }

  private func tellEnd(of slot: MpvSlot, in rest: Int) {
    guard let length = slot.length, rest > 0, rest <= min(length, Self.ahead) else { return }
    events.append(.elapsed(slot.entry.id, length - rest))
  }

  private static func devices(_ value: JSONValue) -> [AudioDevice] {
    (value.elements ?? []).compactMap { device in
      guard let id = device["name"]?.text, id != MpvArguments.automatic else { return nil }
      return AudioDevice(id: id, name: device["description"]?.text ?? id)
    }
  }
}
