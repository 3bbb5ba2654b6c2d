import TermHarness

/// A walk over every screen of the program, for what has to be true on all of them.
///
/// A new screen is a line in the table.
enum ScreenWalk {
  /// A screen and how it is reached from anywhere.
  struct Step: Sendable {
    var name: String
    var keys: String
    /// What its title line begins with; empty where that is a name from outside.
    var title: String
  }

  static let steps = [
    Step(name: "the Library", keys: "g0gg", title: "Library"),
    Step(name: "an album of the Library", keys: "g0gg\t\r", title: ""),
    Step(name: "the last album of the Library", keys: "g0G\r", title: ""),
    Step(name: "Playlists", keys: "g1gg", title: "Playlists"),
    Step(name: "a playlist", keys: "g1gg\r", title: ""),
    Step(name: "the last playlist", keys: "g1G\r", title: ""),
    Step(name: "Artists", keys: "g2gg", title: "Artists"),
    Step(name: "an artist", keys: "g2gg\r", title: ""),
    Step(name: "the last artist", keys: "g2G\r", title: ""),
    Step(name: "an artist's album", keys: "g2gg\r\r", title: ""),
    Step(name: "Albums", keys: "g3gg", title: "Albums"),
    Step(name: "an album", keys: "g3gg\r", title: ""),
    Step(name: "Songs", keys: "g4gg", title: "Songs"),
    Step(name: "Made For You", keys: "g5gg", title: "Made For You"),
    Step(name: "Downloaded", keys: "g6gg", title: "Downloaded"),
    Step(name: "the keys", keys: "?", title: "Keys"),
  ]

  /// Pages that each screen is turned, and back.
  private static let pages = 6

  /// Goes to every screen, pages through it, shows the inspector on it, and sorts and lays it out
  /// in other ways.
  static func run(_ program: ProgramTerm) throws {
    for step in steps {
      try program.press(step.keys, until: step.name) {
        step.title.isEmpty || $0.row(0).hasPrefix(" " + step.title)
      }
      for keys in [String(repeating: "\u{1B}[6~", count: pages), "I", "I", "st", "st", "+-=", "G"] {
        program.term.send(keys)
        _ = program.term.bytesWritten(within: .milliseconds(15))
      }
    }
    try program.press("g0gg", untilFocused: "Playlists")
  }
}
