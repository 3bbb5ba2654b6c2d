import Terminal

/// Reads key sequences as they are written in the key table: `gg`, `<c-d>`, `<s-tab>`, `<f12>`.
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
    if let code = codes[String(name)] { return Key(code, modifiers) }
    if name.first == "f", let number = Int(name.dropFirst()) {
      return Key(.function(number), modifiers)
    }
    guard name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first else { return nil }
    return Key(.character(scalar), modifiers)
  }

  private static let codes: [String: KeyCode] = [
    "enter": .enter, "esc": .escape, "bs": .backspace, "tab": .tab, "space": .character(" "),
    "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
    "pgup": .pageUp, "pgdn": .pageDown, "ins": .insert, "del": .delete,
  ]
}
