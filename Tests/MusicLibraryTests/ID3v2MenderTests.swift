import Testing

@testable import MusicLibrary

/// Tags that TagLib alone misreads or chokes on.
@Suite struct ID3v2MenderTests {
  /// A frame of version 2.4, or of 2.3, which are alike below 128 bytes.
  private func frame(_ id: String, _ content: [UInt8], flags: UInt8 = 0) -> [UInt8] {
    let size = content.count
    return Array(id.utf8) + [0, 0, UInt8(size >> 7), UInt8(size & 0x7F), 0, flags] + content
  }

  private func text(_ text: String) -> [UInt8] { [3] + Array(text.utf8) }

  private func title(version: UInt8, flags: UInt8 = 0, _ content: [UInt8]) throws -> String? {
    try tags(version: version, flags: flags, content)?.title
  }

  private func tags(version: UInt8, flags: UInt8 = 0, _ content: [UInt8]) throws -> FileTags? {
    let size = content.count
    let head = Array("ID3".utf8) + [version, 0, flags, 0, 0, UInt8(size >> 7), UInt8(size & 0x7F)]
    let directory = try TemporaryDirectory()
    try directory.write(head + content + TaggedMP3().bytes, to: "x.mp3")
    let outcome = TagReader().read(Array(directory.path("x.mp3").utf8))
    guard case .tags(let tags, _) = outcome else { return nil }
    return tags
  }

  @Test func `a sound tag is read as it is`() throws {
    #expect(try title(version: 4, frame("TIT2", text("Ex"))) == "Ex")
  }

  @Test func `a compressed frame that claims to be huge is left out`() throws {
    let claim: [UInt8] = [0x7F, 0x7F, 0x7F, 0x7F]
    let bomb = frame("TPE1", claim + [UInt8](repeating: 1, count: 16), flags: 0x09)
    #expect(try title(version: 4, bomb + frame("TIT2", text("Ex"))) == "Ex")
  }

  @Test func `a frame without content does not hide those behind it`() throws {
    #expect(try title(version: 4, frame("TPE1", []) + frame("TIT2", text("Ex"))) == "Ex")
  }

  @Test func `an extended header of version 3 is skipped`() throws {
    let extended: [UInt8] = [0, 0, 0, 6, 0, 0, 0, 0, 0, 0]
    let content = extended + frame("TIT2", [0] + Array("Ex".utf8))
    #expect(try title(version: 3, flags: 0x40, content) == "Ex")
  }

  @Test(arguments: [[0, 0x45, 0, 0x78], [0x45, 0, 0x78, 0]] as [[UInt8]])
  func `UTF-16 without a mark is read in either order`(bytes: [UInt8]) throws {
    #expect(try title(version: 3, frame("TIT2", [1] + bytes)) == "Ex")
  }

  @Test(arguments: [
    ("((foo)", ["(foo)"]), ("(RX)(4)", ["Remix", "Disco"]),
    ("(4)Eurodisco", ["Disco", "Eurodisco"]),
    ("(17)", ["Rock"]), ("(odd) name", ["(odd) name"]), ("Rock (live)", ["Rock (live)"]),
  ])
  func `a genre in brackets is read as it is`(genre: String, names: [String]) throws {
    let lists = ValueList()
    #expect(lists.genres(try tags(version: 4, frame("TCON", text(genre)))?.genres ?? []) == names)
    let wide = genre.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let old = try tags(version: 3, frame("TCON", [1, 0xFF, 0xFE] + wide))?.genres ?? []
    #expect(lists.genres(old) == names)
  }

  @Test func `chapters within chapters are left out, however deep`() throws {
    var chapter = frame("TIT2", text("inner"))
    for _ in 0..<50 {
      chapter = frame("CHAP", Array("c".utf8) + [UInt8](repeating: 0, count: 17) + chapter)
    }
    #expect(try title(version: 4, frame("TIT2", text("Ex")) + chapter) == "Ex")
  }

  @Test func `an unsynchronised tag of version 3 is mended, too`() throws {
    // A zero stands behind each byte of 0xFF.
    let marked: [UInt8] = [1, 0xFF, 0, 0xFE, 0x45, 0, 0x78, 0]
    let frame = Array("TIT2".utf8) + [0, 0, 0, 7, 0, 0] + marked
    let chapter = Array("CHAP".utf8) + [0, 0, 0, 1, 0, 0, 0x41]
    #expect(try title(version: 3, flags: 0x80, chapter + frame) == "Ex")
  }

  @Test func `a frame that ends behind the tag ends the tag`() throws {
    let broken = Array("TPE1".utf8) + [0x7F, 0x7F, 0x7F, 0x7F, 0, 0]
    #expect(try title(version: 4, frame("TIT2", text("Ex")) + broken) == "Ex")
  }
}
