/// Ordered identifiers at numbered slots, the storage of a section's items and of the sections.
///
/// As long as identifiers are only appended (or the last one removed) the list is a plain array and
/// a slot is a position. The first edit elsewhere builds an order tree beside the array; from then
/// on every edit costs O(log *n*), and slots keep their numbers.
@usableFromInline
struct IdentifierList<ID: Hashable & Sendable>: Sendable {
  /// The identifiers by slot; with a tree, free slots hold stale ones.
  @usableFromInline var ids: ContiguousArray<ID>
  /// The order of the slots; nil as long as it is 0, 1, 2, ….
  @usableFromInline var order: OrderTree?

  @inlinable
  init(_ ids: ContiguousArray<ID> = []) {
    self.ids = ids
  }

  @inlinable var count: Int { order?.count ?? ids.count }

  /// The identifiers in order: shared storage for a plain list, else a copy in O(*n*).
  @inlinable var contents: ContiguousArray<ID> {
    guard let order else { return ids }
    return ContiguousArray(order.slots.map { ids[Int($0)] })
  }

  /// The slots in order.
  @inlinable var slots: ContiguousArray<Int32> {
    order?.slots ?? ContiguousArray(ids.indices.lazy.map { Int32(truncatingIfNeeded: $0) })
  }

  /// Whether two lists share their storage, which proves them equal without looking inside.
  @inlinable
  func sharesStorage(with other: IdentifierList) -> Bool {
    guard isSameBuffer(ids, other.ids) else { return false }
    switch (order, other.order) {
    case (nil, nil): return true
    case (let mine?, let others?): return mine.sharesStorage(with: others)
    case (nil, _?), (_?, nil): return false
    }
  }

  @inlinable
  func slot(at position: Int) -> Int { order.map { Int($0.slot(at: position)) } ?? position }

  @inlinable
  func position(ofSlot slot: Int) -> Int { order?.rank(of: Int32(slot)) ?? slot }

  @inlinable
  func id(at position: Int) -> ID { ids[slot(at: position)] }

  /// Puts an identifier at a position in `0...count` and returns its slot.
  @inlinable
  mutating func insert(_ id: ID, at position: Int) -> Int {
    if order == nil, position == ids.count {
      ids.append(id)
      return position
    }
    makeTree()
    let slot = Int(order?.insert(at: position) ?? 0)
    if slot == ids.count { ids.append(id) } else { ids[slot] = id }
    return slot
  }

  /// Takes the identifier at a slot out of the order.
  @inlinable
  mutating func remove(slot: Int) {
    if order == nil, slot == ids.count - 1 {
      ids.removeLast()
    } else {
      makeTree()
      order?.remove(Int32(slot))
    }
  }

  @inlinable
  mutating func makeTree() {
    if order == nil { order = OrderTree(count: ids.count) }
  }
}

extension IdentifierList: Equatable {
  @usableFromInline
  static func == (first: IdentifierList, second: IdentifierList) -> Bool {
    first.sharesStorage(with: second) || first.contents == second.contents
  }
}

/// Whether two arrays are the same memory.
@inlinable
func isSameBuffer<Element>(
  _ first: ContiguousArray<Element>, _ second: ContiguousArray<Element>
) -> Bool {
  first.withUnsafeBufferPointer { first in
    second.withUnsafeBufferPointer {
      first.baseAddress == $0.baseAddress && first.count == $0.count
    }
  }
}
