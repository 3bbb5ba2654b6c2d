import Testing

@testable import MusicLibrary

@Suite struct KnownContentsTests {
  private func library(tracks: Int = 0) throws -> Connection {
    let connection = try Connection(path: "")
    try Migrations.current.run(on: connection)
    for number in 0..<tracks { try add(Int64(number), to: connection) }
    return connection
  }

  private func add(_ number: Int64, to connection: Connection) throws {
    try connection.run(
      "INSERT INTO items(added_at, fingerprint, description) VALUES (0, ?, ?)",
      [.integer(number), .integer(-number)])
  }

  @Test func `what is there is never denied, and hardly anything else is taken for it`() throws {
    var contents = try #require(try KnownContents.open(nil, try library(), for: 1))
    var random = SystemRandomNumberGenerator()
    let there = (0..<20_000).map { _ in Int64(bitPattern: random.next()) }
    for number in there { contents.insert(number) }
    #expect(there.allSatisfy(contents.mayHold))
    let others = (0..<20_000).map { _ in Int64(bitPattern: random.next()) }
    #expect(others.filter(contents.mayHold).count < 200)
  }

  @Test func `they hold until somebody writes`() throws {
    let connection = try library(tracks: 3)
    var contents = try #require(try KnownContents.open(nil, connection, for: 1))
    #expect(contents.mayHold(2) && contents.mayHold(-2) && !contents.mayHold(3))
    // A number that only these contents know shows whether they are still the same.
    contents.insert(1_000)
    try contents.close(connection)
    contents = try #require(try KnownContents.open(contents, connection, for: 1))
    #expect(contents.mayHold(1_000))
    try add(3, to: connection)
    contents = try #require(try KnownContents.open(contents, connection, for: 1))
    #expect(contents.mayHold(3) && !contents.mayHold(1_000))
  }

  @Test func `what another program adds is seen`() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/library.db"
    let connection = try Connection(path: path)
    try Migrations.current.run(on: connection)
    var contents = try #require(try KnownContents.open(nil, connection, for: 1))
    try contents.close(connection)
    try add(5, to: try Connection(path: path))
    contents = try #require(try KnownContents.open(contents, connection, for: 1))
    #expect(contents.mayHold(5))
  }

  @Test func `a large library is not read for a few files`() throws {
    let connection = try library(tracks: 100)
    #expect(try KnownContents.open(nil, connection, for: 1) == nil)
    #expect(try KnownContents.open(nil, connection, for: 10) != nil)
  }
}
