/// Why a screen cannot be opened.
public enum TerminalError: Error, Hashable, Sendable {
  /// Standard input or output is not a terminal.
  case notATerminal
  /// The terminal, named as in TERM, cannot place the cursor.
  case unusable(String)
}
