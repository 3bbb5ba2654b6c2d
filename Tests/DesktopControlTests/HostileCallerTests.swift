import DesktopControl
import Testing

/// Callers that mean no good, or do not know better.
struct HostileCallerTests {
  private let folder = SocketFolder()

  /// Reads until a caller has something, or was hung up on.
  private func answer(_ server: ControlServer, to caller: RawCaller) -> String? {
    for _ in 0..<500 {
      for (caller, _) in server.wait() { server.answer(caller, .success(NowPlaying())) }
      guard let answer = caller.answers() else { return nil }
      if !answer.isEmpty { return answer }
    }
    return ""
  }

  @Test(arguments: [
    "", "nonsense", "{}", "[]", #"{"command": 1}"#, #"{"command": "quit"}"#,
    #"{"command": "play", "query": 7}"#, #"{"command": "status""#,
    String(repeating: "[", count: 60_000), "\u{0}\u{1B}[2J",
  ])
  func `nonsense is answered and the next request is dealt with`(line: String) throws {
    let server = try ControlServer(path: folder.socket)
    let caller = RawCaller(folder.socket)
    caller.send(line)
    #expect(answer(server, to: caller) == #"{"ok": false, "error": "not-understood"}"# + "\n")
    caller.send(#"{"command": "status"}"#)
    #expect(answer(server, to: caller)?.hasPrefix(#"{"ok": true, "status": {"#) == true)
  }

  @Test func `a line without end is hung up on`() throws {
    let server = try ControlServer(path: folder.socket)
    let caller = RawCaller(folder.socket)
    let piece = [UInt8](repeating: 0x78, count: 50_000)
    for _ in 0..<100 where caller.send(piece) { _ = server.read() }
    #expect(answer(server, to: caller) == nil)
  }

  @Test func `a caller that takes no answers is hung up on and holds nobody up`() throws {
    let server = try ControlServer(path: folder.socket)
    let deaf = RawCaller(folder.socket)
    let requests = Array(String(repeating: "{\"command\": \"status\"}\n", count: 700).utf8)
    for _ in 0..<200 {
      deaf.send(requests)
      for (caller, _) in server.read() { server.answer(caller, .success(NowPlaying())) }
    }
    #expect(!deaf.send(requests) || !deaf.send(requests))
    let other = RawCaller(folder.socket)
    other.send(#"{"command": "status"}"#)
    #expect(answer(server, to: other)?.hasPrefix(#"{"ok": true"#) == true)
  }

  @Test func `callers that only call make room for others`() throws {
    let server = try ControlServer(path: folder.socket)
    var idle: [RawCaller] = []
    for _ in 0..<100 {
      idle.append(RawCaller(folder.socket))
      _ = server.read()
    }
    let caller = RawCaller(folder.socket)
    caller.send(#"{"command": "status"}"#)
    #expect(answer(server, to: caller)?.hasPrefix(#"{"ok": true"#) == true)
    #expect(idle.first?.answers() == nil)
    #expect(idle.last?.answers() == "")
  }

  @Test func `an answer to a caller that has hung up is passed over`() throws {
    let server = try ControlServer(path: folder.socket)
    var caller: RawCaller? = RawCaller(folder.socket)
    caller?.send(#"{"command": "status"}"#)
    let requests = server.wait()
    #expect(requests.count == 1)
    caller = nil
    _ = server.read()
    for (caller, _) in requests { server.answer(caller, .success(NowPlaying())) }
    #expect(server.read().isEmpty)
  }
}
