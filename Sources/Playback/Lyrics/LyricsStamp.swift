/// The small forms of LRC text: stamps, tags, words.
enum LyricsStamp {
  // Ten years in milliseconds: nothing is later, and no sum overflows.
  private static let latest = 10 * 366 * 24 * 60 * 60 * 1_000

  /// What stands in brackets at the beginning, and what comes after them.
  static func leading(in text: Substring) -> (content: Substring, after: Substring)? {
    let text = text.drop(while: \.isWhitespace)
    guard text.first == "[", let end = text.firstIndex(of: "]") else { return nil }
    return (text[text.index(after: text.startIndex)..<end], text[text.index(after: end)...])
  }

  /// The milliseconds of `mm:ss`, `mm:ss.x`, `mm:ss.xx`, `mm:ss.xxx` or `mm:ss:xx`.
  static func time(_ text: Substring) -> Int? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
    guard parts.count == 2 || parts.count == 3, let minutes = whole(parts[0], digits: 1...6),
      let seconds = whole(parts[1], digits: 1...2)
    else { return nil }
    let dot = text.firstIndex(of: ".")
    if let dot, parts[0].endIndex == dot { return nil }
    var milliseconds = 0
    if parts.count == 3 {
      guard let fraction = whole(parts[2], digits: 1...3) else { return nil }
      milliseconds = [100, 10, 1][parts[2].count - 1] * fraction
    }
    return bounded((minutes * 60 + seconds) * 1_000 + milliseconds)
  }

  /// The name, in small letters, and the value of `name:value`.
  static func tag(_ text: Substring) -> (name: String, value: Substring)? {
    guard let colon = text.firstIndex(of: ":"), text.first?.isLetter == true else { return nil }
    let value = text[text.index(after: colon)...].drop(while: \.isWhitespace)
    return (text[..<colon].lowercased(), value)
  }

  /// The words of a line without blanks around them and without the stamps of single words.
  static func words(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let isStamp = time(rest[rest.index(after: start)..<end]) != nil
      result += rest[..<(isStamp ? start : rest.index(after: start))]
      rest = rest[rest.index(after: isStamp ? end : start)...]
    }
    result += rest
    let start = result.firstIndex { !$0.isWhitespace } ?? result.endIndex
    let end = result.lastIndex { !$0.isWhitespace }.map { result.index(after: $0) } ?? start
    return String(result[start..<end])
  }

  /// A number of milliseconds that later sums cannot overflow.
  static func bounded(_ milliseconds: Int) -> Int { max(-latest, min(latest, milliseconds)) }

  private static func whole(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }
}
