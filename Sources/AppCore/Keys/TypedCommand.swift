import MusicModel

/// Reads a command as it is typed after `:`, by the names of the key table.
///
/// `sort year`, `columns 4`, `rate 5` and `charset cp932` take a word, `import` and `export` a
/// path, which may hold blanks; every other command is its name.
enum TypedCommand {
  /// Commands that take a word: their names, and what they make of the word.
  private static let withWord:
    [(name: String, words: [String], make: @Sendable (String) -> Command?)] = [
      ("sort", SortKey.allCases.map(\.rawValue), { SortKey(rawValue: $0).map { .sort($0) } }),
      (
        "columns", (1...GridColumns.maximumCount).map(String.init),
        { word in
          Int(word).flatMap { (1...GridColumns.maximumCount).contains($0) ? .columnCount($0) : nil }
        }
      ),
      (
        "rate", (0...5).map(String.init),
        { word in Int(word).flatMap { (0...5).contains($0) ? .act(.rate($0)) : nil } }
      ),
      (
        "charset", [guess] + Charset.allCases.map { $0.rawValue.lowercased() },
        { word in
          word.lowercased() == guess
            ? .chooseCharset(nil) : Charset(named: word).map { .chooseCharset($0) }
        }
      ),
    ]

  /// Stands for the charset that fits the text best.
  private static let guess = "auto"

  /// Commands that take all that follows their names.
  private static let withPath: [(name: String, make: @Sendable (String) -> Command)] = [
    ("import", { .importPlaylist(path: $0) }), ("export", { .exportPlaylist(path: $0) }),
  ]

  /// The command of a line; `nil` when there is none of that name.
  static func command(of line: String) -> Command? {
    if let (entry, path) = entryWithPath(of: line), !path.isEmpty { return entry.make(path) }
    let words = line.split(separator: " ").map(String.init)
    guard let name = words.first else { return nil }
    if words.count == 2, let entry = withWord.first(where: { $0.name == name }) {
      return entry.make(words[1])
    }
    guard words.count == 1 else { return nil }
    return KeyMap.standard.bindings.first { $0.name == name }?.command
  }

  /// The command of a line that takes a word, and the words it takes; `nil` for all others.
  static func words(for line: String) -> (name: String, words: [String])? {
    let name = line.split(separator: " ").first.map(String.init)
    return withWord.first { $0.name == name }.map { ($0.name, $0.words) }
  }

  /// The path of a line, as far as it is typed; `nil` where it has no command that takes one.
  static func path(of line: String) -> TypedPath? {
    entryWithPath(of: line).map { TypedPath($0.path, head: $0.entry.name + " ") }
  }

  /// The command that takes a path, and the path as it is: blanks at its end are part of it.
  private static func entryWithPath(
    of line: String
  ) -> (entry: (name: String, make: @Sendable (String) -> Command), path: String)? {
    let line = line.drop { $0 == " " }
    return withPath.first { line.hasPrefix($0.name + " ") }.map { entry in
      (entry, String(line.dropFirst(entry.name.count).drop { $0 == " " }))
    }
  }

  /// The line with as much added as all that begin like it have in common; a blank follows a name
  /// that takes a word or a path, and is no beginning of another.
  static func completion(of line: String, among lines: [String] = lines) -> String {
    let found = lines.filter { $0.hasPrefix(line.lowercased()) }
    guard var common = found.first else { return line }
    for other in found.dropFirst() {
      while !other.hasPrefix(common) { common.removeLast() }
    }
    let takesMore = (withWord.map(\.name) + withPath.map(\.name)).contains(common)
    let isWhole = found.allSatisfy { $0 == common || $0.hasPrefix(common + " ") }
    return takesMore && isWhole ? common + " " : common
  }

  /// The words that the last word of a line may become.
  static func candidates(for line: String, among lines: [String] = lines) -> [String] {
    let start = line.lastIndex(of: " ").map { line.index(after: $0) } ?? line.startIndex
    let before = line[..<start].count
    var words: [String] = []
    for each in lines where each.hasPrefix(line.lowercased()) {
      let word = String(each.dropFirst(before).prefix { $0 != " " })
      if words.last != word { words.append(word) }
    }
    return words
  }

  /// All lines there are.
  static let lines: [String] = {
    let names = KeyMap.standard.bindings.map(\.name)
    let phrases = withWord.flatMap { entry in entry.words.map { entry.name + " " + $0 } }
    return (names + phrases).sorted()
  }()

  /// All lines there are where a list can be sorted by some keys alone.
  static func lines(sortingBy keys: [SortKey]) -> [String] {
    let orders = Set(keys.map { "sort " + $0.rawValue })
    return lines.filter { !$0.hasPrefix("sort ") || orders.contains($0) }
  }
}
