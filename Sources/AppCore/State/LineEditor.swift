import Terminal

/// One line of text being typed, with the usual readline keys.
struct LineEditor: Hashable, Sendable {
  /// What came of a key.
  enum Outcome: Hashable, Sendable {
    case editing
    case done(String)
    case cancelled
  }

  private(set) var text: [Character]
  /// Index of the character before which the next one is put.
  private(set) var cursor: Int

  init(_ text: String = "") {
    self.text = Array(text)
    cursor = self.text.count
  }

  /// Takes a key.
  mutating func take(_ key: Key) -> Outcome {
    switch (key.code, key.modifiers) {
    case (.enter, _): return .done(String(text))
    case (.escape, _), (.character("c"), .control): return .cancelled
    case (.backspace, []), (.character("h"), .control): delete(from: cursor - 1, to: cursor)
    case (.delete, _), (.character("d"), .control): delete(from: cursor, to: cursor + 1)
    case (.left, _), (.character("b"), .control): cursor = max(0, cursor - 1)
    case (.right, _), (.character("f"), .control): cursor = min(text.count, cursor + 1)
    case (.home, _), (.character("a"), .control): cursor = 0
    case (.end, _), (.character("e"), .control): cursor = text.count
    case (.character("u"), .control): delete(from: 0, to: cursor)
    case (.character("k"), .control): delete(from: cursor, to: text.count)
    case (.character("w"), .control): delete(from: wordStart(), to: cursor)
    case (.character(let scalar), let modifiers) where modifiers.isSubset(of: .shift):
      insert(String(Character(scalar)))
    default: break
    }
    return .editing
  }

  /// Puts text at the cursor; line ends become blanks.
  mutating func insert(_ string: String) {
    let characters = string.map { $0.isNewline ? " " : $0 }
    text.insert(contentsOf: characters, at: cursor)
    cursor += characters.count
  }

  /// Puts another text in the place of all.
  mutating func replace(with string: String) { self = LineEditor(string) }

  /// Puts another text in the place of what stands before the cursor.
  mutating func replaceBeforeCursor(with string: String) {
    let head = Array(string)
    text.replaceSubrange(..<cursor, with: head)
    cursor = head.count
  }

  private mutating func delete(from start: Int, to end: Int) {
    let (start, end) = (max(0, start), min(text.count, end))
    guard start < end else { return }
    text.removeSubrange(start..<end)
    cursor = start
  }

  private func wordStart() -> Int {
    var start = cursor
    while start > 0, text[start - 1] == " " { start -= 1 }
    while start > 0, text[start - 1] != " " { start -= 1 }
    return start
  }
}
