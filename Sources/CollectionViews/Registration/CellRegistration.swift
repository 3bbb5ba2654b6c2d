public import Terminal

/// How contents of one type are drawn: items, headers, bars, whatever is an element.
///
/// A registration is a value; it is made once and kept, not made for every element.
///
///     let albums = CellRegistration<AlbumTile, Theme> { tile, canvas, theme in
///       canvas.write(tile.title, at: .zero, style: theme.title, width: canvas.size.width)
///     }
public struct CellRegistration<Content: Hashable & Sendable, Context: Sendable>: Sendable {
  let draw: @Sendable (Content, inout Canvas, Context) -> Void

  /// Makes a registration.
  ///
  /// - Parameter draw: Draws a content into the whole of a canvas that was cleared before; it has
  ///   no other way to know anything than its arguments, so equal contents draw equal cells.
  public init(_ draw: @escaping @Sendable (Content, inout Canvas, Context) -> Void) {
    self.draw = draw
  }
}
