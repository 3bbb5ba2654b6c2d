/// The edges a point is taken from; none of an axis means its middle.
public struct RectEdges: OptionSet, Hashable, Sendable {
  /// One bit an edge.
  public var rawValue: UInt8

  /// Makes a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = RectEdges(rawValue: 1)
  /// The edge where reading starts.
  public static let leading = RectEdges(rawValue: 2)
  /// The lower edge.
  public static let bottom = RectEdges(rawValue: 4)
  /// The edge where reading ends.
  public static let trailing = RectEdges(rawValue: 8)
}

/// A point of a rectangle, and how far an attached element is moved from it.
///
///     Anchor(edges: [.top, .trailing], fractionalOffset: (1 / 2, -1 / 2))   // on the corner
public struct Anchor: Hashable, Sendable {
  /// How far the attached element is moved.
  public enum Offset: Hashable, Sendable {
    /// Columns and rows.
    case absolute(x: Fraction, y: Fraction)
    /// Multiples of the attached element's own width and height.
    case fractional(x: Fraction, y: Fraction)
  }

  /// The edges that choose the point.
  public var edges: RectEdges
  /// The displacement.
  public var offset: Offset

  /// Makes an anchor without displacement.
  public init(edges: RectEdges) {
    self.edges = edges
    offset = .absolute(x: 0, y: 0)
  }

  /// Makes an anchor displaced by columns and rows.
  public init(edges: RectEdges, absoluteOffset: (x: Fraction, y: Fraction)) {
    self.edges = edges
    offset = .absolute(x: absoluteOffset.x, y: absoluteOffset.y)
  }

  /// Makes an anchor displaced by multiples of the attached element's own size.
  public init(edges: RectEdges, fractionalOffset: (x: Fraction, y: Fraction)) {
    self.edges = edges
    offset = .fractional(x: fractionalOffset.x, y: fractionalOffset.y)
  }

  /// The chosen point as parts of width and height: 0, 1/2 or 1 each.
  var point: (x: Fraction, y: Fraction) {
    func place(_ start: RectEdges, _ end: RectEdges) -> Fraction {
      if edges.contains(end) { return .one }
      return edges.contains(start) ? .zero : Fraction(1, 2)
    }
    return (place(.leading, .trailing), place(.top, .bottom))
  }
}
