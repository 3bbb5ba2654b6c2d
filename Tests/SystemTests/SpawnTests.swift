import CSystem
import Glibc
import Testing

struct SpawnTests {
  /// Starts a program, sends it text, returns what it wrote and how it ended.
  private func run(_ command: [String], input: String = "") throws -> (output: String, end: Int32) {
    var child = csystem_child()
    let failure = withCommandLine(command) { csystem_spawn($0, &child) }
    try #require(failure == 0)
    _ = input.withCString { write(child.input, $0, strlen($0)) }
    close(child.input)
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(child.output, &buffer, buffer.count), count > 0 {
      output += buffer[..<count]
    }
    close(child.output)
    return (String(decoding: output, as: UTF8.self), csystem_reap(child.pid))
  }

  @Test func `a child reads what it is sent and its output is read`() throws {
    let result = try run(["cat"], input: "夜に\nab")
    #expect(result.output == "夜に\nab")
    #expect(result.end == 0)
  }

  @Test func `exit statuses and signals are told apart`() throws {
    #expect(try run(["/bin/sh", "-c", "exit 7"]).end == 7)
    #expect(try run(["/bin/sh", "-c", "kill -KILL $$"]).end == 128 + SIGKILL)
  }

  @Test func `a child gets a variable of its own, which wins over the one there is`() throws {
    for (name, variable) in [("OTODANA_TEST", "OTODANA_TEST=a=b"), ("PATH", "PATH=nowhere")] {
      var child = csystem_child()
      let text = strdup(variable)
      defer { free(text) }
      let failure = withCommandLine(["/usr/bin/env"]) { csystem_spawn_with($0, text, &child) }
      try #require(failure == 0)
      close(child.input)
      var buffer = [UInt8](repeating: 0, count: 65_536)
      var output: [UInt8] = []
      while case let count = read(child.output, &buffer, buffer.count), count > 0 {
        output += buffer[..<count]
      }
      close(child.output)
      #expect(csystem_reap(child.pid) == 0)
      let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
      #expect(lines.filter { $0.hasPrefix(name + "=") } == [variable[...]])
    }
  }

  @Test func `a program that is not there fails with its errno`() {
    var child = csystem_child()
    #expect(withCommandLine(["/nowhere/at-all"]) { csystem_spawn($0, &child) } == ENOENT)
  }

  @Test func `a child has no signal blocked but TSTP, and only its three descriptors`() throws {
    let signals = csystem_signals_open()
    defer { close(signals) }
    let status = try run(["grep", "-E", "SigBlk|SigIgn", "/proc/self/status"]).output
    let masks = status.split(separator: "\n").compactMap { line in
      line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) }
    }
    // Without 32 and 33, which the C library keeps to itself.
    #expect(masks.map { $0 & 0x7FFF_FFFF } == [1 << (UInt64(SIGTSTP) - 1), 0])
    let descriptors = try run(["/bin/sh", "-c", "echo /proc/$$/fd/*"]).output
    #expect(descriptors.split(separator: " ").count <= 4, "\(descriptors)")
  }

  @Test func `a child that is gone cannot be reaped again`() throws {
    var child = csystem_child()
    try #require(withCommandLine(["true"]) { csystem_spawn($0, &child) } == 0)
    close(child.input)
    close(child.output)
    #expect(csystem_reap(child.pid) == 0)
    #expect(csystem_reap(child.pid) == -1)
  }
}
