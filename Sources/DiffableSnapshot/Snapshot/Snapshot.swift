/// Ordered sections of ordered items, all known by identity only.
///
/// A snapshot says *which* elements a collection shows and in what order, never how they look.
/// Two snapshots are compared by `difference(from:)`. It is a value: copies share their storage, a
/// section that was not edited is recognised as such by its address, and editing a copy never
/// changes the original. Section and item identifiers are separate name spaces.
///
///     var shelf = Snapshot<String, Int>()
///     try shelf.append(section: "Recent", items: [7, 3])
///     try shelf.append(section: "All", items: [1, 2, 4])
///     try shelf.move(item: 4, before: 3)
///     shelf.items(in: "Recent")      // [7, 4, 3]
///     shelf.indexPath(of: 4)         // [0, 1]
///
/// No edit traps on what data can cause: an edit that cannot be done throws a `SnapshotError` with
/// every identifier at fault and leaves the snapshot as it was. Equality compares sections and
/// items in order, not the marks of `reload` and `reconfigure`.
///
/// A lookup by identifier or the first edit builds an index in O(*n*), once; after that lookups are
/// O(1) on average plus O(log *n*) for the position, appending is O(1) amortised (O(log *n*) after
/// an edit in the middle) and other edits of single items are O(log *n*). A snapshot holds fewer
/// than 2³¹ items.
public struct Snapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// How far an item identifier is unique; fixed for the life of the snapshot.
  public let uniqueness: Uniqueness

  @usableFromInline var itemCount = 0
  @usableFromInline var sectionList = IdentifierList<SectionID>()
  @usableFromInline var sectionSlots: [SectionID: Int] = [:]
  /// The items of a section, by the section's slot.
  @usableFromInline var lists: ContiguousArray<IdentifierList<ItemID>> = []
  var marks = SnapshotMarks<SectionID, ItemID>()
  /// The index that edits keep up to date; nil before the first edit that needs it.
  @usableFromInline var index: SnapshotIndex<ItemID>?
  /// Answers lookups as long as there is no `index`.
  @usableFromInline var lookups = LazyIndex<ItemID>()

  /// Makes a snapshot without sections.
  public init(uniqueness: Uniqueness = .perSnapshot) {
    self.uniqueness = uniqueness
  }
}

extension Snapshot: Equatable {
  /// Whether both hold the same sections with the same items in the same order.
  ///
  /// Complexity: O(1) for each section whose storage is shared, else linear in its items.
  public static func == (first: Snapshot, second: Snapshot) -> Bool {
    guard first.itemCount == second.itemCount, first.sectionList == second.sectionList
    else { return false }
    return first.sectionIndices.allSatisfy { first.list(at: $0) == second.list(at: $0) }
  }
}

extension Snapshot: CustomStringConvertible {
  /// The sections with their items, as in `Recent: [7, 4, 3]`, one a line.
  public var description: String {
    sectionIndices
      .map { "\(sectionList.id(at: $0)): \(Array(list(at: $0).contents))" }
      .joined(separator: "\n")
  }
}

extension Snapshot {
  var sectionIndices: Range<Int> { 0..<sectionList.count }

  func list(at sectionIndex: Int) -> IdentifierList<ItemID> {
    lists[sectionList.slot(at: sectionIndex)]
  }

  /// The items of the sections, in order.
  @inlinable var orderedLists: ContiguousArray<IdentifierList<ItemID>> {
    if sectionList.order == nil, lists.count == sectionList.ids.count { return lists }
    return ContiguousArray(sectionList.slots.map { lists[Int($0)] })
  }

  @inlinable
  func makeIndex() -> SnapshotIndex<ItemID> {
    SnapshotIndex(of: lists, slots: sectionList.slots, uniqueness: uniqueness)
  }

  /// The index to look things up in.
  @inlinable var currentIndex: SnapshotIndex<ItemID> { index ?? lookups.index(make: makeIndex) }

  /// The place of an item, in one section or, without one, in the first that has it.
  @inlinable
  func place(of id: ItemID, in section: SectionID? = nil) -> ItemPlace? {
    let index = currentIndex
    if let section {
      guard let slot = sectionSlots[section] else { return nil }
      let place = index.place(of: id, scopeOfSection: slot)
      return place.flatMap { Int($0.section) == slot ? $0 : nil }
    }
    switch uniqueness {
    case .perSnapshot: return index.place(of: id, scopeOfSection: 0)
    case .perSection:
      return sectionList.slots.lazy
        .compactMap { index.place(of: id, scopeOfSection: Int($0)) }.first
    }
  }
}
