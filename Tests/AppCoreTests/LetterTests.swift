import MusicModel
import Testing

@testable import AppCore

/// `'` and a letter, on every list that has letters and on those that have none.
struct LetterTests {
  /// The songs under their letters, as the library would answer for them.
  private func answers(to effect: Effect) -> [Event] {
    guard case .findLetter(let letter, let sort) = effect else {
      return FixtureLibrary.answers(to: effect)
    }
    let first = FixtureLibrary.tracks.first { $0.title.lowercased().hasPrefix(String(letter)) }
    return [.library(.letter(letter, sort, first?.id))]
  }

  private func script(_ keys: String) -> Script {
    var script = Script(80, 24, answers: answers)
    script.press(keys)
    return script
  }

  @Test(arguments: [
    ("4'f", "Freddie Freeloader"), ("4s'f", "Freddie Freeloader"), ("2'y", "YOASOBI"),
    ("2'c", "The Cure"), ("3'k", "Kind of Blue"), ("3'K", "Kind of Blue"),
    ("1'e", "Evening"), ("<tab>b'e", "Evening"), ("3t'b", "Blue Train"),
  ])
  func `a letter goes to what begins with it`(keys: String, name: String) {
    #expect(script(keys).focusedText == name)
  }

  @Test(arguments: ["4'x", "2'x", "3'x", "1'x"])
  func `a letter under which there is nothing says so`(keys: String) {
    let script = script(keys)
    #expect(script.text[22].contains("X: not found here"))
  }

  @Test(arguments: ["'a", "4sss'a", "3ss'a", "6s'a", "Q'a", "?'a", "5'a", "<tab><enter>'a"])
  func `a list without letters says so, and nothing moves`(keys: String) {
    var script = script(String(keys.dropLast(2)))
    let before = script.focusedText
    script.press(String(keys.suffix(2)))
    #expect(script.text[22].contains("This list has no letters to go to"))
    #expect(script.focusedText == before)
  }

  @Test func `an answer for another order comes too late`() {
    var script = script("4")
    script.take(.library(.letter("u", TrackSort(.artist), TrackID(4))))
    #expect(script.focusedText == "So What")
    script.take(.library(.letter("u", TrackSort(.title), TrackID(4))))
    #expect(script.focusedText == "Un Café")
  }

  @Test(arguments: [("a", "A"), ("カ", "か"), ("か", "か"), ("7", "#"), ("#", "#"), ("音", "音")])
  func `a letter means the heading the library has for it`(letter: Character, heading: String) {
    #expect(ListHeading.of(letter) == heading)
  }
}
