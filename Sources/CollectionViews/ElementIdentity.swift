public import CompositionalLayout

/// Which element of a collection is meant, whatever its place.
public enum ElementIdentity<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// An item.
  case item(ItemID)
  /// A header, footer or other boundary item of a section; of the whole layout when `nil`.
  case boundary(ElementKind, SectionID?)
  /// A badge or another supplementary item attached to an item.
  case supplementary(ElementKind, ItemID)
  /// A section's background.
  case decoration(ElementKind, SectionID)
}
