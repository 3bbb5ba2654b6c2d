import Testing

@testable import MusicLibrary

@Suite struct JSONValueTests {
  @Test func `values of all kinds are read`() {
    let text = #" {"a": [1, -2, 2.5, 1e3, true, false, null], "b": {"c": "x"}, "a b": ""} "#
    #expect(
      JSONValue(text)
        == .object([
          "a": .list([
            .integer(1), .integer(-2), .fraction(2.5), .fraction(1_000), .flag(true), .flag(false),
            .null,
          ]),
          "b": .object(["c": .text("x")]), "a b": .text(""),
        ]))
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u3042""#, "éあ"),
    (#""\ud83c\udfb5""#, "🎵"), (#""\ud83c""#, "\u{FFFD}"), (#""\udfb5x""#, "\u{FFFD}x"),
    (#""\ud83c\u0041""#, "\u{FFFD}A"),
  ])
  func `texts are unescaped`(text: String, value: String) {
    #expect(JSONValue(text) == .text(value))
  }

  @Test(arguments: [
    "", " ", "{", "[1,", "[1,]", "{\"a\"}", "{\"a\":}", "{a: 1}", "tru", "\"", "\"\\x\"",
    "\"\\u12\"", "1 2", "+1", "-", "nul", "[1] x", "\"\n\"", "e5", "\"\\u+123\"",
  ])
  func `what is no JSON is refused`(text: String) {
    #expect(JSONValue(text) == nil)
  }

  @Test func `depth has an end`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(JSONValue(deep) == nil)
    #expect(JSONValue(String(repeating: "[", count: 50) + String(repeating: "]", count: 50)) != nil)
  }

  @Test(arguments: [Array("/é\"\n\u{7F}".utf8), [0x2F, 0xFF, 0x00, 0x41], [0x2F]])
  func `paths are read back as they were, also those that are no text`(path: [UInt8]) throws {
    var object = JSONObject()
    object.add(path: path)
    #expect(try #require(JSONValue(object.text)).path == path)
    #expect(JSONValue("{}")?.path == nil)
  }

  @Test(arguments: [0, 1, -2, .max, .min] as [Int64])
  func `numbers of 64 bits are read back`(number: Int64) throws {
    var object = JSONObject()
    object.add("bits", bits: number)
    #expect(try #require(JSONValue(object.text)).bits("bits") == number)
  }
}
