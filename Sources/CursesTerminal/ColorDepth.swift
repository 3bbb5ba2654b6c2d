/// How many colours a terminal shows, or is asked to show at most.
public enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// None; attributes only.
  case none
  /// The eight of ANSI.
  case eight
  /// The eight and their bright forms.
  case sixteen
  /// The 256 of xterm's palette.
  case palette256
  /// Red, green and blue, 256 steps each; the first 16 of the palette too.
  case direct

  /// Whether one shows fewer colours than another.
  public static func < (one: ColorDepth, other: ColorDepth) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The depth of a terminfo entry with a number of colours.
  init(colors: Int) {
    self =
      switch colors {
      case ..<8: .none
      case ..<16: .eight
      case ..<256: .sixteen
      case ..<(1 << 24): .palette256
      default: .direct
      }
  }
}
