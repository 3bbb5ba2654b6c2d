extension SectionSnapshot {
  /// Adds items as the last children of a parent, or as the last root items.
  ///
  /// - Throws: `OutlineError.unknownItems` when the parent is not there, `.duplicateItems` when
  ///   the argument repeats itself, `.itemsExist` when some are there already. Nothing is checked
  ///   for an empty argument.
  public mutating func append(
    items: some Collection<ItemID>, to parent: ItemID? = nil
  ) throws(Failure) {
    if items.isEmpty { return }
    if let parent { try requireKnown(CollectionOfOne(parent)) }
    try requireNew(items)
    place(items, under: parent, at: siblings(under: parent).count)
  }

  /// Adds items in front of another one, on its level; throws as `append(items:to:)` does.
  public mutating func insert(
    items: some Collection<ItemID>, before destination: ItemID
  ) throws(Failure) {
    try insert(items, nextTo: destination, offset: 0)
  }

  /// Adds items behind another one and all below it; throws as `append(items:to:)` does.
  public mutating func insert(
    items: some Collection<ItemID>, after destination: ItemID
  ) throws(Failure) {
    try insert(items, nextTo: destination, offset: 1)
  }

  /// Brings in another outline with its expansion, its roots in front of an item.
  ///
  /// - Throws: `OutlineError.unknownItems` when the destination is not there, `.itemsExist` when
  ///   this outline holds items of the other one already.
  public mutating func insert(
    _ outline: SectionSnapshot, before destination: ItemID
  ) throws(Failure) {
    try insert(outline, nextTo: destination, offset: 0)
  }

  /// Brings in another outline with its expansion, its roots behind an item and all below it.
  ///
  /// - Throws: As `insert(_:before:)`.
  public mutating func insert(
    _ outline: SectionSnapshot, after destination: ItemID
  ) throws(Failure) {
    try insert(outline, nextTo: destination, offset: 1)
  }

  /// Puts another outline with its expansion in the place of all that is below an item.
  ///
  /// - Throws: `OutlineError.unknownItems` when the item is not there, `.itemsExist` when items of
  ///   the other outline are elsewhere in this one.
  public mutating func replace(
    childrenOf parent: ItemID, using outline: SectionSnapshot
  ) throws(Failure) {
    try requireKnown(CollectionOfOne(parent))
    let below = Set(flattened(children(of: parent)) { _ in true })
    let existing = outline.items.filter { contains($0) && !below.contains($0) }
    if !existing.isEmpty { throw .itemsExist(existing) }
    for item in below { forget(item) }
    nodes[parent]?.children = []
    graft(outline, under: parent, at: 0)
  }

  /// Removes items with all that is below them, and their expansion.
  ///
  /// - Throws: `OutlineError.unknownItems` with all items that are not there.
  public mutating func delete(items: some Collection<ItemID>) throws(Failure) {
    try requireKnown(items)
    for item in items {
      guard let node = nodes[item] else { continue }
      let gone = flattened([item]) { _ in true }
      updateSiblings(under: node.parent) { $0.removeAll { $0 == item } }
      for item in gone { forget(item) }
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = SectionSnapshot() }

  /// Expands items; those that are not there are left out.
  public mutating func expand(items: some Collection<ItemID>) {
    expanded.formUnion(items.filter { nodes[$0] != nil })
  }

  /// Collapses items; those that are not there are left out.
  public mutating func collapse(items: some Collection<ItemID>) {
    expanded.subtract(items)
  }

  /// Expands exactly those items that another outline has expanded, as far as both hold them.
  ///
  /// For an outline that was built anew from data: expansion stays with the identity.
  public mutating func adoptExpansion(from other: SectionSnapshot) {
    expanded = expanded.filter { other.nodes[$0] == nil }
    expand(items: other.expanded)
  }
}

extension SectionSnapshot {
  private func requireKnown(_ items: some Collection<ItemID>) throws(Failure) {
    let unknown = items.filter { nodes[$0] == nil }
    if !unknown.isEmpty { throw .unknownItems(Array(unknown)) }
  }

  private func requireNew(_ items: some Collection<ItemID>) throws(Failure) {
    let repeated = duplicates(in: items)
    if !repeated.isEmpty { throw .duplicateItems(repeated) }
    let existing = items.filter { nodes[$0] != nil }
    if !existing.isEmpty { throw .itemsExist(Array(existing)) }
  }

  private mutating func insert(
    _ items: some Collection<ItemID>, nextTo destination: ItemID, offset: Int
  ) throws(Failure) {
    if items.isEmpty { return }
    try requireKnown(CollectionOfOne(destination))
    try requireNew(items)
    let (parent, index) = place(of: destination)
    place(items, under: parent, at: index + offset)
  }

  private mutating func insert(
    _ outline: SectionSnapshot, nextTo destination: ItemID, offset: Int
  ) throws(Failure) {
    try requireKnown(CollectionOfOne(destination))
    try requireNew(outline.items)
    let (parent, index) = place(of: destination)
    graft(outline, under: parent, at: index + offset)
  }

  /// The parent of an item that is there, and its index among its siblings.
  private func place(of item: ItemID) -> (parent: ItemID?, index: Int) {
    let parent = nodes[item]?.parent
    return (parent, siblings(under: parent).firstIndex(of: item) ?? 0)
  }

  private func siblings(under parent: ItemID?) -> [ItemID] {
    parent.map { children(of: $0) } ?? rootItems
  }

  private mutating func updateSiblings(
    under parent: ItemID?, _ update: (inout [ItemID]) -> Void
  ) {
    if let parent {
      update(&nodes[parent, default: Node(parent: nil)].children)
    } else {
      update(&rootItems)
    }
  }

  private mutating func place(
    _ items: some Collection<ItemID>, under parent: ItemID?, at index: Int
  ) {
    updateSiblings(under: parent) { $0.insert(contentsOf: items, at: index) }
    for item in items { nodes[item] = Node(parent: parent) }
  }

  private mutating func graft(_ outline: SectionSnapshot, under parent: ItemID?, at index: Int) {
    nodes.merge(outline.nodes) { _, new in new }
    expanded.formUnion(outline.expanded)
    updateSiblings(under: parent) { $0.insert(contentsOf: outline.rootItems, at: index) }
    for root in outline.rootItems { nodes[root]?.parent = parent }
  }

  private mutating func forget(_ item: ItemID) {
    nodes[item] = nil
    expanded.remove(item)
  }
}
