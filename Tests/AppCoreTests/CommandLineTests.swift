import MusicModel
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
    #expect(script.text[38].contains("columns takes one of: 1, 2, 3"))
  }

  @Test func `sort says what there is to sort by, or that there is one order`() {
    var script = script()
    for keys in [":sort<enter>", "s", "S", ":sort<space>year<enter>", ":sort<space>x<enter>"] {
      script.press(keys)
      #expect(script.text[38].contains("This list has one order only"), "\(keys)")
    }
    script.press("3")
    let orders = "This list can be sorted by: title, artist, year, added, plays"
    for keys in [":sort<space>genre<enter>", ":sort<space>x<enter>"] {
      script.press(keys)
      #expect(script.text[38].contains(orders), "\(keys)")
    }
    script.press(":sort<enter>")
    #expect(script.text[38].contains("sorted by artist"))
  }

  @Test func `charset has the files of an album read anew, from wherever the album is`() {
    var script = script()
    script.press(":charset<space>cp932<enter>")
    #expect(script.text[38].contains("No album has the focus"))
    script.press("<tab>:charset<space>Shift_JIS<enter>")
    #expect(script.text[38].contains("The tags of its files are read again; u undoes it"))
    script.press("<enter><tab>:charset<space>AUTO<enter>i:charset<space>koi8-r<enter>")
    script.press("g4:charset<space>utf-8<enter>")
    #expect(
      script.edits == [
        .chooseCharset(.shiftJIS, of: AlbumID(1)), .chooseCharset(nil, of: AlbumID(1)),
        .chooseCharset(.koi8, of: AlbumID(1)), .chooseCharset(.utf8, of: AlbumID(1)),
      ])
    script.press(":charset<space>klingon<enter>")
    #expect(
      script.text[38].hasSuffix("charset takes one of 17 words; Tab behind :charset lists them"))
    #expect(TypedCommand.completion(of: "charset CP93") == "charset cp932")
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
    #expect(TypedCommand.completion(of: "chars") == "charset ")
    #expect(TypedCommand.completion(of: "expo") == "export ")
    #expect(TypedCommand.completion(of: "column") == "columns ")
  }

  @Test func `tab shows what a line may become where there is a choice`() {
    #expect(TypedCommand.candidates(for: "sor") == ["sort"])
    #expect(TypedCommand.candidates(for: "sort y") == ["year"])
    var script = script()
    script.press("4:sort<space><tab>")
    #expect(script.text[39].contains("album  artist"))
    script.press("y")
    #expect(!script.text[39].contains("album  artist"))
  }

  @Test func `sort completes and lists the orders of the list that is shown`() {
    var script = script()
    script.press("3:sort<space><tab>")
    #expect(script.text[39] == " added  artist  plays  title  year")
    script.press("g<tab><enter>")
    #expect(script.text[38].contains("This list can be sorted by"))
    script.press("g4:sort<space>g<tab>")
    #expect(script.text[38] == " :sort genre")
    script.press("<esc>g0:sort<space><tab>")
    #expect(!script.text[39].contains("title"))
  }

  @Test func `words that do not fit into the footer come page by page, each of them whole`() {
    var script = Script(80, 24, answers: FixtureLibrary.answers)
    script.press(":charset<space>")
    var shown: [String] = []
    for _ in 0..<3 {
      script.press("<tab>")
      #expect(script.text[23].hasSuffix("  …"))
      shown += script.text[23].split(separator: " ").dropLast().map(String.init)
    }
    let all = TypedCommand.candidates(for: "charset ")
    #expect(all.count == 17)
    #expect(Array(shown.prefix(17)) == all, "the first page comes behind the last")
    #expect(shown.count > 17)
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
