import MusicLibrary
import Testing

/// Whether a folder may become a library, told without going through all of it.
@Suite struct HoldsMusicTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private var holdsMusic: Bool {
    MusicLibrary.MusicFolder.holdsMusic(Array(directory.path("music").utf8))
  }

  @Test func `music is found beside many other files`() throws {
    #expect(!holdsMusic)
    for number in 0..<300 { try directory.write([], to: "music/\(number).txt") }
    #expect(!holdsMusic)
    try directory.write([], to: "music/Album/1.flac")
    #expect(holdsMusic)
  }

  @Test func `music is found where thousands of albums lie side by side`() throws {
    for number in 0..<2_500 { try directory.write([], to: "music/\(number)/1.mp3") }
    #expect(holdsMusic)
  }

  @Test func `music is found far below`() throws {
    try directory.write([], to: "music/a/b/c/d/e/f/1.opus")
    #expect(holdsMusic)
  }
}
