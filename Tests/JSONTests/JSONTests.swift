import JSON
import SeededRandom
import Testing

struct JSONTests {
  private func read(_ text: String) throws -> JSONValue { try JSONValue(text.utf8) }

  private func written(_ value: JSONValue) -> String {
    String(decoding: value.bytes, as: UTF8.self)
  }

  @Test func `values are read and written in their order`() throws {
    let text = #"{"b": [1, -2, 2.5, true, false, null], "a": {"x": "夜"}, "": []}"#
    #expect(written(try read(text)) == text)
    #expect(try read(" \t[ 1 ,\r\n2 ] ") == [1, 2])
    #expect(try read(text)["b"]?.elements?.count == 6)
    #expect(try read(text)["a"]?["x"]?.text == "夜")
  }

  @Test func `numbers keep what they are`() throws {
    #expect(
      try read("[0, -0.5, 1e3, 9223372036854775808]").elements == [
        .integer(0), .decimal("-0.5"), .decimal("1e3"), .decimal("9223372036854775808"),
      ])
    #expect(try read("1e3").whole == 1_000)
    #expect(try read("1.5").whole == nil)
    #expect(JSONValue.number(.infinity).bytes == Array("null".utf8))
    #expect(written(.number(0.25)) == "0.25")
    #expect(written(try read("1.50")) == "1.50")
  }

  @Test func `escapes are read, control characters are written as escapes`() throws {
    #expect(try read(#""\"\\\/\b\f\n\r\tA\u00e9\ud83c\udfb5""#).text == "\"\\/\u{8}\u{C}\n\r\tAé🎵")
    #expect(try read(#""\ud83cx""#).text == "\u{FFFD}x")
    #expect(written(.text("\u{1B}[2J\u{7F}\u{9B}é\n\"\\")) == #""\u001b[2J\u007f\u009bé\n\"\\""#)
    #expect(written(.text("a\u{202E}\u{2028}\u{E0001}夜")) == #""a\u202e\u2028\udb40\udc01夜""#)
  }

  @Test func `bytes that are no UTF-8 come through both ways`() throws {
    let path: [UInt8] = [0x2F, 0xFF, 0xC3, 0x22, 0xC2]
    let value = JSONValue.array([.string(path)])
    #expect(try JSONValue(value.bytes) == value)
    #expect(try JSONValue(value.bytes).elements?.first?.text == "/\u{FFFD}\u{FFFD}\"\u{FFFD}")
  }

  @Test(arguments: [
    "", "[", "{", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "01", "+1", "1.", ".5", "1e", "--1",
    "nul", "tru e", "\"\n\"", "\"\\x\"", "\"\\u12\"", "\"\\u+123\"", "[1] 2", "NaN", "1e999",
  ])
  func `anything else is refused`(text: String) {
    #expect(throws: JSONFailure.self) { try JSONValue(text.utf8) }
  }

  @Test func `deep nesting is refused, not followed`() {
    let text = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONFailure(offset: 256)) { try JSONValue(text.utf8) }
  }

  @Test(arguments: 0..<100)
  func `noise is read or refused`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let parts = [
      "{", "}", "[", "]", "\"", ":", ",", "1", "e", "-", ".", "\\", "u00e9", "true",
    ]
    let text = (0..<30).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    guard let value = try? JSONValue(text.utf8) else { return }
    #expect((try? JSONValue(value.bytes)) == value)
  }

  @Test func `lines are cut wherever the bytes are`() throws {
    let text = Array("one\n\ntwo\nthree".utf8)
    for size in 1...text.count {
      var reader = LineReader(limit: 5)
      var lines: [[UInt8]] = []
      for start in stride(from: 0, to: text.count, by: size) {
        lines += try reader.read(text[start..<min(start + size, text.count)])
      }
      #expect(lines == ["one", "", "two"].map { Array($0.utf8) })
    }
  }

  @Test func `a line that is too long is refused before it ends`() {
    var reader = LineReader(limit: 4)
    #expect(throws: LineReader.TooLong()) { try reader.read([1, 2, 3, 4, 5]) }
  }
}
