import AudioOutput
import CSystem
import Glibc
import MusicModel
import Playback

/// A player and an mpv, wired as the program wires them.
final class Stage {
  /// Whether mpv can be found.
  static let hasMpv =
    (getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":")
    .contains { access($0 + "/mpv", X_OK) == 0 }
  /// What to say where it cannot.
  static let missing = "mpv is not installed: apt-get install mpv"

  let folder = SoundFolder()
  let output: MpvOutput
  var player: Player
  private(set) var log: [PlaybackEvent] = []
  private(set) var effects: [PlayerEffect] = []
  private var sources: [TrackID: AudioSource] = [:]

  /// Where the sound goes.
  enum Sink {
    /// Into a file, faster than it would be heard.
    case file
    /// Nowhere, as fast as it would be heard.
    case clock
    /// To the device that is set.
    case device
  }

  init(_ sink: Sink = .file, program: String = "mpv", settings: PlaybackStatus = .init()) {
    player = Player(queue: PlayQueue(seed: 1), settings: settings)
    let words: [String] =
      switch sink {
      case .file: ["--ao=pcm", "--ao-pcm-file=\(folder.heardPath)"]
      case .clock: ["--ao=null"]
      case .device: []
      }
    output = MpvOutput(program: program, arguments: words)
    perform(player.settings)
  }

  deinit { output.end() }

  /// What could not be played.
  var faults: [PlaybackFault] {
    effects.compactMap { if case .report(let fault, _) = $0 { fault } else { nil } }
  }

  /// Adds a track whose sound is there, or, with nil, one whose file is gone.
  func add(_ source: AudioSource?) -> TrackID {
    let track = TrackID(Int64(sources.count + 1))
    sources[track] = source ?? AudioSource(path: Array((folder.path + "/gone").utf8))
    return track
  }

  /// Adds a track that is silent for a minute.
  func addMinute() -> TrackID {
    add(AudioSource(path: folder.write(Array("minute.flac".utf8), SoundFolder.minute)))
  }

  /// Adds a track with samples.
  func add(_ samples: [Int16], loudness: Loudness = Loudness()) -> TrackID {
    let path = folder.flac(Array("\(sources.count).flac".utf8), samples)
    return add(AudioSource(path: path, loudness: loudness))
  }

  /// Does what the player wants.
  func perform(_ effects: [PlayerEffect]) {
    self.effects += effects
    for case .output(let command) in effects {
      receive(output.perform(command, at: time) { self.sources[$0.track] })
    }
  }

  /// Lets mpv tell until something holds.
  ///
  /// - Returns: Whether it does, within a time that only tells a hang from a busy machine.
  @discardableResult
  func wait(for condition: (Stage) -> Bool) -> Bool {
    let limit = csystem_clock() + 30_000_000_000
    while !condition(self) {
      let left = limit - csystem_clock()
      if left <= 0 || output.descriptor < 0 { return false }
      var watch = csystem_watch(descriptor: output.descriptor, readable: false, closed: false)
      _ = csystem_wait(&watch, 1, left)
      receive(output.read(at: time))
    }
    return true
  }

  /// Lets mpv tell until everything was played; what was heard is in the folder then.
  @discardableResult
  func playToTheEnd() -> Bool {
    let isDone = wait { $0.player.status.state == .stopped }
    output.end()
    return isDone
  }

  private var time: Duration { .nanoseconds(csystem_clock()) }

  private func receive(_ events: [PlaybackEvent]) {
    log += events
    for event in events { perform(player.receive(event, at: time)) }
  }
}

/// A slope that no other one is like: samples of a sound that tells where it is.
func slope(_ count: Int, from start: Int = 0) -> [Int16] {
  (0..<count).map { Int16(truncatingIfNeeded: (start + $0) * 3) }
}
