extension Snapshot {
  /// What leads from another snapshot to this one.
  ///
  /// The work goes with what changed: sections that share their storage are not looked into, equal
  /// starts and ends of the others are cut off, and only what remains is hashed, once.
  ///
  ///     let difference = new.difference(from: old)
  ///     difference.insertedItems.map { new.item(at: $0) }
  ///
  /// - Parameter old: The snapshot before. If items of either are unique per section only, an item
  ///   that left one section and entered another is a deletion and an insertion.
  /// - Returns: The changes with the least number of operations.
  /// - Complexity: O(*s* + *t* + *w* log *m*) on average for *s* sections, *t* items compared in
  ///   trimming, *w* items between the equal ends, and *m* of these that changed their order.
  @inlinable
  public func difference(from old: Snapshot) -> Difference<SectionID, ItemID> {
    Difference(
      old: old, new: self, changes: changes(from: old, by: StandardHashing<ItemID>.self))
  }

  @inlinable
  func changes<Hashing: IdentifierHashing>(
    from old: Snapshot, by hashing: Hashing.Type
  ) -> Changes where Hashing.ID == ItemID {
    let windows = DifferenceWindows(old: old, new: self)
    let matches =
      uniqueness == .perSnapshot && old.uniqueness == .perSnapshot
      ? windows.matchAll(by: hashing) : windows.matchWithinSections(by: hashing)
    return windows.changes(matches)
  }
}

extension Snapshot where ItemID: FastHashable {
  /// What leads from another snapshot to this one, by the identifiers' own hash.
  ///
  /// - Parameter old: The snapshot before.
  /// - Returns: The changes with the least number of operations.
  /// - Complexity: As for other identifiers, with cheaper hashes.
  @inlinable
  public func difference(from old: Snapshot) -> Difference<SectionID, ItemID> {
    Difference(old: old, new: self, changes: changes(from: old, by: FastHashing<ItemID>.self))
  }
}
