import MusicModel
import Testing

@testable import AppCore

/// Which rows of a long list are asked for while a person moves in it.
struct RowDemandTests {
  /// The rows that were asked for, a request each.
  private final class Asked {
    var requests: [[TrackID]] = []
  }

  private static let count = 2_000
  private static let height = 40

  @Test func `walking down asks half a screen at a time, and every row that shows is there`() {
    let asked = Asked()
    var script = songs(asked)
    #expect(asked.requests.count == 1)
    for _ in 0..<300 {
      script.press("j")
      #expect(areShown(script))
    }
    let scrolled = 300 - Self.height / 2
    #expect(asked.requests.count <= 2 + scrolled / (Self.height / 4))
    #expect(asked.requests.count >= scrolled / Self.height)
    #expect(Set(asked.requests.joined()).count == asked.requests.joined().count)
  }

  @Test func `the end of a list has its rows, and so has what is above it`() {
    let asked = Asked()
    var script = songs(asked)
    script.press("G")
    #expect(areShown(script))
    #expect(script.text.contains { $0.contains("Song 2000") })
    for _ in 0..<100 {
      script.press("k")
      #expect(areShown(script))
    }
    for _ in 0..<100 {
      script.press("j")
      #expect(areShown(script))
    }
  }

  private func songs(_ asked: Asked) -> Script {
    let all = (1...Self.count).map { TrackID(Int64($0)) }
    var script = Script(100, Self.height) { effect in
      switch effect {
      case .loadTrackIDs(let sort): return [.library(.trackIDs(sort, all, isComplete: true))]
      case .loadTracks(let ids):
        asked.requests.append(ids)
        return [.library(.tracks(ids.map(summary)))]
      default: return FixtureLibrary.answers(to: effect)
      }
    }
    script.press("g4")
    return script
  }

  private func summary(_ id: TrackID) -> TrackSummary {
    TrackSummary(
      id: id, album: AlbumID(1), title: "Song \(id.rawValue)", artist: "", albumTitle: "")
  }

  /// Whether no row between the heading and the footer is empty.
  private func areShown(_ script: Script) -> Bool {
    script.text[2..<Self.height - 2].allSatisfy { $0.contains("Song ") }
  }
}
