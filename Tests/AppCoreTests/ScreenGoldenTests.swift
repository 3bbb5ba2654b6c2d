import MusicModel
import Testing

@testable import AppCore

/// Pictures of every screen in three sizes and two languages; look at the files, they are what a
/// person sees.
struct ScreenGoldenTests {
  /// A screen: its name, and the keys that lead to it.
  struct Shot: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: String
    var testDescription: String { name }
  }

  private static let shots = [
    Shot(name: "library", keys: "<tab>l"), Shot(name: "playlists", keys: "1"),
    Shot(name: "playlist", keys: "1<enter>"), Shot(name: "artists", keys: "2"),
    Shot(name: "artist", keys: "2'd<enter>"), Shot(name: "albums", keys: "3"),
    Shot(name: "album", keys: "<tab><enter>"), Shot(name: "songs", keys: "4"),
    Shot(name: "made-for-you", keys: "5"), Shot(name: "mix", keys: "5<tab><tab><enter>"),
    Shot(name: "downloaded", keys: "6"), Shot(name: "search", keys: "<c-s>miles"),
    Shot(name: "queue", keys: "<tab>pQ"), Shot(name: "now-playing", keys: "<tab>pP"),
    Shot(name: "info", keys: "<tab><enter><tab>i"), Shot(name: "help", keys: "?"),
    Shot(name: "report", keys: "gr"), Shot(name: "playlist-choice", keys: "<tab>b"),
    Shot(name: "command", keys: ":sor<tab>"), Shot(name: "marks", keys: "<tab><enter><tab>vjv"),
  ]
  private static let sizes = [(40, 24), (80, 24), (160, 48)]

  @Test(arguments: shots, sizes)
  func `every screen in English`(shot: Shot, size: (Int, Int)) {
    var script = Script(size.0, size.1, answers: FixtureLibrary.answers)
    script.press(shot.keys)
    expectGolden(script.text, named: "screens/\(shot.name)-\(size.0)x\(size.1)")
  }

  @Test(arguments: shots, sizes)
  func `every screen in Japanese`(shot: Shot, size: (Int, Int)) throws {
    let catalogue = try #require(PoFile("ja")).catalogue
    var script = Script(size.0, size.1, catalogue: catalogue, answers: FixtureLibrary.answers)
    script.press(shot.keys)
    expectGolden(script.text, named: "screens/\(shot.name)-ja-\(size.0)x\(size.1)")
  }

  @Test(arguments: sizes)
  func `the first run screen in both languages`(width: Int, height: Int) throws {
    let catalogue = try #require(PoFile("ja")).catalogue
    for (suffix, catalogue) in [("", Catalogue.english), ("-ja", catalogue)] {
      var script = Script(width, height, catalogue: catalogue, answers: FixtureLibrary.answers)
      script.take(.library(.nothingToOpen))
      expectGolden(script.text, named: "screens/first-run\(suffix)-\(width)x\(height)")
    }
  }
}
