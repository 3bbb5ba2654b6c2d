import TermHarness
import Testing

/// Tags and names that want to do something to the terminal.
struct HostileTagTests {
  private static let attacks = [
    "\u{1B}]0;owned\u{7}", "\u{1B}[31;5mred", "\u{1B}[2J\u{1B}[H", "\u{1B}c", "\u{1B}[5i",
    "\u{1B}[6n", "\u{1B}]52;c;b3duZWQ=\u{1B}\\", "\u{1B}P$q\"p\u{1B}\\", "\u{1B}_Ga=T\u{1B}\\",
    "\u{9B}31m", "\u{9D}0;owned\u{9C}", "\u{7}\u{8}\u{8}", "line\nline\r\u{B}\u{C}", "tab\ttab",
    "\u{202E}desrever\u{202C}", "\u{2066}isolate\u{2069}", "\u{200F}mark", "\u{2028}\u{2029}",
    "\u{FEFF}\u{200B}\u{200D}", "a" + String(repeating: "\u{301}", count: 500),
    String(repeating: "x", count: 10_000), String(repeating: "長い", count: 5_000),
  ]

  @Test func `tags reach the terminal as harmless letters`() throws {
    let home = try TestHome()
    for (index, attack) in Self.attacks.enumerated() {
      try home.addSong(
        "music/\(index)/song.flac", title: "T\(index) " + attack, artist: "A\(index) " + attack,
        album: "L\(index) " + attack, extra: [("DISCSUBTITLE", attack), ("DISCNUMBER", "1")])
    }
    let program = try ProgramTerm(home.path("music"), width: 120, height: 40, home: home)
    try program.waitForTracks("\(Self.attacks.count)")
    try browse(program)
    expectOnlyOwnControls(program.term)
    #expect(program.term.row(0).hasPrefix(" Library"))
  }

  @Test func `names of files and folders are as harmless`() throws {
    let home = try TestHome()
    for (index, attack) in Self.attacks.enumerated() where !attack.contains("/") {
      let name = String(decoding: Array("\(index) \(attack)".utf8.prefix(240)), as: UTF8.self)
      let short = name.utf8.count > 240 ? String(name.dropLast(2)) : name
      try home.write("mu\u{1B}[7msic/\(short)/\(short).flac", MusicFile.flac([]))
    }
    let program = try ProgramTerm(home.path("mu\u{1B}[7msic"), width: 120, height: 40, home: home)
    try program.term.waitForFrame("the end of the scan") { $0.row(0).contains("scan ✓") }
    try browse(program)
    expectOnlyOwnControls(program.term)
  }

  /// Shows every album, artist and song, and opens the first and the last album.
  private func browse(_ program: ProgramTerm) throws {
    for screen in 2...6 {
      program.term.send("g\(screen)")
      for _ in 0..<12 { program.term.send("\u{1B}[6~") }
      try program.press("\r", until: "a frame") { _ in true }
      _ = program.term.bytesWritten(within: .milliseconds(60))
    }
    try program.press("g0gg\t\r", until: "an album") { !$0.row(0).hasPrefix(" Library") }
    try program.press("g0", until: "the Library") { $0.row(0).hasPrefix(" Library") }
    try program.press("G\r", until: "the last album") { !$0.row(0).hasPrefix(" Library") }
    try program.press("g0gg", untilFocused: "Playlists")
  }

  /// Everything the program wrote is text and the few control sequences it has use for.
  private func expectOnlyOwnControls(_ term: Term) {
    let output = String(decoding: term.output, as: UTF8.self)
    var forbidden: Set<String> = []
    var scalars = output.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}": if let found = Self.takeEscape(&scalars) { forbidden.insert(found) }
      case "\r", "\n", "\u{8}", "\u{F}", "\u{E}": break
      case _ where scalar.properties.generalCategory == .control,
        _ where scalar.properties.generalCategory == .format,
        "\u{2028}", "\u{2029}":
        forbidden.insert("U+" + String(scalar.value, radix: 16, uppercase: true))
      default: break
      }
    }
    #expect(forbidden == [])
    #expect(!output.contains("owned\u{7}"))
  }

  /// Whether a control sequence moves, clears, scrolls, colours or sets a mode, or is the question
  /// for the terminal's name.
  private static func isOwn(_ sequence: String) -> Bool {
    sequence == "[>0q" || sequence.last.map { "ABCDGHJKLMPSTX@bdfhlmrt".contains($0) } == true
  }

  /// Takes the rest of an escape sequence; returns it when it is none of the program's own.
  private static func takeEscape(_ scalars: inout Substring.UnicodeScalarView) -> String? {
    guard let kind = scalars.popFirst() else { return "an unfinished escape" }
    switch kind {
    case "(", ")":
      let set = scalars.popFirst()
      return set == "B" || set == "0" ? nil : "a character set"
    case "7", "8", "=", ">", "M": return nil
    case "[":
      var sequence = "["
      while let scalar = scalars.popFirst() {
        sequence.unicodeScalars.append(scalar)
        guard (0x40...0x7E).contains(scalar.value) else { continue }
        return isOwn(sequence) ? nil : sequence
      }
      return sequence
    default: return "ESC \(kind)"
    }
  }
}
