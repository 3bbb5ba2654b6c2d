/// Articles that do not count in the order of names.
enum Article {
  /// Words that are articles and, in music, nothing else; short ones such as "As" or "O" are names
  /// too often.
  private static let words: Set<String> = [
    "the", "a", "an", "el", "la", "los", "las", "le", "les", "der", "die", "das", "een", "het",
  ]

  /// A name without the article in front; the whole name when nothing else would be left.
  static func removed(from name: String) -> Substring {
    guard let space = name.utf8.firstIndex(of: UInt8(ascii: " ")),
      name.utf8.distance(from: name.startIndex, to: space) <= 3,
      words.contains(name[..<space].lowercased())
    else { return Substring(name) }
    let rest = name[space...].drop { $0 == " " }
    return rest.isEmpty ? Substring(name) : rest
  }
}
