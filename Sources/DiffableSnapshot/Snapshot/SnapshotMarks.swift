/// Identifiers in the order in which they were marked, each once.
struct MarkList<ID: Hashable & Sendable>: Sendable {
  private(set) var ids: [ID] = []
  private var known: Set<ID> = []

  var isEmpty: Bool { ids.isEmpty }

  mutating func add(_ id: ID) {
    if known.insert(id).inserted { ids.append(id) }
  }

  mutating func remove(_ gone: Set<ID>) {
    guard !known.isDisjoint(with: gone) else { return }
    known.subtract(gone)
    ids.removeAll(where: gone.contains)
  }
}

/// What a caller wants drawn anew although its identity did not change.
struct SnapshotMarks<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  var reloadedItems = MarkList<ItemID>()
  var reconfiguredItems = MarkList<ItemID>()
  var reloadedSections = MarkList<SectionID>()

  var isEmpty: Bool {
    reloadedItems.isEmpty && reconfiguredItems.isEmpty && reloadedSections.isEmpty
  }
}

extension Snapshot {
  /// Items marked by `reload(items:)`, in the order of marking.
  public var reloadedItems: [ItemID] { marks.reloadedItems.ids }

  /// Items marked by `reconfigure(items:)`, in the order of marking.
  public var reconfiguredItems: [ItemID] { marks.reconfiguredItems.ids }

  /// Sections marked by `reload(sections:)`, in the order of marking.
  public var reloadedSections: [SectionID] { marks.reloadedSections.ids }

  /// Marks items to be made anew by the view, even if their contents are equal.
  ///
  /// Needed only for what the view cannot see by comparing contents. Marking twice is marking once.
  ///
  /// - Throws: `SnapshotError.unknownItems` with all items that are not there.
  public mutating func reload(items: some Collection<ItemID>) throws(Failure) {
    try requireKnown(items)
    for item in items { marks.reloadedItems.add(item) }
  }

  /// Marks items to be configured again in place, keeping what the view holds for them.
  ///
  /// - Throws: `SnapshotError.unknownItems` with all items that are not there.
  public mutating func reconfigure(items: some Collection<ItemID>) throws(Failure) {
    try requireKnown(items)
    for item in items { marks.reconfiguredItems.add(item) }
  }

  /// Marks sections to be made anew with all their items.
  ///
  /// - Throws: `SnapshotError.unknownSections` with all sections that are not there.
  public mutating func reload(sections: some Collection<SectionID>) throws(Failure) {
    try requireKnown(sections: sections)
    for section in sections { marks.reloadedSections.add(section) }
  }

  /// Forgets all marks; to be called when the snapshot has been applied.
  public mutating func removeMarks() { marks = SnapshotMarks() }

  private func requireKnown(_ items: some Collection<ItemID>) throws(Failure) {
    let unknown = items.filter { !contains(item: $0) }
    if !unknown.isEmpty { throw .unknownItems(Array(unknown)) }
  }

  func requireKnown(sections: some Collection<SectionID>) throws(Failure) {
    let unknown = sections.filter { !contains(section: $0) }
    if !unknown.isEmpty { throw .unknownSections(Array(unknown)) }
  }
}
