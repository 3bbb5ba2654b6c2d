public import Geometry

/// A grid of cells for the whole screen: a value that is drawn, compared and flushed.
///
/// A frame never holds half of a wide glyph: whatever writes over one half leaves a blank in
/// the other. Nor does it hold a glyph that is not as wide as its rule for ambiguous scalars says.
public struct Frame: Hashable, Sendable {
  /// Columns and rows; never negative.
  public private(set) var size: Size
  /// The rule by which its glyphs are as wide as they are.
  public let ambiguousWidth: AmbiguousWidth
  // Row by row. `size.width * size.height` cells.
  var cells: [Cell]

  /// A frame without cells.
  public static let empty = Frame(size: .zero)

  /// Makes a frame of blanks; a negative extent counts as none.
  public init(size: Size, ambiguousWidth: AmbiguousWidth = .narrow) {
    self.ambiguousWidth = ambiguousWidth
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// The rectangle of all cells.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The cell at a position; a blank outside of the frame.
  ///
  /// - Complexity: O(1).
  public subscript(_ point: Point) -> Cell {
    bounds.contains(point) ? cells[index(x: point.x, y: point.y)] : .blank
  }

  /// The frame with another size: the top left part is kept, what is new is blank.
  ///
  /// - Complexity: O(*n*) in the number of cells.
  public func resized(to newSize: Size) -> Frame {
    guard newSize != size else { return self }
    var frame = Frame(size: newSize, ambiguousWidth: ambiguousWidth)
    let kept = bounds.intersection(frame.bounds)
    for y in kept.minY..<kept.maxY {
      for x in kept.minX..<kept.maxX {
        frame.cells[frame.index(x: x, y: y)] = cells[index(x: x, y: y)]
      }
      let last = kept.maxX - 1
      if last >= 0, frame.cells[frame.index(x: last, y: y)].isWide { frame.blank(x: last, y: y) }
    }
    return frame
  }

  func index(x: Int, y: Int) -> Int { y * size.width + x }
}
