import Terminal
import Testing

@testable import AppCore

struct LineEditorTests {
  /// The text with `|` at the cursor after typing keys.
  private func typed(_ keys: String, into text: String = "") throws -> String {
    var editor = LineEditor(text)
    for key in try #require(KeyNotation.keys(keys)) { _ = editor.take(key) }
    return String(editor.text[..<editor.cursor]) + "|" + String(editor.text[editor.cursor...])
  }

  @Test func `letters go in at the cursor`() throws {
    #expect(try typed("abc") == "abc|")
    #expect(try typed("<left><left>x", into: "abc") == "ax|bc")
    #expect(try typed("<home>x<end>y", into: "abc") == "xabcy|")
  }

  @Test func `readline keys delete words, lines and characters`() throws {
    #expect(try typed("<c-w>", into: "one two ") == "one |")
    #expect(try typed("<c-u>", into: "one two") == "|")
    #expect(try typed("<c-a><c-k>", into: "one two") == "|")
    #expect(try typed("<bs><bs>", into: "音楽x") == "音|")
    #expect(try typed("<c-a><c-d>", into: "abc") == "|bc")
    #expect(try typed("<bs><del>") == "|")
  }

  @Test func `enter is done and escape cancels`() {
    var editor = LineEditor("/music")
    #expect(editor.take(Key(.enter)) == .done("/music"))
    #expect(editor.take(Key(.escape)) == .cancelled)
  }

  @Test func `a paste becomes one line`() {
    var editor = LineEditor("a")
    editor.insert("b\nc\r\nd")
    #expect(String(editor.text) == "ab c d")
  }
}
