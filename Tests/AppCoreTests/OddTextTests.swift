import Geometry
import MusicModel
import Terminal
import Testing

@testable import AppCore

/// Names on whose width terminals and players disagree.
struct OddTextTests {
  private static let names = [
    "plain", "夜に駆ける", "ヨルシカ", "アイドル新鋭隊".decomposed, "ﾊﾞﾝﾄﾞ", "🫶", "👨‍👩‍👧‍👦", "🇯🇵", "❤️", "☺︎", "1️⃣",
    "a\nb\tc", "a\r\nb", "title\u{7}\u{1B}]0;x\u{1B}\\", "각", "e\u{301}\u{323}", "",
    String(repeating: "漢字", count: 40),
  ]

  private static let tracks = names.enumerated().map { index, name in
    TrackSummary(
      id: TrackID(Int64(index)), album: AlbumID(1), title: name, artist: name, albumTitle: name,
      number: index, duration: 245)
  }

  private static func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .loadTrackIDs(let sort):
      [.library(.trackIDs(sort, tracks.map(\.id), isComplete: true))]
    case .loadTracks(let ids): [.library(.tracks(tracks.filter { ids.contains($0.id) }))]
    default: FixtureLibrary.answers(to: effect)
    }
  }

  @Test(arguments: [80, 81, 99, 100, 41])
  func `times stand below each other beside any name`(width: Int) {
    var script = Script(width, 30, answers: Self.answers)
    script.press("4")
    for (index, name) in Self.names.enumerated() {
      let row = 2 + index
      let time = (width - 6..<width - 2).map { script.frame[Point(x: $0, y: row)].glyph.scalars }
      #expect(time.map { String(String.UnicodeScalarView($0)) } == ["4", ":", "0", "5"], "\(name)")
    }
  }

  @Test(arguments: [80, 81])
  func `no row of a table is longer than the screen, and a wide glyph is never cut`(width: Int) {
    var script = Script(width, 30, answers: Self.answers)
    script.press("4")
    for y in 0..<30 {
      var x = 0
      while x < width {
        let cell = script.frame[Point(x: x, y: y)]
        #expect(!cell.isContinuation, "half a glyph at \(x), \(y)")
        x += cell.glyph.width
      }
      #expect(x == width)
    }
  }

  @Test func `no glyph is of the private use areas`() {
    for keys in ["", "1", "2", "3", "4", "5", "6", "?", "gr", "<tab>pQ", "<tab>pP"] {
      var script = Script(100, 40, answers: FixtureLibrary.answers)
      script.press(keys)
      for row in script.text {
        #expect(!row.unicodeScalars.contains { $0.properties.generalCategory == .privateUse })
      }
    }
  }

  @Test func `the rows of the Library do without icons where those are not wanted`() {
    var script = Script(80, 24, answers: FixtureLibrary.answers)
    #expect(script.text[1].contains("≡"))
    var configuration = Configuration()
    configuration.settings.showsIcons = false
    script.take(.configuration(configuration, []))
    #expect(script.text[1].hasPrefix(" ▌    Playlists"))
  }
}

extension String {
  /// Kana with their marks as scalars of their own, as file names of some systems have them.
  fileprivate var decomposed: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "ド" {
        scalars.append(contentsOf: ["ト", "\u{3099}"])
      } else {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
