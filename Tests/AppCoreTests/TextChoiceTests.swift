import MusicModel
import Terminal
import Testing

@testable import AppCore

/// What is shown where there is not room for all of it: less, but nothing cut in its middle.
struct TextChoiceTests {
  @Test func `the longest that fits is taken, and the shortest is cut where none does`() {
    let choice = TextChoice(dropping: ["one", "two", "三"], separator: " · ")
    #expect(choice.texts == ["one · two · 三", "two · 三", "三"])
    #expect(choice.fitting(14, .narrow) == "one · two · 三")
    #expect(choice.fitting(13, .narrow) == "two · 三")
    #expect(choice.fitting(2, .narrow) == "三")
    #expect(choice.fitting(1, .narrow) == nil)
    #expect(choice.fittingOrShortest(1, .narrow) == "三")
    #expect(TextChoice([]).fittingOrShortest(9, .narrow).isEmpty)
  }

  @Test func `the title bar gives up the scan before the hint, and the hint before the title`() {
    func title(_ width: Int) -> String {
      var script = Script(width, 24, answers: FixtureLibrary.answers)
      script.press("5")
      return script.text[0]
    }
    func line(_ gap: Int, _ rest: String) -> String {
      " Made For You" + String(repeating: " ", count: gap) + rest
    }
    #expect(title(60) == line(17, "scan ✓ 34,517 tracks   ? help"))
    #expect(title(40) == line(9, "✓ 34,517   ? help"))
    #expect(title(30) == line(10, "? help"))
    #expect(title(20) == " Made For You")
  }

  @Test func `a scan counts in few signs where there is little room`() {
    func title(_ width: Int, _ progress: ScanProgress) -> String {
      var script = Script(width, 24, answers: FixtureLibrary.answers)
      script.take(.library(.scan(progress)))
      return script.text[0]
    }
    let progress = ScanProgress(
      isRunning: true, found: 2_000, done: 1_000, root: Array("/home/ann/Music".utf8))
    #expect(title(80, progress).contains("scanning 1,000 of 2,000 · Music"))
    #expect(
      title(40, progress) == " Library" + String(repeating: " ", count: 11) + "1,000/2,000   ? help"
    )
  }

  @Test func `what plays gives up the album before the artist is cut`() {
    var script = Script(80, 24, answers: FixtureLibrary.answers)
    script.press("<tab>p")
    #expect(script.text[22].contains("So What — Miles Davis "))
    #expect(!script.text[22].contains("Kind"))
    script.resize(160, 24)
    #expect(script.text[22].contains("So What — Miles Davis · Kind of Blue"))
  }
}
