import Geometry
import MusicModel
import Testing

@testable import AppCore

struct SearchScreenTests {
  private func script(_ width: Int = 80, _ height: Int = 30) -> Script {
    Script(width, height, answers: FixtureLibrary.answers)
  }

  @Test func `findings come while one types, by kind, the best first`() {
    var script = script()
    script.press("<c-s>")
    #expect(script.text[0].hasPrefix(" Search"))
    script.press("miles")
    #expect(script.text[1].contains("/ miles"))
    #expect(script.text.contains { $0.contains("Top Hit") })
    #expect(script.text.contains { $0.contains("Miles Davis") })
    #expect(script.text.contains { $0.contains("Kind of Blue") })
    #expect(script.cursor?.y == 1)
  }

  @Test func `enter goes to the findings, where enter opens one`() {
    var script = script()
    script.press("<c-s>miles<enter>")
    #expect(script.focusedText == "Miles Davis")
    script.press("<enter>")
    #expect(script.text[0].hasPrefix(" Miles Davis"))
    script.press("<esc>")
    #expect(script.text[0].hasPrefix(" Search"))
    #expect(script.focusedText == "Miles Davis")
  }

  @Test func `escape while typing leaves the search`() {
    var script = script()
    script.press("<c-s>mi<esc>")
    #expect(script.text[0].hasPrefix(" Library"))
  }

  @Test func `nothing found is said, and nothing typed too`() {
    var script = script()
    script.press("<c-s>")
    #expect(script.text.contains { $0.contains("Type to search the library") })
    script.press("zzz")
    #expect(script.text.contains { $0.contains("Nothing found") })
  }

  @Test func `a field that there is not is told where nothing is found`() {
    var script = Script(80, 30) { effect in
      guard case .search(let text) = effect else { return FixtureLibrary.answers(to: effect) }
      var found = SearchFindings(text: text, diagnostics: [.unknownField("colour")])
      if text == "x" { found.albums = [FixtureLibrary.albums[0]] }
      if text == "z" { found.diagnostics = [.missingValue(.artist)] }
      if text == "y" { found.diagnostics = [.invalidValue(.year, value: "soon")] }
      return [.library(.findings(found))]
    }
    script.press("<c-s>q")
    #expect(script.text.contains { $0.contains("There is no field colour. The fields are") })
    script.press("<bs>y")
    #expect(script.text.contains { $0.contains("year: does not take soon, but such as 1990") })
    script.press("<bs>z")
    #expect(script.text.contains { $0.contains("artist: lacks a value, such as blue") })
    script.press("<bs>x")
    #expect(script.text.contains { $0.contains("Kind of Blue") })
    #expect(!script.text.contains { $0.contains("no field") })
  }

  @Test func `a slash finds in the list, n and N go on, and back to the first`() {
    var script = script()
    script.press("2/co<enter>")
    #expect(script.focusedText == "Coltrane")
    script.press("n")
    #expect(script.focusedText == "Coltrane")
    script.press("/a<enter>")
    let first = script.focusedText
    script.press("n")
    #expect(script.focusedText != first)
    script.press("N")
    #expect(script.focusedText == first)
    script.press("/qqq<enter>")
    #expect(script.text[28].contains("qqq: not found here"))
  }

  @Test func `albums of a grid are found by the library`() {
    var script = script(100, 40)
    script.press("3/blue<enter>")
    #expect(script.focusedText.contains("Blue"))
  }
}
