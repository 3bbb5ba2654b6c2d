import MusicModel
import Testing

@testable import AppCore

struct ScreenTests {
  private func script(_ width: Int = 100, _ height: Int = 40) -> Script {
    Script(width, height, answers: FixtureLibrary.answers)
  }

  @Test func `Songs is a table whose columns give way as it gets narrow`() {
    var script = script(140)
    script.press("4")
    for name in ["Title ↑", "Artist", "Album", "Year", "Genre", "Plays", "Rating", "Time"] {
      #expect(script.text[1].contains(name), "\(name)")
    }
    script.resize(80, 40)
    #expect(!script.text[1].contains("Genre"))
    #expect(script.text[1].contains("Album"))
    script.resize(45, 40)
    #expect(!script.text[1].contains("Album"))
    #expect(script.text[1].contains("Time"))
    script.resize(22, 40)
    #expect(script.text[1].contains("Title"))
  }

  @Test func `Songs sorts by any column, and the other way round`() {
    var script = script(140)
    script.press("4s")
    #expect(script.text[1].contains("Artist ↑"))
    script.press("S")
    #expect(script.text[1].contains("Artist ↓"))
    script.press("<esc>4")
    #expect(script.text[1].contains("Artist ↓"), "the order is kept for the next time")
  }

  @Test func `a few albums stand side by side in one grid, and a quote jumps to a letter`() {
    var script = script(100, 30)
    script.press("3")
    #expect(script.text[1].contains("sorted by title"))
    #expect(script.text.contains { $0.contains("Blue Train") && $0.contains("Café Compilation") })
    script.press("'k")
    #expect(script.focusedText == "Kind of Blue")
  }

  @Test func `an artist has songs heard most, then shelves`() {
    var script = script()
    script.press("2'd<enter>")
    #expect(script.text[0].hasPrefix(" Miles Davis"))
    let order = ["Top Songs", "Albums", "Appears On"].map { name in
      script.text.firstIndex { $0.contains(name) } ?? -1
    }
    #expect(order == order.sorted() && !order.contains(-1))
    script.press("<tab><enter>")
    #expect(script.text[0].hasPrefix(" Kind of Blue"))
  }

  @Test func `below an album are others of its artist, which open`() {
    var script = Script(100, 60) { effect in
      guard case .loadAlbum(AlbumID(1)) = effect else {
        return FixtureLibrary.answers(to: effect)
      }
      return [
        .library(
          .album(
            AlbumID(1),
            AlbumDetail(
              album: FixtureLibrary.albums[0], tracks: [FixtureLibrary.tracks[0]],
              moreBy: [FixtureLibrary.albums[5]])))
      ]
    }
    script.press("<tab><enter>")
    #expect(script.text.contains { $0.contains("More by Miles Davis") })
    script.press("G")
    #expect(script.focusedText == "Blue Train")
    script.press("<enter>")
    #expect(script.text[0].hasPrefix(" Blue Train"))
    #expect(!script.text.contains { $0.contains("More by") })
    script.press("<esc>")
    #expect(script.focusedText == "Blue Train")
  }

  @Test func `the last key row tells to open only what can be opened`() {
    for (keys, opens) in [("", true), ("?", false), ("gr", false), ("4", true)] {
      var script = script()
      script.press(keys)
      #expect(script.text[39].contains("enter open") == opens, "\(keys)")
    }
  }

  @Test func `in a narrow terminal a key and what it does have a line each`() {
    var script = script(40, 24)
    script.press("?")
    #expect(script.text[1].contains("h j k l, ← ↓ ↑ →, Ctrl-n Ctrl-p"))
    #expect(script.text[2].contains("move the focus"))
  }

  @Test func `Info tells all that is known, by group`() {
    var script = script()
    script.press("<tab><enter><tab>i")
    #expect(script.text[0].hasPrefix(" Info"))
    #expect(script.text.contains { $0.contains("Path") && $0.contains("/music/Kind of Blue") })
    #expect(script.text.contains { $0.contains("Sound") })
    script.press("i")
    #expect(script.text[0].hasPrefix(" Kind of Blue"))
  }

  @Test func `the report lists faulty files under what is wrong with them`() {
    var script = script()
    script.press("gr")
    #expect(script.text[0].hasPrefix(" Faulty Files"))
    #expect(script.text.contains { $0.contains("Empty") })
    #expect(script.text.contains { $0.contains("/music/broken.flac") })
    #expect(script.text.contains { $0.contains("Cut off: the end is missing") })
    #expect(script.text.contains { $0.contains("/music/half.wav") })
  }

  @Test func `the help is filtered by what is looked for`() {
    var script = script()
    script.press("?/und")
    #expect(script.text[1].contains("undo, redo"), "while it is typed")
    #expect(!script.text.contains { $0.contains("this help") })
    script.press("<esc>")
    script.press("gg")
    #expect(script.text[1].contains("move the focus"), "what is cancelled filters nothing")
    script.press("/undo<enter>")
    #expect(script.text[1].contains("undo, redo"))
    script.press("<esc>gg")
    #expect(script.text[1].contains("move the focus"))
    #expect(script.text[0].hasPrefix(" Keys"))
    script.press("<esc>")
    #expect(script.text[0].hasPrefix(" Library"))
  }

  @Test func `a mix says why it is there, and opens`() {
    var script = script()
    script.press("5")
    #expect(script.text.contains { $0.contains("More by Miles Davis") })
    #expect(script.text.contains { $0.contains("because you played Miles Davis") })
    #expect(script.text.contains { $0.contains("never heard") })
    script.press("<tab><tab><enter>")
    #expect(script.text[0].hasPrefix(" More by Miles Davis"))
    #expect(script.text.contains { $0.contains("So What") })
  }

  @Test func `marks are shown, escape takes them away`() {
    var script = script()
    script.press("<tab><enter><tab>v")
    #expect(script.text.contains { $0.hasPrefix("✓") && $0.contains("So What") })
    #expect(script.focusedText == "Freddie Freeloader")
    script.press("<esc>")
    #expect(!script.text.contains { $0.hasPrefix("✓") })
    #expect(script.text[0].hasPrefix(" Kind of Blue"))
  }

  @Test func `sections that a person put together stand on the Library`() {
    var script = script()
    var configuration = Configuration()
    configuration.settings.homeSections = [
      HomeSection(title: "Blue things", query: "blue", arrangement: .shelf),
      HomeSection(title: "All rows", arrangement: .rows),
    ]
    script.take(.configuration(configuration, []))
    #expect(script.text.contains { $0.contains("Blue things") })
    #expect(!script.text.contains { $0.contains("Recently Added") })
    script.press("<tab><enter>")
    #expect(script.text[0].hasPrefix(" Kind of Blue"))
  }

  @Test func `a section of the Library that finds nothing says so, and the others stay`() {
    var script = script()
    var configuration = Configuration()
    configuration.settings.homeSections = [
      HomeSection(title: "Sixties", query: "no such title"),
      HomeSection(title: "All rows", arrangement: .rows),
    ]
    script.take(.configuration(configuration, []))
    #expect(script.text.contains { $0.contains("Sixties: Nothing found") })
    #expect(script.text.contains { $0.contains("All rows") })
    #expect(!script.text.contains { $0.contains("No albums yet") })
  }

  @Test(arguments: ["year", "plays", "rating", "title"])
  func `the heading of the column that sorts shows in which order`(column: String) {
    for (width, height) in [(100, 30), (160, 48)] {
      var script = Script(width, height, answers: FixtureLibrary.answers)
      script.press("g4:sort<space>\(column)<enter>")
      let heading = script.text.first { $0.contains("Title") } ?? ""
      #expect(heading.contains("↑") || heading.contains("↓"), "\(script.text)")
      #expect(!heading.contains("…"), "\(heading)")
    }
  }
}

extension String {
  /// The text without the characters at its start that are so.
  fileprivate func trimmingPrefix(while isSo: (Character) -> Bool) -> String {
    String(drop(while: isSo))
  }
}
