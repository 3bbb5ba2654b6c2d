import Terminal

/// The colours of the program, by what they are for.
public struct Theme: Hashable, Sendable {
  /// Themes that have names.
  enum Name: String, CaseIterable {
    /// The terminal's own colours, and one that stands out.
    case standard
    /// Nothing is dim, what stands out is bold too.
    case highContrast = "high-contrast"
    /// No colours but those of covers.
    case plain
  }

  /// The one colour that stands out; `nil` is the program's own.
  var accent: ThemeColor?
  /// Text that matters less; `nil` is the terminal's dim text.
  var secondary: ThemeColor?
  /// Titles and headers; `nil` is the terminal's text, bold.
  var title: ThemeColor?
  /// Whether nothing is dim.
  var isHighContrast = false
  /// Whether text has no colours.
  var isPlain = false

  /// The colours of someone who chose nothing.
  public static let standard = Theme(.standard)

  init(_ name: Name) {
    switch name {
    case .standard: break
    case .highContrast: isHighContrast = true
    case .plain: isPlain = true
    }
  }
}

/// A colour as a file writes it: one of the terminal's palette, or red, green and blue.
struct ThemeColor: Hashable, Sendable {
  let color: Color

  /// Reads a colour: `"#rrggbb"`, a name of the eight, or a number of the palette.
  init?(_ value: ConfigurationValue) {
    switch value {
    case .number(let index) where (0...255).contains(index): color = .palette(UInt8(index))
    case .text(let text):
      if let index = Self.names.firstIndex(of: text) {
        color = .palette(UInt8(index))
      } else if let rgb = Self.rgb(text) {
        color = .rgb(rgb[0], rgb[1], rgb[2])
      } else {
        return nil
      }
    case .number, .flag, .texts, .other: return nil
    }
  }

  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  private static func rgb(_ text: String) -> [UInt8]? {
    guard text.hasPrefix("#"), text.utf8.count == 7 else { return nil }
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == 6 else { return nil }
    return stride(from: 0, to: 6, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }
}
