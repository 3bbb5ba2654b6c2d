/// A way of showing pictures in a terminal, the best first.
public enum PictureProtocol: String, Hashable, Sendable, CaseIterable {
  /// kitty's graphics placed by characters, which scroll and are covered like text.
  case kittyPlaceholders = "kitty-placeholders"
  /// kitty's graphics placed over the text.
  case kitty
  /// Rows of six pixels in the text.
  case sixel
  /// iTerm2's inline files.
  case iTerm2 = "iterm2"
  /// Two pixels a cell, made of characters and colours; works everywhere.
  case halfBlocks = "half-blocks"
  /// Four pixels a cell in two colours, made of characters.
  case quadrants
  /// Shades, for terminals without colours or without characters of their own for pixels.
  case ascii
  /// No pictures.
  case none

  /// Whether pixels are sent to the terminal, beside the text.
  public var showsPixels: Bool {
    switch self {
    case .kittyPlaceholders, .kitty, .sixel, .iTerm2: true
    case .halfBlocks, .quadrants, .ascii, .none: false
    }
  }

  /// Whether the terminal must not be told to scroll or shift text, because it would move the
  /// pixels otherwise than the text.
  public var needsStillText: Bool { showsPixels && self != .kittyPlaceholders }
}

/// Why a way of showing pictures was chosen.
public enum PictureReason: Hashable, Sendable {
  /// The terminal said its name and version, which are known to show pictures so.
  case version
  /// The terminal around tmux is one that is known to show pictures so.
  case outerVersion
  /// The terminal accepted a picture of kitty's protocol.
  case graphicsAnswer
  /// The terminal's device attributes say so.
  case deviceAttributes
  /// A variable of the environment names the terminal.
  case environment(String)
  /// The terminal was not asked or did not answer.
  case noAnswers
  /// GNU screen keeps pictures to itself.
  case screen
  /// tmux keeps pictures to itself: allow-passthrough is off, or it could not be asked.
  case noPassthrough
  /// The terminal showed no sign of any other way.
  case nothingBetter
  /// The person chose it.
  case configuration
  /// The terminal is sent ASCII alone.
  case onlyASCII
  /// The terminal shows no colours, or is not to.
  case noColors
  /// The characters that stand for pixels are two columns wide.
  case wideCharacters
  /// The terminal could show pixels but does not say how many a cell has.
  case cellSizeUnknown
}
