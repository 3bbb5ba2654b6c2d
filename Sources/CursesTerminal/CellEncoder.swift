import CTerminal
import Terminal

/// Turns cells into those of the terminal's side: colours to numbers, glyphs it cannot show to
/// ASCII.
struct CellEncoder {
  private let colors: ColorMap
  private let isUTF8: Bool

  init(_ capabilities: ScreenCapabilities) {
    colors = ColorMap(depth: capabilities.colorDepth)
    isUTF8 = capabilities.isUTF8
  }

  /// Encodes a run of cells.
  ///
  /// - Parameters:
  ///   - cells: The cells, whole glyphs only.
  ///   - painter: Says what becomes of the parts of pictures.
  /// - Returns: As many cells.
  func encode(_ cells: ArraySlice<Cell>, _ painter: PicturePainter) -> [cterminal_cell] {
    var result: [cterminal_cell] = []
    result.reserveCapacity(cells.count)
    // The second half of a glyph that was replaced by a narrow one is a blank.
    var isSplit = false
    for cell in cells {
      if let part = cell.glyph.pictureCell {
        result.append(encode(part, painter))
        continue
      }
      let shown = cell.isContinuation ? (isSplit ? .blank : nil) : substitute(for: cell.glyph)
      isSplit = !cell.isContinuation && cell.glyph.width > (shown?.width ?? 0)
      result.append(encode(shown, cell.style))
    }
    return result
  }

  /// kitty's placeholder in the colour that is the picture's number, or a blank that no text has:
  /// so ncurses writes the cell again when it becomes a blank of text, which wipes the pixels.
  private func encode(_ part: PictureCell, _ painter: PicturePainter) -> cterminal_cell {
    if painter.method == .kittyPlaceholders, let id = painter.terminalID(of: part.picture),
      let glyph = Glyph.kittyPlaceholder(row: part.row, column: part.column)
    {
      var cell = encode(glyph, .plain)
      cell.foreground = Int32(truncatingIfNeeded: id)
      return cell
    }
    var cell = encode(Glyph.blank, .plain)
    cell.attributes = painter.method.showsPixels ? Attributes.dim.rawValue : 0
    return cell
  }

  /// The glyph that reaches the terminal; ncurses counts it as wide as the frame does, since both
  /// ask the same tables.
  private func substitute(for glyph: Glyph) -> Glyph { isUTF8 ? glyph : glyph.asciiSubstitute }

  /// A cell; without a glyph a second half.
  private func encode(_ glyph: Glyph?, _ style: Style) -> cterminal_cell {
    var cell = cterminal_cell()
    let attributes = style.attributes
    cell.background = colors.number(of: style.background)
    // What cannot be seen on a blank is left out, so that blanks are equal more often.
    let showsInk = glyph != .blank || !attributes.isDisjoint(with: [.underline, .reverse])
    cell.foreground = showsInk ? colors.number(of: style.foreground) : -1
    cell.attributes = showsInk ? attributes.rawValue : 0
    guard let glyph else { return cell }
    cell.width = UInt8(glyph.width)
    cell.text.0 = glyph.base.value
    // Hardly any glyph has a mark.
    guard let mark = glyph.scalar(at: 1) else { return cell }
    cell.text.1 = mark.value
    cell.text.2 = glyph.scalar(at: 2)?.value ?? 0
    cell.text.3 = glyph.scalar(at: 3)?.value ?? 0
    cell.text.4 = glyph.scalar(at: 4)?.value ?? 0
    return cell
  }
}
