import CollectionViews
import MusicModel
import Terminal
import Testing

@testable import AppCore

struct ConfigurationTests {
  private func read(
    _ path: String, _ value: ConfigurationValue, line: Int = 3
  ) -> (configuration: Configuration, diagnostics: [ConfigurationDiagnostic]) {
    Configuration.read([
      ConfigurationEntry(
        path: path.split(separator: ".").map(String.init), value: value, line: line)
    ])
  }

  @Test func `values are taken`() {
    #expect(read("grid.columns", .number(5)).configuration.settings.columns == .fixed(5))
    #expect(read("grid.columns", .text("seed")).configuration.settings.columns == .seed)
    #expect(read("mouse", .flag(false)).configuration.usesMouse == false)
    #expect(read("art", .text("sixel")).configuration.settings.art == .always(.sixel))
    #expect(
      read("theme.accent", .text("#00ff80")).configuration.theme.accent?.color == .rgb(0, 255, 128))
    #expect(read("theme.accent", .text("cyan")).configuration.theme.accent?.color == .palette(6))
    #expect(read("library.articles", .texts(["Le"])).configuration.library.articles == ["Le"])
  }

  @Test func `charsets go by any of their names`() {
    let (configuration, found) = read("library.charsets", .texts(["windows-1251", "CP932"]))
    #expect(configuration.library.charsets == [.cyrillic, .shiftJIS])
    #expect(found.isEmpty)
  }

  @Test func `an unknown key is a warning with its line`() {
    let found = read("grid.colums", .number(5)).diagnostics
    #expect(found == [ConfigurationDiagnostic(.unknownKey("grid.colums"), line: 3)])
    #expect(found[0].isWarning)
    #expect(found[0].text(.english) == "line 3: grid.colums: no such key; it is ignored")
  }

  @Test func `a query with a part that means nothing is a warning with its line`() {
    let fault = ConfigurationDiagnostic(
      .query("query", .invalidValue(.year, value: "1990-1999")), line: 7)
    #expect(fault.isWarning && fault.isWorthTelling)
    #expect(
      fault.text(.english)
        == "line 7: query: year: does not take 1990-1999, but such as 1990, 1990..1999, >=1990")
  }

  @Test(arguments: [
    ("grid.columns", ConfigurationValue.number(13)), ("grid.columns", .text("many")),
    ("mouse", .text("yes")), ("theme.accent", .text("#12345")),
    ("keys.preset", .text("joe")), ("keys.play", .text("<nokey>")),
    ("playback.volume", .flag(true)), ("icons", .text("nerd")),
    ("columns.songs", .texts(["artist"])), ("columns.songs", .texts(["title", "title"])),
    ("columns.albums", .texts(["title", "plays"])), ("columns.queue", .text("title")),
    ("library.charsets", .texts(["CP1251", "klingon"])), ("library.charsets", .number(1251)),
  ])
  func `a wrong value is an error with its line, and changes nothing`(
    name: String, value: ConfigurationValue
  ) {
    let (configuration, found) = read(name, value)
    #expect(found.count == 1)
    #expect(found.first?.line == 3)
    #expect(found.first?.isWarning == false)
    #expect(configuration == Configuration())
  }

  @Test func `keys are bound anew, and presets are where they begin`() {
    let keys = Configuration.read([
      ConfigurationEntry(path: ["keys", "preset"], value: .text("emacs"), line: 1),
      ConfigurationEntry(path: ["keys", "play"], value: .texts(["<c-j>", "<f5>"]), line: 2),
    ])
    #expect(keys.diagnostics.isEmpty)
    var interpreter = KeyInterpreter(map: keys.configuration.keys)
    #expect(
      interpreter.take(Key("j", .control), isLibrary: false)
        == .command(.act(.play), count: nil))
    #expect(
      interpreter.take(Key("x", .alt), isLibrary: false) == .command(.commandLine, count: nil))
    #expect(interpreter.take(Key("p"), isLibrary: false) == .unbound([Key("p")]))
  }

  @Test func `a key that two commands are given is told with its line`() {
    let found = Configuration.read([
      ConfigurationEntry(path: ["keys", "mute"], value: .text("l"), line: 4),
      ConfigurationEntry(path: ["keys", "play"], value: .text("lx"), line: 5),
    ])
    #expect(
      found.diagnostics.filter { !$0.isWarning }
        == [ConfigurationDiagnostic(.clash(sequence: "lx", "play", "mute"), line: 5)])
  }

  @Test func `a key that a person gives to a command is no longer another's`() {
    let (configuration, found) = read("keys.mute", .text("l"), line: 9)
    #expect(
      found
        == [
          ConfigurationDiagnostic(.taken(sequence: "l", "mute", from: "move-right"), line: 9)
        ])
    #expect(found.allSatisfy { $0.isWarning && !$0.isWorthTelling })
    var interpreter = KeyInterpreter(map: configuration.keys)
    #expect(
      interpreter.take(Key("l"), isLibrary: false) == .command(.player(.mute), count: nil))
    #expect(
      interpreter.take(Key(.right), isLibrary: false) == .command(.move(.right), count: nil))
    let prefix = read("keys.mute", .text("g"), line: 9)
    #expect(prefix.diagnostics.count == 10, "all that begin with it")
    interpreter = KeyInterpreter(map: prefix.configuration.keys)
    #expect(
      interpreter.take(Key("g"), isLibrary: false) == .command(.player(.mute), count: nil))
  }

  @Test func `sections of the Library are put together by queries and layouts`() {
    func entry(_ index: Int, _ name: String, _ value: ConfigurationValue) -> ConfigurationEntry {
      ConfigurationEntry(
        path: ["library", "section", "\(index)", name], value: value, line: index * 10 + 1)
    }
    let (configuration, found) = Configuration.read([
      entry(0, "title", .text("Jazz")), entry(0, "query", .text("genre:jazz")),
      entry(0, "layout", .text("shelf")), entry(0, "limit", .number(20)),
      entry(1, "title", .text("Old")), entry(1, "sort", .text("year")),
      entry(1, "layout", .text("no layout")),
    ])
    let sections = configuration.settings.homeSections
    #expect(sections.map(\.title) == ["Jazz", "Old"])
    #expect(sections.first?.query == "genre:jazz")
    #expect(sections.first?.arrangement == .shelf)
    #expect(sections.first?.limit == 20)
    #expect(sections.last?.sort == .year)
    #expect(found.map(\.line) == [11])
  }

  @Test func `a layout of the engine's own form lays out a section`() throws {
    let layout = """
      {"spec": {"sections": [{"items": 1, "group": {"type": "horizontal",
      "width": {"fractionalWidth": 1}, "height": {"absolute": 14},
      "subitem": {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}},
      "count": 2, "interItemSpacing": {"fixed": 2}}}]}}
      """
    let (configuration, found) = Configuration.read([
      ConfigurationEntry(
        path: ["library", "section", "0", "layout"], value: .text(layout), line: 1)
    ])
    #expect(found.isEmpty)
    var script = Script(80, 40, answers: FixtureLibrary.answers)
    script.take(.configuration(configuration, []))
    script.press("<tab>")
    #expect(script.focusedText == "Kind of Blue")
    script.press("l")
    #expect(script.focusedText == "夜に駆ける")
    script.press("l")
    #expect(script.focusedText == "夜に駆ける", "a row of two")
  }

  @Test func `every key of the table takes its own standard value`() {
    for key in ConfigurationKey.all where !key.standard.contains("…") {
      var configuration = Configuration()
      let value: ConfigurationValue =
        if let number = Int(key.standard) {
          .number(number)
        } else if key.standard == "true" || key.standard == "false" {
          .flag(key.standard == "true")
        } else if key.standard == "[]" {
          .texts([])
        } else {
          .text(String(key.standard.dropFirst().dropLast()))
        }
      // An empty colour is the program's own, which a file cannot write.
      if key.name.hasPrefix("theme."), key.standard == "\"\"" { continue }
      #expect(key.apply(value, &configuration), "\(key.name)")
    }
  }

  @Test func `a configuration that is mended while the program runs is taken at once`() {
    var script = Script(100, 40, answers: FixtureLibrary.answers)
    script.press("3")
    var configuration = Configuration()
    configuration.settings.columns = .fixed(2)
    script.take(.configuration(configuration, []))
    #expect(script.text[38].contains("Configuration read anew"))
    script.press("+")
    #expect(script.text[38].contains("3 columns"))
    script.take(
      .configuration(
        Configuration(), [ConfigurationDiagnostic(.wrongValue("art", takes: "x"), line: 7)]))
    #expect(script.text[38].contains("line 7: art takes x"))
    script.take(
      .configuration(
        Configuration(),
        [
          ConfigurationDiagnostic(.unknownKey("a"), line: 3),
          ConfigurationDiagnostic(.taken(sequence: "l", "mute", from: "move-right"), line: 5),
          ConfigurationDiagnostic(.wrongValue("art", takes: "x"), line: 7),
        ]))
    #expect(
      script.text[38].contains("2 faults, see otodana config --check; line 7: art takes x"))
    script.press("=")
    #expect(script.text[38].contains("2 columns"), "a wrong value leaves all as it was")
  }
}
