import CVTerm
public import Geometry

/// One cell as the terminal shows it.
public struct TermCell: Hashable, Sendable {
  /// The glyph; a space where nothing was written, empty in the second half of a wide glyph.
  public var text: String
  /// Columns: 1 or 2, 0 for a second half.
  public var width: Int
  /// The colour of the glyph.
  public var foreground: TermColor
  /// The colour behind it.
  public var background: TermColor
  /// Emphasis.
  public var isBold: Bool
  /// Slanted.
  public var isItalic: Bool
  /// With a line under it.
  public var isUnderlined: Bool
  /// With the colours exchanged.
  public var isReversed: Bool
}

/// A colour as a program sent it.
public enum TermColor: Hashable, Sendable {
  /// The terminal's own.
  case standard
  /// An entry of the palette.
  case palette(Int)
  /// 24 bits.
  case rgb(Int, Int, Int)

  init(number: Int32) {
    let number = Int(number)
    switch number {
    case ..<0: self = .standard
    case ..<(1 << 24): self = .palette(number)
    default: self = .rgb(number >> 16 & 0xFF, number >> 8 & 0xFF, number & 0xFF)
    }
  }
}

/// What a program made of the terminal's modes.
public struct TermModes: Hashable, Sendable {
  /// Typed characters are shown by the system.
  public var echoes: Bool
  /// Input comes in lines that can be edited.
  public var editsLines: Bool
  /// Ctrl-c and Ctrl-z make signals.
  public var makesSignals: Bool

  /// As a shell expects them.
  public static let sane = TermModes(echoes: true, editsLines: true, makesSignals: true)
}

extension Term {
  /// A row as text, without the blanks at its end.
  public func row(_ y: Int) -> String {
    var text = (0..<size.width).map { cell(x: $0, y: y).text }.joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// All rows.
  public var rows: [String] { (0..<size.height).map(row) }

  /// Whether any row contains some text.
  public func contains(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

  /// The cell at a column and a row.
  public func cell(x: Int, y: Int) -> TermCell {
    let cell = cvterm_cell_at(screen, Int32(y), Int32(x))
    var scalars = String.UnicodeScalarView()
    withUnsafeBytes(of: cell.text) { bytes in
      for value in bytes.bindMemory(to: UInt32.self).prefix(while: { $0 != 0 }) {
        scalars.append(wideFilter.original(of: Unicode.Scalar(value) ?? "\u{FFFD}"))
      }
    }
    return TermCell(
      text: scalars.isEmpty && cell.width > 0 ? " " : String(scalars), width: Int(cell.width),
      foreground: TermColor(number: cell.foreground),
      background: TermColor(number: cell.background),
      isBold: cell.bold, isItalic: cell.italic, isUnderlined: cell.underline,
      isReversed: cell.reverse)
  }

  /// Where the cursor stands; nil while it is hidden.
  public var cursor: Point? {
    guard cvterm_is_cursor_visible(screen) else { return nil }
    var row: Int32 = 0
    var column: Int32 = 0
    cvterm_cursor(screen, &row, &column)
    return Point(x: Int(column), y: Int(row))
  }

  /// Whether the alternate screen is shown.
  public var isAlternate: Bool { cvterm_is_alternate(screen) }

  /// The terminal's modes as the program set them.
  public var modes: TermModes {
    let modes = cvterm_current_modes(terminal)
    return TermModes(
      echoes: modes.echoes, editsLines: modes.edits_lines, makesSignals: modes.makes_signals)
  }
}
