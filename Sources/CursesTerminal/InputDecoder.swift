import CTerminal
import Terminal

/// Turns input of the terminal's side into the program's own words.
enum InputDecoder {
  /// The input, nil when it means nothing here.
  static func decode(_ input: cterminal_input) -> TerminalInput? {
    switch input.kind {
    case CTERMINAL_CHARACTER:
      guard let scalar = Unicode.Scalar(input.value) else { return nil }
      return .key(Key(.character(scalar), modifiers(of: input)))
    case CTERMINAL_KEY:
      guard let code = keyCode(input.value) else { return nil }
      return .key(Key(code, modifiers(of: input)))
    case CTERMINAL_FOCUS: return .focus(input.value == 1)
    case CTERMINAL_PASTE: return .paste(text(of: input))
    case CTERMINAL_MOUSE: return MouseEvent(sgrReport: text(of: input)).map { .mouse($0) }
    case CTERMINAL_PRIVATE_REPLY: return .reply(TerminalReply(.privateSequence, text(of: input)))
    case CTERMINAL_DEVICE_REPLY: return .reply(TerminalReply(.deviceControl, text(of: input)))
    case CTERMINAL_PROGRAM_REPLY: return .reply(TerminalReply(.applicationProgram, text(of: input)))
    case CTERMINAL_SYSTEM_REPLY: return .reply(TerminalReply(.operatingSystem, text(of: input)))
    case CTERMINAL_PLAIN_REPLY: return .reply(TerminalReply(.sequence, text(of: input)))
    default: return nil
    }
  }

  private static func modifiers(of input: cterminal_input) -> Modifiers {
    Modifiers(rawValue: UInt8(truncatingIfNeeded: input.modifiers))
  }

  private static func text(of input: cterminal_input) -> String {
    guard let start = input.text else { return "" }
    let bytes = UnsafeRawBufferPointer(start: start, count: input.length)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func keyCode(_ value: UInt32) -> KeyCode? {
    switch cterminal_key(value) {
    case CTERMINAL_UP: .up
    case CTERMINAL_DOWN: .down
    case CTERMINAL_LEFT: .left
    case CTERMINAL_RIGHT: .right
    case CTERMINAL_HOME: .home
    case CTERMINAL_END: .end
    case CTERMINAL_PAGE_UP: .pageUp
    case CTERMINAL_PAGE_DOWN: .pageDown
    case CTERMINAL_INSERT: .insert
    case CTERMINAL_DELETE: .delete
    case CTERMINAL_ENTER: .enter
    case CTERMINAL_TAB: .tab
    case CTERMINAL_BACKSPACE: .backspace
    case CTERMINAL_ESCAPE: .escape
    default: value > CTERMINAL_FUNCTION.rawValue ? .function(function(value)) : nil
    }
  }

  private static func function(_ value: UInt32) -> Int {
    Int(value - CTERMINAL_FUNCTION.rawValue)
  }
}
