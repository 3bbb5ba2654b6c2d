import TermHarness
import Terminal

/// Tells the control sequences of the program from those that came from somewhere else.
enum OwnControls {
  /// What a program wrote that is neither text nor one of the few control sequences it has use for.
  static func strangers(in bytes: [UInt8]) -> Set<String> {
    var strangers: Set<String> = []
    let output = String(decoding: bytes, as: UTF8.self)
      .replacing(TerminalAnswers.questions(through: nil, showing: .onBlankScreen), with: "")
    var scalars = output.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}": if let found = takeEscape(&scalars) { strangers.insert(found) }
      case "\r", "\n", "\u{8}", "\u{F}", "\u{E}": break
      case _ where scalar.properties.generalCategory == .control,
        _ where scalar.properties.generalCategory == .format,
        "\u{2028}", "\u{2029}":
        strangers.insert("U+" + String(scalar.value, radix: 16, uppercase: true))
      default: break
      }
    }
    return strangers
  }

  /// Whether a control sequence moves, clears, scrolls, colours or sets a mode, or is the question
  /// for the terminal's name.
  private static func isOwn(_ sequence: String) -> Bool {
    sequence == "[>0q" || sequence.last.map { "ABCDGHJKLMPSTX@bdfhlmrt".contains($0) } == true
  }

  /// Takes the rest of an escape sequence; returns it when it is none of the program's own.
  private static func takeEscape(_ scalars: inout Substring.UnicodeScalarView) -> String? {
    guard let kind = scalars.popFirst() else { return "an unfinished escape" }
    switch kind {
    case "(", ")":
      let set = scalars.popFirst()
      return set == "B" || set == "0" ? nil : "a character set"
    case "7", "8", "=", ">", "M": return nil
    case "[":
      var sequence = "["
      while let scalar = scalars.popFirst() {
        sequence.unicodeScalars.append(scalar)
        guard (0x40...0x7E).contains(scalar.value) else { continue }
        return isOwn(sequence) ? nil : sequence
      }
      return sequence
    default: return "ESC \(kind)"
    }
  }
}
