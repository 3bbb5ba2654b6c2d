import Geometry
import Glibc
import TermHarness
import Testing

/// A home with an album to be heard, and programs in it, whose sound goes nowhere, as fast as it
/// would be heard.
struct ListeningRoom {
  let home: TestHome

  /// Whether mpv is there.
  static let hasMpv = access("/usr/bin/mpv", X_OK) == 0
  /// What to say where it is not.
  static let missing = "mpv is not installed: apt-get install mpv"

  /// Variables on top of those of the home.
  var environment: [String: String]

  /// Makes a home with the album `Long Album`, whose tracks, `Part 1` to `Part 3`, are silent for
  /// two minutes each.
  ///
  /// - Parameters:
  ///   - bus: The address of a message bus; none by default.
  ///   - tags: Tags of every track.
  /// - Throws: `SystemFailure` when there is no room for it.
  init(bus: String? = nil, tags: [(name: String, value: String)] = []) throws {
    home = try TestHome()
    environment = ["XDG_RUNTIME_DIR": home.makeFolder("run")]
    if let bus { environment["DBUS_SESSION_BUS_ADDRESS"] = bus }
    try home.write("config/otodana/config.toml", "[playback]\ndevice = \"null\"\n")
    for number in 1...3 {
      try addTrack("Long Album", "Part \(number)", number, seconds: 120, extra: tags)
    }
  }

  /// Adds a silent track.
  func addTrack(
    _ album: String, _ title: String, _ number: Int, seconds: Int,
    extra: [(name: String, value: String)] = []
  ) throws {
    let tags = [
      (name: "TITLE", value: title), (name: "ARTIST", value: "The Quiet"),
      (name: "ALBUM", value: album), (name: "TRACKNUMBER", value: "\(number)"),
    ]
    try home.write("music/\(album)/\(number).flac", MusicFile.flac(tags + extra, silence: seconds))
  }

  /// Starts the program and waits until it has found the tracks.
  func enter(tracks: Int = 3, height: Int = 24) throws -> ProgramTerm {
    let program = try ProgramTerm(
      home.path("music"), width: 100, height: height, environment: environment, home: home)
    try program.waitForTracks("\(tracks)", showing: "Long Album")
    return program
  }

  /// Starts the program and plays the album; waits until it is heard.
  func play() throws -> ProgramTerm {
    let program = try enter()
    program.term.send("gg\tp")
    try program.waitForFooter("▶ Part 1")
    try program.waitUntilHeard(0)
    return program
  }

  /// Runs a command of the program that asks the one that is running.
  func ask(_ words: String...) throws -> PipedProgram {
    try PipedProgram(words, home: home, environment: environment)
  }

  /// What the program that is running says is heard.
  func status() throws -> HeardStatus {
    let program = try ask("status", "--json")
    try #require(program.status == .exited(0), "\(program.errors)")
    return try HeardStatus(program.output)
  }

  /// The processes of mpv that live in the home.
  var players: [pid_t] {
    ProcessTable.commands(in: home).filter { $0.value.hasPrefix("mpv ") }.map(\.key)
  }

  /// Waits until there is a process of mpv other than those known; answers with it.
  func player(otherThan known: [pid_t] = []) throws -> pid_t {
    var found: pid_t?
    _ = ProcessTable.wait(in: home) { _ in
      found = players.first { !known.contains($0) }
      return found != nil
    }
    return try #require(found, "no mpv")
  }
}

/// What `otodana status --json` says, read with no more than a test needs.
struct HeardStatus {
  let text: String

  init(_ text: String) throws {
    self.text = text
    try #require(text.hasPrefix("{") && text.hasSuffix("}\n"), "\(text)")
  }

  /// `playing`, `paused` or `stopped`.
  var state: String { word("state") }
  /// The title of the track.
  var title: String { word("title") }
  /// Seconds that were played.
  var elapsed: Double { Double(value("elapsed")) ?? -1 }

  /// A text without its quotes.
  private func word(_ name: String) -> String {
    String(value(name).drop { $0 == "\"" }.prefix { $0 != "\"" })
  }

  private func value(_ name: String) -> String {
    guard let range = text.firstRange(of: "\"\(name)\": ") else { return "" }
    return String(text[range.upperBound...].prefix { $0 != "," && $0 != "}" })
  }
}

extension ProgramTerm {
  /// The line of the footer that tells what plays.
  var footer: String { term.row(term.size.height - 2) }

  /// Seconds of what plays, as the footer has them; nil while nothing plays.
  var heardSeconds: Int? {
    let times = footer.split(separator: " ").first { $0.contains("/") && $0.contains(":") }
    let parts = (times?.prefix { $0 != "/" } ?? "").split(separator: ":").compactMap { Int($0) }
    return parts.count == 2 ? parts[0] * 60 + parts[1] : nil
  }

  /// Waits until the footer holds some words.
  func waitForFooter(_ words: String...) throws {
    try term.waitForFrame("\(words) in the footer") { _ in words.allSatisfy(footer.contains) }
  }

  /// Waits until more than a number of seconds was heard.
  func waitUntilHeard(_ seconds: Int) throws {
    try term.waitForFrame("more than \(seconds) s heard") { _ in
      heardSeconds.map { $0 > seconds } ?? false
    }
  }
}
