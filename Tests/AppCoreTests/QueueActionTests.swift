import MusicModel
import Playback
import Testing

@testable import AppCore

/// What is played and queued from where, and what takes it back.
struct QueueActionTests {
  private func script() -> Script { Script(90, 30, answers: FixtureLibrary.answers) }

  @Test func `p on an entry of a playlist begins with that one, not with the same track before it`()
  {
    var script = script()
    script.press("1<enter>jjp")
    #expect(script.queued == [5, 1, 5])
    #expect(script.state.player.queue.position == 2)
  }

  @Test func `marked tracks are played and added in the order they are shown`() {
    var script = script()
    script.press("<tab><enter><tab>jjvkkvp")
    #expect(script.queued == [1, 3])
    script.press("kvva")
    #expect(script.queued == [1, 3, 1, 2])
    script.press("kkvA")
    #expect(script.queued == [1, 2, 3, 1, 2])
  }

  @Test func `an artist, a playlist and a mix are played and added as a whole`() {
    var script = script()
    script.press("1p")
    #expect(script.queued == [5, 1, 5])
    script.press("a")
    #expect(script.queued == [5, 1, 5, 5, 1, 5])
    script.press("g2jjp")
    #expect(script.queued == [1, 2, 3])
    script.press("g5<tab><tab>p")
    #expect(script.queued == [1, 2, 3, 4, 5])
    script.press("<enter>jjp")
    #expect(script.queued == [1, 2, 3, 4, 5])
    #expect(script.state.player.queue.now?.track == TrackID(3))
  }

  @Test func `what holds no songs leaves what plays, and says so`() {
    var script = Script(90, 30) { effect in
      guard case .collectTracks([.playlist(PlaylistID(1))], let use) = effect else {
        return FixtureLibrary.answers(to: effect)
      }
      return [.library(.collected([], albums: [:], for: use))]
    }
    script.press("<tab>p1")
    for key in ["p", "a", "A", "bj<enter>"] {
      script.press(key)
      #expect(script.text[28].contains("There are no songs in it"), "\(key)")
      #expect(script.queued == [1, 2, 3])
    }
  }

  @Test func `p on an entry of the queue goes there and changes nothing else`() {
    var script = script()
    script.press("<tab>pQjjp")
    #expect(script.queued == [1, 2, 3])
    #expect(script.state.player.queue.now?.track == TrackID(3))
  }

  @Test func `marked entries of the queue are moved and removed together`() {
    var script = script()
    script.press("<tab>paQ")
    #expect(script.queued == [1, 2, 3, 1, 2, 3])
    script.press("jvjvJ")
    #expect(script.queued == [1, 3, 2, 2, 1, 3])
    script.press("d")
    #expect(script.queued == [1, 3, 2, 3])
  }

  @Test func `D empties the queue, undo fills it, redo empties it again`() {
    var script = script()
    script.press("<tab>pD")
    #expect(script.queued.isEmpty)
    #expect(script.text[28].contains("Queue emptied"))
    script.press("Qu")
    #expect(script.queued == [1, 2, 3])
    script.press("<c-r>")
    #expect(script.queued.isEmpty)
    script.press("<c-r>")
    #expect(script.text[28].contains("Nothing to redo"))
  }

  @Test func `a playlist of the queue and its changes are taken back, whichever came last`() {
    var script = script()
    script.press("<tab>pQjd")
    script.press("WSaved<enter>")
    #expect(script.edits == [.createPlaylist(name: "Saved", tracks: [TrackID(1), TrackID(3)])])
    script.press("u")
    #expect(script.edits.last == .deletePlaylist(PlaylistID(99)))
    #expect(script.queued == [1, 3])
    script.press("u")
    #expect(script.queued == [1, 2, 3])
    script.press("<c-r>")
    #expect(script.queued == [1, 3])
    script.press("<c-r>")
    #expect(script.edits.count == 3)
  }

  @Test func `only a changed queue is kept anew`() {
    var script = script()
    script.press("<tab>p")
    script.press("<space>].m&")
    let kept = script.effects.filter { if case .saveQueue = $0 { true } else { false } }
    // Stopping after this track belongs to the queue.
    #expect(kept.count == 2)
  }

  @Test func `loudness and device as configured are told at the start and when they change`() {
    var script = script()
    let start = script.effects.compactMap { effect -> OutputCommand? in
      if case .player(.output(let command)) = effect { command } else { nil }
    }
    #expect(start == [.volume(100), .muted(false), .gain(.off), .device(nil)])
    var configuration = Configuration()
    configuration.volume = 100
    configuration.device = "null"
    script.press("[")
    script.take(.configuration(configuration, []))
    #expect(script.state.player.status.device == "null")
    #expect(script.state.player.status.volume == 95, "what a person chose stays")
    #expect(script.effects.contains(.player(.output(.device("null")))))
  }

  @Test func `u elsewhere leaves the queue as it is`() {
    var script = script()
    script.press("<tab>pu")
    #expect(script.queued == [1, 2, 3])
    #expect(script.text[28].contains("Nothing to undo"))
  }

  @Test func `the queue has a heading for each run of an album`() {
    var script = script()
    script.press("<tab>p")
    // Tracks 1 to 3 are of one album, 4 and 5 of another.
    script.take(.library(.collected(numbers(4, 5), albums: [:], for: .addToQueue)))
    script.take(.library(.collected(numbers(1), albums: [:], for: .addToQueue)))
    script.press("Q")
    let headings = script.text.filter { $0.contains("Now · ") || $0.contains("Next · ") }
    #expect(
      headings.map { String($0.drop { $0 == " " }) } == [
        "Now · Kind of Blue", "Next · Kind of Blue", "Next · Café Compilation",
        "Next · Kind of Blue",
      ])
  }

  private func numbers(_ numbers: Int64...) -> [TrackID] { numbers.map { TrackID($0) } }
}

extension Script {
  /// The tracks of the queue, by their numbers.
  var queued: [Int64] { state.player.queue.entries.map(\.track.rawValue) }
}
