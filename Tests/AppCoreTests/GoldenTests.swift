import Testing

@testable import AppCore

/// Pictures of whole screens; look at the files, they are what a person sees.
struct GoldenTests {
  private static let sizes = [(40, 24), (80, 24), (160, 48)]

  @Test(arguments: sizes)
  func `the sample library`(width: Int, height: Int) {
    expectGolden(Script.sample(width, height).text, named: "sample-\(width)x\(height)")
  }

  @Test(arguments: sizes)
  func `the Library of a small collection`(width: Int, height: Int) {
    var script = Script(width, height, answers: FixtureLibrary.answers)
    script.press("<tab>l")
    expectGolden(script.text, named: "library-\(width)x\(height)")
  }

  @Test(arguments: [("made-for-you", "5"), ("artists", "2"), ("albums", "3"), ("songs", "4")])
  func `the screens behind the rows`(name: String, key: String) {
    var script = Script(80, 24, answers: FixtureLibrary.answers)
    script.press(key)
    expectGolden(script.text, named: name + "-80x24")
  }

  @Test(arguments: [40, 80, 121])
  func `Made For You on the sample data`(width: Int) {
    var script = Script.sample(width, 40)
    script.press("5")
    expectGolden(script.text, named: "made-for-you-sample-\(width)x40")
  }

  @Test func `an album with two discs`() {
    var script = Script(80, 24, answers: FixtureLibrary.answers)
    script.press("<tab><enter>")
    expectGolden(script.text, named: "album-80x24")
  }

  @Test func `the first run screen`() {
    var script = Script(80, 24, answers: FixtureLibrary.answers)
    script.take(.library(.nothingToOpen))
    expectGolden(script.text, named: "first-run-80x24")
  }

  @Test func `the picture of the README, covers as shades`() {
    var script = Script(80, 24, look: Look(colors: .none)) { effect in
      guard case .wantCovers(let requests) = effect else {
        return FixtureLibrary.answers(to: effect)
      }
      return requests.map { .cover($0, FixtureCovers.image(for: $0)) }
    }
    script.press("<tab>l")
    expectGolden(script.text, named: "readme-80x24")
  }

  @Test(arguments: KeyPreset.allCases)
  func `keys stay what they were`(preset: KeyPreset) {
    var configuration = Configuration()
    configuration.preset = preset
    let commands = configuration.keys.commands(.english)
    expectGolden(commands.map { "\($0.name): \($0.keys)" }, named: "keys-\(preset.rawValue)")
  }

  @Test func `the first ten rows of the key table, for the README`() {
    let rows = KeyMap.rows().prefix(10).map { "| \($0.keys.escaped) | \($0.meaning) |" }
    expectGolden(["| keys | what they do |", "|---|---|"] + rows, named: "keys")
  }
}

extension String {
  /// The text with the one character that ends a table's column made harmless.
  fileprivate var escaped: String {
    split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
