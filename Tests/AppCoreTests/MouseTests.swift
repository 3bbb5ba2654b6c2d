import Geometry
import MusicModel
import Playback
import Terminal
import Testing

@testable import AppCore

struct MouseTests {
  private func script() -> Script { Script(100, 40, answers: FixtureLibrary.answers) }

  @Test func `a click focuses, a second one opens`() {
    var script = script()
    script.mouse(.press(.primary), 10, 2)
    #expect(script.focusedText == "Artists")
    script.mouse(.press(.primary), 10, 2)
    #expect(script.text[0].hasPrefix(" Artists"))
  }

  @Test func `the wheel scrolls and takes nothing with it`() {
    var script = script()
    let before = script.text[1]
    script.mouse(.wheel(.down), 50, 20)
    #expect(script.text[1] != before)
    script.mouse(.wheel(.up), 50, 20)
    #expect(script.text[1] == before)
  }

  @Test func `the sideways wheel moves the shelf under the pointer`() {
    var script = Script.sample(100, 40)
    script.press("5")
    let row = script.text.firstIndex { $0.contains("Second-0") } ?? 0
    script.mouse(.wheel(.right), 50, row)
    #expect(!script.text[row].contains("Second-0"))
    script.mouse(.wheel(.left), 50, row)
    #expect(script.text[row].contains("Second-0"))
  }

  @Test func `a click on the bar goes to its place in what plays`() {
    var script = script()
    script.press("<tab>p")
    let id = script.state.player.queue.entries[0].id
    script.take(.playback(.began(id)))
    script.take(.playback(.duration(id, 600_000)))
    let bar = Array(script.text[38])
    guard let start = bar.firstIndex(of: "─") else {
      Issue.record("no bar")
      return
    }
    let width = bar.count { $0 == "─" }
    script.mouse(.press(.primary), start + width / 2, 38)
    #expect(script.state.player.status.elapsed == width / 2 * 600_000 / width)
    script.mouse(.press(.primary), start + width, 38)
    script.mouse(.press(.primary), start - 1, 38)
    #expect(script.state.player.status.elapsed == width / 2 * 600_000 / width)
  }

  @Test func `the bar of Now Playing is one, too`() {
    var script = script()
    script.press("<tab>pP")
    let id = script.state.player.queue.entries[0].id
    script.take(.playback(.began(id)))
    script.take(.playback(.duration(id, 600_000)))
    guard let row = script.text.firstIndex(where: { $0.contains("─") }),
      let start = Array(script.text[row]).firstIndex(of: "─")
    else {
      Issue.record("no bar")
      return
    }
    #expect(row < 37)
    let width = script.text[row].count { $0 == "─" }
    script.mouse(.press(.primary), start + width / 4, row)
    #expect(script.state.player.status.elapsed == width / 4 * 600_000 / width)
    #expect(script.state.screen.kind == .nowPlaying)
  }

  @Test func `the wheel over the title, the footer or outside scrolls nothing`() {
    var script = script()
    let before = script.text
    for row in [0, 38, 39, 500] { script.mouse(.wheel(.down), 50, row) }
    #expect(script.text == before)
  }

  @Test func `the wheel over a shelf goes on with the screen, the shelf stays`() {
    var script = Script.sample(100, 40)
    script.press("5")
    let row = script.text.firstIndex { $0.contains("Second-0") } ?? 0
    script.mouse(.wheel(.down), 50, row)
    #expect(script.text[row - 3].contains("Second-0"))
  }

  @Test func `the wheel leaves the focus where it is, a click takes it`() {
    var script = script()
    script.press("3")
    let focused = script.focusedText
    script.mouse(.wheel(.down), 50, 20)
    script.mouse(.wheel(.up), 50, 20)
    #expect(script.focusedText == focused)
    script.mouse(.press(.secondary), 50, 20)
    #expect(script.focusedText == focused)
  }

  @Test func `nothing happens beside everything`() {
    var script = script()
    let before = script.text
    for point in [(0, 0), (99, 39), (500, 500), (3, 8)] {
      script.mouse(.press(.primary), point.0, point.1)
    }
    #expect(script.text == before)
  }

  @Test func `a click on the name of a column sorts by it, another one the other way round`() {
    var script = script()
    script.press("4")
    guard let column = Array(script.text[1]).firstRange(of: "Artist")?.lowerBound else {
      Issue.record("no column \(script.text[1])")
      return
    }
    script.mouse(.press(.primary), column, 1)
    #expect(script.text[38].contains("sorted by artist"))
    #expect(script.text[1].contains("Artist ↑"))
    script.mouse(.press(.primary), column + 2, 1)
    #expect(script.text[1].contains("Artist ↓"))
    script.mouse(.press(.primary), 5, 1)
    #expect(script.text[1].contains("Title ↑"))
    // The row below is a song, as ever.
    script.mouse(.press(.primary), column, 3)
    #expect(script.text[1].contains("Title ↑"))
    #expect(script.focusedText.hasPrefix("Freddie"))
  }
}
