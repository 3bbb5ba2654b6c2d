import Glibc
import MusicModel
import Testing

@testable import MusicLibrary

/// Files that cue sheets divide into tracks, in a library.
@Suite struct CueTrackTests {
  /// A sheet of three tracks that start a second apart.
  private func sheet(_ file: String, titles: [String] = ["One", "Two", "Three"]) -> String {
    let tracks = titles.enumerated().map { index, title in
      "TRACK 0\(index + 1) AUDIO\r\n  TITLE \"\(title)\"\r\n  INDEX 01 00:0\(index):00\r\n"
    }
    return "REM DATE 1999\r\nPERFORMER \"Band\"\r\nTITLE \"Album\"\r\nFILE \"\(file)\" WAVE\r\n"
      + tracks.joined()
  }

  private func write(_ folder: MusicFolder, _ name: String, _ text: String) throws {
    try folder.directory.write(Array(text.utf8), to: "music/" + name)
  }

  /// All tracks as "number title seconds", by title.
  private func titles(_ folder: MusicFolder) async throws -> [String] {
    try await folder.tracks().map { "\($0.number ?? 0) \($0.title) \($0.duration ?? 0)s" }
  }

  /// The names of files that were skipped, with the reason.
  private func skipped(_ folder: MusicFolder) async throws -> [String] {
    try await folder.store.skippedFiles(limit: nil).map {
      "\(String(decoding: FilePath.split($0.path).name, as: UTF8.self)) \($0.reason)"
    }
  }

  private let three = ["1 One 1s", "3 Three 1s", "2 Two 1s"]

  @Test func `an image with a sheet is its tracks and no track of its own`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/album.flac", title: "Image", artist: "Band", album: "Album")
    try write(folder, "a/album.cue", sheet("album.flac"))
    try await folder.scan()
    #expect(try await titles(folder) == three)
    #expect(try await folder.albums() == ["Band: Album (3)"])
    #expect(try await skipped(folder).isEmpty)
    let found = try await folder.store.search(Query("two"))
    let track = try #require(found.tracks.first)
    let location = try #require(try await folder.store.location(ofTrack: track))
    #expect(location.start == 1_000 && location.end == 2_000 && location.part == 2)
    #expect(location.path == Array(folder.directory.path("music/a/album.flac").utf8))
    let again = try await folder.scan()
    #expect(again.revisions == 0 && again.progress.done == 1)
  }

  @Test func `a file that a scan was to divide as it was broken off is divided by the next`()
    async throws
  {
    let folder = try await MusicFolder()
    try folder.add("slow.flac", title: "Image")
    try await folder.scan()
    try write(folder, "album.cue", sheet("slow.flac"))
    _ = await folder.scanUntilPublished(command: try NotingWorker(in: folder.directory).command)
    try await folder.scan()
    #expect(try await titles(folder) == three)
    #expect(try await skipped(folder).isEmpty)
  }

  @Test func `sheets in a folder that is not for music are no faults`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/a.flac", title: "A")
    for number in 1...8 { try write(folder, "x/\(number).cue", sheet("none.flac")) }
    try write(folder, "x/.nomedia", "")
    try await folder.scan()
    #expect(try await skipped(folder).isEmpty)
  }

  @Test func `a sheet that names another suffix is for the file that is there`() async throws {
    let folder = try await MusicFolder()
    try folder.add("album.flac", title: "Image")
    try write(folder, "album.cue", sheet("C:\\Rips\\ALBUM.wav"))
    try await folder.scan()
    #expect(try await titles(folder) == three)
    // The file it names comes: the sheet is for that one now, and the other is a track again.
    try folder.add("album.wav", title: "Other image")
    try await folder.scan()
    #expect(try await titles(folder).contains("0 Image 3s"))
    #expect(try await titles(folder).count == 4)
    try folder.directory.delete("music/album.wav")
    try await folder.scan()
    #expect(try await titles(folder) == three)
  }

  @Test func `a sheet with one file a track adds nothing`() async throws {
    let folder = try await MusicFolder()
    var text = ""
    for number in 1...12 {
      try folder.add("\(number).flac", title: "Song \(number)", track: number)
      text += "FILE \"\(number).wav\" WAVE\nTRACK \(number) AUDIO\nINDEX 01 00:00:00\n"
    }
    try write(folder, "album.cue", text)
    try await folder.scan()
    #expect(try await folder.tracks().count == 12)
    #expect(try await skipped(folder).isEmpty)
  }

  @Test func `a set of several files divides each of them`() async throws {
    let folder = try await MusicFolder()
    try folder.add("A.flac")
    try folder.add("B.flac")
    let sides = ["A", "B"].enumerated().map { index, side in
      "FILE \(side).wav WAVE\nTRACK \(index * 2 + 1) AUDIO\nINDEX 01 00:00:00\n"
        + "TRACK \(index * 2 + 2) AUDIO\nTITLE Last\nINDEX 01 00:02:00\n"
    }
    try write(folder, "record.cue", sides.joined())
    try await folder.scan()
    #expect(
      Set(try await titles(folder)) == ["1 A 1 2s", "3 B 3 2s", "2 Last 1s", "4 Last 1s"])
  }

  @Test func `faulty sheets are listed, and the image stays as it is`() async throws {
    let folder = try await MusicFolder()
    try folder.add("image.flac", title: "Image")
    try write(folder, "1.cue", sheet("nowhere.wav"))
    try write(folder, "2.cue", "FILE \"image.flac\" WAVE\nTRACK 01 AUDIO\nTITLE \"No index\"\n")
    try folder.directory.write([0x89, 0x50, 0x4E, 0x47, 0, 1, 2, 0xFF], to: "music/3.cue")
    try write(folder, "4.cue", "")
    try write(folder, "5.cue", String(repeating: "REM x\n", count: 1_000_000))
    try write(folder, "6.cue", String(repeating: "\n", count: 100_000))
    let late = sheet("image.flac").replacing("INDEX 01 00:0", with: "INDEX 01 10:0")
    try write(folder, "7.cue", late)
    folder.directory.makeDirectory("music/8.cue")
    let faults = [
      "1.cue sheetWithoutFiles", "2.cue sheetWithoutTracks", "3.cue sheetWithoutTracks",
      "4.cue empty", "5.cue tooLarge", "6.cue sheetWithoutTracks", "7.cue sheetMisfit",
    ]
    for _ in 0..<2 {
      let progress = try await folder.scan().progress
      #expect(try await titles(folder) == ["0 Image 3s"])
      #expect(try await skipped(folder) == faults)
      #expect(progress.skipped == faults.count)
    }
    #expect(try await folder.scan(force: true).progress.skipped == faults.count)
  }

  @Test func `a sheet that did not fit is for the file that comes in place of the other`()
    async throws
  {
    let folder = try await MusicFolder()
    try folder.add("album.flac", title: "Image")
    let late = sheet("album.flac").replacing("INDEX 01 00:0", with: "INDEX 01 00:1")
    try write(folder, "album.cue", late)
    try await folder.scan()
    #expect(try await skipped(folder) == ["album.cue sheetMisfit"])
    var long = TaggedFlac(tags: [("TITLE", "Image")], sound: Array("longer".utf8))
    long.seconds = 60
    try folder.directory.write(long.bytes, to: "music/album.flac")
    try await folder.scan()
    #expect(try await titles(folder).count == 3)
    #expect(try await skipped(folder).isEmpty)
  }

  @Test func `tracks follow their sheet, and stay the tracks they were`() async throws {
    let folder = try await MusicFolder()
    try folder.add("album.flac", title: "Image")
    try await folder.scan()
    let image = try await folder.store.trackIDs()
    try write(folder, "album.cue", sheet("album.flac"))
    try await folder.scan()
    let parts = try await folder.store.trackIDs()
    #expect(parts.count == 3 && !parts.contains(image[0]))
    // Renamed in the sheet.
    try write(folder, "album.cue", sheet("album.flac", titles: ["A", "B", "C", "D"]))
    try await folder.scan()
    #expect(try await titles(folder).prefix(3) == ["1 A 1s", "2 B 1s", "3 C 1s"])
    #expect(Set(parts).isSubset(of: Set(try await folder.store.trackIDs())))
    // Without the sheet it is one track, the one it was.
    try folder.directory.delete("music/album.cue")
    try await folder.scan()
    #expect(try await folder.store.trackIDs() == image)
    // With it again the same parts, at another place.
    try write(folder, "album.cue", sheet("album.flac"))
    try folder.directory.rename("music/album.flac", to: "music/x/album.flac")
    try folder.directory.rename("music/album.cue", to: "music/x/album.cue")
    try await folder.scan()
    #expect(try await folder.store.trackIDs() == parts)
    try folder.directory.rename("music/x", to: "music/y/z")
    try await folder.scan()
    #expect(try await folder.store.trackIDs() == parts)
    #expect(try await titles(folder) == three)
  }

  @Test func `the sheet in a file's own tags divides it, one beside it before that`() async throws {
    let folder = try await MusicFolder()
    try folder.add("album.flac", extra: [("CUESHEET", sheet("old name.wav"))])
    try await folder.scan()
    #expect(try await titles(folder) == three)
    try write(folder, "album.cue", sheet("album.flac", titles: ["A", "B"]))
    try await folder.scan()
    #expect(try await titles(folder) == ["1 A 1s", "2 B 2s"])
    try folder.directory.delete("music/album.cue")
    try await folder.scan()
    #expect(try await titles(folder) == three)
  }

  @Test func `the sheet of a whole disc in the tags of one track divides nothing`() async throws {
    let folder = try await MusicFolder()
    let starts = sheet("disc.wav").replacing("01 00:01", with: "01 05:01")
      .replacing("01 00:02", with: "01 09:02")
    try folder.add("1.flac", title: "One", extra: [("CUESHEET", starts)])
    try await folder.scan()
    #expect(try await titles(folder) == ["0 One 3s"])
    #expect(try await skipped(folder).isEmpty)
  }

  @Test func `a FLAC file's own block divides an image, and no numbered track`() async throws {
    let folder = try await MusicFolder()
    let block = TaggedFlac.cueBlock(starts: [0, 44_100, 66_150])
    for (name, tags) in [("image", []), ("track", [("TRACKNUMBER", "7")])] {
      var file = TaggedFlac(tags: tags, sound: Array(name.utf8))
      file.cueBlock = block
      try folder.directory.write(file.bytes, to: "music/\(name).flac")
    }
    try await folder.scan()
    #expect(
      try await titles(folder) == ["1 image 1 1s", "2 image 2 0s", "3 image 3 1s", "7 track 3s"])
  }

  @Test func `credits, dates, discs and gains are the track's, else the sheet's`() async throws {
    let folder = try await MusicFolder()
    try folder.add(
      "x.flac", title: "Image", album: "Tagged",
      extra: [("GENRE", "Rock"), ("REPLAYGAIN_TRACK_GAIN", "-9 dB")])
    try write(
      folder, "x.cue",
      """
      rem discnumber 2
      rem totaldiscs "3"
      rem replaygain_album_gain -3.50 dB
      performer "Various Artists"
      title "Sheet"
      file "x.flac" wave
      track 01 audio
      title "First"
      performer "Ann"
      rem date 2001-05-06
      rem replaygain_track_gain -1.25 dB
      index 01 00:00:00
      track 02 audio
      title "Second"
      performer "Bob; Cid"
      songwriter "Dot"
      index 00 00:01:00
      index 01 00:01:37
      """)
    try await folder.scan()
    #expect(try await folder.albums() == ["*: Sheet (2)"])
    let rows = try await folder.store.rows(
      """
      SELECT title, artist, artists, composers, genres, disc, disc_total, number, number_total, date,
        track_gain, album_gain, start_ms, end_ms FROM tracks ORDER BY part
      """)
    #expect(
      rows == [
        "First|Ann|Ann||Rock|2|3|1|2|2001-05-06|-1.25|-3.5|0|1493",
        "Second|Bob; Cid|Bob\nCid|Dot|Rock|2|3|2|2|||-3.5|1493|",
      ])
  }

  @Test func `a sheet in an old charset is read`() async throws {
    let folder = try await MusicFolder()
    try folder.add("album.flac")
    let title: [UInt8] = [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2, 0x20, 0xEC, 0xE8, 0xF0]  // Привет мир
    let text = sheet("album.flac", titles: ["@", "b"]).split(separator: "@").map { Array($0.utf8) }
    try folder.directory.write(text[0] + title + text[1], to: "music/album.cue")
    try await folder.scan()
    #expect(try await titles(folder).last == "1 Привет мир 1s")
  }

  @Test func `a forgotten root takes its sheets along`() async throws {
    let folder = try await MusicFolder()
    try folder.add("album.flac")
    try write(folder, "album.cue", sheet("album.flac"))
    try write(folder, "bad.cue", "nothing")
    try await folder.scan()
    let root = try #require(try await folder.store.roots().first)
    try await folder.store.forget(root.id)
    #expect(try await folder.tracks().isEmpty)
    #expect(try await skipped(folder).isEmpty)
  }
}

extension LibraryStore {
  /// The rows of a query, their columns joined with a bar.
  fileprivate func rows(_ sql: String) throws -> [String] {
    try connection.rows(sql) { row in
      (0..<Int32(14)).map { row.text($0) }.joined(separator: "|")
    }
  }
}
