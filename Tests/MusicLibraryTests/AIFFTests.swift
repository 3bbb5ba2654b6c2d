import Testing

@testable import MusicLibrary

@Suite struct AIFFTests {
  private func chunk(_ id: String, _ content: [UInt8]) -> [UInt8] {
    Array(id.utf8) + [0, 0, 0, UInt8(content.count)] + content
      + (content.count.isMultiple(of: 2) ? [] : [0])
  }

  @Test func `texts in chunks of their own are read`() throws {
    // One channel, 80 samples of 8 bits at 8 kHz; the rate is an 80-bit float.
    let common: [UInt8] = [0, 1, 0, 0, 0, 80, 0, 8, 0x40, 0x0B, 0xFA, 0, 0, 0, 0, 0, 0, 0]
    let content =
      Array("AIFF".utf8) + chunk("COMM", common) + chunk("NAME", Array("Name".utf8))
      + chunk("AUTH", Array("Me".utf8)) + chunk("ANNO", Array("Note".utf8))
      + chunk("SSND", [UInt8](repeating: 0, count: 88))
    let directory = try TemporaryDirectory()
    try directory.write(
      Array("FORM".utf8) + [0, 0, 0, UInt8(content.count)] + content, to: "x.aiff")
    let outcome = TagReader().read(Array(directory.path("x.aiff").utf8))
    guard case .tags(let tags, _) = outcome else {
      Issue.record("not read: \(outcome)")
      return
    }
    #expect([tags.title, tags.artist, tags.comment] == ["Name", "Me", "Note"])
    #expect(tags.duration == 10)
  }
}
