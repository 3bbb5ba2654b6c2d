import AppCore
import AudioOutput
import CSystem
import DesktopControl
import Glibc
import MusicModel
import Playback

/// What the sound thread does: waits for requests, mpv, the desktop and other programs.
struct SoundLoop {
  /// What the thread is started with.
  final class Start: Sendable {
    let thread: SoundThread
    let controlPath: String
    let post: @Sendable (Event) -> Void

    init(thread: SoundThread, controlPath: String, post: @escaping @Sendable (Event) -> Void) {
      self.thread = thread
      self.controlPath = controlPath
      self.post = post
    }

    /// Runs the loop on a thread of its own.
    ///
    /// - Returns: Whether there is such a thread.
    func detach() -> Bool {
      var handle = pthread_t()
      let argument = Unmanaged.passRetained(self)
      let code = pthread_create(
        &handle, nil,
        { argument in
          guard let argument else { return nil }
          let start = Unmanaged<Start>.fromOpaque(argument).takeRetainedValue()
          var loop = SoundLoop(start)
          loop.run()
          start.thread.noteEnd()
          return nil
        }, argument.toOpaque())
      if code == 0 { pthread_detach(handle) } else { argument.release() }
      return code == 0
    }
  }

  private let thread: SoundThread
  private let post: @Sendable (Event) -> Void
  private let output = MpvOutput()
  private let desktop: MediaControls?
  private let control: ControlServer?
  private var playing = NowPlaying()
  /// Where the cover of a track is; of the track that plays as a rule.
  private var cover: (track: TrackID, path: [UInt8]?)?
  /// Those who wait for an answer.
  private var callers: [OutsideRequestID: ControlServer.Caller] = [:]
  private var lastRequest: Int64 = 0
  /// Whether something would be heard if the program was not stopped.
  private var isHeld = false
  private let start = csystem_clock()

  private init(_ start: Start) {
    thread = start.thread
    post = start.post
    desktop = try? MediaControls()
    control = try? ControlServer(path: start.controlPath)
  }

  private var time: Duration { .nanoseconds(csystem_clock() - start) }

  private mutating func run() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    while true {
      wait()
      for request in thread.takeRequests() {
        if case .end = request { return output.end() }
        perform(request)
      }
      tell(output.read(at: time))
      output.rest(at: time)
      for command in desktop?.read() ?? [] { post(.wish(command)) }
      for (caller, request) in control?.read() ?? [] { pass(request, of: caller) }
    }
  }

  private mutating func perform(_ request: SoundThread.Request) {
    switch request {
    case .output(let command, let source): order(command, source)
    case .show(let playing):
      self.playing = playing
      show()
    case .cover(let track, let path):
      cover = (track, path)
      show()
    case .answer(let id, let answer):
      guard let caller = callers.removeValue(forKey: id) else { return }
      control?.answer(caller, answer.result(playing))
    case .hold:
      isHeld = playing.status.state == .playing
      if isHeld { order(.pause) }
      thread.noteHold()
    case .release:
      if isHeld { order(.resume) }
      isHeld = false
    case .end: break
    }
  }

  private func order(_ command: OutputCommand, _ source: AudioSource? = nil) {
    tell(output.perform(command, at: time) { _ in source })
  }

  /// Tells the desktop what is heard, with its cover once that is known.
  private func show() {
    var shown = playing
    if let cover, cover.track == playing.track?.id { shown.coverPath = cover.path }
    desktop?.update(shown)
  }

  /// Waits until there is something to do.
  private func wait() {
    let descriptors = [
      thread.descriptor, output.descriptor, desktop?.descriptor ?? -1, control?.descriptor ?? -1,
    ]
    var watches = descriptors.map {
      csystem_watch(descriptor: $0, readable: false, closed: false)
    }
    let timeout = output.deadline.map { max(0, ($0 - time).nanoseconds) } ?? -1
    _ = csystem_wait(&watches, Int32(watches.count), timeout)
  }

  private func tell(_ events: [PlaybackEvent]) {
    for event in events { post(.playback(event)) }
  }

  /// Asks for what another program wants; that is told when it was done.
  private mutating func pass(_ request: ControlRequest, of caller: ControlServer.Caller) {
    switch request {
    case .play(let query?): ask(.query(query), for: caller)
    case .play(nil): ask(.command(.play), for: caller)
    case .pause: ask(.command(.pause), for: caller)
    case .next: ask(.command(.next), for: caller)
    case .previous: ask(.command(.previous), for: caller)
    case .status: control?.answer(caller, .success(playing))
    }
  }

  private mutating func ask(_ request: OutsideRequest, for caller: ControlServer.Caller) {
    lastRequest += 1
    let id = OutsideRequestID(lastRequest)
    callers[id] = caller
    post(.asked(request, id))
  }
}

extension OutsideAnswer {
  /// The answer as another program gets it.
  fileprivate func result(_ playing: NowPlaying) -> Result<NowPlaying, ControlFault> {
    switch self {
    case .done: .success(playing)
    case .nothingFound: .failure(.nothingFound)
    case .failed: .failure(.refused)
    }
  }
}

extension Duration {
  fileprivate var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
