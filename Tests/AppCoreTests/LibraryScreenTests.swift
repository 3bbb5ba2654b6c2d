import Geometry
import Testing

@testable import AppCore

struct LibraryScreenTests {
  @Test(arguments: [(60, 40, 2), (100, 40, 3), (126, 44, 4), (80, 24, 4), (40, 24, 2)])
  func `the sample library shows its albums in columns`(width: Int, height: Int, columns: Int) {
    let script = Script.sample(width, height)
    let names = script.text.first { $0.contains("album 0") } ?? ""
    #expect(names.split(separator: "album ").count - 1 == columns, "\(names)")
  }

  @Test func `six rows, the header, then the albums`() {
    let text = Script.sample(60, 40).text
    #expect(text[0].hasPrefix(" Library"))
    let rows = ["Playlists", "Artists", "Albums", "Songs", "Made For You", "Downloaded"]
    for (index, row) in rows.enumerated() {
      #expect(text[1 + index].contains(row))
      #expect(text[1 + index].hasSuffix("›"))
    }
    #expect(text[7] == "")
    #expect(text[8] == "  Recently Added")
    #expect(text[9] == "")
  }

  @Test func `the focus is carried through every size`() {
    var script = Script.sample(100, 40)
    script.press("<tab>jjjl")
    let focused = script.focusedText
    #expect(focused == "album 10")
    for step in 0..<40 {
      let width = 1 + step * 239 / 39
      script.resize(width, 1 + step * 69 / 39)
      script.resize(240 - width, 70 - step)
    }
    script.resize(100, 40)
    #expect(script.focusedText == focused)
  }

  @Test func `resizing back and forth ends where it began`() {
    var script = Script.sample(100, 40)
    script.press("<tab>jjjjl")
    let before = script.text
    for (width, height) in [(60, 20), (30, 10), (10, 3), (1, 1), (200, 60), (126, 44)] {
      script.resize(width, height)
    }
    script.resize(100, 40)
    #expect(script.text == before)
  }

  @Test func `up from the first tiles enters the list and down returns to the column`() {
    var script = Script.sample(80, 24)
    script.press("<tab>lll")
    #expect(script.focusedText == "album 3")
    script.press("k")
    #expect(script.focusedText == "Downloaded")
    script.press("j")
    #expect(script.focusedText == "album 3")
  }

  @Test func `a short last row does not lose the goal column`() {
    var script = Script.sample(100, 40)  // 3 columns: the last row has album 39 alone
    script.press("<tab>ll")
    script.press(String(repeating: "j", count: 13))
    #expect(script.focusedText == "album 39")
    script.press("k")
    #expect(script.focusedText == "album 38")
  }

  @Test func `moving the focus draws two tiles and the bar, nothing else`() {
    var script = Script.sample(126, 44)
    script.press("<tab>")
    script.press("l")
    #expect(script.drawn == 3)
  }

  @Test func `a key without an effect draws nothing`() {
    var script = Script.sample(80, 24)
    script.press("k")
    #expect(script.drawn == 0)
  }

  @Test func `too small a terminal says so`() {
    var script = Script.sample(19, 6)
    #expect(script.text[0].contains("need 20x6"))
    script.resize(20, 6)
    #expect(script.text[0].contains("Library"))
    script.resize(1, 1)
    script.resize(0, 0)
    script.resize(80, 24)
    #expect(script.text[0].contains("Library"))
  }

  @Test func `below forty columns an album is two lines`() {
    let text = Script.sample(39, 24).text
    #expect(text[9].hasPrefix("  album 0") || text[10].hasPrefix("  album 0"))
    #expect(text.contains { $0.hasPrefix("  artist name") })
  }
}
