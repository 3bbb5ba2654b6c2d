import Geometry
import Terminal

/// One track: number, title, artist, album, length; columns give way as it gets narrow.
struct TrackRow: CellDrawing {
  /// Number on its disc; `nil` where lists are not by album.
  var number: String?
  var title: String
  /// Empty where it goes without saying.
  var artist: String
  /// Empty where it goes without saying.
  var album: String
  var duration: String
  var isFocused: Bool

  private static let leading = 3
  private static let trailing = 2
  private static let durationWidth = 7
  private static let gap = 2
  /// Below this width the album is left out, in cells.
  private static let albumNeeds = 90
  /// Below this width the artist is left out, in cells.
  private static let artistNeeds = 50

  func draw(on canvas: inout Canvas, look: Look) {
    let width = canvas.size.width
    var column = Self.leading
    if let number {
      canvas.write(
        number, at: Point(x: column, y: 0), style: look.secondary, width: 3, alignment: .trailing)
      column += 3 + Self.gap
    }
    let end = width - Self.trailing
    canvas.write(
      duration, at: Point(x: end - Self.durationWidth, y: 0), style: look.secondary,
      width: Self.durationWidth, alignment: .trailing)
    let room = max(0, end - Self.durationWidth - Self.gap - column)
    var texts = [(title, isFocused ? look.focused.adding(.bold) : look.text)]
    if !artist.isEmpty, width >= Self.artistNeeds { texts.append((artist, look.secondary)) }
    if !album.isEmpty, width >= Self.albumNeeds { texts.append((album, look.secondary)) }
    let widths = Self.widths(of: texts.count, in: room)
    for (index, (text, style)) in texts.enumerated() {
      let shown = min(widths[index], DisplayText(text).width)
      canvas.write(text, at: Point(x: column, y: 0), style: style, width: shown)
      column += widths[index] + Self.gap
    }
  }

  /// The title gets half, the rest is shared.
  private static func widths(of count: Int, in room: Int) -> [Int] {
    let free = max(0, room - gap * (count - 1))
    guard count > 1 else { return [free] }
    let title = free / 2
    let others = (free - title) / (count - 1)
    return [title] + Array(repeating: others, count: count - 1)
  }
}
