import CSystem
import Glibc
import Testing

struct PartnerTests {
  /// Starts a shell with a socket, sends it text, returns what it wrote until it ended.
  private func run(_ script: String, input: String = "") throws -> (output: String, end: Int32) {
    var partner = csystem_partner()
    let failure = withCommandLine(["sh", "-c", script]) { csystem_spawn_partner($0, &partner) }
    try #require(failure == 0)
    _ = input.withCString { write(partner.descriptor, $0, strlen($0)) }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(partner.descriptor, &buffer, buffer.count)
      if count > 0 {
        output += buffer[..<count]
      } else if count == 0 || errno != EAGAIN {
        break
      } else {
        var watch = csystem_watch(descriptor: partner.descriptor, readable: false, closed: false)
        try #require(csystem_wait(&watch, 1, 30_000_000_000) == 1)
      }
    }
    close(partner.descriptor)
    return (String(decoding: output, as: UTF8.self), csystem_end(partner.pid, 30_000_000_000))
  }

  @Test func `a partner reads and writes its socket, and its end is told`() throws {
    let result = try run("read -r line <&3; echo \"got $line\" >&3; exit 5", input: "夜\n")
    #expect(result.output == "got 夜\n")
    #expect(result.end == 5)
  }

  @Test func `a partner has nothing else, and the terminal's signals do not reach it`() throws {
    let facts = try run(
      "exec >&3; readlink /proc/$$/fd/0 /proc/$$/fd/2; echo /proc/$$/fd/*; cut -d' ' -f5 /proc/$$/stat"
    ).output.split(separator: "\n").map { $0.split(separator: " ") }
    try #require(facts.count == 4)
    #expect(facts[0] == ["/dev/null"] && facts[1] == ["/dev/null"])
    // The shell may keep a copy of its own above them.
    #expect(facts[2].count <= 5, "\(facts[2])")
    #expect(facts[3].first.flatMap { pid_t($0) } != getpgrp())
  }

  @Test func `a program that is not there fails with its errno`() {
    var partner = csystem_partner()
    #expect(withCommandLine(["/nowhere/at-all"]) { csystem_spawn_partner($0, &partner) } == ENOENT)
  }

  @Test func `a child that does not end is killed when patience is over`() throws {
    var partner = csystem_partner()
    let script = "trap '' TERM HUP; while :; do sleep 1; done"
    try #require(
      withCommandLine(["sh", "-c", script]) { csystem_spawn_partner($0, &partner) } == 0)
    close(partner.descriptor)
    #expect(csystem_end(partner.pid, 50_000_000) == 128 + SIGKILL)
  }
}
