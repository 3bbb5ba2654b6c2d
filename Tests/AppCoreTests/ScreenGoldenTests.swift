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

  /// The keys that lead to each screen.
  static var keys: [String] { shots.map(\.keys) }

  @Test func `no kind of screen is without a picture`() {
    let shown = Self.shots.map { shot -> ScreenName in
      var script = Script(80, 24, answers: FixtureLibrary.answers)
      script.press(shot.keys)
      return ScreenName(script.state.screen.kind)
    }
    // The first run has a picture of its own, since no key leads to it.
    #expect(Set(shown).union([.firstRun]) == Set(ScreenName.allCases))
  }

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

  @Test(arguments: [(80, 24), (160, 48)])
  func `a section of the Library in a layout of a person's own`(width: Int, height: Int) {
    let layout = """
      {"spec": {"sections": [{"items": 1, "group": {"type": "horizontal",
        "width": {"fractionalWidth": 1}, "height": {"absolute": 14},
        "subitem": {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}},
        "count": 2, "interItemSpacing": {"fixed": 2}}, "interGroupSpacing": 1}]}}
      """
    let values = ["title": "Two wide ones", "layout": layout, "sort": "title"]
    let (configuration, diagnostics) = Configuration.read(
      values.sorted { $0.key < $1.key }.map { key, value in
        ConfigurationEntry(
          path: ["library", "section", "0", key], value: .text(value), line: 1)
      })
    #expect(diagnostics == [])
    var script = Script(width, height, answers: FixtureLibrary.answers)
    script.take(.configuration(configuration, []))
    script.press("<tab>l")
    expectGolden(script.text, named: "screens/home-layout-\(width)x\(height)")
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

/// The kinds of screens, without what they are about.
private enum ScreenName: CaseIterable {
  case library, playlists, artists, albums, songs, madeForYou, downloaded, artist, album, playlist
  case mix, search, queue, nowPlaying, info, playlistChoice, help, report, firstRun

  init(_ kind: ScreenKind) {
    self =
      switch kind {
      case .library: .library
      case .destination(.playlists): .playlists
      case .destination(.artists): .artists
      case .destination(.albums): .albums
      case .destination(.songs): .songs
      case .destination(.madeForYou): .madeForYou
      case .destination(.downloaded): .downloaded
      case .artist: .artist
      case .album: .album
      case .playlist: .playlist
      case .mix: .mix
      case .search: .search
      case .queue: .queue
      case .nowPlaying: .nowPlaying
      case .info: .info
      case .playlistChoice: .playlistChoice
      case .help: .help
      case .report: .report
      case .firstRun: .firstRun
      }
  }
}
