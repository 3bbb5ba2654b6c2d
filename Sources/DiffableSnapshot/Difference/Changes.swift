/// What differs between two snapshots, by indexes alone.
///
/// All positions hold at once: those of deletions and of the old ends of moves are in the old
/// snapshot, those of insertions and of the new ends in the new one. An item is in at most one of
/// the three. The number of operations is the least there is; which of several equally good ones is
/// given depends on nothing but the two snapshots.
///
/// Items of a deleted or inserted section are not listed, their section stands for them, unless
/// they moved out of it or into it. `carriedItems` are those that live on from a deleted section in
/// an inserted one: no operation, but the same element, whose selection and focus go on.
public struct Changes: Sendable {
  let sectionChanges: SectionChanges
  let oldWindows: WindowTable
  let newWindows: WindowTable
  let oldCounts: ContiguousArray<Int>
  let newCounts: ContiguousArray<Int>
  let matches: Matches
  var deletedOrdinals: ContiguousArray<Int32> = []
  var insertedOrdinals: ContiguousArray<Int32> = []
  var movedOrdinals: ContiguousArray<Int32> = []
  var carriedOrdinals: ContiguousArray<Int32> = []

  /// Items whose look changed although they are the same, ascending by their new paths.
  public internal(set) var updatedItems: [ItemUpdate] = []
  /// New indexes of kept sections that the new snapshot marks for a reload, ascending.
  public internal(set) var reloadedSections: [Int] = []
}

/// An item of both snapshots whose look changed.
public struct ItemUpdate: Hashable, Sendable {
  /// Why it is drawn anew.
  public enum Reason: Hashable, Sendable {
    /// Its content differs.
    case content
    /// The new snapshot marks it to be configured again in place.
    case reconfigured
    /// The new snapshot marks it to be made anew.
    case reloaded
  }

  /// Its path in the old snapshot.
  public var old: ItemPath
  /// Its path in the new one.
  public var new: ItemPath
  /// Why; of several reasons the strongest, which is the last in the list of cases.
  public var reason: Reason

  /// Makes an update.
  public init(old: ItemPath, new: ItemPath, reason: Reason) {
    self.old = old
    self.new = new
    self.reason = reason
  }
}

extension Changes {
  /// Old indexes of the sections that are gone, ascending.
  public var deletedSections: [Int] { sectionChanges.deleted }
  /// New indexes of the sections that are new, ascending.
  public var insertedSections: [Int] { sectionChanges.inserted }
  /// The sections that changed their order, ascending by their new indexes.
  public var movedSections: [SectionMove] { sectionChanges.moved }
  /// Old paths of items that are gone from surviving sections, ascending.
  public var deletedItems: ItemPaths { ItemPaths(ordinals: deletedOrdinals, windows: oldWindows) }
  /// New paths of items that are new in surviving sections, ascending.
  public var insertedItems: ItemPaths { ItemPaths(ordinals: insertedOrdinals, windows: newWindows) }
  /// Items that changed their order or their section, ascending by their new paths.
  public var movedItems: ItemMoves { moves(movedOrdinals) }
  /// Items that live on from a deleted section in an inserted one, ascending by their new paths.
  public var carriedItems: ItemMoves { moves(carriedOrdinals) }

  /// The number of operations on sections and items; updates are not counted.
  public var operationCount: Int {
    deletedSections.count + insertedSections.count + movedSections.count
      + deletedOrdinals.count + insertedOrdinals.count + movedOrdinals.count
  }

  /// Whether there is nothing to do, neither an operation nor an update.
  public var isEmpty: Bool {
    operationCount == 0 && updatedItems.isEmpty && reloadedSections.isEmpty
  }

  /// Whether only the order changed.
  public var isReorder: Bool {
    deletedOrdinals.isEmpty && insertedOrdinals.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && !(movedOrdinals.isEmpty && movedSections.isEmpty)
  }

  private func moves(_ ordinals: ContiguousArray<Int32>) -> ItemMoves {
    ItemMoves(
      ordinals: ordinals, oldOfNew: matches.oldOfNew, oldWindows: oldWindows,
      newWindows: newWindows)
  }
}

extension Changes: Equatable {
  /// Whether both list the same operations and updates.
  public static func == (first: Changes, second: Changes) -> Bool {
    first.sectionChanges == second.sectionChanges && first.deletedItems == second.deletedItems
      && first.insertedItems == second.insertedItems && first.movedItems == second.movedItems
      && first.carriedItems == second.carriedItems && first.updatedItems == second.updatedItems
      && first.reloadedSections == second.reloadedSections
  }
}
