internal import Synchronization

/// The slots of an item: which section holds it and where in that section's list.
@usableFromInline
struct ItemPlace: Sendable {
  @usableFromInline var section: Int32
  @usableFromInline var slot: Int32

  @inlinable
  init(section: Int, slot: Int) {
    self.section = Int32(truncatingIfNeeded: section)
    self.slot = Int32(truncatingIfNeeded: slot)
  }
}

/// Finds items by identifier, in the scope in which identifiers are unique.
///
/// Inlinable like the edits that use it: compiled for the identifier at hand an edit takes a third.
@usableFromInline
struct SnapshotIndex<ItemID: Hashable & Sendable>: Sendable {
  /// One table for the whole snapshot, or one for each section slot.
  @usableFromInline var scopes: ContiguousArray<[ItemID: ItemPlace]>
  @usableFromInline let uniqueness: Uniqueness

  /// Makes an index of section lists by slot; of equal identifiers the first is found.
  @inlinable
  init(
    of lists: ContiguousArray<IdentifierList<ItemID>>, slots: ContiguousArray<Int32>,
    uniqueness: Uniqueness
  ) {
    self.uniqueness = uniqueness
    switch uniqueness {
    case .perSnapshot:
      var table: [ItemID: ItemPlace] = [:]
      table.reserveCapacity(slots.reduce(0) { $0 + lists[Int($1)].count })
      for slot in slots { fill(&table, from: lists[Int(slot)], section: Int(slot)) }
      scopes = [table]
    case .perSection:
      scopes = ContiguousArray(repeating: [:], count: lists.count)
      for slot in slots.lazy.map({ Int($0) }) {
        scopes[slot].reserveCapacity(lists[slot].count)
        fill(&scopes[slot], from: lists[slot], section: slot)
      }
    }
  }

  /// The place of an item as far as a section's items are unique.
  @inlinable
  func place(of id: ItemID, scopeOfSection slot: Int) -> ItemPlace? {
    let scope = scope(slot)
    // A section that is new has no table before its first item.
    return scope < scopes.count ? scopes[scope][id] : nil
  }

  @inlinable
  mutating func set(_ place: ItemPlace, of id: ItemID) {
    let scope = scope(Int(place.section))
    while scopes.count <= scope { scopes.append([:]) }
    scopes[scope][id] = place
  }

  @inlinable
  mutating func remove(_ id: ItemID, scopeOfSection slot: Int) {
    let scope = scope(slot)
    if scope < scopes.count { scopes[scope][id] = nil }
  }

  @inlinable
  func scope(_ sectionSlot: Int) -> Int {
    uniqueness == .perSnapshot ? 0 : sectionSlot
  }
}

/// Adds a section's items to a table, skipping those that are in it.
@inlinable
func fill<ItemID>(
  _ table: inout [ItemID: ItemPlace], from list: IdentifierList<ItemID>, section: Int
) {
  for slot in list.slots {
    let place = ItemPlace(section: section, slot: Int(slot))
    let id = list.ids[Int(slot)]
    if let first = table.updateValue(place, forKey: id) { table[id] = first }
  }
}

/// An index made when first asked for and shared by the copies of a snapshot.
@usableFromInline
final class LazyIndex<ItemID: Hashable & Sendable>: Sendable {
  private let made = Mutex<SnapshotIndex<ItemID>?>(nil)

  @usableFromInline
  init() {}

  @usableFromInline
  func index(make: () -> SnapshotIndex<ItemID>) -> SnapshotIndex<ItemID> {
    made.withLock { known in
      if let known { return known }
      let new = make()
      known = new
      return new
    }
  }
}
