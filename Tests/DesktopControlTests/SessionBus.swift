import CSystem
import DesktopControl
import Glibc
import Playback
import Testing

/// A message bus of its own, for one test.
final class SessionBus {
  /// Whether the programs of Debian's packages dbus and playerctl are there.
  static let hasPrograms = ["dbus-daemon", "dbus-send", "playerctl"].allSatisfy { name in
    (getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":")
      .contains { access($0 + "/" + name, X_OK) == 0 }
  }
  /// What to say where they are not.
  static let missing = "dbus or playerctl is not installed: apt-get install dbus playerctl"

  /// Where the bus is.
  let address: String
  private let daemon: csystem_child
  private var hasEnded = false

  init() throws {
    daemon = try Self.start([
      // What it says of its limits on descriptors is nothing to a test.
      "sh", "-c", "exec dbus-daemon --session --nofork --print-address 2>/dev/null",
    ])
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(daemon.output, &byte, 1) == 1, byte != 0x0A { line.append(byte) }
    address = String(decoding: line, as: UTF8.self)
    try #require(!address.isEmpty)
  }

  deinit { end() }

  /// Ends the bus.
  func end() {
    if hasEnded { return }
    hasEnded = true
    kill(daemon.pid, SIGTERM)
    close(daemon.input)
    close(daemon.output)
    _ = csystem_reap(daemon.pid)
  }

  /// Runs a program on the bus while the player answers.
  ///
  /// - Returns: What it wrote, and what it asked of the player.
  func run(
    _ words: [String], _ controls: MediaControls
  ) throws -> (output: String, commands: [PlaybackCommand]) {
    let program = try BusProgram(words, on: self)
    let commands = program.serve(controls) { _ in false }
    return (program.output, commands)
  }

  /// The words that run a program on this bus, its errors among its output.
  func words(_ words: [String]) -> [String] {
    let environment = ["env", "DBUS_SESSION_BUS_ADDRESS=\(address)", "LC_ALL=C"]
    return environment + ["sh", "-c", "exec \"$@\" 2>&1", "sh"] + words
  }

  static func start(_ words: [String]) throws -> csystem_child {
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = csystem_child()
    try #require(arguments.withUnsafeBufferPointer { csystem_spawn($0.baseAddress, &child) } == 0)
    return child
  }
}
