/// Bounds that keep arithmetic from overflowing whatever the description says.
///
/// Lengths times counts stay below 2^62, so an extent is always a plain `Int`.
enum Limits {
  /// Greatest length of a description, in cells.
  static let length = 1 << 24
  /// Greatest number of items of a section.
  static let items = 1 << 34
  /// Greatest number of items where each is placed on its own: lanes and spans.
  static let placedItems = 1 << 22
  /// Most groups measured by one call.
  static let measuredGroups = 1 << 20
  /// Most items that a flow measures to reach a far place.
  static let flowReach = 1 << 16
  /// Greatest extent of a whole layout, in cells.
  static let extent = 1 << 60
  /// Greatest number of items in one instance of a group; more continue in the next instance.
  static let leaves = 1 << 16
  /// Greatest number of items of a complete group that is solved to place a partial one.
  static let completion = 1 << 10
  /// Deepest nesting of groups.
  static let depth = 16
  /// Most subitems solved for one instance of a group, those that did not fit included.
  static let work = 1 << 18

  /// A length of a description brought into bounds.
  static func length(_ cells: Int) -> Int { max(0, min(length, cells)) }

  /// A displacement brought into bounds; may be negative.
  static func offset(_ cells: Int) -> Int { max(-length, min(length, cells)) }

  /// A position within a layout brought into bounds.
  static func position(_ cells: Int) -> Int { max(-extent, min(extent, cells)) }

  /// A sum that saturates at the greatest extent of a layout.
  static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, overflow) = first.addingReportingOverflow(second)
    return overflow ? (second > 0 ? extent : -extent) : max(-extent, min(extent, sum))
  }
}
