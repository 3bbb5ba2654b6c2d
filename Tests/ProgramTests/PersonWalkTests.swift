import TermHarness
import Testing

/// What a person does in one sitting, on a real terminal with a library of files.
struct PersonWalkTests {
  private func makeHome() throws -> TestHome {
    let home = try TestHome()
    let albums = [
      ("Kind of Blue", "Miles Davis", ["So What", "Blue in Green"]),
      ("Blue Train", "John Coltrane", ["Blue Train", "Lazy Bird"]),
      ("夜に駆ける", "YOASOBI", ["夜に駆ける"]), ("Ágætis byrjun", "Sigur Rós", ["Svefn-g-englar"]),
    ]
    for (album, artist, songs) in albums {
      for (index, song) in songs.enumerated() {
        try home.addSong(
          "music/\(album)/\(index + 1).flac", title: song, artist: artist, album: album,
          track: index + 1)
      }
    }
    try home.addAlbums(0..<30, to: "music")
    return home
  }

  private func start(_ home: TestHome) throws -> ProgramTerm {
    let program = try ProgramTerm(
      home.path("music"), width: 100, height: 40, home: home)
    try program.waitForTracks("36")
    return program
  }

  /// Opens a screen and waits until it has its content, which comes after its title.
  private func open(
    _ screen: String, by keys: String, showing words: String = "", _ program: ProgramTerm
  ) throws {
    try program.press(keys, until: screen) {
      $0.row(0).hasPrefix(" \(screen) ") && (words.isEmpty || $0.contains(words))
    }
  }

  @Test func `an album is found in the grid, in the list and by a search`() throws {
    let program = try start(makeHome())
    try open("Albums", by: "3", showing: "Album 0", program)
    try program.press("'k", untilFocused: "Kind of Blue")
    try open("Kind of Blue", by: "\r", program)
    try program.term.waitForFrame("its tracks") { $0.contains("Blue in Green") }
    try program.goBack(to: "Albums", focus: "Kind of Blue")

    program.term.send("/blue train\r")
    try program.term.waitForFrame("the finding") { _ in program.focusedText == "Blue Train" }
    try open("Blue Train", by: "\r", program)
    try program.goBack(to: "Albums", focus: "Blue Train")

    try program.press("\u{13}agaetis", until: "what is found") {
      $0.row(0).hasPrefix(" Search") && $0.contains("Top Hit") && $0.contains("Ágætis byrjun")
    }
    try program.press("\r", untilFocused: "Ágætis byrjun")
    try open("Ágætis byrjun", by: "\r", program)
    try program.goBack(to: "Search", focus: "Ágætis byrjun")
    try program.goBack(to: "Albums", focus: "Blue Train")
  }

  @Test func `a playlist is made, filled, undone, made again and there the next time`() throws {
    let home = try makeHome()
    let program = try start(home)
    try open("Playlists", by: "1", program)
    try program.press("oEvening\r", untilFocused: "Evening")
    try open("Albums", by: "g3", showing: "Album 0", program)
    try program.press("'k", untilFocused: "Kind of Blue")
    try open("Add to a playlist", by: "b", showing: "Evening", program)
    try program.press("j", untilFocused: "Evening")
    try program.press("\r", until: "that it was added") {
      $0.row(0).hasPrefix(" Albums") && $0.row(38).contains("Added to the playlist")
    }
    #expect(program.focusedText == "Kind of Blue")
    try program.press("u", until: "the undo") { $0.row(38).contains("Undone") }
    try program.press("g1", until: "an empty list") { $0.contains("0 songs") }
    try program.press("\u{12}", until: "the redo") {
      $0.row(38).contains("Done again") && $0.contains("2 songs")
    }
    try open("Evening", by: "\r", program)
    try program.term.waitForFrame("its tracks") {
      $0.contains("So What") && $0.contains("Blue in Green")
    }
    #expect(try program.quit() == .exited(0))

    let again = try start(home)
    try again.press("1", until: "the list") { $0.contains("Evening") && $0.contains("2 songs") }
  }

  @Test func `sorted, resized in the middle and gone elsewhere, it comes back to its place`()
    throws
  {
    let program = try start(makeHome())
    try open("Albums", by: "3", showing: "Album 0", program)
    try program.press("/album 21\r", untilFocused: "Album 21")
    try program.press("s", until: "another order") {
      $0.row(38).contains("sorted by artist") && program.focusedText == "Album 21"
    }
    try program.press("\u{1B}[B", until: "the row below") { _ in
      program.focusedText.hasPrefix("Album") && program.focusedText != "Album 21"
    }
    let name = program.focusedText
    try program.press("k", untilFocused: "Album 21")
    let before = Array(program.term.rows[1..<38])
    try open("Album 21", by: "\r", program)
    for (width, height) in [(60, 20), (140, 50), (100, 40)] {
      try program.resize(width, height) {
        $0.row(0).hasPrefix(" Album 21") && $0.row(0).hasSuffix("? help")
          && $0.row(height - 1).contains("back")
      }
    }
    try open("Queue", by: "Q", program)
    try program.goBack(to: "Album 21", focus: "Album 21")
    try program.goBack(to: "Albums", focus: "Album 21")
    #expect(Array(program.term.rows[1..<38]) == before)
    try program.press("j", untilFocused: name)
  }

  @Test func `a playlist goes to a file and comes back from it`() throws {
    let home = try makeHome()
    let program = try start(home)
    try program.press("\u{13}kind\r", untilFocused: "Kind of Blue")
    try program.press("b\rBlue\r", until: "the playlist") {
      $0.row(38).contains("Playlist made")
    }
    try program.press("g1", untilFocused: "Blue")
    try program.press(":export ~/music list.m3u8\r", until: "the file") {
      $0.row(38).contains("~/music list.m3u8 was written")
    }
    #expect(try home.text("music list.m3u8").contains("music/Kind of Blue/1.flac"))
    try program.press("E\r", until: "another file") {
      $0.row(38).contains("~/Blue.m3u8 was written")
    }
    try program.press("E\r", until: "that it is there") { $0.row(38).contains("is there already") }
    try program.press("O~/music list.m3u8\r", until: "another playlist") {
      $0.row(38).contains("was read; u undoes it · 2 songs")
    }
    try program.press("u", until: "the undo") { $0.row(38).contains("Undone") }
    try program.press("O/nowhere.m3u\r", until: "the failure") {
      $0.row(38).contains("/nowhere.m3u: cannot be read")
    }
    try program.press("O-\r", until: "no wait for the terminal") {
      $0.row(38).contains("-: cannot be read")
    }
  }
}
