/// Items side by side in one section.
public struct ItemRange: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The indexes of the items.
  public var items: Range<Int>

  /// Makes a range.
  public init(section: Int, items: Range<Int>) {
    self.section = section
    self.items = items
  }
}

/// Items that move as a block: side by side before and after, in the same order.
public struct ItemRangeMove: Hashable, Sendable {
  /// The old path of the first.
  public var old: ItemPath
  /// The new path of the first.
  public var new: ItemPath
  /// How many they are.
  public var count: Int

  /// Makes a move of a block.
  public init(old: ItemPath, new: ItemPath, count: Int) {
    self.old = old
    self.new = new
    self.count = count
  }
}

extension Changes {
  /// The deleted items as few ranges, ascending.
  public var deletedRanges: [ItemRange] { ranges(of: deletedItems) }
  /// The inserted items as few ranges, ascending.
  public var insertedRanges: [ItemRange] { ranges(of: insertedItems) }

  /// The moved items as few blocks, ascending by their new paths.
  public var movedRanges: [ItemRangeMove] {
    var result: [ItemRangeMove] = []
    for move in movedItems {
      if let last = result.last,
        move.old == ItemPath(section: last.old.section, item: last.old.item + last.count),
        move.new == ItemPath(section: last.new.section, item: last.new.item + last.count)
      {
        result[result.count - 1].count += 1
      } else {
        result.append(ItemRangeMove(old: move.old, new: move.new, count: 1))
      }
    }
    return result
  }

  private func ranges(of paths: ItemPaths) -> [ItemRange] {
    var result: [ItemRange] = []
    for path in paths {
      if let last = result.last, last.section == path.section, last.items.upperBound == path.item {
        result[result.count - 1].items = last.items.lowerBound..<path.item + 1
      } else {
        result.append(ItemRange(section: path.section, items: path.item..<path.item + 1))
      }
    }
    return result
  }
}
