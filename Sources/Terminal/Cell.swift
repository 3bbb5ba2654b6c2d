/// One position of a frame: a glyph and how it looks.
///
/// A wide glyph takes two cells; the second is a continuation with the style of the first.
public struct Cell: Hashable, Sendable {
  /// What is shown; for a continuation a glyph without meaning.
  public let glyph: Glyph
  /// How it looks.
  public let style: Style

  /// A blank in the terminal's own style.
  public static let blank = Cell()

  /// Makes a cell.
  public init(_ glyph: Glyph = .blank, style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  /// Whether this is the second half of the wide glyph before it.
  public var isContinuation: Bool { glyph.width == 0 }

  /// Whether the next cell belongs to this one.
  var isWide: Bool { glyph.width == 2 }

  func restyled(_ style: Style) -> Cell { Cell(glyph, style: style) }
}
