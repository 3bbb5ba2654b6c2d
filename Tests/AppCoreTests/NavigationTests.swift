import Geometry
import MusicModel
import Testing

@testable import AppCore

struct NavigationTests {
  private func fixture(_ width: Int = 100, _ height: Int = 40) -> Script {
    Script(width, height, answers: FixtureLibrary.answers)
  }

  @Test(arguments: [
    ("1", "Playlists"), ("2", "Artists"), ("3", "Albums"), ("4", "Songs"), ("5", "Made For You"),
    ("6", "Downloaded"),
  ])
  func `a digit opens a row and escape goes back`(digit: String, title: String) {
    var script = fixture()
    script.press(digit)
    #expect(script.text[0].hasPrefix(" \(title)"))
    script.press("<esc>")
    #expect(script.text[0].hasPrefix(" Library"))
    script.press("g\(digit)")
    #expect(script.text[0].hasPrefix(" \(title)"))
    script.press("g0")
    #expect(script.text[0].hasPrefix(" Library"))
  }

  @Test func `enter opens an album with its discs and escape comes back to the same place`() {
    var script = fixture()
    script.press("<tab>")
    let before = script.text
    script.press("<enter>")
    #expect(script.text[0].hasPrefix(" Kind of Blue"))
    #expect(script.text.contains { $0.contains("Disc 1") })
    #expect(script.text.contains { $0.contains("Disc 2 — Alternate Takes") })
    #expect(script.text.contains { $0.contains("So What") && $0.contains("9:22") })
    #expect(script.text.contains { $0.contains("Miles Davis & Bill Evans") })
    script.press("<esc>")
    #expect(script.text == before)
  }

  @Test func `escape at the root does nothing and q quits`() {
    var script = fixture()
    script.press("<esc><bs>")
    #expect(!script.effects.contains(.quit))
    script.press("q")
    #expect(script.effects.last == .quit)
  }

  @Test func `a second interrupt within a second quits`() {
    var script = fixture()
    script.press("<c-c>")
    #expect(script.text[38].contains("Press Ctrl-c again to quit"))
    script.wait(1_001)
    #expect(!script.text[38].contains("Ctrl-c"))
    script.press("<c-c>")
    #expect(!script.effects.contains(.quit))
    script.wait(900)
    script.press("<c-c>")
    #expect(script.effects.last == .quit)
  }

  @Test func `a playlist shows its tracks in order, one that stands twice too`() {
    var script = fixture()
    script.press("1")
    #expect(script.focusedText == "Evening")
    script.press("<enter>")
    #expect(script.text[0].hasPrefix(" Evening"))
    #expect(script.focusedText == "喫茶店")
    script.press("j")
    #expect(script.focusedText == "So What")
    script.press("j")
    #expect(script.focusedText == "喫茶店")
    script.press("<enter>")
    #expect(script.text[0].hasPrefix(" Café Compilation"))
    script.press("<esc><esc>")
    #expect(script.focusedText == "Evening")
  }

  @Test func `letters jump to their section`() {
    var script = fixture()
    script.press("2'y")
    #expect(script.focusedText == "YOASOBI")
    script.press("'音")
    #expect(script.focusedText == "音棚オーケストラ")
    script.press("'c<enter>")
    #expect(script.text[0].hasPrefix(" The Cure"))
  }

  @Test func `s sorts albums by the next order and keeps the focus`() {
    var script = fixture()
    script.press("3")
    script.press("G")
    let focused = script.focusedText
    script.press("s")
    #expect(script.text.contains { $0.contains("sorted by artist") })
    #expect(script.focusedText == focused)
  }

  @Test func `plus and minus change the columns, equals returns to the setting`() {
    var script = fixture()
    let before = script.text
    script.press("<tab>+")
    #expect(script.text[38].contains("4 columns"))
    script.press("--")
    #expect(script.text[38].contains("2 columns"))
    script.press("=g0gg")
    script.wait(10_000)
    #expect(script.text == before)
  }

  @Test func `help lists every binding`() {
    var script = fixture(100, 90)
    script.press("?")
    for row in KeyMap.rows() {
      #expect(script.text.contains { $0.contains(row.keys) && $0.contains(row.meaning) })
    }
  }

  @Test func `an empty library says so and how to fill it`() {
    var script = Script(80, 30) { effect in
      switch effect {
      case .loadCounts: [.library(.counts(.init()))]
      case .loadAlbumIDs(let list): [.library(.albumIDs(list, [], isComplete: true))]
      case .loadPlaylists: [.library(.playlists([]))]
      case .loadArtists: [.library(.artists([]))]
      case .loadTrackIDs(let sort): [.library(.trackIDs(sort, [], isComplete: true))]
      default: []
      }
    }
    #expect(script.text.contains { $0.contains("No albums yet") })
    let notices = [("1", "No playlists yet"), ("2", "No artists yet"), ("4", "No songs yet")]
    for (digit, notice) in notices {
      script.press(digit)
      #expect(script.text.contains { $0.contains(notice) })
      script.press("<esc>")
    }
  }

  @Test func `without music the first run screen takes a folder or the demo`() {
    var script = fixture()
    script.take(.library(.nothingToOpen))
    #expect(script.text.contains { $0.contains("Open the demo library") })
    script.press("j<enter>/music")
    #expect(script.text[38].contains("Folder: /music"))
    #expect(script.text[39].contains("esc cancel"))
    #expect(script.cursor?.x == 15)
    script.press("<enter>")
    #expect(script.effects.last == .openFolder("/music"))
    script.take(.library(.folderOpened))
    #expect(script.text[0].hasPrefix(" Library"))
  }
}
