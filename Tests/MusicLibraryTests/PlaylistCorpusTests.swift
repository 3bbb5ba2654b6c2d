import Glibc
import Testing

@testable import MusicLibrary

/// Playlists and cue sheets from the tests of other programs, with the values those tests assert.
///
/// `OTODANA_CORPUS` names the folder they lie in.
@Suite struct PlaylistCorpusTests {
  private static let folder = getenv("OTODANA_CORPUS").map { String(cString: $0) }
  private static let files = folder.map { $0 + "/files/playlists/" }

  private func bytes(_ name: String) throws -> [UInt8] {
    let path = Array(((Self.files ?? "") + name).utf8)
    let file = try #require(RegularFile(path: path), "\(name) is not in OTODANA_CORPUS")
    defer { file.close() }
    return file.bytes(at: 0, count: file.size)
  }

  private func playlist(_ name: String) throws -> PlaylistDocument {
    let format = try #require(PlaylistFormat(fileName: Array(name.utf8)))
    return PlaylistReader.read(try bytes(name), as: format)
  }

  private func location(_ entry: PlaylistDocument.Entry?) -> String {
    String(decoding: entry?.location ?? [], as: UTF8.self)
  }

  @Test(.enabled(if: files != nil, "OTODANA_CORPUS names no folder"))
  func `playlists of other programs' tests are read as those tests say`() throws {
    let marked = try playlist(
      "navidrome+navidrome/tests/fixtures/playlists/bom-test-utf16.m3u")
    #expect(marked.name == "UTF-16 Test Playlist" && marked.entries.count == 1)
    #expect(
      try playlist("navidrome+navidrome/tests/fixtures/playlists/cr-ended.m3u").entries.count == 2)
    let long = try playlist("clementine-player+Clementine/tests/data/test.m3u")
    #expect(long.entries.count == 239)
    #expect(long.entries.first?.title == "gravity" && long.entries.first?.duration == 203_000)
    #expect(
      long.entries.last?.title == "ほっぴンちょっぴン" && long.entries.last?.duration == 85_000)
    let one = try playlist("clementine-player+Clementine/tests/data/pls_one.pls")
    #expect(one.entries.map(\.title) == ["Title"] && one.entries.map(\.duration) == [123_000])
    #expect(location(one.entries.first) == "filename with spaces.mp3")
    let streams = try playlist("clementine-player+Clementine/tests/data/pls_somafm.pls")
    #expect(streams.entries.count == 4 && streams.entries[0].duration == nil)
    #expect(
      location(streams.entries[0]) == "http://streamer-dtc-aa05.somafm.com:80/stream/1018")
    let agent = try playlist("clementine-player+Clementine/tests/data/secretagent.pls")
    #expect(agent.entries.count == 4)
    let master = try playlist(
      "tmk907+PlaylistsNET/PlaylistsNET.Tests/Examples/PlaylistExtHlsMaster.m3u")
    #expect(master.isStream && master.entries.count == 4)
    let latin = try playlist("mopidy+mopidy/tests/data/encoding.m3u")
    #expect(location(latin.entries.first) == "æøå.mp3")
    let loose = try playlist("quodlibet+quodlibet/tests/data/non-compliant.xspf")
    #expect(loose.name == "100% 😈" && loose.entries.first?.duration == 223_866)
  }

  @Test(.enabled(if: files != nil, "OTODANA_CORPUS names no folder"))
  func `cue sheets of other programs' tests are read as those tests say`() throws {
    let clementine = "clementine-player+Clementine/tests/data/"
    let broken = CueSheet(try bytes(clementine + "brokensong.cue"))
    #expect(broken.tracks.map(\.title) == ["Un soffio caldo", "Somewon Else's Tears"])
    #expect(broken.tracks.last?.start == 300_000)
    let one = CueSheet(try bytes(clementine + "onesong.cue"))
    #expect(one.tracks.map(\.artist) == ["Zucchero"] && one.tracks.map(\.start) == [1_200])
    #expect(one.artist == "Zucchero himself" && one.title.isEmpty)
    let two = CueSheet(try bytes(clementine + "twosongs.cue"))
    #expect(two.title == "Chocabeck" && two.tracks.map(\.start) == [1_000, 303_907])
    let flacon = "flacon+flacon/tests/data/"
    for name in ["ru_utf8.cue", "ru_utf8_BOM.cue"] {
      let sheet = CueSheet(try bytes(flacon + name))
      #expect(sheet.title == "Альбом" && sheet.genre == "Rock & Roll")
      #expect(sheet.tracks.map(\.title) == ["Трек 01", "Трек 02", "Трек 03", "Трек 04"])
      #expect(sheet.tracks.map(\.date) == ["2013", "07.08.2010", "2011/04/05", "2013"])
    }
    let credits = CueSheet(try bytes(flacon + "testCue/03_stonecold.cue"))
    #expect(credits.tracks.count == 11 && credits.tracks[1].start == 218_400)
    #expect(credits.tracks[0].artist == "Robin Zander")
    #expect(credits.tracks[0].title == "Stone Cold Crazy")
    let dates = CueSheet(try bytes(flacon + "testCue/09_multiple_date.cue"))
    #expect(dates.tracks.map(\.date) == ["2012", "01.02.2003", "01/02/2014", "2011"])
    #expect(dates.tracks.map(\.start) == [440, 46_000, 85_133, 161_067])
    let sides = CueSheet(try bytes(flacon + "testCueData/02_multi_file.cue"))
    #expect(sides.tracks.count == 15 && sides.tracks[8].start == 0)
    #expect(sides.tracks[8].file == "Artist - Album. 2001 (LP2).flac")
    #expect(sides.tracks[7].end == nil && sides.tracks[0].end == 278_000)
    let audiobook = CueSheet(try bytes(flacon + "testCue/04_issue_75.cue"))
    #expect(audiobook.genre == "Audiobook" && audiobook.date == "2018")
  }
  @Test(.enabled(if: files != nil, "OTODANA_CORPUS names no folder"))
  func `any sheet of other programs' tests divides any file into sound parts, or not`() throws {
    var walk = DirectoryWalk(root: Array((Self.files ?? "").utf8))
    var count = 0
    while let directory = walk.next() {
      for sheet in directory.sheets {
        let file = try #require(
          RegularFile(path: FilePath.joined(directory.path, sheet.name)))
        defer { file.close() }
        count += 1
        var tags = FileTags()
        tags.duration = 600_000
        let whole = CueSheet(file.bytes(at: 0, count: file.size))
        for name in whole.files.map(\.name) {
          let parts = TrackPart.parts(
            of: tags, by: whole.inside(name), name: Array("x.flac".utf8))
          #expect(parts.count != 1)
          #expect(Set(parts.map(\.number)).count == parts.count)
          #expect(parts.allSatisfy { $0.number > 0 && $0.end.map { $0 < 600_000 } ?? true })
          #expect(parts.allSatisfy { ($0.tags.duration ?? -1) >= 0 && !$0.tags.title.isEmpty })
        }
      }
    }
    #expect(count > 30)
  }
}
