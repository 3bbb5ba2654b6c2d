import Testing

@testable import AppCore

struct HeldKeysTests {
  @Test(arguments: [
    "", "g1", "g2", "g3", "g3t", "g4", "g5", "g6", "<tab>", "g3<tab><enter>", "?", "Q",
  ])
  func `keys that come at once show what they show one by one`(place: String) {
    let steps = [
      "jjjjjjj", "jjlljjhhkk", "12jjjkj", "jjgglljj", "lllllj", "jjjj/an<enter>jj", "Gkkkkkjj",
      "jj3jkk",
    ]
    for keys in steps {
      var (slow, fast) = (sample(), sample())
      slow.press(place)
      fast.press(place)
      slow.press(keys)
      fast.hold(keys)
      #expect(fast.text == slow.text, "\(place) \(keys)")
      #expect(fast.cursor == slow.cursor, "\(place) \(keys)")
    }
  }

  @Test func `many steps at once end where they end one by one`() {
    for place in ["g4", "g3", "g3t"] {
      var (slow, fast) = (sample(), sample())
      slow.press(place)
      fast.press(place)
      let keys = String(repeating: "j", count: 90) + String(repeating: "k", count: 41)
      slow.press(keys)
      fast.hold(keys)
      #expect(fast.text == slow.text, "\(place)")
    }
  }

  @Test func `a step between two interrupts is no second interrupt`() {
    var script = sample()
    script.press("<c-c>")
    script.hold("jj<c-c>")
    #expect(!script.effects.contains(.quit))
  }

  private func sample() -> Script { Script.sample(80, 24) }
}
