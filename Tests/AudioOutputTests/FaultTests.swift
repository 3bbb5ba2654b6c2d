import AudioOutput
import Glibc
import MusicModel
import Playback
import Testing

/// What cannot be played.
struct FaultTests {
  @Test func `without mpv the name of what is missing is told`() {
    let stage = Stage(program: "otodana-has-no-such-player")
    stage.perform(stage.player.play([stage.add(slope(10))]))
    #expect(stage.log == [.lost(.playerMissing("otodana-has-no-such-player"))])
    #expect(stage.player.status.state == .stopped)
    #expect(stage.output.descriptor == -1)
  }

  @Test func `a program that is no mpv is given up after the second try`() {
    let stage = Stage(program: "false")
    stage.perform(stage.player.play([stage.add(slope(10))]))
    stage.wait { $0.player.status.state == .stopped }
    #expect(stage.log == [.restarted, .lost(.playerFailed(1))])
  }

  @Test(arguments: ["", "relative.flac", "-", "edl://x", "http://localhost/x", "--version"])
  func `a path that is not absolute never reaches mpv`(path: String) {
    let stage = Stage(program: "otodana-has-no-such-player")
    let track = stage.add(AudioSource(path: Array(path.utf8)))
    stage.perform(stage.player.play([track]))
    #expect(stage.log == [.failed(stage.player.queue.entries[0].id, .unsafePath)])
  }

  @Test(.enabled(if: Stage.hasMpv, Comment(rawValue: Stage.missing)))
  func `files that are missing or no sound are passed over`() {
    let stage = Stage()
    let tracks = [
      stage.add(nil), stage.add(slope(5_000)), stage.add(nil),
      stage.add(AudioSource(path: stage.folder.write([0x61], Array("no sound at all".utf8)))),
      stage.add(slope(4_000)),
    ]
    stage.perform(stage.player.play(tracks))
    #expect(stage.playToTheEnd())
    let entries = stage.player.queue.entries
    #expect(
      stage.log.contains(.began(entries[1].id)) && stage.log.contains(.finished(entries[4].id)))
    #expect(stage.faults == [.unreadable, .unreadable, .notSound])
  }

  @Test(.enabled(if: Stage.hasMpv, Comment(rawValue: Stage.missing)))
  func `a device that is not there is told of and nothing is passed over`() {
    var settings = PlaybackStatus()
    settings.device = "alsa/otodana-has-no-such-device"
    let stage = Stage(.device, settings: settings)
    stage.perform(stage.player.play([stage.add(slope(5_000)), stage.add(slope(5_000))]))
    #expect(stage.wait { $0.player.status.state == .stopped })
    #expect(stage.player.queue.position == 0)
    #expect(stage.effects.contains(.report(.noDevice, stage.player.queue.now)))
  }

  @Test(.enabled(if: Stage.hasMpv, Comment(rawValue: Stage.missing)))
  func `a file whose content names an address opens no connection`() throws {
    let server = try LoopbackListener()
    let stage = Stage()
    let tracks = Self.hostileFiles.enumerated().map { number, content in
      let text = content.replacing("ADDRESS", with: "http://127.0.0.1:\(server.port)/x")
      let path = stage.folder.write(Array("\(number).flac".utf8), Array(text.utf8))
      return stage.add(AudioSource(path: path))
    }
    stage.perform(stage.player.play(tracks + [stage.add(slope(5_000))]))
    #expect(stage.playToTheEnd())
    #expect(stage.folder.heard == slope(5_000))
    #expect(stage.faults == tracks.map { _ in .notSound })
    #expect(!server.wasCalled)
  }

  private static let hostileFiles = [
    "#EXTM3U\n#EXTINF:1,x\nADDRESS\n",
    "#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nADDRESS\n#EXT-X-ENDLIST\n",
    "[playlist]\nFile1=ADDRESS\nNumberOfEntries=1\n",
    "# mpv EDL v0\nADDRESS\n",
    "ffconcat version 1.0\nfile 'ADDRESS'\n",
  ]
}

/// A port on this machine that notices when somebody connects to it.
private final class LoopbackListener {
  let port: UInt16
  private let descriptor: Int32

  init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && listen(descriptor, 5) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    try #require(result)
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }

  /// Whether somebody connected.
  var wasCalled: Bool {
    let connection = accept(descriptor, nil, nil)
    if connection >= 0 { close(connection) }
    return connection >= 0
  }
}
