import Testing

@testable import MusicLibrary

@Suite struct CueSheetTests {
  /// Tracks as lines of "number file start: artist - title".
  private func lines(_ sheet: CueSheet) -> [String] {
    sheet.tracks.map { "\($0.number) \($0.file) \($0.start): \($0.artist) - \($0.title)" }
  }

  @Test func `one file becomes several tracks, keywords in any case`() {
    let sheet = CueSheet(
      embedded: """
        rem genre "Jazz"
        REM DATE 1959
        REM DISCNUMBER 1
        REM TOTALDISCS 2
        performer "Miles"
        Title "Kind"
        file "album.flac" wave
          track 01 audio
            title "So What"
            index 01 00:00:00
          TRACK 02 AUDIO
            TITLE "Freddie"
            PERFORMER "Bill"
            REM DATE 1960
            INDEX 00 09:00:00
            INDEX 01 09:22:33
        """)
    #expect(
      lines(sheet) == ["1 album.flac 0: Miles - So What", "2 album.flac 562440: Bill - Freddie"])
    #expect(sheet.title == "Kind" && sheet.genre == "Jazz")
    #expect(sheet.disc == 1 && sheet.discTotal == 2)
    #expect(sheet.tracks.map(\.date) == ["1959", "1960"])
    #expect(sheet.tracks.map(\.gapStart) == [nil, 540_000])
    #expect(sheet.tracks.map(\.end) == [562_440, nil])
    #expect(!sheet.isFilePerTrack)
  }

  @Test func `a sheet of one file a track adds nothing`() {
    let text = (1...12).map { "FILE \"\($0).flac\" WAVE\nTRACK \($0) AUDIO\nINDEX 01 00:00:00\n" }
    #expect(CueSheet(embedded: text.joined()).isFilePerTrack)
  }

  @Test func `gaps at the ends of files leave the track in its own file`() {
    let sheet = CueSheet(
      embedded: """
        FILE "1.wav" WAVE
          TRACK 01 AUDIO
            INDEX 01 00:00:00
          TRACK 02 AUDIO
            INDEX 00 03:00:00
        FILE "2.wav" WAVE
            INDEX 01 00:00:00
        """)
    #expect(sheet.tracks.map(\.file) == ["1.wav", "2.wav"])
    #expect(sheet.tracks.map(\.start) == [0, 0])
    #expect(sheet.tracks.map(\.gapStart) == [nil, nil])
  }

  @Test func `a broken track does not lose the others`() {
    let sheet = CueSheet(
      embedded: """
        FILE a.mp3 MP3
        TRACK 01 AUDIO
        TITLE "One"
        INDEX 01 00:01:00
        TRACK 02 AUDIO
        TITLE "Broken"
        INDEX 01 nowhere
        TRACK 03 MODE1/2352
        INDEX 01 02:00:00
        TRACK 04 AUDIO
        TITLE Four
        INDEX 00 05:00:00
        """)
    #expect(lines(sheet) == ["1 a.mp3 1000:  - One", "4 a.mp3 300000:  - Four"])
  }

  @Test func `quotation marks inside a title stay`() {
    let sheet = CueSheet(
      embedded:
        "FILE \"my \"best\" of.wav\" WAVE\nTRACK 1 AUDIO\nTITLE \"The \"Mix\"\"\nINDEX 1 0:0:0")
    #expect(lines(sheet) == ["1 my \"best\" of.wav 0:  - The \"Mix\""])
  }

  @Test func `a sheet in Cyrillic is read in its charset`() {
    // "Альбом", "Супер группа", "Трек первый" in CP1251.
    let album: [UInt8] = [0xC0, 0xEB, 0xFC, 0xE1, 0xEE, 0xEC]
    let artist: [UInt8] = [
      0xD1, 0xF3, 0xEF, 0xE5, 0xF0, 0x20, 0xE3, 0xF0, 0xF3, 0xEF, 0xEF, 0xE0,
    ]
    let title: [UInt8] = [0xD2, 0xF0, 0xE5, 0xEA, 0x20, 0xEF, 0xE5, 0xF0, 0xE2, 0xFB, 0xE9]
    let bytes =
      Array("PERFORMER \"".utf8) + artist + Array("\"\r\nTITLE \"".utf8) + album
      + Array("\"\r\nFILE \"".utf8) + album
      + Array(".wav\" WAVE\r\nTRACK 01 AUDIO\r\nTITLE \"".utf8) + title
      + Array("\"\r\nINDEX 01 00:00:00\r\n".utf8)
    let sheet = CueSheet(bytes)
    #expect(sheet.title == "Альбом")
    #expect(lines(sheet) == ["1 Альбом.wav 0: Супер группа - Трек первый"])
    #expect(sheet.tracks.first?.fileLiteral == album + Array(".wav".utf8))
  }
}
