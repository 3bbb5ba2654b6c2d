public import Geometry

/// The smallest described element; every data item becomes one placed element.
///
/// The size makes a slot. Edge spacing lies outside the slot and moves the neighbours; content
/// insets lie inside it and only shrink the final rectangle. On an estimated axis insets are
/// ignored.
public struct Item: Hashable, Sendable {
  /// The size of the slot.
  public var size: LayoutSize
  /// Room between slot and final rectangle.
  public var contentInsets: EdgeInsets
  /// Room outside the slot.
  public var edgeSpacing: EdgeSpacing
  /// Elements attached to this one.
  public var supplementaryItems: [SupplementaryItem]
  /// A number of the program's own, handed to the measurer: which described item is asking.
  public var tag = 0

  /// Makes an item.
  public init(
    size: LayoutSize, contentInsets: EdgeInsets = .zero, edgeSpacing: EdgeSpacing = .none,
    supplementaryItems: [SupplementaryItem] = []
  ) {
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }
}
