/// Where an item stands in a snapshot: its section's index and its own index in that section.
///
/// Paths order as the items are read: by section, then by item.
public struct ItemPath: Hashable, Sendable, Comparable {
  /// The index of the section, counted from zero.
  public var section: Int
  /// The index of the item in its section, counted from zero.
  public var item: Int

  /// Makes a path from two indexes.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Whether the first path is read before the second.
  public static func < (first: ItemPath, second: ItemPath) -> Bool {
    (first.section, first.item) < (second.section, second.item)
  }
}

extension ItemPath: CustomStringConvertible {
  /// The two indexes, as in `[0, 3]`.
  public var description: String { "[\(section), \(item)]" }
}
