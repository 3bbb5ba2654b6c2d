internal import CTagLib

/// Genres as tags give them: names, ID3v1's numbers, or both.
enum Genre {
  /// The names that one genre of a tag stands for.
  ///
  ///     Genre.decoded("(17)")              // ["Rock"]
  ///     Genre.decoded("(4)Eurodisco")      // ["Disco", "Eurodisco"]
  ///     Genre.decoded("((Foo)")            // ["(Foo)"]
  ///     Genre.decoded("Hip-Hop/Rap")       // ["Hip-Hop/Rap"]
  ///
  /// - SeeAlso: id3.org, ID3v2.3.0, 4.2.1, TCON.
  static func decoded(_ text: String) -> [String] {
    guard let first = text.utf8.first, codeBeginners.contains(first) else {
      return [TextForm.line(text)]
    }
    if let name = name(text[...]) { return [name] }
    var names: [String] = []
    var rest = text[...]
    while rest.first == "(", !rest.hasPrefix("(("), let close = rest.firstIndex(of: ")"),
      let name = name(rest[rest.index(after: rest.startIndex)..<close])
    {
      names.append(name)
      rest = rest[rest.index(after: close)...]
    }
    if rest.hasPrefix("((") { rest = rest.dropFirst() }
    return names + [TextForm.line(String(rest))]
  }

  /// The bytes that "RX", "CR", numbers and brackets begin with.
  private static let codeBeginners = Array("RC(0123456789+-".utf8)

  /// The name a code stands for; `nil` when it is no code.
  private static func name(_ code: Substring) -> String? {
    switch code {
    case "RX": return "Remix"
    case "CR": return "Cover"
    default:
      guard !code.isEmpty, code.utf8.count <= 3, let number = Int32(code), number >= 0 else {
        return nil
      }
      var size = 0
      guard let name = otd_genre_name(number, &size) else { return nil }
      return String(cString: name)
    }
  }
}
