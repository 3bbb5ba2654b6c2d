import JSON
import Playback

extension MpvOutput {
  func play(_ entry: QueueEntry, from source: AudioSource?, at place: Int, paused: Bool) {
    forget()
    guard let source = usable(source, of: entry) else { return silence() }
    do throws(PlaybackFault) { try start() } catch { return giveUp(error) }
    current = MpvSlot(entry: entry, source: source, place: place)
    isPaused = paused
    loadCurrent()
  }

  /// Plays the current slot from its place.
  ///
  /// It is halted before it is loaded, and set going after that, so that what was played until now
  /// is not heard again.
  func loadCurrent() {
    guard var slot = current else { return }
    if isPaused { set(.isPaused, true) }
    slot.isOpen = false
    slot.isSought = false
    slot.seeking = nil
    slot.isOver = false
    slot.number = nil
    slot.request = send(slot.load(replacing: true, settings.gain))
    if !isPaused { set(.isPaused, false) }
    current = slot
  }

  func follow(_ entry: QueueEntry?, source: AudioSource?) {
    next = nil
    guard process != nil, current != nil else { return }
    // Everything but what is played now, whichever that has become meanwhile.
    send(["playlist-clear"])
    guard let entry, let source = usable(source, of: entry) else { return }
    next = MpvSlot(entry: entry, source: source)
    loadNext()
  }

  /// Puts the next slot behind the current one.
  func loadNext() {
    guard var slot = next else { return }
    slot.request = send(slot.load(replacing: false, settings.gain))
    next = slot
  }

  /// Lets what is heard, and what follows it, be as loud as is wanted now.
  func changeGain() {
    guard let current else { return }
    set(MpvArguments.gain, .number(current.source.loudness.gain(settings.gain)))
    guard next != nil else { return }
    send(["playlist-clear"])
    loadNext()
  }

  func setPaused(_ isPaused: Bool) {
    self.isPaused = isPaused
    set(.isPaused, .bool(isPaused))
  }

  func stop() {
    forget()
    silence()
  }

  private func silence() {
    if process != nil { send(["stop"]) }
  }

  func seek(to place: Int) {
    if let ending { return goBack(to: ending, at: place) }
    guard current != nil else { return }
    current?.place = max(0, place)
    if current?.isOpen == true {
      sendSeek()
    } else {
      current?.isSought = true
    }
  }

  /// Goes back into what mpv has left already.
  func goBack(to slot: MpvSlot, at place: Int) {
    next = current.map { MpvSlot(entry: $0.entry, source: $0.source) }
    ending = nil
    current = slot
    current?.place = max(0, place)
    loadCurrent()
    loadNext()
  }

  /// Goes to the current slot's place.
  func sendSeek() {
    guard let slot = current else { return }
    let request = send(["seek", .number(slot.fileTime), "absolute+exact"])
    current?.seeking = MpvSlot.Seek(request: request, place: slot.place)
  }

  /// A source that may be handed to mpv; one that may not is told of.
  private func usable(_ source: AudioSource?, of entry: QueueEntry) -> AudioSource? {
    guard let source else {
      events.append(.failed(entry.id, .unreadable))
      return nil
    }
    guard source.isSafe else {
      events.append(.failed(entry.id, .unsafePath))
      return nil
    }
    return source
  }
}
