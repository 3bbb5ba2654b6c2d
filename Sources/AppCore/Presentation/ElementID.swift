import CollectionViews

/// Identity of an element of the whole screen.
enum ElementID: Hashable, Sendable {
  case titleBar
  /// A row of the footer, 0 or 1.
  case footer(Int)
  /// An element of the collection.
  case collection(ElementIdentity<SectionID, ItemID>)
  /// The bar before the focused item.
  case focusBar
  /// A part of the layout under inspection, by its place in the list of all.
  case inspectorRegion(Int, InspectorRegion.Layer)
  /// A line of the inspector's panel.
  case inspectorLine(Int)
  /// The one line of a terminal that is too small.
  case tooSmall
}
