import MusicModel
import Playback
import Testing

@testable import AppCore

/// What other programs ask for, and what they are told.
struct OutsideRequestTests {
  private let id = OutsideRequestID(7)

  /// The program over a library in which every query but `nothing` and `broken` finds two tracks.
  private func script() -> Script {
    Script(90, 30) { effect in
      guard case .collectTracks(let sources, let use) = effect,
        case .query(let text)? = sources.first
      else { return FixtureLibrary.answers(to: effect) }
      if text == "broken" { return [.failed(.databaseIsBusy, of: effect)] }
      if text == "away" {
        return [.library(.collected([TrackID(1)], albums: [:], offline: sources, for: use))]
      }
      let found = text == "nothing" ? [] : [TrackID(1), TrackID(2)]
      return [.library(.collected(found, albums: [:], for: use))]
    }
  }

  private func answers(_ script: Script) -> [Effect] {
    script.effects.filter { if case .answer = $0 { true } else { false } }
  }

  @Test func `what a query finds is played, and the answer comes after that`() {
    var script = script()
    script.take(.asked(.query("so"), id))
    #expect(script.text[28].hasPrefix(" ▶ So What"))
    #expect(script.queued == [1, 2])
    #expect(answers(script) == [.answer(id, .done)])
  }

  @Test func `a query that finds nothing leaves what plays, and is told`() {
    var script = script()
    script.press("<tab>p")
    script.take(.asked(.query("nothing"), id))
    #expect(script.queued == [1, 2, 3])
    #expect(answers(script) == [.answer(id, .nothingFound)])
  }

  @Test func `what is offline leaves what plays, and is told`() {
    var script = script()
    script.press("<tab>p")
    script.take(.asked(.query("away"), id))
    #expect(script.queued == [1, 2, 3])
    #expect(answers(script) == [.answer(id, .failed)])
  }

  @Test func `a library that does not answer is told`() {
    var script = script()
    script.take(.asked(.query("broken"), id))
    #expect(answers(script) == [.answer(id, .failed)])
  }

  @Test func `commands are done and told; there is nothing to play in an empty queue`() {
    var script = script()
    script.take(.asked(.command(.play), id))
    #expect(answers(script) == [.answer(id, .nothingFound)])
    script.press("<tab>p")
    script.take(.asked(.command(.pause), id))
    #expect(script.text[28].hasPrefix(" ‖ So What"))
    #expect(answers(script).last == .answer(id, .done))
  }

  @Test func `the place is kept every few seconds and at the end, the queue with each change`() {
    var script = script()
    #expect(script.state.parting.isEmpty)
    script.press("<tab>p")
    let entry = script.state.player.queue.entries[0].id
    script.take(.playback(.began(entry)))
    for place in [1_000, 4_000, 5_100, 9_000, 10_200, 2_000] {
      script.take(.playback(.elapsed(entry, place)))
    }
    let places = script.effects.filter { if case .savePlace = $0 { true } else { false } }
    #expect(
      places == [
        .savePlace(position: 0, elapsed: 5_100), .savePlace(position: 0, elapsed: 10_200),
        .savePlace(position: 0, elapsed: 2_000),
      ])
    #expect(script.state.parting == [.savePlace(position: 0, elapsed: 2_000)])
    let saved = script.effects.filter { if case .saveQueue = $0 { true } else { false } }
    #expect(saved.count == 1)
  }
}
