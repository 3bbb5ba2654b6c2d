import Glibc
import Testing

@testable import MusicLibrary

@Suite struct SearchCommandTests {
  /// Runs the program as in a shell.
  ///
  /// - Returns: Standard output and the exit status.
  private func run(_ folder: MusicFolder, _ words: String) throws -> (output: String, status: Int) {
    let database = folder.directory.path("data")
    let command = "XDG_DATA_HOME='\(database)' '\(MusicFolder.programPath)' search \(words) 2>&1"
    let stream = try #require(popen(command, "r"))
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      if count == 0 { break }
      output += buffer[..<count]
    }
    let status = pclose(stream) >> 8 & 0xFF
    return (String(decoding: output, as: UTF8.self), Int(status))
  }

  /// A library where the program keeps the person's own.
  private func folder() async throws -> MusicFolder {
    let folder = try await MusicFolder(database: "data/otodana/library.db")
    try folder.add("a/1.flac", title: "Jan\"itor\u{1B}[1m", artist: "Nico", album: "Desertshore")
    try folder.add("b/2.flac", title: "Other", artist: "Nobody", album: "None")
    let name = Array("music/c/".utf8) + [0xFF] + Array(".flac".utf8)
    try folder.directory.write(
      TaggedFlac(tags: [("TITLE", "Bytes")], sound: [1]).bytes, to: name)
    try await folder.scan()
    return folder
  }

  @Test func `tracks are printed one a line, safe for a terminal`() async throws {
    let folder = try await folder()
    let found = try run(folder, "nico")
    #expect(found.output == "Nico – Jan\"itor[1m (Desertshore)\n" && found.status == 0)
    #expect(try run(folder, "artist:nobody -- -nico").output == "Nobody – Other (None)\n")
    let nothing = try run(folder, "nothing like it")
    #expect(nothing.output.isEmpty && nothing.status == 0)
  }

  @Test func `a field that there is not is told where nothing is found`() async throws {
    let folder = try await MusicFolder(database: "data/otodana/library.db")
    try folder.add("1.flac", title: "Re:Stacks", artist: "A", album: "A")
    try await folder.scan()
    let unknown = try run(folder, "colour:red")
    #expect(unknown.output.hasPrefix("otodana: There is no field colour. The fields are artist, "))
    #expect(unknown.status == 0)
    #expect(
      try run(folder, "year:soon").output
        == "otodana: year: does not take soon, but such as 1990, 1990..1999, >=1990\n")
    #expect(try run(folder, "re:stacks").output == "A – Re:Stacks (A)\n")
    #expect(try run(folder, "'re: stacks'").output == "A – Re:Stacks (A)\n")
    #expect(try run(folder, "--json colour:red").output.hasSuffix("\n[]\n"))
  }

  @Test func `tracks are printed as JSON`() async throws {
    let folder = try await folder()
    let found = try run(folder, "--json nico")
    #expect(found.status == 0)
    #expect(found.output.hasPrefix("[{\"id\": "))
    #expect(found.output.contains("\"title\": \"Jan\\\"itor\\u001b[1m\""))
    #expect(found.output.hasSuffix("/music/a/1.flac\"}]\n"))
    let bytes = try run(folder, "--json bytes").output
    #expect(bytes.contains("/music/c/\u{FFFD}.flac\", \"path_bytes\": \"2f"))
    #expect(bytes.contains("2fff2e666c6163\"}"))
    #expect(try run(folder, "--json nothing").output == "[]\n")
  }

  @Test func `every kind of query works as it is typed`() async throws {
    let folder = try await MusicFolder(database: "data/otodana/library.db")
    let night = [("DATE", "1994"), ("GENRE", "Hip-Hop/Rap")]
    try folder.add("1.flac", title: "夜のうた", artist: "ﾊｰﾄ", album: "Gæst", extra: night)
    try folder.add("2.flac", title: "Øl og ßall", artist: "Łódź", album: "Gæst")
    try folder.add("3.flac", title: "Up", artist: "Kings of Ice", album: "Ice", track: 7)
    try folder.add("4.flac", title: "Upside down", artist: "Dıana", album: "Up and up")
    try await folder.scan()
    let queries: [(words: String, titles: [String])] = [
      ("artist:ハート", ["夜のうた"]), ("はーと", ["夜のうた"]), ("夜", ["夜のうた"]),
      ("うた", ["夜のうた"]), ("ｳﾀ", ["夜のうた"]), ("lodz", ["Øl og ßall"]),
      ("'ol ssall'", ["Øl og ßall"]), ("album:gaest year:1990..1999", ["夜のうた", "Øl og ßall"]),
      ("genre:rap", ["夜のうた"]), ("diana", ["Upside down"]), ("up", ["Up", "Upside down"]),
      ("p -- -diana", ["Up"]), ("'\"kings of ice\"'", ["Up"]),
      ("'added:<30d' plays:0 format:flac title:up -- -album:ice", ["Upside down"]),
      ("format:mp3", []), ("plays:1", []), ("'sort:-title' limit:1", ["夜のうた"]),
    ]
    for (words, titles) in queries {
      let found = try run(folder, words)
      #expect(found.status == 0)
      let lines = found.output.split(separator: "\n").map(String.init)
      let shown = lines.compactMap { line in titles.first { line.contains(" – \($0) (") } }
      #expect(Set(shown) == Set(titles) && lines.count == titles.count, "\(words): \(lines)")
      if words == "up" { #expect(shown == titles) }
    }
  }

  @Test func `a command line without a query is refused`() async throws {
    let folder = try await MusicFolder(database: "data/otodana/library.db")
    #expect(try run(folder, "").status == 2)
    #expect(try run(folder, "--wrong x").status == 2)
  }
}
