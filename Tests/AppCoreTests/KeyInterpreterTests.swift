import CollectionViews
import Terminal
import Testing

@testable import AppCore

struct KeyInterpreterTests {
  /// The commands that come of a key sequence, each with its count.
  private func commands(
    _ keys: String, isLibrary: Bool = false
  ) throws -> [KeyInterpreter.Outcome] {
    var interpreter = KeyInterpreter()
    return try #require(KeyNotation.keys(keys))
      .map { interpreter.take($0, isLibrary: isLibrary) }
      .filter { $0 != .pending }
  }

  @Test func `a count goes before its command`() throws {
    #expect(try commands("12j") == [.command(.move(.down), count: 12)])
    #expect(try commands("10<down>") == [.command(.move(.down), count: 10)])
    #expect(try commands("j") == [.command(.move(.down), count: nil)])
  }

  @Test func `on Library a digit without a count opens a row`() throws {
    #expect(
      try commands("3", isLibrary: true) == [.command(.destination(.albums), count: nil)])
    #expect(try commands("3") == [])
    #expect(try commands("93j", isLibrary: true) == [.command(.move(.down), count: 93)])
  }

  @Test func `sequences wait for their second key`() throws {
    #expect(try commands("gg") == [.command(.first, count: nil)])
    #expect(try commands("g2") == [.command(.destination(.artists), count: nil)])
    #expect(try commands("g0") == [.command(.library, count: nil)])
    #expect(
      try commands("gxj") == [
        .unbound([Key("g"), Key("x")]), .command(.move(.down), count: nil),
      ])
  }

  @Test func `escape drops what was begun instead of going back`() throws {
    #expect(try commands("g<esc>") == [.nothing])
    #expect(try commands("12<esc>j") == [.nothing, .command(.move(.down), count: nil)])
    #expect(try commands("<esc>") == [.command(.back, count: nil)])
  }

  @Test func `a letter follows the apostrophe`() throws {
    #expect(try commands("'q") == [.command(.letter("q"), count: nil)])
    #expect(
      try commands("'<enter>q") == [
        .unbound([Key("'"), Key(.enter)]), .command(.quit, count: nil),
      ])
  }

  @Test func `a held digit does not overflow`() throws {
    let outcome = try commands(String(repeating: "9", count: 40) + "j")
    #expect(outcome == [.command(.move(.down), count: 99_999)])
  }
}
