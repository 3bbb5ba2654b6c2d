import DesktopControl
import Glibc
import MusicModel
import Playback
import Testing

struct ControlSocketTests {
  private let folder = SocketFolder()

  private var playing: NowPlaying {
    var queue = PlayQueue(seed: 1)
    queue.play([TrackID(7), TrackID(8)])
    queue.repeatMode = .all
    let track = TrackSummary(
      id: TrackID(7), album: AlbumID(1), title: "夜\u{1B}[2J", artist: "Nico", albumTitle: "A",
      duration: 240)
    return NowPlaying(Player(queue: queue, elapsed: 83_250), track: track)
  }

  private let statusLine =
    #"{"state": "stopped", "title": "夜\u001b[2J", "artist": "Nico", "album": "A", "#
    + #""elapsed": 83.25, "duration": 240.0, "position": 1, "count": 2, "volume": 100, "#
    + #""muted": false, "repeat": "all", "shuffle": "off"}"#

  @Test func `what is heard is a JSON object on one line without control characters`() {
    #expect(playing.json == statusLine)
    #expect(NowPlaying().json.hasPrefix(#"{"state": "stopped", "count": 0, "#))
  }

  @Test(arguments: [
    ControlRequest.play(query: nil), .play(query: "夜 \"x\"\n"), .play(query: ""), .pause, .next,
    .previous, .status,
  ])
  func `a request arrives as it was asked and its answer comes back`(
    request: ControlRequest
  ) throws {
    let server = try ControlServer(path: folder.socket)
    let (seen, made) = server.serve(request, path: folder.socket, .success(playing))
    #expect(seen == [request])
    let status = try made.get()
    #expect(status.json == statusLine)
    #expect(status.title == "夜\u{1B}[2J" && status.elapsed == 83.25 && status.volume == 100)
  }

  @Test(arguments: [ControlFault.nothingFound, .refused, .notUnderstood])
  func `what went wrong comes back, too`(fault: ControlFault) throws {
    let server = try ControlServer(path: folder.socket)
    let (_, made) = server.serve(.status, path: folder.socket, .failure(fault))
    #expect(made == .failure(fault))
  }

  @Test func `nobody there is told apart from an answer`() {
    #expect(throws: ControlFault.notRunning) {
      try ControlClient.ask(.status, path: folder.socket)
    }
    let long = folder.path + "/" + String(repeating: "x", count: 200)
    #expect(throws: ControlFault.unusable(ENAMETOOLONG)) {
      try ControlClient.ask(.status, path: long)
    }
  }

  @Test func `the socket is this person's alone and goes away with the program`() throws {
    do {
      let server = try ControlServer(path: folder.socket)
      var status = stat()
      #expect(lstat(folder.socket, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600)
      #expect(throws: ControlFault.alreadyRunning) { try ControlServer(path: folder.socket) }
      #expect(server.read().isEmpty)
    }
    #expect(access(folder.socket, F_OK) != 0)
  }

  @Test func `a socket that a killed program left is taken over, another file is not`() throws {
    let left = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: folder.socket.utf8) }
    let isBound = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(left, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    try #require(isBound)
    close(left)
    #expect(throws: Never.self) { try ControlServer(path: folder.socket) }

    close(open(folder.socket, O_CREAT | O_WRONLY, 0o600))
    #expect(throws: ControlFault.alreadyRunning) { try ControlServer(path: folder.socket) }
  }
}
