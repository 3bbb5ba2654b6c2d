import Geometry
import Glibc
import TermHarness

/// The program in a terminal of a test, with a home of its own.
struct ProgramTerm {
  let term: Term
  let home: TestHome

  /// Starts the program and waits for its first frame.
  ///
  /// - Parameters:
  ///   - arguments: Its command line.
  ///   - width: Columns of the terminal.
  ///   - height: Rows of the terminal.
  ///   - environment: Variables on top of those of the home.
  ///   - home: Where it lives; a new home by default.
  ///   - wrapper: A command in front of the program's own, which ends by running that.
  /// - Throws: `TermError` when it does not start or shows nothing.
  init(
    _ arguments: String..., width: Int = 80, height: Int = 24,
    environment: [String: String] = [:], home: TestHome? = nil, wrapper: [String] = []
  ) throws {
    let home = try home ?? TestHome()
    self.home = home
    term = try Term(
      command: wrapper + [Product.path("otodana")] + arguments,
      size: Size(width: width, height: height),
      environment: home.environment.merging(environment) { _, new in new })
    try term.waitForFrame("the first frame") { _ in true }
  }

  /// The text in reverse video: the name of what has the focus.
  var focusedText: String {
    var text = ""
    for y in 0..<term.size.height {
      for x in 0..<term.size.width where term.cell(x: x, y: y).isReversed {
        text += term.cell(x: x, y: y).text
      }
    }
    return text.trimmingBlanks
  }

  /// Sends keys and waits until a condition is true on a whole frame.
  func press(_ keys: String, until what: String, _ condition: @escaping (Term) -> Bool) throws {
    term.send(keys)
    try term.waitForFrame(what, condition)
  }

  /// Sends keys and waits until something has the focus.
  func press(_ keys: String, untilFocused name: String) throws {
    try press(keys, until: "the focus on \(name)") { _ in focusedText == name }
  }

  /// Waits until the scan is over, has found a number of tracks and some words are shown.
  func waitForTracks(_ count: String, showing words: String...) throws {
    let total = count == "1" ? "scan ✓ 1 track " : "scan ✓ \(count) tracks"
    try term.waitForFrame("\(total), \(words)") { term in
      term.row(0).contains(total) && words.allSatisfy(term.contains)
    }
  }

  /// Goes back to a screen on which something has the focus.
  func goBack(to screen: String, focus name: String) throws {
    try press("\u{1B}", until: "\(name) on \(screen)") {
      $0.row(0).hasPrefix(" " + screen) && focusedText == name
    }
  }

  /// Changes the terminal's size and waits until a condition is true.
  func resize(_ width: Int, _ height: Int, until condition: @escaping (Term) -> Bool) throws {
    term.resize(to: Size(width: width, height: height))
    try term.waitForFrame("\(width)x\(height)", condition)
  }

  /// Types `q` and waits for the end.
  @discardableResult
  func quit() throws -> ExitStatus {
    term.send("q")
    return try term.waitForExit()
  }

  /// A command that runs another one without the right to read what its permissions deny.
  ///
  /// The superuser has that right, and tests may run as the superuser.
  static var withoutPrivileges: [String] {
    guard geteuid() == 0 else { return [] }
    let rights = "-dac_override,-dac_read_search"
    return ["/usr/bin/setpriv", "--bounding-set", rights, "--inh-caps", rights]
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmingBlanks: String {
    String(drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed())
  }
}
