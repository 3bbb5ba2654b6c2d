extension Snapshot {
  /// Makes the visible items of an outline the items of a section.
  ///
  /// The section is appended if it is not there. Items that stand elsewhere move in, as far as
  /// identifiers are unique in the whole snapshot; items of the section that the outline does not
  /// show are removed.
  ///
  /// - Complexity: O(*k* + *m*) on average for *k* items before and *m* after.
  public mutating func show(_ outline: SectionSnapshot<ItemID>, in section: SectionID) {
    let visible = ContiguousArray(outline.visibleItems)
    if sectionSlots[section] == nil { place(CollectionOfOne(section), at: sectionList.count) }
    guard let slot = sectionSlots[section] else { return }
    makeEditIndex()
    let before = lists[slot].contents
    for item in before { index?.remove(item, scopeOfSection: slot) }
    itemCount -= before.count
    lists[slot] = IdentifierList()
    removeExisting(visible, inScopeOfSectionSlot: slot)
    place(visible, inSectionSlot: slot, at: 0)
    forgetMarks(of: Set(before).subtracting(visible))
  }
}
