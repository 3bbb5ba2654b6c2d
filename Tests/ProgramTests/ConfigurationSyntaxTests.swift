import AppCore
import Testing

@testable import otodana

/// A configuration whose form is broken is told in words for a person, with its place.
struct ConfigurationSyntaxTests {
  /// What is said of a text that is no configuration.
  private func words(_ text: String) throws -> String {
    guard case .failure(let diagnostic) = ConfigurationFile.entries(of: Array(text.utf8)) else {
      return "nothing"
    }
    return diagnostic.text(.english)
  }

  @Test(
    arguments: [
      ("language = \"ja\n", "line 1, column 15: the text has no quotation mark at its end"),
      ("\nlanguage = \"ja", "line 2, column 15: the text has no quotation mark at its end"),
      ("a = 'abc\r\nb = 1\n", "line 1, column 9: the text has no quotation mark at its end"),
      ("a = \"\"\"abc\n", "line 1, column 12: the text has no quotation mark at its end"),
      ("language \"ja\"\n", "line 1, column 10: = is missing behind the key"),
      ("mouse\n", "line 1, column 6: = is missing behind the key"),
      ("mouse", "line 1, column 6: = is missing behind the key"),
      ("mouse =\n", "line 1, column 8: the value is missing behind ="),
      ("mouse = ", "line 1, column 9: the value is missing behind ="),
      ("mouse = yes\n", "line 1, column 9: this is no value; a text stands in quotation marks"),
      ("mouse = True\n", "line 1, column 9: this is no value; a text stands in quotation marks"),
      ("a = 12px\n", "line 1, column 7: this is no value; a text stands in quotation marks"),
      ("mouse = true\nmouse = false\n", "line 2, column 9: mouse is there twice"),
      ("[grid]\n[keys]\n[grid]\n", "line 3, column 1: grid is there twice"),
      ("[grid\ncolumns = 3\n", "line 1, column 6: a table is a name in brackets"),
      ("[]\n", "line 1, column 2: a table is a name in brackets"),
      ("a = [\"p\",\n", "line 1, column 11: the list has no ] at its end"),
      ("a = [\"p\" \"q\"]\n", "line 1, column 10: a comma or ] is missing in the list"),
      ("a = [1,,2]\n", "line 1, column 8: there is a comma too many in the list"),
      ("a = { b = 1,\n c = 2 }\n", "line 1, column 13: what stands in { } has to be on one line"),
      ("a = 1 b = 2\n", "line 1, column 7: there is too much on the line, from here on"),
      ("= 1\n", "line 1, column 1: a line begins with a key"),
      ("a = \"C:\\Music\"\n", "line 1, column 9: a backslash in a text is written twice"),
      ("a = \"x\u{1}y\"\n", "line 1, column 7: there is an invisible control character"),
    ])
  func `what is broken is told with its place`(text: String, expected: String) throws {
    let words = try words(text)
    #expect(words.hasPrefix(expected), "\(text): \(words)")
  }

  @Test func `bytes that are no text are told, and what the parser alone knows`() {
    guard
      case .failure(let diagnostic) = ConfigurationFile.entries(of: [0x61, 0x3D, 0x22, 0xFF, 0x22])
    else {
      Issue.record("no fault")
      return
    }
    #expect(diagnostic.text(.english).hasSuffix("the text is not UTF-8"))
    let unknown = SyntaxFault(parser: "Error while parsing a riddle: no idea", rest: "", line: "")
    #expect(unknown == .other("Error while parsing a riddle: no idea"))
  }
}
