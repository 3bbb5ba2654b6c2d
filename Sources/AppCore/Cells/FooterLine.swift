import Geometry
import Terminal

/// One of the two rows at the bottom: what goes on, or which keys matter here.
struct FooterLine: CellDrawing {
  /// A key and what it does.
  struct Hint: Hashable, Sendable {
    var key: String
    var meaning: String
  }

  /// What a line says.
  enum Content: Hashable, Sendable {
    case summary(String)
    case message(String)
    /// Text that is being typed, on both sides of the cursor.
    case field(prompt: String, before: String, after: String)
    case hints([Hint])
  }

  var content: Content

  func draw(on canvas: inout Canvas, look: Look) {
    let room = max(0, canvas.size.width - 2)
    let start = Point(x: 1, y: 0)
    switch content {
    case .summary(let text): canvas.write(text, at: start, style: look.secondary, width: room)
    case .message(let text): canvas.write(text, at: start, style: look.accented, width: room)
    case .field(let prompt, let before, let after):
      let field = Field(prompt: prompt, before: before, after: after, width: room)
      canvas.write(field.glyphs, at: start, style: look.accented)
    case .hints(let hints): draw(hints, on: &canvas, room: room, look: look)
    }
  }

  /// The part of a typed text that is shown: as much as fits, the cursor always in it.
  struct Field {
    let glyphs: [Glyph]
    /// Columns from the start of the line to the cursor.
    let cursorColumn: Int

    init(prompt: String, before: String, after: String, width: Int) {
      let prompt = DisplayText(prompt)
      var head = DisplayText(before).glyphs
      var used = head.reduce(0) { $0 + $1.width }
      while used > max(0, width - prompt.width - 1), !head.isEmpty {
        used -= head.removeFirst().width
      }
      cursorColumn = prompt.width + used
      let tail = DisplayText(after).truncated(to: max(0, width - cursorColumn))
      glyphs = prompt.glyphs + head + tail
    }
  }

  /// Hints that do not fit whole are left out.
  private func draw(_ hints: [Hint], on canvas: inout Canvas, room: Int, look: Look) {
    var column = 1
    for hint in hints {
      let (key, meaning) = (DisplayText(hint.key), DisplayText(hint.meaning))
      let width = key.width + 1 + meaning.width
      guard column + width <= room + 1 else { break }
      column += canvas.write(key, at: Point(x: column, y: 0), style: look.text) + 1
      column += canvas.write(meaning, at: Point(x: column, y: 0), style: look.secondary) + 2
    }
  }
}
