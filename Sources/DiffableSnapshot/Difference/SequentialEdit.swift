/// One step of a difference for hosts that change one thing at a time.
///
/// Every index is in the state that the steps before have left behind. A step that brings something
/// new names its place in the new snapshot, where its identifiers are found.
public enum SequentialEdit: Hashable, Sendable {
  /// Removes the item at a path.
  case deleteItem(ItemPath)
  /// Removes the section at an index with the items that are left in it.
  case deleteSection(Int)
  /// Inserts, at an index, the section at an index of the new snapshot. It comes with those of its
  /// items that the old snapshot does not have.
  case insertSection(at: Int, new: Int)
  /// Inserts, at a path, the item at a path of the new snapshot.
  case insertItem(at: ItemPath, new: ItemPath)
  /// Takes a section out and puts it in at an index of what remains.
  case moveSection(from: Int, to: Int)
  /// Takes an item out and puts it in at a path of what remains.
  case moveItem(from: ItemPath, to: ItemPath)
}

extension Changes {
  /// The changes as steps to be done one after the other.
  ///
  /// There are as many as `operationCount`, and one more for each carried item, which has to be
  /// moved before its old section goes. Updates are not among them.
  ///
  /// - Complexity: O(*n* + *k* log *n*) for *k* steps and *n* items of changed sections.
  public var sequentialEdits: [SequentialEdit] {
    var sequencer = EditSequencer(self)
    return sequencer.run()
  }
}

/// Performs changes step by step on the order alone, to learn the index of each step.
///
/// What moves or is new goes right behind its predecessor in the new order. All before it is in
/// place then, and what still stands between is going to leave.
private struct EditSequencer {
  let changes: Changes
  var edits: [SequentialEdit] = []
  var sections: OrderTree
  /// The slots of sections: those of old ones are their indexes.
  var slotOfNew: ContiguousArray<Int32>
  /// The items of each section by its slot; the slots of old ones are their indexes.
  var items: ContiguousArray<OrderTree>
  /// The new ordinals that move or are carried.
  var isMoving: ContiguousArray<Bool>

  init(_ changes: Changes) {
    self.changes = changes
    sections = OrderTree(count: changes.oldCounts.count)
    slotOfNew = changes.sectionChanges.oldOfNew
    items = ContiguousArray(
      changes.oldCounts.enumerated().map { section, count in
        OrderTree(count: changes.oldWindows.window(ofSection: section) == nil ? 0 : count)
      })
    isMoving = ContiguousArray(repeating: false, count: changes.newWindows.total)
    for ordinal in changes.movedOrdinals { isMoving[Int(ordinal)] = true }
    for ordinal in changes.carriedOrdinals { isMoving[Int(ordinal)] = true }
  }

  mutating func run() -> [SequentialEdit] {
    for path in changes.deletedItems.reversed() {
      items[path.section].remove(Int32(path.item))
      edits.append(.deleteItem(path))
    }
    placeSections()
    for window in changes.newWindows.windows { placeItems(of: window) }
    for index in changes.deletedSections.map({ sections.rank(of: Int32($0)) }).sorted(by: >) {
      edits.append(.deleteSection(index))
    }
    return edits
  }

  private mutating func placeSections() {
    let moved = Set(changes.movedSections.map(\.new))
    var last: Int32?
    for new in slotOfNew.indices {
      if slotOfNew[new] < 0 {
        let index = position(behind: last, in: sections)
        let slot = sections.insert(at: index)
        slotOfNew[new] = slot
        // An inserted section comes with what is new; only then do others move in.
        let window = changes.newWindows.window(ofSection: new)
        let own = window.map { window in
          window.ordinals.count { changes.matches.oldOfNew[Int($0)] < 0 }
        }
        items.append(OrderTree(count: own ?? 0))
        edits.append(.insertSection(at: index, new: new))
      } else if moved.contains(new) {
        let slot = slotOfNew[new]
        let from = sections.rank(of: slot)
        sections.remove(slot)
        let to = position(behind: last, in: sections)
        _ = sections.insert(at: to)
        edits.append(.moveSection(from: from, to: to))
      }
      last = slotOfNew[new]
    }
  }

  private mutating func placeItems(of window: Window) {
    let slot = slotOfNew[Int(window.section)]
    let section = sections.rank(of: slot)
    let isNew = changes.sectionChanges.oldOfNew[Int(window.section)] < 0
    var last: Int32? = window.first > 0 ? window.first - 1 : nil
    var ownItem: Int32 = 0
    for ordinal in window.ordinals {
      if isMoving[Int(ordinal)] {
        last = move(ordinal, toSectionSlot: slot, index: section, behind: last)
      } else if changes.matches.oldOfNew[Int(ordinal)] >= 0 {
        let old = changes.oldWindows.path(ofOrdinal: changes.matches.oldOfNew[Int(ordinal)])
        last = Int32(old.item)
      } else if isNew {
        last = ownItem
        ownItem += 1
      } else {
        let item = position(behind: last, in: items[Int(slot)])
        last = items[Int(slot)].insert(at: item)
        edits.append(
          .insertItem(
            at: ItemPath(section: section, item: item),
            new: changes.newWindows.path(ofOrdinal: ordinal)))
      }
    }
  }

  private mutating func move(
    _ ordinal: Int32, toSectionSlot slot: Int32, index section: Int, behind last: Int32?
  ) -> Int32 {
    let old = changes.oldWindows.path(ofOrdinal: changes.matches.oldOfNew[Int(ordinal)])
    let from = ItemPath(
      section: sections.rank(of: Int32(old.section)),
      item: items[old.section].rank(of: Int32(old.item)))
    items[old.section].remove(Int32(old.item))
    let item = position(behind: last, in: items[Int(slot)])
    edits.append(.moveItem(from: from, to: ItemPath(section: section, item: item)))
    return items[Int(slot)].insert(at: item)
  }

  private func position(behind slot: Int32?, in order: OrderTree) -> Int {
    slot.map { order.rank(of: $0) + 1 } ?? 0
  }
}
