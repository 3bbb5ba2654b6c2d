import Glibc
import TermHarness
import Testing

/// The demo library: written, scanned, browsed, opened, found again.
struct DemoTests {
  @Test func `the demo library is all that is promised`() throws {
    let home = try TestHome()
    let own = Array("the person's own library".utf8)
    try home.write(TestDatabase.path, own)
    let first = try ProgramTerm("--demo", width: 100, height: 40, home: home)
    try waitForScan(first)
    expectLibrary(first)
    try openDiscs(first)
    try openCompilation(first)
    #expect(try first.quit() == .exited(0))

    let files = FileTree.size(of: home.path("cache/otodana/demo"))
    #expect((1_000_000..<20_000_000).contains(files))
    #expect(FileTree.names(in: home.path("data/otodana")) == ["library.db"])
    #expect(try home.read(TestDatabase.path) == own)

    try startAgain(home)
  }

  /// Writing, painting and playing the tunes takes its time in a debug build.
  private func waitForScan(_ program: ProgramTerm) throws {
    for _ in 0..<12 {
      do {
        return try program.term.waitForFrame("the whole library") {
          $0.row(0).contains("scan ✓") && $0.contains("Harbour Lights")
        }
      } catch TermError.timedOut {}
    }
    Issue.record("the demo library did not come:\n\(program.term.rows.joined(separator: "\n"))")
  }

  private func expectLibrary(_ program: ProgramTerm) {
    let count = program.term.row(38).split(separator: " ").compactMap { Int($0) }
    #expect(count.count == 3 && count[1] >= 40, "artists, albums and songs: \(count)")
    #expect(!program.term.row(0).contains("skipped"))
    #expect(program.term.contains("Recently Added"))
    #expect(program.term.contains("Harbour Lights"), "the newest album comes first")
  }

  private func openDiscs(_ program: ProgramTerm) throws {
    try program.press("2", until: "the artists") { $0.contains("Ada Wren") }
    try program.press("'O", untilFocused: "Okafor & Lindqvist")
    try program.press("\r", until: "the albums") {
      $0.contains("Two Rivers") && $0.contains("Concentric")
    }
    for key in ["", "l", "h", "j", "k"] where program.focusedText != "Two Rivers" {
      try program.press(key, until: "a move") { _ in true }
    }
    try program.press("\r", until: "both discs with their subtitles") {
      $0.contains("Disc 1 — Upstream") && $0.contains("Disc 2 — Downstream")
    }
    #expect(program.term.contains("Confluence"))
    #expect(program.term.contains("Estuary"))
    try program.press("g0", until: "the Library") { $0.row(0).hasPrefix(" Library") }
  }

  private func openCompilation(_ program: ProgramTerm) throws {
    try program.press("2", until: "the artists") { $0.contains("Ada Wren") }
    try program.press("'V", untilFocused: "Josephine Vale")
    try program.press("j", untilFocused: "Various Artists")
    try program.press("\r", until: "the compilation") { $0.contains("One Roof, Many Rooms") }
    try program.press("\r", until: "its tracks with their artists") {
      $0.row(0).hasPrefix(" One Roof, Many Rooms") && $0.contains("Kitchen Radio")
        && $0.contains("The Lantern Club") && $0.contains("月と自転車")
    }
    #expect(program.term.contains("Various Artists"))
  }

  /// A second start shows everything in its first frame, and opens no file that did not change.
  private func startAgain(_ home: TestHome) throws {
    let folder = home.path("cache/otodana/demo")
    let file = try #require(anyMusic(in: folder))
    try spoil(file)
    try TestDatabase.execute(
      "UPDATE tracks SET changed_at = 0", in: home, path: "cache/otodana/demo.db")
    var wholeFirstFrames = 0
    for _ in 0..<3 {
      let program = try ProgramTerm("--demo", width: 100, height: 40, home: home)
      if program.term.contains("Harbour Lights") { wholeFirstFrames += 1 }
      try program.term.waitForFrame("the end of the scan") { $0.row(0).contains("scan ✓") }
      #expect(!program.term.row(0).contains("skipped"), "a file was read again")
      try program.quit()
    }
    // On a busy machine a start may show its first frame before the library has answered.
    #expect(wholeFirstFrames > 0, "no first frame had albums")
  }

  private func anyMusic(in folder: String) -> String? {
    for name in FileTree.names(in: folder) {
      if name.hasSuffix(".flac") { return folder + "/" + name }
      if let found = anyMusic(in: folder + "/" + name) { return found }
    }
    return nil
  }

  /// Overwrites a file's start but leaves its size and its date: only who reads it can tell, and
  /// who remembers when the system saw it change.
  private func spoil(_ path: String) throws {
    var status = stat()
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else { throw SystemFailure(errno) }
    defer { close(descriptor) }
    let junk = [UInt8](repeating: 0, count: 100)
    #expect(write(descriptor, junk, junk.count) == junk.count)
    futimens(descriptor, [status.st_atim, status.st_mtim])
  }
}
