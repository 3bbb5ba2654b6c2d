import CollectionViews
import DiffableSnapshot
import MusicModel
import Testing

@testable import AppCore

/// Few albums under each letter share a section, so that tiles stand side by side.
struct AlbumRangeTests {
  /// A library with so many albums under each letter or ten years.
  private func script(_ counts: [(String, Int)], keys: String = "3") -> Script {
    let sections = counts.map { ListSection(label: $0.0, count: $0.1) }
    let titles = counts.flatMap { label, count in (0..<count).map { "\(label)-\($0)" } }
    let albums = titles.enumerated().map { index, title in
      AlbumSummary(id: AlbumID(Int64(index)), title: title, artist: "X", trackCount: 1)
    }
    var script = Script(80, 24) { effect in
      switch effect {
      case .loadAlbumIDs(.offline): [.library(.albumIDs(.offline, [], isComplete: true))]
      case .loadAlbumIDs(let list):
        [.library(.albumIDs(list, albums.map(\.id), sections: sections, isComplete: true))]
      case .loadAlbums(let ids): [.library(.albums(albums.filter { ids.contains($0.id) }))]
      default: FixtureLibrary.answers(to: effect)
      }
    }
    script.press(keys)
    return script
  }

  private func headings(_ script: Script) -> [String] {
    let state = script.state
    return state.screen.view.snapshot.sections.map { state.header(of: $0).title }
  }

  @Test(
    arguments: [
      ([("A", 1), ("B", 2), ("C", 1)], ["sorted by title"]),
      ([("#", 3), ("A", 9), ("B", 12), ("C", 5), ("D", 7)], ["#–A", "B", "C–D"]),
      ([("A", 30), ("B", 30), ("Q", 1)], ["A", "B–Q"]),
      ([("A", 2), ("B", 30)], ["A–B"]),
      ([("A", 30), ("B", 3), ("C", 40), ("D", 12)], ["A", "B–C", "D"]),
    ] as [([(String, Int)], [String])])
  func `letters share a section until it fills a row`(
    counts: [(String, Int)], expected: [String]
  ) {
    let expected = expected.count == 1 ? ["sorted by title"] : expected
    #expect(headings(script(counts)) == expected)
  }

  @Test func `an unknown year stays by itself`() {
    let years = [("1950", 20), ("1960", 3), ("1970", 4), ("", 2)]
    let shown = headings(script(years, keys: "3ss"))
    #expect(shown == ["1950s–1970s", "Unknown Year"])
  }

  @Test func `ten years are not called by the first of them`() {
    let years = [("1990", 20), ("2000", 30)]
    #expect(headings(script(years, keys: "3ss")) == ["1990s", "2000s"])
  }

  @Test func `a letter is gone to inside of its range, and every album is there once`() {
    var script = script([("A", 5), ("B", 20), ("C", 3), ("D", 20)])
    #expect(headings(script) == ["A–B", "C–D"])
    script.press("'b")
    #expect(script.focusedText == "B-0")
    script.press("'d")
    #expect(script.focusedText == "D-0")
    #expect(script.state.screen.view.snapshot.sections.count == 2)
    script.press("'a<tab>")
    #expect(script.focusedText == "C-0")
  }

  @Test func `sizes and formats are no letters`() {
    let script = script([("FLAC", 2), ("MP3", 3)], keys: "6ss")
    #expect(headings(script) == ["FLAC", "MP3"])
  }
}
