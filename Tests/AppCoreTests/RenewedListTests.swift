import MusicModel
import Testing

@testable import AppCore

/// Lists that are read again while they are shown, since another program changed the library.
struct RenewedListTests {
  private func script(_ keys: String) -> Script {
    var script = Script(100, 40, answers: FixtureLibrary.answers)
    script.press(keys)
    return script
  }

  @Test func `the start of a long list of albums that is there takes nothing away`() {
    var script = script("3tG")
    let (focused, before) = (script.focusedText, script.text)
    let ids = FixtureLibrary.albums.map(\.id)
    let list = AlbumList.all(AlbumSort(.title))
    script.take(.library(.albumIDs(list, Array(ids.prefix(2)), isComplete: false)))
    #expect(script.text == before)
    let less = ids.filter { $0 != ids[0] }
    script.take(.library(.albumIDs(list, less, isComplete: true)))
    #expect(script.focusedText == focused)
    #expect(!script.text.contains { $0.contains("Kind of Blue") })
  }

  @Test func `the start of all songs neither, but that of another order is taken`() {
    var script = script("4G")
    let before = script.text
    let ids = FixtureLibrary.tracks.map(\.id)
    let first = Array(ids.prefix(1))
    script.take(.library(.trackIDs(TrackSort(.title), first, isComplete: false)))
    #expect(script.text == before)
    script.take(.library(.trackIDs(TrackSort(.artist), first, isComplete: false)))
    #expect(script.text != before)
    script.take(.library(.trackIDs(TrackSort(.artist), ids, isComplete: true)))
    #expect(script.text.count { $0.contains("Miles Davis") } == 3)
  }

  @Test func `a song that is opened has the focus on its album, until it is left`() {
    var script = script("4jj")
    let song = script.focusedText
    script.press("<enter>")
    #expect(!script.text[0].hasPrefix(" Songs"))
    #expect(script.focusedText == song)
    script.press("<esc><enter>k")
    let before = script.focusedText
    script.take(.library(.changed))
    #expect(script.focusedText == before && before != song)
  }

  @Test func `a playlist that another program renamed and one it made show in place`() {
    var script = script("1")
    let evening = FixtureLibrary.playlists[0]
    var renamed = evening
    renamed.name = "Night"
    let new = PlaylistSummary(id: PlaylistID(7), name: "A", letter: "A", trackCount: 0)
    script.take(.library(.playlists([new, renamed])))
    #expect(script.focusedText == "Night")
    #expect(script.text[1].contains(" A "))
  }

  @Test func `music that another program found ends the first run`() {
    var script = Script(80, 24) { effect in
      effect == .loadCounts ? [.library(.nothingToOpen)] : []
    }
    #expect(script.text[0].hasPrefix(" Welcome"))
    script.take(.library(.counts(LibraryCounts())))
    #expect(script.text[0].hasPrefix(" Welcome"))
    script.take(.library(.counts(LibraryCounts(albums: 1, tracks: 1))))
    #expect(script.text[0].hasPrefix(" Library"))
  }
}
