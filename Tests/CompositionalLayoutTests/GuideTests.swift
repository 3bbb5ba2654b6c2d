import CompositionalLayout
import Testing

/// The guide's drawings are what the engine draws.
struct GuideTests {
  /// The fenced blocks of the guide, in order.
  private func blocks() throws -> [(language: Substring, text: String)] {
    let bytes = try dataFile("../../../docs/guides/layout.md")
    var blocks: [(language: Substring, text: String)] = []
    var open: (language: Substring, lines: [Substring])?
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append((block.language, block.lines.joined(separator: "\n")))
          open = nil
        } else {
          open = (line.dropFirst(3), [])
        }
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }

  @Test func `every drawing is the engine's`() throws {
    let blocks = try blocks()
    var compared = 0
    for (description, drawing) in zip(blocks, blocks.dropFirst())
    where description.language == "json" {
      #expect(drawing.language == "text")
      let drawn = try LayoutDocument(description.text).drawing()
      #expect(drawn == drawing.text, "drawn:\n\(drawn)")
      compared += 1
    }
    #expect(compared >= 15)
  }
}
