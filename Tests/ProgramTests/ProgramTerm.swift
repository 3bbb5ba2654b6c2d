import Geometry
import Glibc
import TermHarness

/// The program in a terminal of a test, with a home of its own.
struct ProgramTerm {
  let term: Term
  let home: TestHome

  /// Starts the program and waits for its first frame.
  init(
    _ arguments: String..., width: Int = 80, height: Int = 24,
    environment: [String: String] = [:], home: TestHome? = nil
  ) throws {
    let home = try home ?? TestHome()
    self.home = home
    term = try Term(
      command: [Product.path("otodana")] + arguments, size: Size(width: width, height: height),
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

  /// Changes the terminal's size and waits until a condition is true.
  func resize(_ width: Int, _ height: Int, until condition: @escaping (Term) -> Bool) throws {
    term.resize(to: Size(width: width, height: height))
    try term.waitForFrame("\(width)x\(height)", condition)
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmingBlanks: String {
    String(drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed())
  }
}
