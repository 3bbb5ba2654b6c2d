extension Snapshot {
  /// Adds items at the end of a section.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - section: The section to extend; the last one when nil.
  ///   - policy: What happens with items that would stand twice.
  /// - Throws: `SnapshotError.unknownSections` or `.noSection` when there is nothing to append to;
  ///   with the policy `.strict` `.duplicateItems` when the argument repeats itself and
  ///   `.itemsExist` when some are there already; with `.moveExisting` only the former.
  /// - Complexity: O(*k*) on average for *k* items, O(*k* log *n*) after an edit in the middle.
  @inlinable
  public mutating func append(
    items: some Collection<ItemID>, to section: SectionID? = nil,
    onDuplicate policy: DuplicatePolicy = .strict
  ) throws(Failure) {
    let slot = try sectionSlot(of: section)
    let admitted = try admit(items, toSectionSlot: slot, policy: policy)
    place(admitted, inSectionSlot: slot, at: lists[slot].count)
  }

  /// Adds a section with items at the end, or nothing at all when that fails.
  ///
  /// - Throws: What `append(section:)` and `append(items:to:onDuplicate:)` throw.
  @inlinable
  public mutating func append(
    section: SectionID, items: some Collection<ItemID>,
    onDuplicate policy: DuplicatePolicy = .strict
  ) throws(Failure) {
    try append(section: section)
    do throws(Failure) {
      try append(items: items, to: section, onDuplicate: policy)
    } catch {
      delete(sections: CollectionOfOne(section))
      throw error
    }
  }

  /// Adds a section whose items the caller knows to be new and without repetition.
  ///
  /// This is the way for large results of a query, whose keys a database guarantees: nothing is
  /// hashed, and a `ContiguousArray` or a native `Array` is shared instead of copied. Should the
  /// promise be wrong, nothing traps: lookups find the first of equal items, and a difference
  /// treats the others as deleted and inserted.
  ///
  /// - Throws: `SnapshotError.sectionsExist` when the section is there already.
  /// - Complexity: O(1) for arrays, O(*k*) for other collections.
  public mutating func append(
    section: SectionID, uniqueItems items: some Collection<ItemID>
  ) throws(Failure) {
    if contains(section: section) { throw .sectionsExist([section]) }
    appendKnownNew(section: section, items: ContiguousArray(items))
  }

  /// Adds items in front of another one, in its section.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - destination: The item to stand behind them.
  ///   - section: Where to look for the destination; needed only if items are unique per section.
  ///   - policy: What happens with items that would stand twice.
  /// - Throws: `SnapshotError.unknownItems` when the destination is not there,
  ///   `.destinationIsInArgument`, and as `append(items:to:onDuplicate:)` does.
  /// - Complexity: O(*k* log *n*) on average for *k* items.
  @inlinable
  public mutating func insert(
    items: some Collection<ItemID>, before destination: ItemID, in section: SectionID? = nil,
    onDuplicate policy: DuplicatePolicy = .strict
  ) throws(Failure) {
    try insert(items, nextTo: destination, offset: 0, in: section, policy: policy)
  }

  /// Adds items behind another one, in its section; as `insert(items:before:in:onDuplicate:)`.
  @inlinable
  public mutating func insert(
    items: some Collection<ItemID>, after destination: ItemID, in section: SectionID? = nil,
    onDuplicate policy: DuplicatePolicy = .strict
  ) throws(Failure) {
    try insert(items, nextTo: destination, offset: 1, in: section, policy: policy)
  }

  /// Removes items; those that are not there are left out.
  ///
  /// - Parameters:
  ///   - items: The items, in any order.
  ///   - section: The only section to remove them from, or all when nil.
  /// - Complexity: O(*k* log *n*) on average for *k* items.
  @inlinable
  public mutating func delete(items: some Collection<ItemID>, in section: SectionID? = nil) {
    for item in items {
      while let place = place(of: item, in: section) { remove(item, at: place) }
    }
    forgetMarks(ofDeleted: items)
  }

  /// Moves an item in front of another one, maybe to another section; in front of itself it stays.
  ///
  /// - Parameters:
  ///   - item: The item to move.
  ///   - destination: The item to stand behind it.
  ///   - section: Where to look for both; needed only if items are unique per section, where an
  ///     item that its new section holds already is merged with that one.
  /// - Throws: `SnapshotError.unknownItems` with whichever of the two are not there.
  /// - Complexity: O(log *n*) on average.
  @inlinable
  public mutating func move(
    item: ItemID, before destination: ItemID, in section: SectionID? = nil
  ) throws(Failure) {
    try move(item, nextTo: destination, offset: 0, in: section)
  }

  /// Moves an item behind another one; as `move(item:before:in:)`.
  @inlinable
  public mutating func move(
    item: ItemID, after destination: ItemID, in section: SectionID? = nil
  ) throws(Failure) {
    try move(item, nextTo: destination, offset: 1, in: section)
  }
}
