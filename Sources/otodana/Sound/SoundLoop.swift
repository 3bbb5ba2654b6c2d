import AppCore
import AudioOutput
import CSystem
import DesktopControl
import Glibc
import Playback

/// What the sound thread does: waits for requests, mpv, the desktop and other programs.
struct SoundLoop {
  /// What the thread is started with.
  final class Start: Sendable {
    let thread: SoundThread
    let controlPath: String?
    let post: @Sendable (Event) -> Void

    init(thread: SoundThread, controlPath: String?, post: @escaping @Sendable (Event) -> Void) {
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
  private let start = csystem_clock()

  private init(_ start: Start) {
    thread = start.thread
    post = start.post
    desktop = try? MediaControls()
    control = start.controlPath.flatMap { try? ControlServer(path: $0) }
  }

  private var time: Duration { .nanoseconds(csystem_clock() - start) }

  private mutating func run() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    while true {
      wait()
      for request in thread.takeRequests() {
        switch request {
        case .output(let command, let source):
          tell(output.perform(command, at: time) { _ in source })
        case .show(let playing):
          self.playing = playing
          desktop?.update(playing)
        case .end:
          output.end()
          return
        }
      }
      tell(output.read(at: time))
      output.rest(at: time)
      for command in desktop?.read() ?? [] { post(.wish(command)) }
      for (caller, request) in control?.read() ?? [] { answer(request, of: caller) }
    }
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

  /// Another program is told what is heard at the time; what it asks for comes after.
  private func answer(_ request: ControlRequest, of caller: ControlServer.Caller) {
    switch request {
    case .play(let query?): post(.playQuery(query))
    case .play(nil): post(.wish(.play))
    case .pause: post(.wish(.pause))
    case .next: post(.wish(.next))
    case .previous: post(.wish(.previous))
    case .status: break
    }
    control?.answer(caller, .success(playing))
  }
}

extension Duration {
  fileprivate var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
