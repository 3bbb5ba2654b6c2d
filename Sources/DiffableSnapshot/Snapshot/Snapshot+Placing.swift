extension Snapshot {
  @inlinable
  func sectionSlot(of section: SectionID?) throws(Failure) -> Int {
    guard let section else {
      if sectionList.count == 0 { throw .noSection }
      return sectionList.slot(at: sectionList.count - 1)
    }
    guard let slot = sectionSlots[section] else { throw .unknownSections([section]) }
    return slot
  }

  /// The items of an argument that are to be placed; existing ones that move have been removed.
  ///
  /// All checks come before the first change.
  @inlinable
  mutating func admit(
    _ items: some Collection<ItemID>, toSectionSlot slot: Int, policy: DuplicatePolicy
  ) throws(Failure) -> ContiguousArray<ItemID> {
    makeEditIndex()
    if policy == .strict || policy == .moveExisting {
      let repeated = duplicates(in: items)
      if !repeated.isEmpty { throw .duplicateItems(repeated) }
    }
    switch policy {
    case .strict:
      let existing = items.filter { isTaken($0, inScopeOfSectionSlot: slot) }
      if !existing.isEmpty { throw .itemsExist(Array(existing)) }
      return ContiguousArray(items)
    case .keepFirst:
      return removingDuplicates(items, keepingLast: false)
        .filter { !isTaken($0, inScopeOfSectionSlot: slot) }
    case .keepLast, .moveExisting:
      let admitted = removingDuplicates(items, keepingLast: true)
      removeExisting(admitted, inScopeOfSectionSlot: slot)
      return admitted
    }
  }

  /// Removes those items that are there, to be placed anew; their marks stay.
  @inlinable
  mutating func removeExisting(
    _ items: ContiguousArray<ItemID>, inScopeOfSectionSlot slot: Int
  ) {
    for item in items {
      if let place = index?.place(of: item, scopeOfSection: slot) { remove(item, at: place) }
    }
  }

  @inlinable
  func isTaken(_ item: ItemID, inScopeOfSectionSlot slot: Int) -> Bool {
    index?.place(of: item, scopeOfSection: slot) != nil
  }

  /// Puts new items in a row into a section.
  @inlinable
  mutating func place(
    _ items: ContiguousArray<ItemID>, inSectionSlot section: Int, at position: Int
  ) {
    var position = position
    for item in items {
      let slot = lists[section].insert(item, at: position)
      index?.set(ItemPlace(section: section, slot: slot), of: item)
      position += 1
    }
    itemCount += items.count
  }

  /// Adds a section that is not there, with items that are not there either.
  mutating func appendKnownNew(section: SectionID, items: ContiguousArray<ItemID>) {
    place(CollectionOfOne(section), at: sectionList.count)
    lists[sectionList.slot(at: sectionList.count - 1)] = IdentifierList(items)
    itemCount += items.count
    index = nil
    lookups = LazyIndex()
  }

  @inlinable
  mutating func remove(_ item: ItemID, at place: ItemPlace) {
    makeEditIndex()
    lists[Int(place.section)].remove(slot: Int(place.slot))
    index?.remove(item, scopeOfSection: Int(place.section))
    itemCount -= 1
  }

  @inlinable
  mutating func insert(
    _ items: some Collection<ItemID>, nextTo destination: ItemID, offset: Int,
    in section: SectionID?, policy: DuplicatePolicy
  ) throws(Failure) {
    guard let target = place(of: destination, in: section) else {
      throw .unknownItems([destination])
    }
    if items.contains(destination) { throw .destinationIsInArgument(destination) }
    let slot = Int(target.section)
    let admitted = try admit(items, toSectionSlot: slot, policy: policy)
    let position = lists[slot].position(ofSlot: Int(target.slot)) + offset
    place(admitted, inSectionSlot: slot, at: position)
  }

  @inlinable
  mutating func move(
    _ item: ItemID, nextTo destination: ItemID, offset: Int, in section: SectionID?
  ) throws(Failure) {
    let source = place(of: item, in: section)
    let target = place(of: destination, in: section)
    guard let source, let target else {
      var unknown = source == nil ? [item] : []
      if target == nil, item != destination { unknown.append(destination) }
      throw .unknownItems(unknown)
    }
    if item == destination { return }
    remove(item, at: source)
    let slot = Int(target.section)
    if let twin = index?.place(of: item, scopeOfSection: slot) { remove(item, at: twin) }
    let position = lists[slot].position(ofSlot: Int(target.slot)) + offset
    place([item], inSectionSlot: slot, at: position)
  }

  /// Makes the index that edits keep up to date, taking over one that lookups have made.
  @inlinable
  mutating func makeEditIndex() {
    guard index == nil else { return }
    index = currentIndex
    lookups = LazyIndex()
  }

  /// Leaves an index that copies may share, since this snapshot differs from now on.
  @inlinable
  mutating func forgetSharedIndex() {
    if index == nil { lookups = LazyIndex() }
  }

  /// Forgets the marks of items that are gone from every section.
  @usableFromInline
  mutating func forgetMarks(ofDeleted items: some Collection<ItemID>) {
    if marks.reloadedItems.isEmpty, marks.reconfiguredItems.isEmpty { return }
    forgetMarks(of: items.filter { !contains(item: $0) })
  }

  mutating func forgetMarks(of items: some Sequence<ItemID>) {
    if marks.reloadedItems.isEmpty, marks.reconfiguredItems.isEmpty { return }
    let gone = Set(items)
    marks.reloadedItems.remove(gone)
    marks.reconfiguredItems.remove(gone)
  }
}
