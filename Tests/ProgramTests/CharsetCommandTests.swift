import TermHarness
import Testing

/// `:charset` on the screen: files are read again, and as they were after an undo.
struct CharsetCommandTests {
  /// An MP3 file of silence whose old tag has a title in some charset.
  ///
  /// - SeeAlso: ID3v1: 30 bytes each for title, artist and album at the end of the file.
  private func file(title: [UInt8]) -> [UInt8] {
    func field(_ text: [UInt8], _ size: Int) -> [UInt8] {
      text + [UInt8](repeating: 0, count: size - text.count)
    }
    let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 413)
    return (0..<40).flatMap { _ in frame } + Array("TAG".utf8) + field(title, 30)
      + field(Array("Band".utf8), 30) + field(Array("Album".utf8), 30) + field([], 34) + [0xFF]
  }

  @Test func `an album is read in another charset, and as before after an undo`() throws {
    let home = try TestHome()
    // Reaktsiya, reaction, in Windows-1251.
    let title: [UInt8] = [0xD0, 0xE5, 0xE0, 0xEA, 0xF6, 0xE8, 0xFF]
    try home.write("music/a/1.mp3", file(title: title))
    let program = try ProgramTerm(home.path("music"), width: 100, height: 30, home: home)
    try program.waitForTracks("1", showing: "Album")
    try program.press("\t\r", until: "the title as it is guessed") { $0.contains("Реакция") }
    try program.press(":charset koi8-r\r", until: "the title in KOI8-R") {
      $0.contains("пЕЮЙЖХЪ") && !$0.contains("Реакция")
    }
    try program.press("i", until: "the charset that was chosen") {
      $0.contains("Charset (chosen)") && $0.contains("KOI8-R")
    }
    try program.press("u", until: "the guess again") {
      $0.contains("Charset (guess)") && $0.contains("CP1251")
    }
    try program.press("i", until: "the title as before") { $0.contains("Реакция") }
    #expect(try program.quit() == .exited(0))
  }

  @Test func `the program that scans reads what another one chose a charset for`() throws {
    let home = try TestHome()
    try home.write("music/a/1.mp3", file(title: [0xD0, 0xE5, 0xE0, 0xEA, 0xF6, 0xE8, 0xFF]))
    let first = try ProgramTerm(home.path("music"), width: 100, height: 30, home: home)
    try first.waitForTracks("1", showing: "Album")
    let second = try ProgramTerm(width: 100, height: 30, home: home)
    try second.waitForTracks("1", showing: "Album")
    try second.press("\t:charset koi8-r\r", until: "that it was chosen") {
      $0.contains("read again")
    }
    for program in [first, second] {
      try program.press("4", until: "the title in KOI8-R") { $0.contains("пЕЮЙЖХЪ") }
    }
  }
}
