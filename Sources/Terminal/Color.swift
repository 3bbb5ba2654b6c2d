/// A colour of a cell, as asked for; the terminal's edge maps it to what the terminal can show.
public enum Color: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// An entry of the terminal's palette; 0...15 are the person's theme, 16...255 the fixed
  /// cube and greys of xterm.
  case palette(UInt8)
  /// Red, green and blue, 0...255 each.
  case rgb(UInt8, UInt8, UInt8)
}
