import AppCore
import MusicModel
import Testing

/// What lists show of albums and artists whose names are alike or odd.
@Suite struct LibraryListTests {
  private static let albums = [
    (1, "Peter Gabriel", 1977), (2, "Peter Gabriel", 1978), (3, "So", 1986),
  ]
  .map { id, title, year in
    AlbumSummary(
      id: AlbumID(Int64(id)), title: title, artist: "P. Gabriel", year: year, trackCount: 1,
      showsYear: id < 3)
  }

  private static let artists = [("Various Artists", "#", true), ("!Cube", "#", false)]
    .enumerated().map { number, artist in
      ArtistSummary(
        id: ArtistID(Int64(number)), name: artist.0, letter: artist.1, albumCount: 1,
        isVarious: artist.2)
    }

  private static func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .loadAlbumIDs(let list):
      [.library(.albumIDs(list, albums.map(\.id), isComplete: true))]
    case .loadAlbums(let ids): [.library(.albums(albums.filter { ids.contains($0.id) }))]
    case .loadArtists: [.library(.artists(artists))]
    default: FixtureLibrary.answers(to: effect)
    }
  }

  @Test func `a tile shows album and artist, and the year where the title does not tell`() {
    let script = Script(120, 40, answers: Self.answers)
    #expect(script.text.contains { $0.contains("Peter Gabriel (1977)") })
    #expect(script.text.contains { $0.contains("Peter Gabriel (1978)") })
    #expect(!script.text.contains { $0.contains("So (1986)") })
    let artists = script.text.map {
      $0.split(separator: "P. Gabriel", omittingEmptySubsequences: false)
    }
    #expect(artists.map { $0.count - 1 }.reduce(0, +) == 3)
  }

  @Test func `the first focus is on the first row of what is shown`() {
    var script = Script(80, 30, answers: Self.answers)
    script.press("2")
    #expect(script.focusedText == "Various Artists")
    script.press("j")
    #expect(script.focusedText == "!Cube")
  }
}
