import Geometry
import TermHarness
import Testing

/// Keys, pastes and answers as a program on a real pseudo-terminal reads them.
struct InputTests {
  private func probe(_ arguments: String..., terminal: String = "xterm-256color") throws -> Term {
    let term = try Term(
      command: [Product.path("TerminalProbe"), "inputs"] + arguments,
      size: Size(width: 100, height: 20), environment: ["TERM": terminal])
    try term.waitForFrame("the first frame") { $0.row(0) != "" }
    return term
  }

  private func expect(
    _ sent: String, reads words: String..., terminal: String = "xterm-256color",
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let term = try probe(terminal: terminal)
    term.send(sent + "$")
    try term.waitForFrame("the mark") { $0.contains("key $") }
    let read = term.rows.dropFirst().filter { $0 != "" }
    #expect(Array(read) == words + ["key $"], sourceLocation: location)
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "linux", "vt220", "nonsense"])
  func `arrows are read in both forms whatever the terminal's entry says`(terminal: String) throws {
    try expect(
      "\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}OD", reads: "key up", "key down", "key right", "key left",
      terminal: terminal)
  }

  @Test func `keys with names are read`() throws {
    try expect(
      "\r\t\u{7F}\u{8}\u{1B}[Z\u{1B}[H\u{1B}OF\u{1B}[5~\u{1B}[6~\u{1B}[2~\u{1B}[3~",
      reads: "key enter", "key tab", "key backspace", "key backspace", "key shift tab", "key home",
      "key end", "key pageUp", "key pageDown", "key insert", "key delete")
    try expect(
      "\u{1B}OP\u{1B}[15~\u{1B}[24~\u{1B}OM\u{1B}Oj", reads: "key function(1)", "key function(5)",
      "key function(12)", "key enter", "key *")
  }

  @Test func `modifiers are read by name and not by number`() throws {
    try expect(
      "\u{1B}[1;5A\u{1B}[1;2B\u{1B}[1;3C\u{1B}[1;8D\u{1B}[3;5~\u{1B}[1;2P\u{1B}[24;6~",
      reads: "key control up", "key shift down", "key alt right", "key shift alt control left",
      "key control delete", "key shift function(1)", "key shift control function(12)")
  }

  @Test func `control takes its letter, Space and signs`() throws {
    try expect(
      "\u{3}\u{1A}\u{0}\u{1C}\u{1F}", reads: "key control c", "key control z", "key control",
      "key control \\", "key control _")
  }

  @Test func `characters outside of ASCII arrive whole`() throws {
    try expect("é夜😀", reads: "key é", "key 夜", "key 😀")
  }

  @Test func `Alt is a key after Esc at once, and Esc alone is itself`() throws {
    try expect("\u{1B}x\u{1B}\u{1B}[A", reads: "key alt x", "key alt up")
    let term = try probe()
    term.send("\u{1B}")
    try term.waitForFrame("Esc") { $0.contains("key escape") }
    term.send("\u{1B}\u{1B}")
    try term.waitForFrame("Esc twice") { $0.row(2) == "key escape" && $0.row(3) == $0.row(2) }
    term.send("\u{1B}P")
    try term.waitForFrame("Alt-P") { $0.contains("key alt P") }
    term.send("\u{1B}]")
    try term.waitForFrame("Alt-]") { $0.contains("key alt ]") }
  }

  @Test func `a paste is one text, keys in it are not pressed`() throws {
    try expect(
      "a\u{1B}[200~qz\r\u{1B}[Aé夜\u{1B}[201~b", reads: "key a", #"paste "qz\ré夜""#, "key b")
  }

  @Test func `focus is told and Esc before it is not lost`() throws {
    try expect(
      "\u{1B}[O\u{1B}[I\u{1B}\u{1B}[O", reads: "focus false", "focus true", "key escape",
      "focus false")
  }

  @Test func `answers that come late are no keys`() throws {
    try expect(
      "j\u{1B}[?62;4;22cj\u{1B}[?2026;2$y\u{1B}P>|foot(1.13.1)\u{1B}\\k", reads: "key j",
      "reply deviceAttributes([62, 4, 22])", "key j", "reply mode(number: 2026, state: 2)",
      #"reply version("foot(1.13.1)")"#, "key k")
    try expect(
      "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}]11;rgb:ffff/8080/0000\u{7}l",
      reads: #"reply graphics("i=31;OK")"#,
      "reply color(number: 11, red: 65535, green: 32896, blue: 0)", "key l")
  }

  @Test func `sequences nobody knows are swallowed whole`() throws {
    try expect(
      "\u{1B}[27;5;9~j\u{1B}[57414u\u{1B}[1;2;3yk", reads: "key j", "key k")
    let term = try probe()
    term.send("\u{1B}[")
    try term.waitForFrame("Alt-[") { $0.contains("key alt [") }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `random bytes neither stop nor break it`(seed: UInt64) throws {
    var random = FrameGenerator(seed: seed)
    let term = try probe("mouse")
    let usual = Array("\u{1B}\u{1B}[]O?<P_;0129~MmAuR\r\u{7}\u{0}\\éæ".utf8)
    let commands = Array("qz!@#%$".utf8)
    var bytes: [UInt8] = []
    while bytes.count < 400 {
      let isUsual = Bool.random(using: &random)
      let any = UInt8.random(in: 0...255, using: &random)
      let byte = isUsual ? usual[Int(any) % usual.count] : any
      if !commands.contains(byte) { bytes.append(byte) }
    }
    term.send(bytes: bytes)
    // Ends whatever was begun, then waits as long as a sequence may.
    _ = term.bytesWritten(within: .milliseconds(250))
    term.send("\u{7}$")
    try term.waitForFrame("the mark, seed \(seed)") { $0.contains("key $") }
    term.send("q")
    #expect(try term.waitForExit() == .exited(0))
  }

  @Test(arguments: ["", "C", "POSIX", "ja_JP.UTF-8", "C.UTF-8"])
  func `text is UTF-8 where the locale says nothing else`(locale: String) throws {
    let term = try Term(
      command: [Product.path("TerminalProbe"), "inputs"], size: Size(width: 40, height: 5),
      environment: ["LC_ALL": locale])
    term.send("夜")
    try term.waitForFrame("a wide key") { $0.contains("key 夜") }
    #expect(term.row(0) == "palette256 true")
  }

  @Test func `the mouse is asked for only when wanted, and read in its unlimited form`() throws {
    let without = try probe()
    without.send("q")
    try without.waitForExit()
    #expect(!String(decoding: without.output, as: UTF8.self).contains("[?1002h"))
    let term = try probe("mouse", terminal: "tmux-256color")
    #expect(String(decoding: term.output, as: UTF8.self).contains("[?1006h"))
    term.send("\u{1B}[<0;250;3M\u{1B}[<64;1;1M$")
    try term.waitForFrame("the mark") { $0.contains("key $") }
    #expect(term.row(1).hasSuffix("249,2 0"))
    #expect(term.row(1).contains("press"))
    #expect(term.row(2).contains("wheel"))
  }

  @Test func `five hundred keys in one write are all read and cost few frames`() throws {
    let term = try probe()
    term.send(String(repeating: "j", count: 500) + "$")
    try term.waitForFrame("the last") { $0.contains("key $") }
    #expect(term.row(18) == "key j")
    #expect(term.frameSizes.count < 20)
  }

  @Test func `where the cursor is said to be is an answer, below the first line`() throws {
    try expect(
      "\u{1B}[2;1R\u{1B}[2;3Rj\u{1B}[24;80R\u{1B}[1;2R",
      reads: "reply cursor(row: 2, column: 1)", "reply cursor(row: 2, column: 3)", "key j",
      "reply cursor(row: 24, column: 80)", "key shift function(3)")
  }
}
