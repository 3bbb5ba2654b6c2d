/// What a terminal sends.
public enum TerminalInput: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted; raw, as untrusted as any other text from outside.
  case paste(String)
  /// The terminal's window got or lost the keyboard.
  case focus(Bool)
  /// The mouse was used.
  case mouse(MouseEvent)
  /// The terminal answered a question, however late.
  case reply(TerminalReply)
}
