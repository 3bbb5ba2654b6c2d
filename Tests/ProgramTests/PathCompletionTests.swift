import Glibc
import TermHarness
import Testing

/// Paths that are typed in the program, with the files of a real folder.
struct PathCompletionTests {
  @Test func `tab completes a path, whatever bytes its names are, and the file is imported`() throws
  {
    let home = try TestHome()
    try home.addSong("music/song.flac", title: "Song", artist: "Artist", album: "Album")
    try home.write("lists/other.txt", "")
    try home.write("lists/.hidden.m3u8", "")
    home.makeFolder("lists/old")
    let list = "#EXTM3U\n\(home.path("music/song.flac"))\n"
    let name = Array(home.path("lists/m").utf8) + [0xFF, 0x1B] + Array("[31m.m3u8".utf8) + [0]
    let file = open(name.map { CChar(bitPattern: $0) }, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    try #require(file >= 0)
    #expect(write(file, list, list.utf8.count) == list.utf8.count)
    close(file)
    let program = try ProgramTerm(home.path("music"), home: home)
    try program.waitForTracks("1")
    try program.press(":imp\t~/li\t", until: "the folder") { $0.contains(":import ~/lists/") }
    try program.press("\t", until: "a choice without what is hidden") {
      $0.row(23).contains("old/  other.txt") && !$0.contains(".hidden")
    }
    try program.press("m\t", until: "the file") {
      $0.contains(":import ~/lists/m\u{FFFD}[31m.m3u8")
    }
    try program.press("\r", until: "the playlist") { $0.row(22).contains("1 song") }
    try program.press("1", until: "the list of playlists") {
      $0.row(0).hasPrefix(" Playlists") && $0.contains("m\u{FFFD}[31m")
    }
    #expect(OwnControls.strangers(in: program.term.output) == [])
    try program.quit()
  }
}
