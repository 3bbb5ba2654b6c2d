/// How a cell looks: two colours and a set of attributes.
public struct Style: Hashable, Sendable {
  /// The colour of the glyph.
  public var foreground: Color
  /// The colour behind the glyph.
  public var background: Color
  /// Emphasis besides colour.
  public var attributes: Attributes

  /// The terminal's own colours, no attributes.
  public static let plain = Style()

  /// Makes a style; what is left out is the terminal's own.
  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The style with attributes added.
  public func adding(_ attributes: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }

  /// The style with another foreground.
  public func foreground(_ color: Color) -> Style {
    var style = self
    style.foreground = color
    return style
  }

  /// The style with another background.
  public func background(_ color: Color) -> Style {
    var style = self
    style.background = color
    return style
  }
}
