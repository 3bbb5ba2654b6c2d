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
    /// The library in numbers; as much of it as fits.
    case summary(TextChoice)
    case message(String)
    /// Text that is being typed, on both sides of the cursor.
    case field(prompt: String, before: String, after: String)
    case hints([Hint])
    /// What plays, how far it has come and how it goes on.
    case playing(Playing)
  }

  /// What plays, in one line.
  struct Playing: Hashable, Sendable {
    var isPaused: Bool
    var title: String
    /// Artist and album, or the artist alone.
    var detail: TextChoice
    var progress: PlayingProgress
    var volume: String
    /// Signs of shuffle, repeat and the like.
    var modes: String

    /// Columns of the bar with the times behind it, of a line of a width.
    static func progressWidth(in width: Int) -> Int { width >= 60 ? width * 2 / 5 : 0 }
    /// Loudness and modes.
    var state: String { [volume, modes].filter { !$0.isEmpty }.joined(separator: " ") }

    /// Columns of the loudness and the modes with blanks on both sides, of a line of a width.
    ///
    /// Few modes do not move the bar.
    func stateWidth(in width: Int, _ ambiguous: AmbiguousWidth) -> Int {
      width >= 70 ? max(14, DisplayText(state, ambiguous).width + 2) : 0
    }

    /// Where the bar begins and how wide it is, of a line of a width; `nil` where there is none.
    func bar(in width: Int, _ ambiguous: AmbiguousWidth) -> (x: Int, width: Int)? {
      let room = Self.progressWidth(in: width)
      let bar = progress.barWidth(in: room)
      return bar > 0 ? (width - 1 - stateWidth(in: width, ambiguous) - room, bar) : nil
    }
  }

  var content: Content

  /// Columns of its text, of a row of a width.
  static func textWidth(in width: Int) -> Int { max(0, width - 2) }

  func draw(on canvas: inout Canvas, look: Look) {
    let room = Self.textWidth(in: canvas.size.width)
    let start = Point(x: 1, y: 0)
    switch content {
    case .summary(let texts):
      canvas.write(
        texts.fittingOrShortest(room, canvas.ambiguousWidth), at: start, style: look.secondary,
        width: room)
    case .message(let text): canvas.write(text, at: start, style: look.accented, width: room)
    case .field(let prompt, let before, let after):
      let field = Field(
        prompt: prompt, before: before, after: after, width: room, canvas.ambiguousWidth)
      canvas.write(field.glyphs, at: start, style: look.accented)
    case .hints(let hints): draw(hints, on: &canvas, room: room, look: look)
    case .playing(let playing): draw(playing, on: &canvas, look: look)
    }
  }

  private func draw(_ playing: Playing, on canvas: inout Canvas, look: Look) {
    let width = canvas.size.width
    let room = Playing.progressWidth(in: width)
    let state = playing.stateWidth(in: width, canvas.ambiguousWidth)
    let end = width - 1 - state - room
    canvas.write(
      playing.isPaused ? canvas.signs.paused : canvas.signs.playing, at: Point(x: 1, y: 0),
      style: look.accented)
    let title = canvas.text(playing.title)
    let shown = canvas.write(
      title, at: Point(x: 3, y: 0), style: look.strong, width: max(0, min(title.width, end - 5)))
    let left = max(0, end - 5 - shown)
    let dash = canvas.signs.dash
    let detail = playing.detail.fittingOrShortest(
      left - canvas.width(of: dash), canvas.ambiguousWidth)
    canvas.write(
      detail.isEmpty ? "" : dash + detail, at: Point(x: 3 + shown, y: 0),
      style: look.secondary, width: left)
    if room > 0 {
      playing.progress.draw(at: Point(x: end, y: 0), width: room, on: &canvas, look: look)
    }
    canvas.write(
      playing.state, at: Point(x: width - state, y: 0), style: look.secondary,
      width: max(0, state - 1), alignment: .trailing)
  }

  /// The part of a typed text that is shown: as much as fits, the cursor always in it.
  struct Field {
    let glyphs: [Glyph]
    /// Columns from the start of the line to the cursor.
    let cursorColumn: Int

    init(
      prompt: String, before: String, after: String, width: Int, _ ambiguous: AmbiguousWidth
    ) {
      let prompt = DisplayText(prompt, ambiguous)
      var head = DisplayText(before, ambiguous).glyphs
      var used = head.reduce(0) { $0 + $1.width }
      while used > max(0, width - prompt.width - 1), !head.isEmpty {
        used -= head.removeFirst().width
      }
      cursorColumn = prompt.width + used
      let tail = DisplayText(after, ambiguous)
        .truncated(to: max(0, width - cursorColumn), ambiguous)
      glyphs = prompt.glyphs + head + tail
    }
  }

  /// Hints that do not fit whole are left out.
  private func draw(_ hints: [Hint], on canvas: inout Canvas, room: Int, look: Look) {
    var column = 1
    for hint in hints {
      let (key, meaning) = (canvas.text(hint.key), canvas.text(hint.meaning))
      let width = key.width + 1 + meaning.width
      guard column + width <= room + 1 else { break }
      column += canvas.write(key, at: Point(x: column, y: 0), style: look.text) + 1
      column += canvas.write(meaning, at: Point(x: column, y: 0), style: look.secondary) + 2
    }
  }
}
