import JSON
import Testing

@testable import MusicLibrary

/// Lines of the copies.
struct MirrorLineTests {
  @Test(arguments: [Array("/é\"\n\u{7F}".utf8), [0x2F, 0xFF, 0x00, 0x41], [0x2F]])
  func `paths are read back as they were, also those that are no text`(path: [UInt8]) throws {
    var object = JSONObject()
    object.add(path: path)
    #expect(try JSONValue(object.text.utf8).path == path)
    #expect(try JSONValue("{}".utf8).path == nil)
  }

  @Test(arguments: [0, 1, -2, .max, .min] as [Int64])
  func `numbers of 64 bits are read back`(number: Int64) throws {
    var object = JSONObject()
    object.add("bits", bits: number)
    #expect(try JSONValue(object.text.utf8).bits("bits") == number)
  }
}
