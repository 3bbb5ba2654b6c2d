import MusicModel
import Testing

@testable import AppCore

struct PlaylistEditingTests {
  private func script() -> Script { Script(90, 30, answers: FixtureLibrary.answers) }

  @Test func `o makes a playlist, and undo takes it back`() {
    var script = script()
    script.press("1oMorning<enter>")
    #expect(script.edits == [.createPlaylist(name: "Morning", tracks: [])])
    #expect(script.text[28].contains("Playlist made"))
    script.press("u")
    #expect(script.edits.last == .deletePlaylist(PlaylistID(99)))
    #expect(script.text[28].contains("Undone"))
    script.press("<c-r>")
    #expect(script.edits.count == 3)
  }

  @Test func `a playlist that was made or put back takes the focus once`() {
    let evening = FixtureLibrary.playlists[0]
    let morning = PlaylistSummary(
      id: PlaylistID(99), name: "Morning", letter: "M", trackCount: 0)
    var script = Script(90, 30) { effect in
      effect == .loadPlaylists ? [] : FixtureLibrary.answers(to: effect)
    }
    script.press("1")
    script.take(.library(.playlists([evening])))
    script.press("oMorning<enter>")
    script.take(.library(.playlists([evening, morning])))
    #expect(script.focusedText == "Morning")
    script.press("k")
    script.take(.library(.playlists([evening, morning])))
    #expect(script.focusedText == "Evening")
    script.press("d")
    script.take(.library(.playlists([morning])))
    script.press("u")
    script.take(.library(.playlists([evening, morning])))
    #expect(script.focusedText == "Evening")
  }

  @Test func `b puts the focused album on a playlist that is chosen`() {
    var script = script()
    script.press("<tab>b")
    #expect(script.text[0].hasPrefix(" Add to a playlist"))
    #expect(script.text.contains { $0.contains("New playlist…") })
    script.press("j<enter>")
    #expect(script.text[0].hasPrefix(" Library"))
    #expect(script.edits == [.append([TrackID(1), TrackID(2), TrackID(3)], to: PlaylistID(1))])
  }

  @Test func `o where a playlist is chosen makes one of what was to be put on it`() {
    var script = script()
    script.press("<tab>bjoNight<enter>")
    #expect(script.text[0].hasPrefix(" Library"))
    #expect(
      script.edits == [
        .createPlaylist(name: "Night", tracks: [TrackID(1), TrackID(2), TrackID(3)])
      ])
  }

  @Test func `marked tracks go together, in their order, on a new playlist`() {
    var script = script()
    script.press("<tab><enter><tab>vj")
    script.press("vb<enter>Two<enter>")
    #expect(script.edits == [.createPlaylist(name: "Two", tracks: [TrackID(1), TrackID(3)])])
  }

  @Test func `O makes a playlist of a file, which can be undone`() {
    var script = script()
    script.press("1O~/list.m3u<enter>")
    #expect(script.text[28].contains("From a file was read; u undoes it · 3 songs · 1 missing"))
    script.press("u")
    #expect(script.edits == [.deletePlaylist(PlaylistID(99))])
    script.press(":import<space>my<space>list.m3u<enter>")
    #expect(script.text[28].contains("From a file was read"))
  }

  @Test func `E writes the focused playlist, or the one that is shown, to a file`() {
    var script = script()
    script.press("E")
    #expect(!script.text[28].contains("File to write"), "no playlist has the focus")
    script.press("1E")
    #expect(script.text[28].contains("File to write: ~/Evening.m3u8"))
    script.press("<enter>")
    #expect(script.effects.last == .exportPlaylist(PlaylistID(1), path: "~/Evening.m3u8"))
    script.take(.library(.exported(path: "~/Evening.m3u8")))
    #expect(script.text[28].contains("~/Evening.m3u8 was written"))
    script.press("<enter>:export<space>/tmp/a<space>b.pls<enter>")
    #expect(script.effects.last == .exportPlaylist(PlaylistID(1), path: "/tmp/a b.pls"))
  }

  @Test func `e renames, with the name there to be changed`() {
    var script = script()
    script.press("1e")
    #expect(script.text[28].contains("New name: Evening"))
    script.press("<c-u>Night<enter>")
    #expect(script.edits == [.renamePlaylist(PlaylistID(1), to: "Night")])
  }

  @Test func `d deletes a playlist, or takes an entry from the one that is shown`() {
    var script = script()
    script.press("1<enter>jd")
    #expect(script.edits == [.removeEntries([1], from: PlaylistID(1))])
    script.press("<esc>d")
    #expect(script.edits.last == .deletePlaylist(PlaylistID(1)))
  }

  @Test func `J and K move an entry, and the focus goes along`() {
    var order: [TrackID] = [1, 2, 3].map { TrackID($0) }
    var script = Script(100, 30) { effect in
      switch effect {
      case .loadPlaylist(let id): return [.library(.playlist(id, order))]
      case .edit(.moveEntry(let from, to: let to, in: _), _):
        order.insert(order.remove(at: from), at: to)
        return FixtureLibrary.answers(to: effect) + [.library(.changed)]
      default: return FixtureLibrary.answers(to: effect)
      }
    }
    let playlist = PlaylistID(1)
    script.press("1<enter>")
    let first = script.focusedText
    script.press("JJ")
    #expect(order == [2, 3, 1].map { TrackID($0) })
    #expect(script.focusedText == first)
    script.press("J")
    #expect(script.edits.count == 2, "the last entry does not go down")
    script.press("7K")
    #expect(script.edits.last == .moveEntry(from: 2, to: 0, in: playlist))
    #expect(order == [1, 2, 3].map { TrackID($0) } && script.focusedText == first)
    script.press("K")
    #expect(script.edits.count == 3, "the first entry does not go up")
  }

  @Test func `f favours and r rates what is marked or focused`() {
    var script = script()
    script.press("<tab>f")
    #expect(script.edits == [.userData(.favouriteAlbums([AlbumID(1): true]))])
    script.press("<enter><tab>r4")
    #expect(script.edits.last == .userData(.rateTracks([TrackID(1): 4])))
    script.press("1<esc>")
  }

  @Test func `nothing to undo is said`() {
    var script = script()
    script.press("u")
    #expect(script.text[28].contains("Nothing to undo"))
    script.press("<c-r>")
    #expect(script.text[28].contains("Nothing to redo"))
  }
}
