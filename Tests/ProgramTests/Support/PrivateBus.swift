import Glibc
import TermHarness
import Testing

/// A message bus that only one test is on; it ends with the value.
final class PrivateBus {
  /// Whether the programs of Debian's packages dbus and playerctl are there.
  static let hasPrograms = ["dbus-daemon", "playerctl"].allSatisfy {
    access("/usr/bin/" + $0, X_OK) == 0
  }
  /// What to say where they are not.
  static let missing = "dbus or playerctl is not installed: apt-get install dbus playerctl"

  /// Where the bus is.
  let address: String
  private let daemon: pid_t

  /// Starts a bus.
  init() throws {
    let home = try TestHome()
    let started = try PipedProgram(
      command: [
        "/usr/bin/dbus-daemon", "--session", "--fork", "--print-address=1", "--print-pid=1",
      ], home: home)
    let lines = started.output.split(separator: "\n").map(String.init)
    address = try #require(lines.first, "\(started.errors)")
    daemon = try #require(lines.last.flatMap { pid_t($0) })
  }

  deinit { kill(daemon, SIGTERM) }

  /// Runs playerctl for the program; answers with what it wrote.
  func playerctl(_ words: String..., home: TestHome) throws -> String {
    let program = try PipedProgram(
      command: ["/usr/bin/playerctl", "--player=otodana"] + words, home: home,
      environment: ["DBUS_SESSION_BUS_ADDRESS": address, "LC_ALL": "C.UTF-8"])
    #expect(program.status == .exited(0), "\(words): \(program.errors)")
    return String(program.output.prefix { $0 != "\n" })
  }
}
