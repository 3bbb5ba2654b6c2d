/// A rectangle of whole cells.
///
/// It holds the cells from `minX` up to but not including `maxX`, and likewise for rows.
public struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Point
  /// Columns and rows.
  public var size: Size

  /// The rectangle without cells at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle from its top left cell and its extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers of cells.
  public init(x: Int, y: Int, width: Int, height: Int) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The first column.
  public var minX: Int { origin.x }
  /// The first row.
  public var minY: Int { origin.y }
  /// The column after the last one.
  public var maxX: Int { origin.x + size.width }
  /// The row after the last one.
  public var maxY: Int { origin.y + size.height }
  /// Columns.
  public var width: Int { size.width }
  /// Rows.
  public var height: Int { size.height }
  /// Whether no cell lies inside.
  public var isEmpty: Bool { size.isEmpty }

  /// The first cell along an axis.
  public func start(_ axis: Axis) -> Int { origin[axis] }
  /// The cell after the last one along an axis.
  public func end(_ axis: Axis) -> Int { origin[axis] + size[axis] }

  /// Whether a cell lies inside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether every cell of another rectangle lies inside; true for an empty one.
  public func contains(_ other: Rect) -> Bool {
    other.isEmpty
      || (other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY)
  }

  /// Whether the two share a cell.
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// The cells that lie in both; empty, and never negative, when there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let width = max(0, min(maxX, other.maxX) - left)
    let height = max(0, min(maxY, other.maxY) - top)
    return Rect(x: left, y: top, width: width, height: height)
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle moved by `dx` columns and `dy` rows.
  public func moved(x dx: Int = 0, y dy: Int = 0) -> Rect {
    Rect(origin: origin.moved(x: dx, y: dy), size: size)
  }

  /// The rectangle without its insets, left to right; never of negative extent.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.total(.horizontal)),
      height: max(0, height - insets.total(.vertical)))
  }
}
