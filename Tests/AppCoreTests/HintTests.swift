import Testing

@testable import AppCore

/// Keys in the footer, in messages and in empty lists, as they are bound.
@Suite struct HintTests {
  private func script(
    _ change: (inout Configuration) -> Void = { _ in }
  ) -> Script {
    var configuration = Configuration()
    change(&configuration)
    var script = Script(90, 30, answers: FixtureLibrary.answers)
    script.take(.configuration(configuration, []))
    return script
  }

  private func footer(_ script: Script) -> String { script.text[29] }

  @Test func `the footer has the keys of the preset`() {
    #expect(footer(script()).hasPrefix(" hjkl move  enter open"))
    #expect(footer(script { $0.preset = .arrows }).hasPrefix(" arrows move  enter open"))
  }

  @Test func `a key that was bound anew is named everywhere`() {
    var script = script {
      $0.bindings = [
        KeyChoice(command: "undo", sequences: ["U"], line: 1),
        KeyChoice(command: "help", sequences: ["<f1>"], line: 2),
        KeyChoice(command: "play", sequences: ["<c-x>p"], line: 3),
      ]
    }
    #expect(script.text[0].hasSuffix("F1 help"))
    script.press("Q")
    #expect(script.text.contains { $0.contains("Ctrl-x p plays the selection, a adds it") })
    script.press("<esc>1oMorning<enter>")
    #expect(script.text[28].contains("Playlist made; U undoes it"))
    #expect(footer(script).contains("ctrl-x p play") && footer(script).contains("f1 help"))
  }

  @Test func `a key that is bound to nothing says so, and where the keys are`() {
    var script = script()
    for (keys, name) in [("X", "X"), ("gx", "g x"), ("<f7>", "F7"), ("<c-t>", "Ctrl-t")] {
      script.press(keys)
      #expect(script.text[28] == " \(name) does nothing; ? shows the keys")
    }
    script.press("j")
    #expect(!script.text[28].contains("does nothing"), "what comes next takes it away")
    script.press("g<esc>5<esc><esc><bs>")
    #expect(!script.text[28].contains("does nothing"), "what is taken back was no mistake")
    script.press("/X<f7><enter>")
    #expect(!script.text[28].contains("does nothing"), "what is typed into a field is text")
  }

  @Test(arguments: ["p", "a", "f", "r5", "d", "e", "v", "J", "b", "E"])
  func `a command that has nothing to do where it is given says so`(keys: String) {
    var script = script()
    script.press(keys)
    #expect(script.text[28] == " That does nothing here; ? shows the keys", "a row of the Library")
  }

  @Test(arguments: [("4", "d"), ("4", "t"), ("4", "+"), ("4", "="), ("2", "f"), ("Q", "d")])
  func `a list that a command does not suit says so`(list: String, keys: String) {
    var script = script()
    script.press(list + keys)
    #expect(script.text[28] == " That does nothing here; ? shows the keys")
  }

  @Test func `a command without a key is named by what is typed for it`() {
    var script = script {
      $0.bindings = ["undo", "sort"].map { KeyChoice(command: $0, sequences: [], line: 1) }
    }
    script.press("1oMorning<enter>")
    #expect(script.text[28].contains("Playlist made; :undo undoes it"))
    script.press("3")
    #expect(!footer(script).contains("sort"))
  }
}
