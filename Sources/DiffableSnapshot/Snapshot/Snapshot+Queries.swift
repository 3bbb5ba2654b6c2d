extension Snapshot {
  /// The number of items in all sections, in O(1).
  public var numberOfItems: Int { itemCount }

  /// The number of sections, in O(1).
  public var numberOfSections: Int { sectionList.count }

  /// Whether there is no item; there may be sections.
  public var isEmpty: Bool { numberOfItems == 0 }

  /// The sections in order.
  ///
  /// Complexity: O(1) while sections were only appended, else linear in their number.
  @inlinable public var sections: ContiguousArray<SectionID> { sectionList.contents }

  /// All items of all sections in reading order.
  ///
  /// Complexity: O(*n*), so ask for counts and paths instead where those will do.
  public var items: ContiguousArray<ItemID> {
    var result: ContiguousArray<ItemID> = []
    result.reserveCapacity(numberOfItems)
    for section in sectionIndices { result.append(contentsOf: list(at: section).contents) }
    return result
  }

  /// The number of items of each section, in order; what a layout is solved for.
  ///
  /// Complexity: O(number of sections).
  public var itemCounts: [Int] { sectionList.slots.map { lists[Int($0)].count } }

  /// Whether a section is there, in O(1).
  public func contains(section: SectionID) -> Bool { sectionSlots[section] != nil }

  /// Whether an item is there.
  @inlinable
  public func contains(item: ItemID) -> Bool { place(of: item) != nil }

  /// The number of items of a section; zero when the section is not there.
  public func numberOfItems(inSection section: SectionID) -> Int {
    sectionSlots[section].map { lists[$0].count } ?? 0
  }

  /// The number of items of the section at an index; zero when there is no such section.
  public func numberOfItems(atSectionIndex index: Int) -> Int {
    sectionIndices.contains(index) ? list(at: index).count : 0
  }

  /// The items of a section in order; empty when the section is not there.
  ///
  /// Complexity: O(1) while the section's items were only appended, else linear in their number.
  public func items(in section: SectionID) -> ContiguousArray<ItemID> {
    sectionSlots[section].map { lists[$0].contents } ?? []
  }

  /// The items of the section at an index, in order; empty when there is no such section.
  public func items(atSectionIndex index: Int) -> ContiguousArray<ItemID> {
    sectionIndices.contains(index) ? list(at: index).contents : []
  }

  /// The section at an index, or nil when the index is out of range.
  public func section(at index: Int) -> SectionID? {
    sectionIndices.contains(index) ? sectionList.id(at: index) : nil
  }

  /// The item at a path, or nil when the path leads nowhere.
  ///
  /// Complexity: O(1), or O(log *n*) in a section that was edited in the middle.
  public func item(at path: ItemPath) -> ItemID? {
    guard sectionIndices.contains(path.section) else { return nil }
    let list = list(at: path.section)
    return (0..<list.count).contains(path.item) ? list.id(at: path.item) : nil
  }

  /// The index of a section, or nil when it is not there.
  public func sectionIndex(of section: SectionID) -> Int? {
    sectionSlots[section].map { sectionList.position(ofSlot: $0) }
  }

  /// The path of an item, or nil when it is not there.
  ///
  /// - Parameters:
  ///   - item: The identifier to look for.
  ///   - section: The section to look in. Without one the first section that has the item
  ///     counts; that matters only when items are unique per section, and there the search takes
  ///     O(number of sections).
  /// - Returns: The indexes of the section and of the item in it.
  @inlinable
  public func indexPath(of item: ItemID, in section: SectionID? = nil) -> ItemPath? {
    guard let place = place(of: item, in: section) else { return nil }
    return ItemPath(
      section: sectionList.position(ofSlot: Int(place.section)),
      item: lists[Int(place.section)].position(ofSlot: Int(place.slot)))
  }

  /// All paths of an item: at most one, or one for each section when items are unique per section.
  public func indexPaths(of item: ItemID) -> [ItemPath] {
    switch uniqueness {
    case .perSnapshot: indexPath(of: item).map { [$0] } ?? []
    case .perSection:
      sections.compactMap { indexPath(of: item, in: $0) }
    }
  }

  /// The section that holds an item, or nil when none does.
  public func section(containing item: ItemID) -> SectionID? {
    place(of: item).map { sectionList.ids[Int($0.section)] }
  }
}
