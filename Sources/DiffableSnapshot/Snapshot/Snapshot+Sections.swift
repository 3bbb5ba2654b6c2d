extension Snapshot {
  /// The error of this snapshot's edits.
  public typealias Failure = SnapshotError<SectionID, ItemID>

  /// Adds a section without items at the end, in amortised O(1).
  ///
  /// - Throws: `SnapshotError.sectionsExist` when it is there already.
  public mutating func append(section: SectionID) throws(Failure) {
    try append(sections: CollectionOfOne(section))
  }

  /// Adds sections without items at the end.
  ///
  /// - Throws: `SnapshotError.duplicateSections` when the argument repeats itself, and
  ///   `SnapshotError.sectionsExist` when some are there already.
  public mutating func append(sections: some Collection<SectionID>) throws(Failure) {
    try requireNew(sections)
    place(sections, at: sectionList.count)
  }

  /// Adds sections without items in front of another one.
  ///
  /// - Throws: `SnapshotError.unknownSections` when the destination is not there,
  ///   `SnapshotError.sectionDestinationIsInArgument`, and as `append(sections:)` does.
  public mutating func insert(
    sections: some Collection<SectionID>, before destination: SectionID
  ) throws(Failure) {
    place(sections, at: try position(forNew: sections, nextTo: destination))
  }

  /// Adds sections without items behind another one; throws as `insert(sections:before:)` does.
  public mutating func insert(
    sections: some Collection<SectionID>, after destination: SectionID
  ) throws(Failure) {
    place(sections, at: try position(forNew: sections, nextTo: destination) + 1)
  }

  /// Removes sections with their items; those that are not there are left out.
  ///
  /// Complexity: O(*k* + *s*), where *k* is the number of items removed and *s* that of sections.
  public mutating func delete(sections: some Collection<SectionID>) {
    for section in sections {
      guard let slot = sectionSlots.removeValue(forKey: section) else { continue }
      discardItems(ofSectionSlot: slot)
      sectionList.remove(slot: slot)
    }
    marks.reloadedSections.remove(Set(sections))
  }

  /// Removes all items *and* all sections.
  public mutating func deleteAll() {
    self = Snapshot(uniqueness: uniqueness)
  }

  /// Moves a section in front of another one; in front of itself it stays where it is.
  ///
  /// - Throws: `SnapshotError.unknownSections` with whichever of the two are not there.
  public mutating func move(
    section: SectionID, before destination: SectionID
  ) throws(Failure) {
    try move(section: section, nextTo: destination, offset: 0)
  }

  /// Moves a section behind another one; throws as `move(section:before:)` does.
  public mutating func move(
    section: SectionID, after destination: SectionID
  ) throws(Failure) {
    try move(section: section, nextTo: destination, offset: 1)
  }
}

extension Snapshot {
  mutating func place(_ sections: some Collection<SectionID>, at position: Int) {
    var position = position
    for section in sections {
      let slot = sectionList.insert(section, at: position)
      if slot < lists.count {
        lists[slot] = IdentifierList()
      } else {
        lists.append(IdentifierList())
      }
      sectionSlots[section] = slot
      position += 1
    }
    forgetSharedIndex()
  }

  private func requireNew(_ sections: some Collection<SectionID>) throws(Failure) {
    let repeated = duplicates(in: sections)
    if !repeated.isEmpty { throw .duplicateSections(repeated) }
    let existing = sections.filter { contains(section: $0) }
    if !existing.isEmpty { throw .sectionsExist(Array(existing)) }
  }

  private func position(
    forNew sections: some Collection<SectionID>, nextTo destination: SectionID
  ) throws(Failure) -> Int {
    guard let slot = sectionSlots[destination] else { throw .unknownSections([destination]) }
    if sections.contains(destination) { throw .sectionDestinationIsInArgument(destination) }
    try requireNew(sections)
    return sectionList.position(ofSlot: slot)
  }

  private mutating func move(
    section: SectionID, nextTo destination: SectionID, offset: Int
  ) throws(Failure) {
    try requireKnown(sections: section == destination ? [section] : [section, destination])
    guard section != destination, let slot = sectionSlots[section],
      let target = sectionSlots[destination]
    else { return }
    let items = lists[slot]
    sectionList.remove(slot: slot)
    let moved = sectionList.insert(section, at: sectionList.position(ofSlot: target) + offset)
    assert(moved == slot, "an order tree hands out the slot that was freed last")
    lists[slot] = items
    forgetSharedIndex()
  }

  private mutating func discardItems(ofSectionSlot slot: Int) {
    let items = lists[slot].contents
    itemCount -= items.count
    for item in items { index?.remove(item, scopeOfSection: slot) }
    lists[slot] = IdentifierList()
    forgetSharedIndex()
    forgetMarks(of: items)
  }
}
