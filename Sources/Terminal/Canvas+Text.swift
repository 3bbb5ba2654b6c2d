public import Geometry

/// Where text stands in a field that is wider.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case leading
  /// In the middle; an odd column is left over at the right.
  case center
  /// At the right edge.
  case trailing
}

extension Canvas {
  /// Text from any source as it is shown here.
  public func text(_ untrusted: String) -> DisplayText { DisplayText(untrusted, ambiguousWidth) }

  /// The columns that a text takes here.
  public func width(of untrusted: String) -> Int { text(untrusted).width }

  /// Writes text, made safe as `DisplayText` does.
  ///
  /// - Parameters:
  ///   - text: Text from any source.
  ///   - point: The first column of the field.
  ///   - style: The style of the glyphs and of the padding.
  ///   - width: The columns of the field: longer text ends in an ellipsis, shorter is padded with
  ///     blanks to exactly this width. Nil: as wide as the text.
  ///   - alignment: Where shorter text stands in the field.
  /// - Returns: The columns written, seen or not: `width` when given.
  @discardableResult
  public mutating func write(
    _ text: String, at point: Point, style: Style = .plain, width: Int? = nil,
    alignment: TextAlignment = .leading
  ) -> Int {
    write(self.text(text), at: point, style: style, width: width, alignment: alignment)
  }

  /// Writes display text, as `write(_:at:style:width:alignment:)` does for a string.
  @discardableResult
  public mutating func write(
    _ text: DisplayText, at point: Point, style: Style = .plain, width: Int? = nil,
    alignment: TextAlignment = .leading
  ) -> Int {
    guard let width else { return write(text.glyphs, at: point, style: style) }
    guard width > 0 else { return 0 }
    let glyphs = text.truncated(to: width, ambiguousWidth)
    let free = width - glyphs.reduce(0) { $0 + $1.width }
    let before =
      switch alignment {
      case .leading: 0
      case .center: free / 2
      case .trailing: free
      }
    let blanks = repeatElement(Glyph.blank, count: max(0, free))
    var used = write(blanks.prefix(before), at: point, style: style)
    used += write(glyphs, at: point.moved(x: used), style: style)
    used += write(blanks.dropFirst(before), at: point.moved(x: used), style: style)
    return used
  }
}
