import CSystem
import DesktopControl
import MusicModel
import Playback
import Testing

@Suite(.enabled(if: SessionBus.hasPrograms, Comment(rawValue: SessionBus.missing)))
struct MediaControlsTests {
  private let bus: SessionBus
  private let controls: MediaControls

  init() throws {
    bus = try SessionBus()
    controls = try MediaControls(address: bus.address)
  }

  /// Five tracks, the second one playing at 42 seconds of 200.
  private var playing: NowPlaying {
    var player = Player(queue: PlayQueue(seed: 1))
    _ = player.play((1...5).map { TrackID($0) }, startingAt: 1)
    let id = player.queue.entries[1].id
    _ = player.receive(.began(id), at: .zero)
    _ = player.receive(.duration(id, 200_000), at: .zero)
    _ = player.receive(.elapsed(id, 42_000), at: .zero)
    let track = TrackSummary(
      id: TrackID(2), album: AlbumID(1), title: "夜に\u{1B}[2J駆ける", artist: "YOASOBI",
      albumTitle: "THE BOOK", number: 3)
    return NowPlaying(player, track: track, coverPath: Array("/m/a b/夜.jpg".utf8) + [0xFF])
  }

  private func playerctl(_ words: String...) throws -> (output: String, [PlaybackCommand]) {
    let (output, commands) = try bus.run(["playerctl", "--player=otodana"] + words, controls)
    return (String(output.reversed().drop(while: \.isNewline).reversed()), commands)
  }

  /// Calls a method of the player's interface.
  private func call(_ method: String, _ words: String...) throws -> (String, [PlaybackCommand]) {
    try bus.run(
      [
        "dbus-send", "--print-reply", "--dest=org.mpris.MediaPlayer2.otodana",
        "/org/mpris/MediaPlayer2", method,
      ] + words, controls)
  }

  private let interface = "org.mpris.MediaPlayer2.Player"

  @Test func `the desktop sees what is heard`() throws {
    controls.update(playing)
    #expect(try playerctl("status").output == "Playing")
    let format = "{{title}}|{{artist}}|{{album}}|{{mpris:length}}|{{xesam:trackNumber}}|{{volume}}"
    #expect(
      try playerctl("metadata", "--format", format).output
        == "夜に[2J駆ける|YOASOBI|THE BOOK|200000000|3|1.0")
    #expect(
      try playerctl("metadata", "mpris:artUrl").output
        == "file:///m/a%20b/%E5%A4%9C.jpg%FF")
    let place = Double(try playerctl("position").output) ?? 0
    #expect((42..<80).contains(place))
  }

  @Test func `nothing to play is a stopped player without a track`() throws {
    #expect(try playerctl("status").output == "Stopped")
    let metadata = try call(
      "org.freedesktop.DBus.Properties.Get", "string:\(interface)", "string:Metadata")
    #expect(metadata.0.contains("/org/mpris/MediaPlayer2/TrackList/NoTrack"))
  }

  @Test func `keys and panels ask for what they say`() throws {
    controls.update(playing)
    let wishes: [([String], PlaybackCommand)] = [
      (["play"], .play), (["pause"], .pause), (["play-pause"], .togglePause), (["stop"], .stop),
      (["next"], .next), (["previous"], .previous), (["volume", "0.3"], .setVolume(30)),
      (["loop", "Track"], .setRepeat(.one)), (["loop", "Playlist"], .setRepeat(.all)),
      (["shuffle", "On"], .setShuffle(.tracks)), (["position", "100"], .seekTo(100_000)),
      (["position", "5+"], .seekBy(5_000)), (["position", "7-"], .seekBy(-7_000)),
      (["position", "500+"], .next),
    ]
    for (words, command) in wishes {
      let commands = try bus.run(["playerctl", "--player=otodana"] + words, controls).commands
      #expect(commands == [command], "\(words)")
    }
  }

  @Test func `a place in another track, or outside of this one, is passed over`() throws {
    controls.update(playing)
    let id = try #require(playing.status.entry?.id.rawValue)
    let set = "\(interface).SetPosition"
    let path = "objpath:/org/otodana/entry/"
    #expect(try call(set, path + "\(id)", "int64:60000000").1 == [.seekTo(60_000)])
    for words in [
      [path + "\(id + 1)", "int64:60000000"], [path + "\(id)", "int64:-1"],
      [path + "\(id)", "int64:200000001"], ["objpath:/", "int64:1"],
    ] {
      #expect(try call(set, words[0], words[1]).1.isEmpty, "\(words)")
    }
  }

  @Test func `addresses, raising and ending are refused`() throws {
    for (method, words) in [
      ("\(interface).OpenUri", ["string:http://localhost/x"]),
      ("org.mpris.MediaPlayer2.Raise", []), ("org.mpris.MediaPlayer2.Quit", []),
    ] {
      let target = [
        "dbus-send", "--print-reply", "--dest=org.mpris.MediaPlayer2.otodana",
        "/org/mpris/MediaPlayer2", method,
      ]
      let (output, commands) = try bus.run(target + words, controls)
      #expect(output.contains("NotSupported"), "\(method): \(output)")
      #expect(commands.isEmpty)
    }
  }

  @Test func `values that make no sense are refused or brought within bounds`() throws {
    controls.update(playing)
    func set(_ property: String, _ value: String) throws -> (String, [PlaybackCommand]) {
      try call(
        "org.freedesktop.DBus.Properties.Set", "string:\(interface)", "string:\(property)",
        "variant:\(value)")
    }
    #expect(try set("LoopStatus", "string:Sideways").0.contains("InvalidArgs"))
    #expect(try set("Volume", "double:-7").1 == [.setVolume(0)])
    #expect(try set("Volume", "double:1e300").1 == [.setVolume(100)])
    #expect(try set("Volume", "double:nan").1 == [.setVolume(0)])
    #expect(try set("Rate", "double:0").1 == [.pause])
    #expect(try set("Rate", "double:2").1 == [])
    #expect(try set("Metadata", "string:x").1 == [])
  }

  @Test func `changes and jumps are told to whoever listens`() throws {
    controls.update(playing)
    let monitor = try BusProgram(
      ["dbus-monitor", "type='signal',path='/org/mpris/MediaPlayer2'"], on: bus)
    // Its own arrival is the first it tells of.
    _ = monitor.serve(controls) { $0.contains("NameAcquired") }
    var later = playing
    later.status.elapsed += 100
    controls.update(later)
    later.status.state = .paused
    controls.update(later)
    later.status.elapsed = 150_000
    controls.update(later)
    later.status.volume = 40
    controls.update(later)
    _ = monitor.serve(controls) { $0.contains("\"Volume\"") }
    let words = monitor.output.split { $0 == "\"" || $0 == "=" || $0.isWhitespace }
    let told = words.filter { ["PlaybackStatus", "Seeked", "Volume", "Metadata"].contains($0) }
    #expect(told == ["PlaybackStatus", "Seeked", "Volume"])
  }

  @Test func `a second program has a name of its own`() throws {
    let second = try MediaControls(address: bus.address)
    controls.update(playing)
    for _ in 0..<100 {
      _ = second.read()
      _ = controls.read()
      let names = try bus.run(["playerctl", "--list-all"], controls).output
      if names.contains("otodana.instance") { return }
    }
    Issue.record("no second name")
  }

  @Test func `a bus that goes away is told of, and updates are harmless then`() throws {
    let other = try SessionBus()
    let controls = try MediaControls(address: other.address)
    _ = controls.read()
    other.end()
    for _ in 0..<1_000 where !controls.isClosed {
      var watch = csystem_watch(descriptor: controls.descriptor, readable: false, closed: false)
      _ = csystem_wait(&watch, 1, 10_000_000)
      #expect(controls.read().isEmpty)
    }
    #expect(controls.isClosed)
    #expect(controls.descriptor == -1)
    controls.update(playing)
  }

  @Test func `without a bus there are no controls`() {
    #expect(throws: MediaControls.NoBus.self) {
      try MediaControls(address: "unix:path=/nowhere/at/all")
    }
  }
}
