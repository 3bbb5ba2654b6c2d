public import Geometry

/// Where a boundary item lies on its section or layout.
public enum RectAlignment: String, Hashable, Sendable, CaseIterable {
  /// Over the middle.
  case none
  /// Above, centred.
  case top
  /// Above, at the leading side.
  case topLeading
  /// At the leading side.
  case leading
  /// Below, at the leading side.
  case bottomLeading
  /// Below, centred.
  case bottom
  /// Below, at the trailing side.
  case bottomTrailing
  /// At the trailing side.
  case trailing
  /// Above, at the trailing side.
  case topTrailing

  /// The side along an axis: start, middle or end.
  func side(_ axis: Axis) -> Side {
    switch (axis, self) {
    case (.vertical, .top), (.vertical, .topLeading), (.vertical, .topTrailing): .start
    case (.vertical, .bottom), (.vertical, .bottomLeading), (.vertical, .bottomTrailing): .end
    case (.horizontal, .leading), (.horizontal, .topLeading), (.horizontal, .bottomLeading): .start
    case (.horizontal, .trailing), (.horizontal, .topTrailing), (.horizontal, .bottomTrailing):
      .end
    default: .middle
    }
  }

  /// One of three places along an axis.
  enum Side: Hashable, Sendable {
    case start, middle, end

    /// The part of the free room that lies before the element.
    var part: Fraction {
      switch self {
      case .start: .zero
      case .middle: Fraction(1, 2)
      case .end: .one
      }
    }
  }
}

/// A header, a footer or another element at the edge of a section or of the whole layout.
///
/// An extending item lies outside the content and the section grows around it: an offset away
/// from the content leaves a gap of as many cells, an offset towards it overlaps. Several items
/// at one edge do not stack.
///
///     BoundaryItem(
///       size: LayoutSize(width: .fractionalWidth(1), height: .absolute(1)), kind: .header,
///       alignment: .top, offset: Point(x: 0, y: -1))   // one row of header, one row of air
public struct BoundaryItem: Hashable, Sendable {
  /// The element's size; fractions refer to the room beside its insets.
  public var size: LayoutSize
  /// The element's name.
  public var kind: ElementKind
  /// The edge or corner it lies at.
  public var alignment: RectAlignment
  /// Columns and rows it is moved by.
  public var offset: Point
  /// Whether the section grows around it; otherwise it lies over the content.
  public var extendsBoundary = true
  /// Whether it stays visible while any part of its section is.
  public var pinToVisibleBounds = false
  /// Room beside the element, added to the section's insets where it follows those.
  public var contentInsets: EdgeInsets = .zero
  /// The depth; nil means above the items, and above badges when pinned.
  public var zIndex: Int?
  /// A number of the program's own, handed to the measurer.
  public var tag = 0

  /// Makes a boundary item.
  public init(
    size: LayoutSize, kind: ElementKind, alignment: RectAlignment, offset: Point = .zero,
    pinToVisibleBounds: Bool = false
  ) {
    self.size = size
    self.kind = kind
    self.alignment = alignment
    self.offset = offset
    self.pinToVisibleBounds = pinToVisibleBounds
  }
}
