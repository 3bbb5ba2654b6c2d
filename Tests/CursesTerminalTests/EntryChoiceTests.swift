import Testing

@testable import CursesTerminal

struct EntryChoiceTests {
  /// A terminfo of a few entries.
  private static let known: [String: EntryChoice.Description] = [
    "xterm": .init(colorDepth: .eight, isDirect: false),
    "xterm-256color": .init(colorDepth: .palette256, isDirect: false),
    "xterm-direct": .init(colorDepth: .direct, isDirect: true),
    "xterm-kitty": .init(colorDepth: .palette256, isDirect: true),
    "tmux-256color": .init(colorDepth: .palette256, isDirect: false),
    "screen-256color": .init(colorDepth: .palette256, isDirect: false),
    "linux": .init(colorDepth: .eight, isDirect: false),
    "vt100": .init(colorDepth: .none, isDirect: false),
    "rxvt-16color": .init(colorDepth: .sixteen, isDirect: false),
  ]

  private func choice(_ environment: [String: String]) -> EntryChoice {
    EntryChoice(options: .fromEnvironment(environment)) { Self.known[$0] }
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], "xterm-256color", ColorDepth.palette256),
    (["TERM": "xterm"], "xterm", .eight),
    (["TERM": "linux", "COLORTERM": "truecolor"], "linux", .eight),
    (["TERM": "vt100"], "vt100", .none),
    (["TERM": "rxvt-16color"], "rxvt-16color", .sixteen),
    (["TERM": "screen-256color", "COLORTERM": "truecolor"], "screen-256color", .palette256),
    (["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"], "xterm", .none),
    (["TERM": "xterm-direct", "NO_COLOR": "1"], "xterm-256color", .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], "xterm-256color", .palette256),
    (["TERM": "xterm-unheard-of"], "xterm-256color", .palette256),
    (["TERM": ""], "xterm-256color", .palette256), (["TERM": "dumb"], "xterm-256color", .none),
    ([:], "xterm-256color", .palette256),
  ])
  func `the terminal's own entry is used`(
    environment: [String: String], name: String, depth: ColorDepth
  ) {
    let choice = choice(environment)
    #expect(choice.entry == .named(name))
    #expect(choice.colorDepth == depth)
  }

  @Test(arguments: [
    ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
    ["TERM": "tmux-256color", "COLORTERM": "24bit"], ["TERM": "xterm-direct"],
    ["TERM": "xterm-kitty"], ["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"],
    ["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/tmux"],
    ["TERM": "xterm-ghostty", "COLORTERM": "truecolor"],
  ])
  func `the direct entry is used where 24-bit colour is known`(environment: [String: String]) {
    #expect(choice(environment).entry == .direct)
    #expect(choice(environment).colorDepth == .direct)
  }

  @Test func `a terminal that tells its name gets the direct entry afterwards`() {
    let xterm = choice(["TERM": "xterm"])
    #expect(xterm.improved(by: "XTerm(379)")?.entry == .direct)
    #expect(xterm.improved(by: "Unheard(1)") == nil)
    #expect(choice(["TERM": "xterm", "NO_COLOR": "1"]).improved(by: "XTerm(379)") == nil)
    #expect(choice(["TERM": "tmux-256color"]).improved(by: "XTerm(379)") == nil)
    #expect(choice(["TERM": "xterm-kitty"]).improved(by: "kitty(0.26)") == nil)
  }

  @Test func `fewer colours than the terminal shows can be asked for`() {
    var options = ScreenOptions.fromEnvironment(["TERM": "xterm-kitty"])
    options.colorDepth = .sixteen
    let choice = EntryChoice(options: options) { Self.known[$0] }
    #expect(choice.entry == .named("xterm-kitty"))
    #expect(choice.colorDepth == .sixteen)
  }
}
