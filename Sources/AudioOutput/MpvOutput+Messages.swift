import JSON
import Playback

extension MpvOutput {
  // A screen shows whole seconds; mpv tells twelve times a second.
  private static let reportStep = 200

  /// Takes one line of mpv's.
  func take(_ message: MpvMessage) {
    switch message {
    case .reply(let request, let data): takeReply(to: request, data)
    case .opening(let number):
      opening = number
      if let next, next.number == number {
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
    if let id = durations.removeValue(forKey: request) {
      guard let slot = current, slot.entry.id == id, let seconds = data?.number else { return }
      events.append(.duration(id, slot.duration(ofFile: seconds)))
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
    if !slot.hasBegun { events.append(.began(slot.entry.id)) }
    slot.hasBegun = true
    current = slot
    durations[send(["get_property", "duration"])] = slot.entry.id
    if slot.isSought { sendSeek() }
  }

  private func takeEnd(of number: Int, _ fault: String?) {
    guard let slot = current, slot.number == number else { return }
    if let fault {
      fail(Self.fault(fault))
    } else {
      current?.isOver = true
    }
  }

  private func fail(_ fault: PlaybackFault) {
    guard let slot = current else { return }
    current = nil
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
    let place = slot.place(at: fileTime)
    if let restart, place - restart > Self.recovery { self.restart = nil }
    current?.place = place
    if let reported = slot.reported, abs(place - reported) < Self.reportStep { return }
    current?.reported = place
    events.append(.elapsed(slot.entry.id, place))
  }

  private static func devices(_ value: JSONValue) -> [AudioDevice] {
    (value.elements ?? []).compactMap { device in
      guard let id = device["name"]?.text, id != MpvArguments.automatic else { return nil }
      return AudioDevice(id: id, name: device["description"]?.text ?? id)
    }
  }
}
