/// Articles that do not count in the order of names.
///
///     ArticleList.standard.removed(from: "The Beatles")   // "Beatles"
///     ArticleList.standard.removed(from: "The The")       // "The"
///     ArticleList.standard.removed(from: "The")           // "The"
///     ArticleList(["l'"]).removed(from: "L'Arc")          // "Arc"
public struct ArticleList: Hashable, Sendable {
  /// The words, in lower case; one that ends in an apostrophe needs no space behind it.
  public let words: [String]
  private let spaced: Set<String>
  private let elided: [String]
  /// Bytes of the longest word.
  private let longest: Int

  /// Makes a list of words in any case.
  public init(_ words: [String]) {
    self.words = words.map { TextForm.folded($0) }
    spaced = Set(self.words.filter { $0.last != "'" })
    elided = self.words.filter { $0.last == "'" }
    longest = self.words.map(\.utf8.count).max() ?? 0
  }

  /// Words that are articles and, in music, nothing else; short ones such as "As" or "O" are names
  /// too often.
  public static let standard = ArticleList([
    "the", "a", "an", "el", "la", "los", "las", "le", "les", "der", "die", "das", "een", "het",
  ])

  /// A name without the article in front; the whole name when nothing else would be left.
  func removed(from name: String) -> Substring {
    if let space = name.utf8.firstIndex(of: UInt8(ascii: " ")),
      name.utf8.distance(from: name.startIndex, to: space) <= longest,
      spaced.contains(TextForm.folded(String(name[..<space])))
    {
      let rest = name[space...].drop { $0 == " " }
      return rest.isEmpty ? Substring(name) : rest
    }
    return elided.isEmpty ? Substring(name) : withoutElided(name)
  }

  private func withoutElided(_ name: String) -> Substring {
    guard let mark = name.prefix(longest).firstIndex(where: { $0 == "'" || $0 == "’" }),
      elided.contains(TextForm.folded(String(name[..<mark])) + "'")
    else { return Substring(name) }
    let rest = name[name.index(after: mark)...]
    return rest.isEmpty ? Substring(name) : rest
  }
}
