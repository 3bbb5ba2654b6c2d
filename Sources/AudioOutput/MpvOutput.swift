public import Playback
import CSystem
import JSON

/// Sound by mpv, a child process that is started when something is played for the first time.
///
/// Commands go in, events come out: `perform` after a wish, `read` whenever `descriptor` is
/// readable, `rest` at the deadline. Nothing here waits for mpv, except `end`. One thread uses it.
/// Times are of one clock that never goes back.
public final class MpvOutput {
  /// How long mpv stays when nothing is played: it holds some 90 MB.
  static let restAfter = Duration.seconds(5 * 60)
  /// What has to be heard after mpv died until it may die once more.
  static let recovery = 10_000

  private let program: String
  private let arguments: [String]
  var settings = MpvSettings()
  var isPaused = false
  /// What is heard, or will be as soon as mpv has opened it.
  var current: MpvSlot?
  /// What is still heard, while mpv has opened what follows it already: a second before its end.
  var ending: MpvSlot?
  /// What follows it.
  var next: MpvSlot?
  /// What mpv opened last.
  var opening: Int?
  /// Where mpv was started again, in milliseconds of the current entry.
  var restart: Int?
  var events: [PlaybackEvent] = []

  private(set) var process: MpvProcess?
  private var lastRequest = 0
  /// Requests for the length of an entry.
  var durations: [Int: QueueEntryID] = [:]
  /// Requests to set something; until they are answered, reports of what is set are old.
  var settingRequests: Set<Int> = []
  private var idleSince: Duration?

  /// Makes an output that was not used yet.
  ///
  /// - Parameters:
  ///   - program: The name or path of mpv.
  ///   - arguments: Words to add to its command line, such as another sound driver.
  public init(program: String = "mpv", arguments: [String] = []) {
    self.program = program
    self.arguments = arguments
  }

  /// Readable while mpv has something to tell; -1 while there is no mpv.
  public var descriptor: Int32 { process?.descriptor ?? -1 }

  /// The identity of mpv's process; nil while there is none.
  public var processID: Int32? { process?.pid }

  /// When to call `rest`; nil while something is played, and while there is no mpv.
  public var deadline: Duration? {
    process == nil ? nil : idleSince.map { $0 + Self.restAfter }
  }

  /// Does what the player asks for.
  ///
  /// - Parameters:
  ///   - command: What to do.
  ///   - time: The time now.
  ///   - source: Where the sound of an entry is; nil where there is no file for it. It is asked
  ///     for at most the one entry that the command names.
  /// - Returns: What follows from it at once; most is told by `read` later.
  public func perform(
    _ command: OutputCommand, at time: Duration, source: (QueueEntry) -> AudioSource?
  ) -> [PlaybackEvent] {
    switch command {
    case .play(let entry, let place, let isPaused):
      play(entry, from: source(entry), at: place, paused: isPaused)
    case .follow(let entry): follow(entry, source: entry.flatMap(source))
    case .pause: setPaused(true)
    case .resume: setPaused(false)
    case .stop: stop()
    case .seek(let place): seek(to: place)
    case .volume(let volume):
      settings.volume = volume
      set(.volume, .integer(volume))
    case .muted(let isMuted):
      settings.isMuted = isMuted
      set(.isMuted, .bool(isMuted))
    case .gain(let gain):
      settings.gain = gain
      changeGain()
    case .device(let device):
      settings.device = device
      if process != nil { set("audio-device", .text(device ?? MpvArguments.automatic)) }
    }
    return told(at: time)
  }

  /// Takes what mpv tells; call it when `descriptor` is readable or closed.
  public func read(at time: Duration) -> [PlaybackEvent] {
    guard let process else { return [] }
    let (lines, isGone) = process.read()
    for line in lines { if let message = MpvMessage(line) { take(message) } }
    if isGone { lose(process) }
    return told(at: time)
  }

  /// Lets mpv end when it has been idle for long; call it at the deadline.
  public func rest(at time: Duration) {
    guard let process, let deadline, deadline <= time, !process.isEnding else { return }
    process.end()
    idleSince = nil
  }

  /// Ends mpv and waits for that, a second or two at the most.
  public func end() {
    guard let process else { return }
    process.end()
    let limit = csystem_clock() + MpvProcess.patience
    while !process.read().isGone, case let left = limit - csystem_clock(), left > 0 {
      var watch = csystem_watch(descriptor: process.descriptor, readable: false, closed: false)
      _ = csystem_wait(&watch, 1, left)
    }
    _ = process.reap()
    self.process = nil
    forget()
  }

  /// There is nothing to be heard.
  func forget() {
    current = nil
    ending = nil
    next = nil
    restart = nil
  }

  private func told(at time: Duration) -> [PlaybackEvent] {
    idleSince = current == nil && process?.isEnding != true ? idleSince ?? time : nil
    defer { events = [] }
    return events
  }
}

// MARK: mpv's process

extension MpvOutput {
  /// Starts mpv if there is none.
  func start() throws(PlaybackFault) {
    // One that is about to end takes no more work.
    if process?.isEnding == true { process = nil }
    if process != nil { return }
    process = try MpvProcess([program] + MpvArguments.words(settings, more: arguments))
    durations = [:]
    settingRequests = []
    opening = nil
    for property in MpvProperty.allCases {
      send(["observe_property", .integer(property.rawValue), .text(property.name)])
    }
  }

  /// mpv is gone: reaps it, and starts another one if it took the sound with it.
  private func lose(_ process: MpvProcess) {
    let wasAsked = process.isEnding
    let status = process.reap()
    self.process = nil
    ending = nil
    if wasAsked { return }
    if current?.isOver == true {
      if let next {
        current = next
      } else if let entry = current?.entry.id {
        current = nil
        events.append(.finished(entry))
      }
      next = nil
    }
    guard current != nil else { return }
    if restart == nil {
      startAgain()
    } else {
      giveUp(.playerFailed(status))
    }
  }

  private func startAgain() {
    do throws(PlaybackFault) {
      try start()
      restart = current?.place ?? 0
      loadCurrent()
      if next != nil { loadNext() }
      events.append(.restarted)
    } catch {
      giveUp(error)
    }
  }

  /// There is no sound until something is played again.
  func giveUp(_ fault: PlaybackFault) {
    forget()
    events.append(.lost(fault))
  }

  /// Sends a request.
  ///
  /// - Returns: Its number, which the answer has, too.
  @discardableResult
  func send(_ command: JSONValue) -> Int {
    lastRequest += 1
    process?.send(["command": command, "request_id": .integer(lastRequest)])
    return lastRequest
  }

  func set(_ property: MpvProperty, _ value: JSONValue) {
    if process != nil { set(property.name, value) }
  }

  func set(_ name: String, _ value: JSONValue) {
    settingRequests.insert(send(["set_property", .text(name), value]))
  }
}
