import Glibc
import TermHarness

/// A program run to its end without a terminal: its output goes to files of a home.
struct PipedProgram {
  let status: ExitStatus
  let output: String
  let errors: String

  /// Runs our program with nothing on its standard input.
  init(_ arguments: [String], home: TestHome, environment: [String: String] = [:]) throws {
    let variables = ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color"]
      .merging(home.environment) { _, new in new }.merging(environment) { _, new in new }
    try self.init(
      command: [Product.path("otodana")] + arguments, home: home, environment: variables)
  }

  /// Runs any program, the first of the words by its path.
  init(command: [String], home: TestHome, environment: [String: String] = [:]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (descriptor, name) in [(1 as Int32, "stdout"), (2, "stderr")] {
      let flags = O_WRONLY | O_CREAT | O_TRUNC
      posix_spawn_file_actions_addopen(&actions, descriptor, home.path(name), flags, 0o644)
    }
    let words = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var process = pid_t()
    let code = posix_spawn(&process, command[0], &actions, nil, words, variables)
    guard code == 0 else { throw SystemFailure(code) }
    status = Self.wait(for: process)
    output = try home.text("stdout")
    errors = try home.text("stderr")
  }

  private static func wait(for process: pid_t) -> ExitStatus {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exited(Int(status >> 8 & 0xFF)) : .killed(signal: Int(signal))
  }
}
