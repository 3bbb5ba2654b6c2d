public import Terminal

/// How things look on this terminal: its colours and the theme's styles.
public struct Look: Hashable, Sendable {
  /// How many colours there are.
  public enum Colors: Hashable, Sendable {
    /// None: shades and attributes carry everything.
    case none
    /// The 8 or 16 of the terminal's own palette.
    case few
    /// 256 or more.
    case many
  }

  /// How many colours there are.
  public var colors: Colors
  /// The one colour that stands out.
  public var accent: Color

  /// The accent of the sample screens, a pink.
  static let pink = Color.rgb(255, 45, 85)

  /// Makes a look.
  public init(colors: Colors = .many, accent: Color? = nil) {
    self.colors = colors
    self.accent = accent ?? (colors == .many ? Self.pink : .palette(5))
  }

  /// Ordinary text.
  var text: Style { .plain }
  /// Text that matters less.
  var secondary: Style { Style(attributes: .dim) }
  /// Titles and headers.
  var strong: Style { Style(attributes: .bold) }
  /// What stands out in colour, bold where there is none.
  var accented: Style {
    colors == .none ? strong : Style(foreground: accent)
  }
  /// The focused name; visible without any colour.
  var focused: Style { Style(attributes: [.reverse]) }
}
