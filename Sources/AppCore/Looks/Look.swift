import Terminal

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
  /// The colours by what they are for.
  public var theme: Theme

  /// The accent of the sample screens, a pink.
  static let pink = Color.rgb(255, 45, 85)

  /// Makes a look.
  public init(colors: Colors = .many, theme: Theme = .standard) {
    self.colors = colors
    self.theme = theme
  }

  /// The one colour that stands out.
  var accent: Color { theme.accent?.color ?? (colors == .many ? Self.pink : .palette(5)) }

  /// Ordinary text.
  var text: Style { .plain }

  /// Text that matters less.
  var secondary: Style {
    if theme.isHighContrast { return .plain }
    guard let color = theme.secondary?.color, showsColors else { return Style(attributes: .dim) }
    return Style(foreground: color)
  }

  /// Titles and headers.
  var strong: Style {
    guard let color = theme.title?.color, showsColors else { return Style(attributes: .bold) }
    return Style(foreground: color, attributes: .bold)
  }

  /// What stands out in colour, bold where there is none.
  var accented: Style {
    guard showsColors else { return Style(attributes: .bold) }
    return Style(foreground: accent, attributes: theme.isHighContrast ? .bold : [])
  }

  /// The focused name; visible without any colour.
  var focused: Style { Style(attributes: [.reverse]) }

  private var showsColors: Bool { colors != .none && !theme.isPlain }
}
