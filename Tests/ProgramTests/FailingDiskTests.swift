import TermHarness
import Testing

/// A disk that fails while a directory is listed.
struct FailingDiskTests {
  @Test(arguments: [0, 2, 4])
  func `what was known of a directory stays while its listing fails, and the fault is listed`(
    given: Int
  ) throws {
    let home = try TestHome()
    for number in 1...5 {
      try home.addSong(
        "music/a/\(number).flac", title: "A\(number)", artist: "Ann", album: "A", track: number)
    }
    try home.addSong("music/a/below/1.flac", title: "Below", artist: "Ann", album: "Below")
    try home.addSong("music/b/1.flac", title: "B1", artist: "Bob", album: "B")
    let first = try PipedProgram(["scan", home.path("music")], home: home)
    #expect(first.status == .exited(0))
    let songs = try PipedProgram(["list", "songs"], home: home).output
    #expect(songs.split(separator: "\n").count == 7)

    try home.delete("music/a/5.flac")
    try home.addSong("music/b/2.flac", title: "B2", artist: "Bob", album: "B", track: 2)
    let disk = try FailingDisk.environment(in: home, failing: "/music/a", after: given)
    let failed = try PipedProgram(["scan", "--json"], home: home, environment: disk)
    #expect(failed.status == .exited(0))
    #expect(failed.output.contains(#""new": 1, "changed": 0, "moved": 0, "removed": 0"#))
    #expect(
      failed.output.contains(
        #""skipped_files": [{"reason": "readError", "path": "\#(home.path("music/a"))/"}]"#),
      "\(failed.output)")
    let kept = try PipedProgram(["list", "songs"], home: home).output
    #expect(kept.split(separator: "\n").count == 8)

    let whole = try PipedProgram(["scan", "--json"], home: home)
    #expect(whole.output.contains(#""removed": 1, "skipped": 0"#), "\(whole.output)")
    #expect(try PipedProgram(["list", "songs"], home: home).output.contains("Below"))
  }
}
