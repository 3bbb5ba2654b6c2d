import Geometry
import Glibc
import TermHarness

/// The program on a terminal, run to its end, with its standard error apart.
struct RefusedProgram {
  let status: ExitStatus
  let errors: String
  /// What it wrote to the terminal; nothing, when it refuses before it shows anything.
  let output: [UInt8]

  init(
    _ arguments: [String], home: TestHome, environment: [String: String] = [:],
    wrapper: [String] = []
  ) throws {
    let shell = ["/bin/sh", "-c", "exec \"$@\" 2>\"$ERRORS\"", "sh"]
    let term = try Term(
      command: shell + wrapper + [Product.path("otodana")] + arguments,
      size: Size(width: 80, height: 24),
      environment: home.environment.merging(environment) { _, new in new }
        .merging(["ERRORS": home.path("errors")]) { _, new in new })
    status = try term.waitForExit()
    output = term.output
    errors = try home.text("errors")
  }
}
