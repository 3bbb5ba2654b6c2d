import MusicModel
import Testing

@testable import AppCore

/// What is on this machine, in its orders, and apart from it what is offline.
@Suite struct DownloadedScreenTests {
  private func answers(to effect: Effect) -> [Event] {
    guard case .loadAlbumIDs(let list) = effect, list.isOfMachine else {
      return FixtureLibrary.answers(to: effect)
    }
    let (ids, sections): ([Int64], [ListSection]) =
      switch list {
      case .downloaded(AlbumSort(.size)):
        (
          [2, 1],
          [ListSection(label: "> 1 GB", count: 1), ListSection(label: "< 100 MB", count: 1)]
        )
      case .offline: ([3], [ListSection(label: "/mnt/\u{1B}[2Jdisk", count: 1)])
      default: ([1, 2], [])
      }
    return [.library(.albumIDs(list, ids.map(AlbumID.init), sections: sections, isComplete: true))]
  }

  @Test func `albums come by title or size, those of an offline disk apart`() throws {
    var script = Script(100, 60, answers: answers)
    script.press("6t")
    #expect(script.text.contains { $0.contains("sorted by album") })
    let offline = try #require(script.text.firstIndex { $0.contains("Offline · /mnt/") })
    #expect(!script.text[offline].contains("\u{1B}"))
    #expect(script.text[(offline + 1)...].contains { $0.contains("Greatest Hits") })
    script.press("s")
    #expect(script.text.contains { $0.contains("> 1 GB") })
    #expect(script.text.contains { $0.contains("< 100 MB") })
    #expect(script.text.contains { $0.contains("Offline · /mnt/") })
  }
}
