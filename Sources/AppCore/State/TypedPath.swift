/// A path while it is typed, and how it may go on.
struct TypedPath: Hashable, Sendable {
  /// What stands before the path and is no part of it, such as `import `.
  let head: String
  /// The folder as it was typed, with the slash behind it; empty for the one the program runs in.
  let folder: String
  /// As much of the name as was typed.
  let beginning: String

  init(_ path: String, head: String = "") {
    self.head = head
    let scalars = (path == "~" ? "~/" : path).unicodeScalars
    let start = scalars.lastIndex(of: "/").map(scalars.index(after:)) ?? scalars.startIndex
    folder = String(scalars[..<start])
    beginning = String(scalars[start...])
  }

  /// The names that the path may go on with; hidden ones only where a dot was typed.
  func candidates(among names: [FileName]) -> [FileName] {
    let isHidden = beginning.unicodeScalars.first == "."
    let offered = names.filter { isHidden || $0.text.unicodeScalars.first != "." }
    let exact = offered.filter { $0.text.unicodeScalars.starts(with: beginning.unicodeScalars) }
    // A letter with a mark may be typed as one scalar and stand in the name as two.
    return exact.isEmpty ? offered.filter { $0.text.hasPrefix(beginning) } : exact
  }

  /// The text with as much of the name as all candidates have in common.
  ///
  /// - Parameter candidates: Names the path may go on with.
  /// - Returns: The whole text, what stands before the path included; as it was without candidates.
  func completed(with candidates: [FileName]) -> String {
    let names = candidates.map { Array($0.inPath.unicodeScalars) }
    guard var common = names.first else { return head + folder + beginning }
    for name in names.dropFirst() {
      let count = zip(common, name).prefix { $0 == $1 }.count
      common.removeLast(common.count - count)
    }
    // Otherwise the name would be taken for something else: blanks do not count, `~` is the home.
    let needsFolder = folder.isEmpty && (common.first == " " || common.first == "~")
    return head + (needsFolder ? "./" : folder) + String(String.UnicodeScalarView(common))
  }
}
