/// The parts of an XML text, as far as playlists need them: no attributes, no DTD.
///
/// It never fails: what is no markup is text.
struct XMLScanner {
  /// A part of the text.
  enum Part: Hashable {
    /// A tag that opens, without the prefix of its name.
    case start(String)
    /// A tag that closes.
    case end(String)
    /// Characters between tags, with references resolved.
    case text(String)
  }

  private var rest: Substring
  private var pending: Part?

  /// Starts at the beginning of a text.
  init(_ text: String) { rest = text[...] }

  /// The next part; `nil` at the end.
  mutating func next() -> Part? {
    if let part = pending {
      pending = nil
      return part
    }
    while !rest.isEmpty {
      if rest.first != "<" {
        let text = rest.prefix { $0 != "<" }
        rest = rest[text.endIndex...]
        return .text(Self.resolved(text))
      }
      if let data = take(from: "<![CDATA[", to: "]]>") { return .text(String(data)) }
      if take(from: "<!--", to: "-->") != nil { continue }
      if take(from: "<?", to: "?>") != nil { continue }
      guard let tag = take(from: "<", to: ">") else { return nil }
      if let part = part(of: tag) { return part }
    }
    return nil
  }

  private mutating func part(of tag: Substring) -> Part? {
    if tag.hasPrefix("!") { return nil }
    if tag.hasPrefix("/") { return .end(Self.name(tag.dropFirst())) }
    let name = Self.name(tag)
    if tag.hasSuffix("/") { pending = .end(name) }
    return .start(name)
  }

  /// What is between two marks at the front; the rest of the text where the second is missing.
  private mutating func take(from start: String, to end: String) -> Substring? {
    guard rest.hasPrefix(start) else { return nil }
    let content = rest.dropFirst(start.count)
    guard let stop = content.firstRange(of: end) else {
      rest = rest[rest.endIndex...]
      return content
    }
    rest = content[stop.upperBound...]
    return content[..<stop.lowerBound]
  }

  private static func name(_ tag: Substring) -> String {
    let whole = tag.prefix { !$0.isWhitespace && $0 != "/" }
    return whole.split(separator: ":").last?.lowercased() ?? ""
  }

  private static let entities: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static func resolved(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      let after = rest[mark...].dropFirst()
      let name = after.prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }
      guard after[name.endIndex...].first == ";", let character = character(name) else {
        result += "&"
        rest = after
        continue
      }
      result.append(character)
      rest = after[name.endIndex...].dropFirst()
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    if let known = entities[name] { return known }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap { Unicode.Scalar($0) }.map { Character($0) }
  }
}
