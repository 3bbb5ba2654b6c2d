import TermHarness
import Testing

/// The library's database as another program leaves it, made by Python's SQLite.
enum TestDatabase {
  /// Its path below a home.
  static let path = "data/otodana/library.db"

  /// Runs statements on it, or on another; it is made when there is none.
  static func execute(
    _ statements: String, in home: TestHome, path: String = TestDatabase.path
  ) throws {
    home.makeFolder("data/otodana")
    let script = """
      import sqlite3, sys
      connection = sqlite3.connect(sys.argv[1], isolation_level=None)
      connection.executescript(sys.argv[2])
      connection.close()
      """
    let python = try PipedProgram(
      command: ["/usr/bin/python3", "-c", script, home.path(path), statements], home: home)
    try #require(python.status == .exited(0), "\(python.errors)")
  }

  /// The rows a query gives, values parted by bars, from a database of a home.
  static func rows(
    _ query: String, in home: TestHome, at path: String = path
  ) throws -> [String] {
    let script = """
      import sqlite3, sys
      connection = sqlite3.connect(sys.argv[1])
      for row in connection.execute(sys.argv[2]):
          print(*row, sep="|")
      """
    let python = try PipedProgram(
      command: ["/usr/bin/python3", "-c", script, home.path(path), query], home: home)
    try #require(python.status == .exited(0), "\(python.errors)")
    return python.output.split(separator: "\n").map(String.init)
  }
}
