import SeededRandom
import Terminal
import Testing

@testable import AppCore

/// Paths that are typed, and completed with Tab.
struct PathCompletionTests {
  private static func file(_ name: String) -> FileName {
    FileName(Array(name.utf8), isFolder: false)
  }
  private static func folder(_ name: String) -> FileName {
    FileName(Array(name.utf8), isFolder: true)
  }

  private static let names: [String: [FileName]] = [
    "": [folder("lists"), file("~odd.m3u"), file(" blank.m3u")],
    "~/": [
      folder("Music"), file("Mix.m3u8"), file(".hidden.m3u"), folder(".cache"),
      file("夜.m3u8"), file("夜明け.m3u8"),
    ],
    "~/Music/": [file("only.pls"), FileName([0xFF, 0x1B, 0x0A], isFolder: false)],
  ]

  private func script() -> Script {
    Script(80, 24) { effect in
      if case .listFolder(let folder) = effect {
        return [.names(Self.names[folder] ?? [], in: folder)]
      }
      return FixtureLibrary.answers(to: effect)
    }
  }

  /// What stands in the line that is typed.
  private func line(_ script: Script) -> String { script.text[22] }

  // MARK: - On the command line

  @Test(arguments: [
    ("~/Mu<tab>", " :import ~/Music/"), ("~/Mi<tab>", " :import ~/Mix.m3u8"),
    ("~/M<tab>", " :import ~/M"), ("~/.h<tab>", " :import ~/.hidden.m3u"),
    ("~/夜<tab>", " :import ~/夜"), ("~/夜明<tab>", " :import ~/夜明け.m3u8"),
    ("~/Music/o<tab>", " :import ~/Music/only.pls"), ("~/none<tab>", " :import ~/none"),
    ("~<tab>", " :import ~/"), ("nowhere/x<tab>", " :import nowhere/x"),
    ("l<tab>", " :import lists/"), ("~/Mu<tab>o<tab>", " :import ~/Music/only.pls"),
  ])
  func `tab goes on with what is certain`(keys: String, shown: String) {
    var script = script()
    script.press(":import<space>" + keys)
    #expect(line(script) == shown)
  }

  @Test func `export completes too, and the name of either command is followed by a blank`() {
    var script = script()
    script.press(":exp<tab>~/Mu<tab>")
    #expect(line(script) == " :export ~/Music/")
    var other = self.script()
    other.press(":imp<tab>~/Mu<tab>")
    #expect(line(other) == " :import ~/Music/")
  }

  @Test func `names there is a choice of are shown until a key is pressed`() {
    var script = script()
    script.press(":import<space>~/<tab>")
    #expect(script.text[23] == " Music/  Mix.m3u8  夜.m3u8  夜明け.m3u8")
    script.press(".")
    #expect(!script.text[23].contains("Music/"))
    script.press("<tab>")
    #expect(script.text[23] == " .hidden.m3u  .cache/")
  }

  @Test func `what stands behind the cursor stays there`() {
    var script = script()
    script.press(":import<space>~/Mu-x<left><left><tab>")
    #expect(line(script) == " :import ~/Music/-x")
  }

  @Test func `names that come when something else is typed are left alone`() {
    var script = Script(80, 24, answers: FixtureLibrary.answers)
    script.press(":import<space>~/Mu<tab>")
    #expect(script.effects.last == .listFolder("~/"))
    script.press("x")
    script.take(.names(Self.names["~/"] ?? [], in: "~/"))
    #expect(line(script) == " :import ~/Mux")
    script.press("<esc>")
    script.take(.names(Self.names["~/"] ?? [], in: "~/"))
    #expect(!line(script).contains("import"))
  }

  @Test func `a name is shown harmless and used byte for byte`() throws {
    var script = Script(80, 24) { effect in
      switch effect {
      case .listFolder:
        [.names([FileName([0x61, 0xFF, 0x1B, 0x0A, 0x20], isFolder: false)], in: "/")]
      case .importPlaylist: []
      default: FixtureLibrary.answers(to: effect)
      }
    }
    script.press(":import<space>/<tab>")
    #expect(line(script) == " :import /a\u{FFFD}")
    script.press("<enter>")
    guard case .importPlaylist(let path) = script.effects.last else {
      Issue.record("nothing is imported")
      return
    }
    #expect(PathText.bytes(of: path) == [0x2F, 0x61, 0xFF, 0x1B, 0x0A, 0x20])
  }

  @Test func `a name that begins like something else is told apart`() {
    var script = script()
    script.press(":import<space><space><tab>")
    #expect(script.text[23].contains("~odd.m3u"))
    let path = TypedPath("", head: "import ")
    #expect(path.completed(with: [Self.file("~odd.m3u")]) == "import ./~odd.m3u")
    #expect(path.completed(with: [Self.file(" blank.m3u")]) == "import ./ blank.m3u")
  }

  // MARK: - In prompts

  @Test func `prompts for a file complete it, and the one for a folder offers no file`() {
    var script = script()
    script.press("O~/Mi<tab>")
    #expect(line(script).hasSuffix("~/Mix.m3u8"))
    var first = self.script()
    first.take(.library(.nothingToOpen))
    first.press("j<enter>~/M<tab>")
    #expect(line(first).hasSuffix("~/Music/"))
  }

  // MARK: - Text and bytes

  @Test func `a mark may be typed composed where the name has it apart`() {
    let path = TypedPath("caf\u{E9}")
    let name = Self.file("cafe\u{301}.m3u")
    #expect(path.candidates(among: [name]) == [name])
    #expect(Array(path.completed(with: [name]).utf8) == Array("cafe\u{301}.m3u".utf8))
    let both = [Self.file("か"), Self.file("か\u{3099}")]
    #expect(TypedPath("か").candidates(among: both) == both)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `any bytes become text and are bytes again, and the text is harmless`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let odd: [[UInt8]] = [
      [0xF4, 0x8F, 0xBC, 0x80], [0xED, 0xA0, 0x80], [0xC0, 0x80], Array("夜e\u{301}".utf8), [0x1B],
      [0xF4, 0x8F, 0xBF, 0xBF], [0xE5, 0xA4],
    ]
    let bytes = (0..<Int.random(in: 0...12, using: &random)).flatMap { _ in
      Bool.random(using: &random)
        ? [UInt8.random(in: 1...255, using: &random)]
        : odd[Int.random(in: 0..<odd.count, using: &random)]
    }
    let text = PathText.text(of: bytes)
    #expect(PathText.bytes(of: text) == bytes, "seed \(seed)")
    let shown = DisplayText.safe(text)
    #expect(!shown.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(!shown.unicodeScalars.contains { $0.value >= 0x10_FF00 })
  }
}
