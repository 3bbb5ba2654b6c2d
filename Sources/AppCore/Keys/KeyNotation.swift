import Terminal

/// Key sequences as they are written in the key table and the configuration: `gg`, `<c-d>`,
/// `<s-tab>`, `<f12>`; `<lt>` and `<gt>` are the characters `<` and `>`.
enum KeyNotation {
  /// The keys of a sequence; `nil` when a name between brackets is not known.
  static func keys(_ text: String) -> [Key]? {
    var keys: [Key] = []
    var rest = text[...]
    while let character = rest.first {
      if character == "<", let end = rest.firstIndex(of: ">") {
        guard let key = named(rest[rest.index(after: rest.startIndex)..<end]) else { return nil }
        keys.append(key)
        rest = rest[rest.index(after: end)...]
      } else {
        keys += character.unicodeScalars.map { Key(.character($0)) }
        rest = rest.dropFirst()
      }
    }
    return keys
  }

  /// Whether two sequences cannot both be typed: one begins with the other.
  static func collide(_ first: String, _ second: String) -> Bool {
    guard let first = keys(first), let second = keys(second) else { return false }
    return first.starts(with: second) || second.starts(with: first)
  }

  /// A sequence as people read it: `g g`, `Ctrl-d`, `Shift-Tab`; as written where it cannot be
  /// read.
  static func text(of sequence: String) -> String {
    guard let keys = keys(sequence) else { return sequence }
    return keys.map(text).joined(separator: " ")
  }

  /// A key as people read it.
  static func text(of key: Key) -> String {
    let modifiers: [(Modifiers, String)] = [
      (.control, "Ctrl-"), (.alt, "Alt-"), (.shift, "Shift-"),
    ]
    let held = modifiers.filter { key.modifiers.contains($0.0) }.map(\.1).joined()
    if case .function(let number) = key.code { return held + "F\(number)" }
    if let name = names.first(where: { $0.code == key.code }) { return held + name.shown }
    guard case .character(let scalar) = key.code else { return held }
    return held + String(Character(scalar))
  }

  private static func named(_ name: Substring) -> Key? {
    var modifiers: Modifiers = []
    var name = name
    while name.count > 2, name.dropFirst().first == "-" {
      switch name.first {
      case "c": modifiers.insert(.control)
      case "s": modifiers.insert(.shift)
      case "a": modifiers.insert(.alt)
      default: return nil
      }
      name = name.dropFirst(2)
    }
    if let entry = names.first(where: { $0.written == name }) { return Key(entry.code, modifiers) }
    if name.first == "f", let number = Int(name.dropFirst()) {
      return Key(.function(number), modifiers)
    }
    guard name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first else { return nil }
    return Key(.character(scalar), modifiers)
  }

  /// Keys that have names: as written between brackets, and as shown to people.
  private static let names: [(written: String, code: KeyCode, shown: String)] = [
    ("enter", .enter, "Enter"), ("esc", .escape, "Esc"), ("bs", .backspace, "Backspace"),
    ("tab", .tab, "Tab"), ("space", .character(" "), "Space"), ("lt", .character("<"), "<"),
    ("gt", .character(">"), ">"),
    ("up", .up, "↑"), ("down", .down, "↓"), ("left", .left, "←"), ("right", .right, "→"),
    ("home", .home, "Home"), ("end", .end, "End"),
    ("pgup", .pageUp, "PgUp"), ("pgdn", .pageDown, "PgDn"), ("ins", .insert, "Insert"),
    ("del", .delete, "Del"),
  ]
}
