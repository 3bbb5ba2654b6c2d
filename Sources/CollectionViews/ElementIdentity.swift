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

  /// Written out, since what the compiler makes of it cannot be specialised in other modules, and
  /// every element in view is looked for by it with every picture.
  @inlinable
  public static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.item(let one), .item(let other)): one == other
    case (.boundary(let kind, let one), .boundary(let other, let two)): kind == other && one == two
    case (.supplementary(let kind, let one), .supplementary(let other, let two)):
      kind == other && one == two
    case (.decoration(let kind, let one), .decoration(let other, let two)):
      kind == other && one == two
    default: false
    }
  }
}
