import Glibc
import TermHarness
import Testing

/// Folders of a person's own, given on the command line.
struct OwnFolderTests {
  @Test func `albums appear while the scan runs`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<4_000, to: "music")
    let program = try ProgramTerm(home.path("music"), home: home)
    try program.term.waitForFrame("albums during the scan") {
      $0.row(0).contains("scanning") && $0.contains("Album ") && $0.contains("Artist ")
    }
    try program.press("\t", until: "an album with the focus") { _ in
      program.focusedText.hasPrefix("Album ")
    }
    try program.waitForTracks("4,000")
  }

  @Test func `files that are broken or may not be read are skipped and counted`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<2, to: "music")
    try home.write("music/0/broken.flac", "this is not music")
    try home.write("music/0/empty.mp3", "")
    try home.write("music/0/cut.flac", Array(MusicFile.flac([("TITLE", "Cut")]).prefix(20)))
    chmod(try home.write("music/0/secret.flac", MusicFile.flac([("TITLE", "Secret")])), 0)
    mkfifo(home.path("music/0/pipe.flac"), 0o644)
    home.makeFolder("music/0/folder.flac")
    let program = try ProgramTerm(
      home.path("music"), home: home, wrapper: ProgramTerm.withoutPrivileges)
    try program.waitForTracks("2")
    try program.term.waitForFrame("the count") { $0.row(0).contains("4 files skipped") }
    try program.quit()
  }

  @Test func `a folder that may not be entered costs only itself`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<2, to: "music")
    try home.addAlbums(2..<3, to: "music/locked")
    chmod(home.path("music/locked"), 0)
    defer { chmod(home.path("music/locked"), 0o755) }
    let program = try ProgramTerm(
      home.path("music"), home: home, wrapper: ProgramTerm.withoutPrivileges)
    try program.waitForTracks("2")
  }

  @Test func `an empty folder has an empty library that says what to do`() throws {
    let home = try TestHome()
    let program = try ProgramTerm(home.makeFolder("music"), home: home)
    try program.term.waitForFrame("the empty state") {
      $0.contains("No albums yet") && $0.contains("otodana DIR adds a music folder")
    }
  }

  @Test func `CD1 and CD2 are two discs of one album`() throws {
    let home = try TestHome()
    for disc in 1...2 {
      for track in 1...2 {
        try home.addSong(
          "music/Album/CD\(disc)/\(track).flac", title: "Song \(disc)-\(track)", artist: "Band",
          album: "Double", track: track)
      }
    }
    let program = try ProgramTerm(home.path("music"), home: home)
    try program.waitForTracks("4", showing: "1 album ·", "Double")
    try program.press("\t\r", until: "both discs") {
      $0.contains("Disc 1") && $0.contains("Disc 2") && $0.contains("Song 2-2")
    }
    let wanted = ["Disc 1", "Song 1-1", "Song 1-2", "Disc 2", "Song 2-1", "Song 2-2"]
    let shown = program.term.rows.compactMap { wanted.first(where: $0.contains) }
    #expect(shown == wanted)
  }

  @Test func `the picture in the folder is the cover`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<1, to: "music")
    try home.write("music/0/folder.png", MusicFile.greenPixel)
    let program = try ProgramTerm(
      home.path("music"), environment: ["COLORTERM": "truecolor"], home: home)
    try program.term.waitForFrame("the cover") { term in
      term.contains("Album 0") && term.cell(x: 4, y: 12).background == .rgb(10, 200, 30)
    }
  }

  @Test func `WAV files have their tags`() throws {
    let home = try TestHome()
    try home.write(
      "music/one.wav", MusicFile.wav(title: "Rain", artist: "Weather", album: "Field Notes"))
    let program = try ProgramTerm(home.path("music"), home: home)
    try program.waitForTracks("1", showing: "Field Notes", "Weather")
    try program.press("4", until: "the song") { $0.contains("Rain") && $0.contains("0:01") }
  }

  @Test func `R finds what was added and what was removed`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<3, to: "music")
    let program = try ProgramTerm(home.path("music"), width: 126, height: 60, home: home)
    try program.waitForTracks("3")
    try home.addAlbums(3..<5, to: "music")
    try program.press("R", until: "the new ones") {
      $0.row(0).contains("scan ✓ 5 tracks") && $0.contains("Album 4")
    }
    for number in 0..<4 { try home.delete("music/0/\(number).flac") }
    try program.press("R", until: "what is left") {
      $0.row(0).contains("scan ✓ 1 track ") && !$0.contains("Album 3")
    }
    #expect(program.term.contains("Album 4"))
  }

  @Test func `two folders are one library, known the next time`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<1, to: "rock")
    try home.addAlbums(1..<3, to: "jazz")
    let program = try ProgramTerm(home.path("rock"), home.path("jazz"), home: home)
    try program.waitForTracks("3", showing: "Album 0", "Album 1", "Album 2")
    try program.quit()
    let next = try ProgramTerm(home: home)
    try next.waitForTracks("3", showing: "Album 0", "Album 1", "Album 2")
  }

  @Test func `a folder that is gone loses nothing`() throws {
    let home = try TestHome()
    try home.addAlbums(0..<2, to: "stick/music")
    let first = try ProgramTerm(home.path("stick/music"), home: home)
    try first.waitForTracks("2")
    try first.quit()
    #expect(rename(home.path("stick"), home.path("unplugged")) == 0)
    let next = try ProgramTerm(home: home)
    try next.waitForTracks("2", showing: "✗ Album 0", "✗ Album 1")
    try next.press("\tp", until: "why it does not play") {
      $0.contains("is offline; R looks for its folder again")
    }
    #expect(rename(home.path("unplugged"), home.path("stick")) == 0)
    try next.press("R", until: "both again") { $0.contains("Album 0") && !$0.contains("✗") }
  }

  @Test func `a letter goes to the songs, albums and playlists that begin with it`() throws {
    let home = try TestHome()
    for (number, title) in ["Apple", "Pear", "Zebra"].enumerated() {
      try home.addSong(
        "music/\(number)/1.flac", title: title, artist: "Artist of \(title)",
        album: "Some \(title)")
    }
    let program = try ProgramTerm(home.path("music"), home: home)
    try program.waitForTracks("3")
    try program.press("4", untilFocused: "Apple")
    try program.press("'p", untilFocused: "Pear")
    try program.press("S'z", untilFocused: "Zebra")
    try program.press("'q", until: "that there is none") { $0.contains("Q: not found here") }
    try program.press("g3", untilFocused: "Some Apple")
    try program.press("s'a", untilFocused: "Some Apple")
  }

  @Test func `files without tags go by the names of file and folder`() throws {
    let home = try TestHome()
    try home.write("music/Some Folder/Some Song.flac", MusicFile.flac([]))
    let program = try ProgramTerm(home.path("music"), home: home)
    try program.waitForTracks("1")
    try program.press("4", until: "the file's name") { $0.contains("Some Song") }
  }
}
