import Testing

@testable import AppCore

struct CommandLineTests {
  private func script() -> Script { Script(100, 40, answers: FixtureLibrary.answers) }

  @Test func `a typed command is done`() {
    var script = script()
    script.press(":artists<enter>")
    #expect(script.text[0].hasPrefix(" Artists"))
    script.press(":library<enter>")
    #expect(script.text[0].hasPrefix(" Library"))
    script.press(":quit<enter>")
    #expect(script.effects.last == .quit)
  }

  @Test func `commands take words`() {
    var script = script()
    script.press("3:sort<space>year<enter>")
    #expect(script.text[38].contains("sorted by year"))
    script.press(":columns<space>2<enter>")
    #expect(script.text[38].contains("2 columns"))
    script.press(":columns<space>99<enter>")
    #expect(script.text[38].contains("columns 99: no such command"))
  }

  @Test func `tab completes what is certain`() {
    #expect(TypedCommand.completion(of: "arti") == "artists")
    #expect(TypedCommand.completion(of: "move-d") == "move-down")
    #expect(TypedCommand.completion(of: "half-page-") == "half-page-")
    #expect(TypedCommand.completion(of: "sort y") == "sort year")
    #expect(TypedCommand.completion(of: "zzz") == "zzz")
    var script = script()
    script.press(":arti<tab>")
    #expect(script.text[38].contains(":artists"))
  }

  @Test func `tab shows what a line may become where there is a choice`() {
    #expect(TypedCommand.candidates(for: "sor") == ["sort"])
    #expect(TypedCommand.candidates(for: "sort y") == ["year"])
    var script = script()
    script.press(":sort<space><tab>")
    #expect(script.text[39].contains("album  artist"))
    script.press("y")
    #expect(!script.text[39].contains("album  artist"))
  }

  @Test func `an unknown command is said, an empty line does nothing`() {
    var script = script()
    script.press(":frobnicate<enter>")
    #expect(script.text[38].contains("frobnicate: no such command"))
    script.press(":<enter>")
    #expect(script.text[0].hasPrefix(" Library"))
  }

  @Test func `every binding has a name of its own, and every line of completion is a command`() {
    let names = KeyMap.standard.bindings.map(\.name)
    #expect(Set(names).count == names.count)
    for line in TypedCommand.lines {
      #expect(TypedCommand.command(of: line) != nil, "\(line)")
    }
  }

  @Test func `every sequence of every preset can be read, and none hides another`() {
    for preset in KeyPreset.allCases {
      var configuration = Configuration()
      configuration.preset = preset
      let keys = configuration.keys
      for binding in keys.bindings {
        for sequence in binding.sequences {
          #expect(KeyNotation.keys(sequence)?.isEmpty == false, "\(preset) \(sequence)")
        }
      }
      for entry in keys.entries {
        let same = keys.entries.filter {
          $0.place == entry.place && ($0.keys.starts(with: entry.keys))
        }
        #expect(same.count == 1, "\(preset): \(entry.keys.map(KeyNotation.text))")
      }
    }
  }
}
