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

  /// Encodes runs of cells.
  ///
  /// - Parameters:
  ///   - runs: The runs, whole glyphs only.
  ///   - frame: The frame they are of.
  ///   - painter: Says what becomes of the parts of pictures.
  ///   - body: Takes a run and as many cells as are in it.
  func encode(
    _ runs: [CellRun], of frame: Frame, _ painter: PicturePainter,
    _ body: (CellRun, [cterminal_cell]) -> Void
  ) {
    var encoded: [cterminal_cell] = []
    var ink = Ink(.plain, colors)
    for run in runs {
      encoded.removeAll(keepingCapacity: true)
      // The second half of a glyph that was replaced by a narrow one is a blank.
      var isSplit = false
      for cell in frame[run] {
        if let part = cell.glyph.pictureCell {
          encoded.append(encode(part, painter))
          continue
        }
        let shown = cell.isContinuation ? (isSplit ? .blank : nil) : substitute(for: cell.glyph)
        isSplit = !cell.isContinuation && cell.glyph.width > (shown?.width ?? 0)
        // Neighbours mostly look alike.
        if cell.style != ink.style { ink = Ink(cell.style, colors) }
        encoded.append(encode(shown, ink))
      }
      body(run, encoded)
    }
  }

  /// kitty's placeholder in the colour that is the picture's number, or a blank that no text has:
  /// so ncurses writes the cell again when it becomes a blank of text, which wipes the pixels.
  private func encode(_ part: PictureCell, _ painter: PicturePainter) -> cterminal_cell {
    if painter.method == .kittyPlaceholders, let id = painter.terminalID(of: part.picture),
      let glyph = Glyph.kittyPlaceholder(row: part.row, column: part.column)
    {
      var cell = encode(glyph, Ink(.plain, colors))
      cell.foreground = Int32(truncatingIfNeeded: id)
      return cell
    }
    var cell = encode(Glyph.blank, Ink(.plain, colors))
    cell.attributes = painter.method.showsPixels ? Attributes.dim.rawValue : 0
    return cell
  }

  /// The glyph that reaches the terminal; ncurses counts it as wide as the frame does, since both
  /// ask the same tables.
  private func substitute(for glyph: Glyph) -> Glyph { isUTF8 ? glyph : glyph.asciiSubstitute }

  /// A cell; without a glyph a second half.
  private func encode(_ glyph: Glyph?, _ ink: Ink) -> cterminal_cell {
    var cell = cterminal_cell()
    cell.background = ink.background
    // What cannot be seen on a blank is left out, so that blanks are equal more often.
    let showsInk = glyph != .blank || ink.marksBlanks
    cell.foreground = showsInk ? ink.foreground : -1
    cell.attributes = showsInk ? ink.style.attributes.rawValue : 0
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

/// A style in the numbers of the terminal.
private struct Ink {
  let style: Style
  let foreground: Int32
  let background: Int32
  /// Whether it can be seen on a blank.
  let marksBlanks: Bool

  init(_ style: Style, _ colors: ColorMap) {
    self.style = style
    foreground = colors.number(of: style.foreground)
    background = colors.number(of: style.background)
    marksBlanks = !style.attributes.isDisjoint(with: [.underline, .reverse])
  }
}
