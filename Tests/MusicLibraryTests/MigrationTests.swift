import Testing

@testable import MusicLibrary

@Suite struct MigrationTests {
  @Test func `steps run once, in order, from any version`() throws {
    let steps = [
      "CREATE TABLE log(step TEXT); INSERT INTO log VALUES ('1')",
      "INSERT INTO log VALUES ('2')", "INSERT INTO log VALUES ('3')",
    ]
    for start in 1...3 {
      let connection = try Connection(path: "")
      try Migrations(steps: Array(steps.prefix(start))).run(on: connection)
      try Migrations(steps: steps).run(on: connection)
      try Migrations(steps: steps).run(on: connection)
      #expect(try log(connection) == ["1", "2", "3"])
    }
  }

  @Test func `a step that fails leaves the version before it`() throws {
    let connection = try Connection(path: "")
    let first = "CREATE TABLE log(step TEXT); INSERT INTO log VALUES ('1')"
    try Migrations(steps: [first]).run(on: connection)
    let broken = Migrations(steps: [first, "INSERT INTO log VALUES ('2')", "NO SUCH STATEMENT"])
    #expect(throws: LibraryError.self) { try broken.run(on: connection) }
    #expect(try log(connection) == ["1"])
    #expect(try connection.first("PRAGMA user_version", [], { $0.int(0) }) == 1)
  }

  @Test func `the schema refuses what makes no sense`() throws {
    let connection = try Connection(path: "")
    try Migrations.current.run(on: connection)
    try connection.execute("PRAGMA foreign_keys = ON")
    let senseless = [
      "INSERT INTO items(added_at, fingerprint, description, plays) VALUES (0, 0, 0, -1)",
      "INSERT INTO items(added_at, fingerprint, description, rating) VALUES (0, 0, 0, 101)",
      "INSERT INTO folders(root_id, path, family) VALUES (7, x'2F', x'2F')",
      "INSERT INTO playlist_entries(playlist_id, position, item_id) VALUES (1, 0, 1)",
      "INSERT INTO roots(path) VALUES ('text, not bytes')",
    ]
    for sql in senseless {
      let error = #expect(throws: LibraryError.self) { try connection.run(sql) }
      guard case .database(let code) = error else {
        Issue.record("\(sql) gave \(String(describing: error))")
        continue
      }
      #expect(code.primary == .constraint)
    }
  }

  @Test func `result codes match their family, and become errors`() {
    let readOnlyMoved = ResultCode(rawValue: 8 | 4 << 8)
    #expect(.readOnly ~= readOnlyMoved)
    #expect(!(readOnlyMoved ~= .readOnly))
    #expect(LibraryError(readOnlyMoved) == .readOnly)
    #expect(LibraryError(.full) == .diskFull)
    #expect(LibraryError(.notADatabase) == .damaged)
    #expect(LibraryError(.locked) == .busy)
    #expect(LibraryError(.constraint) == .database(.constraint))
  }

  private func log(_ connection: Connection) throws -> [String] {
    try connection.rows("SELECT step FROM log") { $0.text(0) }
  }
}
