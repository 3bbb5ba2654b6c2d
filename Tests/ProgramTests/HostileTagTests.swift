import Geometry
import TermHarness
import Terminal
import Testing

/// Tags, names and lists that want to do something to the terminal.
struct HostileTagTests {
  private static let attacks = [
    "\u{1B}]0;owned\u{7}", "\u{1B}[31;5mred", "\u{1B}[2J\u{1B}[H", "\u{1B}c", "\u{1B}[5i",
    "\u{1B}[6n\u{1B}[c", "\u{1B}]52;c;b3duZWQ=\u{1B}\\", "\u{1B}P$q\"p\u{1B}\\",
    "\u{1B}_Ga=T\u{1B}\\", "\u{9B}31m", "\u{9D}0;owned\u{9C}", "\u{7}\u{8}\u{8}\u{7F}",
    "line\nline\r\u{B}\u{C}", "visible\rhidden", "tab\ttab", "\u{202E}desrever\u{202C}",
    "song\u{202E}3pm.exe", "\u{2066}isolate\u{2069}", "a\u{2067}b\u{2066}c", "\u{200F}mark",
    "\u{2028}\u{2029}\u{85}", "\u{FEFF}\u{200B}\u{200D}\u{AD}\u{2060}", "a\u{E000}b\u{FFFE}c",
    "a" + String(repeating: "\u{301}", count: 500), "👨‍👩‍👧‍👦 🇫🇷 👍🏽 1️⃣ ❤️", "%s%n%x%@",
    String(repeating: "x", count: 10_000), String(repeating: "長い", count: 5_000),
  ]

  @Test func `tags reach the terminal as harmless letters on every screen`() throws {
    let home = try TestHome()
    for (index, attack) in Self.attacks.enumerated() {
      try home.addSong(
        "music/\(index)/song.flac", title: "T\(index) " + attack, artist: "A\(index) " + attack,
        album: "L\(index) " + attack,
        extra: [("DISCSUBTITLE", attack), ("DISCNUMBER", "1"), ("GENRE", attack)])
      let title = attack.replacingLineEnds
      try home.write(
        "music/\(index)/list.m3u8",
        "#EXTM3U\n#PLAYLIST:P\(index) \(title)\n#EXTINF:1,\(title)\nsong.flac\n"
          + "#EXTINF:1,gone \(title)\ngone/\(title.prefix(60)).flac\n")
    }
    let program = try ProgramTerm(home.path("music"), width: 120, height: 40, home: home)
    try program.waitForTracks("\(Self.attacks.count)")
    try ScreenWalk.run(program)
    expectOnlyOwnControls(program.term)
    #expect(program.term.row(0).hasPrefix(" Library"))
    try program.quit()
    try expectHarmlessCommands(home)
  }

  /// Commands that print what came from outside; on a terminal, in words and as JSON.
  private func expectHarmlessCommands(_ home: TestHome) throws {
    let song = home.path("music/0/song.flac")
    let kind = #""kind": "\u001b[31m\u009b5m\u202e\u2028x", "alignment": "top""#
    let size = #""width": {"fractionalWidth": 1}, "height": {"absolute": 2}"#
    let layout = try home.write(
      "layout.json",
      """
      {"container": {"width": 20, "height": 8}, "spec": {"sections": [{"items": 1,
        "group": {"type": "horizontal", \(size), "subitem": {"type": "item", \(size)}, "count": 1},
        "boundary": [{\(kind), \(size)}]}]}}
      """)
    let commands = [
      ["layout", layout], ["layout", layout, "--json"],
      ["search", "song"], ["search", "T"], ["search", "T", "--json"], ["read", song],
      ["read", song, home.path("music/8/song.flac"), home.path("no\u{1B}[31m\u{202E}such")],
      ["search", "\u{1B}[31m:\u{202E}"], ["\u{1B}[31m\u{9B}5m", "\u{202E}"], ["--\u{1B}[31m"],
    ]
    let lists = ["albums", "artists", "songs", "playlists", "genres", "roots"].map { ["list", $0] }
    let plain = commands + lists + [["doctor"], ["paths"], ["scan"], ["forget", "\u{1B}[31m"]]
    let asJSON = (lists + [["doctor"], ["paths"], ["scan"]]).map { $0 + ["--json"] }
    for words in plain + asJSON {
      let term = try Term(
        command: [Product.path("otodana")] + words, size: Size(width: 200, height: 50),
        environment: home.environment)
      try term.waitForExit()
      // The doctor asks the terminal what it can do; a scan shows how far it is in one line.
      let output = String(decoding: term.output, as: UTF8.self)
        .replacing(TerminalAnswers.questions(through: nil, showing: .onCleanLine), with: "")
      #expect(OwnControls.strangers(in: Array(output.utf8)) == [], "\(words)")
      #expect(words[0] == "scan" || !output.unicodeScalars.contains("\u{1B}"), "\(words)")
    }
  }

  @Test func `names of files and folders are as harmless`() throws {
    let home = try TestHome()
    for (index, attack) in Self.attacks.enumerated() where !attack.contains("/") {
      let name = String(decoding: Array("\(index) \(attack)".utf8.prefix(240)), as: UTF8.self)
      let short = name.utf8.count > 240 ? String(name.dropLast(2)) : name
      try home.write("mu\u{1B}[7msic/\(short)/\(short).flac", MusicFile.flac([]))
      try home.write("mu\u{1B}[7msic/\(short)/\(short.prefix(60)).m3u", "\(short).flac\ngone.mp3\n")
    }
    let program = try ProgramTerm(home.path("mu\u{1B}[7msic"), width: 120, height: 40, home: home)
    try program.term.waitForFrame("the end of the scan") { $0.row(0).contains("scan ✓") }
    try ScreenWalk.run(program)
    // The folder goes away: it is named as missing.
    try home.rename("mu\u{1B}[7msic", to: "elsewhere")
    program.term.send("R")
    _ = program.term.bytesWritten(within: .milliseconds(200))
    try program.press("g0gg", untilFocused: "Playlists")
    expectOnlyOwnControls(program.term)
  }

  @Test func `what is typed and what is answered to it is as harmless`() throws {
    let home = try TestHome()
    let program = try ProgramTerm(
      environment: ["XDG_MUSIC_DIR": home.path("\u{1B}[31m\u{202E}music")], home: home)
    try program.term.waitForFrame("the First run screen") { $0.row(0).hasPrefix(" Welcome") }
    try program.press("j", untilFocused: "Open a folder…")
    try program.press("\r", until: "the prompt") { $0.contains("Folder:") }
    program.term.send("/no\u{202E}such\u{2066}\u{9B}31m\u{200F}folder")
    try program.press("\r", until: "an answer") { $0.contains("such") && !$0.contains("Folder:") }
    expectOnlyOwnControls(program.term)
  }

  private func expectOnlyOwnControls(_ term: Term) {
    #expect(OwnControls.strangers(in: term.output) == [])
    #expect(!String(decoding: term.output, as: UTF8.self).contains("owned\u{7}"))
  }
}

extension String {
  /// The text on one line, for the lines of a file.
  fileprivate var replacingLineEnds: String {
    String(unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : Character($0) })
  }
}
