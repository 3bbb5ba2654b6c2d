import MusicModel
import Playback
import Testing

@testable import AppCore

struct QueueScreenTests {
  private func script() -> Script { Script(90, 30, answers: FixtureLibrary.answers) }

  @Test func `p plays an album; the footer shows it and the queue lists it by album`() {
    var script = script()
    script.press("<tab>p")
    #expect(script.text[28].hasPrefix(" ▶ So What — Miles Davis"))
    #expect(script.text[28].contains("0:00/9:22"))
    script.press("Q")
    #expect(script.text[0].hasPrefix(" Queue"))
    #expect(script.text.contains { $0.contains("Now · Kind of Blue") })
    #expect(script.text.contains { $0.contains("Next · Kind of Blue") })
    script.press("Q")
    #expect(script.text[0].hasPrefix(" Library"))
  }

  @Test func `p on a track of an album plays it and goes on with those below`() {
    var script = script()
    script.press("<tab><enter><tab>jp")
    #expect(script.text[28].contains("Freddie Freeloader"))
    #expect(script.state.player.queue.upcoming.map(\.track) == [TrackID(3)])
    #expect(script.state.player.queue.history.map(\.track) == [TrackID(1)])
  }

  @Test func `a and A add, and the playing order is the shown order`() {
    var script = script()
    script.press("<tab>p")
    script.press("<enter><tab>jA")
    #expect(script.text[28].contains("1 song comes next"))
    script.press("a")
    #expect(
      script.state.player.queue.entries.map(\.track)
        == [TrackID(1), TrackID(2), TrackID(2), TrackID(3), TrackID(2)])
  }

  @Test func `entries of the queue are removed, moved and jumped to, and undo brings them back`() {
    var script = script()
    script.press("<tab>pQ")
    script.press("jd")
    #expect(script.state.player.queue.entries.map(\.track) == [TrackID(1), TrackID(3)])
    script.press("u")
    #expect(script.state.player.queue.entries.map(\.track) == [TrackID(1), TrackID(2), TrackID(3)])
    script.press("ggjJ")
    #expect(script.state.player.queue.entries.map(\.track) == [TrackID(1), TrackID(3), TrackID(2)])
    script.press("G<enter>")
    #expect(script.state.player.queue.now?.track == TrackID(2))
  }

  @Test func `D empties the queue, u and Ctrl-r go back and forth`() {
    var script = script()
    script.press("<tab>pQD")
    #expect(script.state.player.queue.entries.isEmpty)
    #expect(script.text[28].contains("Queue emptied"))
    script.press("u")
    #expect(script.state.player.queue.entries.map(\.track) == [TrackID(1), TrackID(2), TrackID(3)])
    script.press("<c-r>")
    #expect(script.state.player.queue.entries.isEmpty)
    script.press("<c-r>")
    #expect(script.text[28].contains("Nothing to redo"))
    #expect(script.edits == [], "other changes are not touched from here")
  }

  @Test func `W makes a playlist of what is queued`() {
    var script = script()
    script.press("W")
    #expect(script.text[28].contains("Nothing is queued"))
    script.press("<tab>pWTonight<enter>")
    #expect(
      script.edits
        == [.createPlaylist(name: "Tonight", tracks: [TrackID(1), TrackID(2), TrackID(3)])])
  }

  @Test func `shuffled Songs play all songs, the chosen one first`() {
    var script = script()
    script.press("4zp")
    #expect(script.state.player.queue.now?.track == TrackID(1))
    #expect(
      Set(script.state.player.queue.entries.map(\.track)) == Set(FixtureLibrary.tracks.map(\.id)))
    #expect(script.state.player.queue.shuffleMode == .tracks)
  }

  @Test func `space pauses, and the modes cycle and are said`() {
    var script = script()
    script.press("<tab>p<space>")
    #expect(script.text[28].hasPrefix(" ‖ So What"))
    script.press("z")
    #expect(script.text[28].contains("tracks shuffled"))
    script.press("y")
    #expect(script.text[28].contains("all repeated"))
    script.press("&")
    #expect(script.text[28].contains("Stops after this track"))
    script.press("[")
    #expect(script.text[28].contains("vol 95%"))
    script.press("m")
    #expect(script.text[28].contains("muted"))
  }

  @Test func `what is heard moves the bar and nothing else is drawn`() {
    var script = script()
    script.press("<tab>p")
    let id = script.state.player.queue.entries[0].id
    script.take(.playback(.began(id)))
    script.take(.playback(.duration(id, 562_000)))
    script.take(.playback(.elapsed(id, 281_000)))
    #expect(script.text[28].contains("4:41/9:22"))
    #expect(script.drawn == 1)
  }

  @Test func `Now Playing shows the words that go with the sound`() {
    var script = script()
    script.press("<tab>pP")
    #expect(script.text[0].hasPrefix(" Now Playing"))
    #expect(script.text.contains { $0.contains("first line") })
    let id = script.state.player.queue.entries[0].id
    script.take(.playback(.began(id)))
    script.take(.playback(.elapsed(id, 6_000)))
    #expect(script.text.contains { $0.contains("second line") })
  }

  @Test func `an empty queue says what fills it`() {
    var script = script()
    script.press("Q")
    #expect(script.text.contains { $0.contains("Nothing is queued") })
    script.press("QP")
    #expect(script.text.contains { $0.contains("Nothing plays") })
  }

  @Test func `a fault of the player is told in words`() {
    var script = script()
    script.press("<tab>p")
    script.take(.playback(.lost(.playerMissing("mpv"))))
    #expect(script.text[28].contains("Sound needs mpv"))
  }
}
