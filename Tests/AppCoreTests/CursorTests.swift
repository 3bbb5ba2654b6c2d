import CollectionViews
import Geometry
import Terminal
import Testing

@testable import AppCore

/// The terminal's cursor, which screen readers follow.
struct CursorTests {
  @Test(arguments: [
    "", "<tab>", "1", "1<enter>", "2", "2'd<enter>", "3", "3t", "<tab><enter>", "4", "5", "6",
    "5<tab><tab><enter>", "<tab>pQ", "<tab>pP", "<tab><enter><tab>i", "?", "gr", "<tab>b",
  ])
  func `after each key it is on what has the focus`(keys: String) {
    for (width, height) in [(100, 40), (60, 20), (30, 20)] {
      var script = Script(width, height, answers: FixtureLibrary.answers)
      script.press(keys)
      for key in ["", "j", "l", "G", "k", "gg", "<tab>", "<c-d>", "<c-u>"] {
        script.press(key)
        guard script.state.screen.view.focusedItem != .notice,
          let rect = script.state.screen.view.focusedRect(), let cursor = script.cursor
        else {
          Issue.record("no cursor after \(keys) \(key)")
          continue
        }
        #expect(rect.moved(y: 1).contains(cursor), "\(keys) \(key) in \(width)x\(height)")
      }
    }
  }

  @Test(arguments: [
    "<tab>", "2<enter>", "3<enter>", "<tab><enter>", "5", "5<tab>", "5<tab><tab><tab>", "<tab>pP",
  ])
  func `it is on a name and never on a cover`(keys: String) throws {
    var script = Script(120, 40, answers: FixtureLibrary.answers)
    script.press(keys)
    let cursor = try #require(script.cursor)
    #expect(script.frame[cursor].style.attributes.contains(.reverse), "\(keys): \(cursor)")
  }

  @Test func `while text is typed it is behind the text`() {
    var script = Script(80, 24, answers: FixtureLibrary.answers)
    script.press(":夜a")
    #expect(script.cursor == Point(x: 5, y: 22))
    script.press("<left>")
    #expect(script.cursor == Point(x: 4, y: 22))
  }
}
