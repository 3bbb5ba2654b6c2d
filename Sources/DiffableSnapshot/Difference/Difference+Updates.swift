extension Difference {
  /// The difference with an update for every item of both snapshots whose content differs.
  ///
  /// Identity and content are separate: the snapshots do not know contents, so the caller compares
  /// them, by revision numbers or by values. New items are never updates; an item may both move and
  /// be updated.
  ///
  ///     let difference = new.difference(from: old).updating { revisions[$0] != shown[$0] }
  ///
  /// - Parameter contentDiffers: Asked once for every item of both snapshots, in new order.
  /// - Returns: The difference; items marked for a reload or to be configured again stay updates.
  /// - Complexity: O(*n* log *s*) for *n* items and *s* changed sections.
  public func updating(where contentDiffers: (ItemID) -> Bool) -> Difference {
    let kept = new.sectionIndices.lazy.flatMap { section in
      new.list(at: section).contents.enumerated().lazy.map { item, id in
        (ItemPath(section: section, item: item), id)
      }
    }
    var result = self
    result.addUpdates(
      kept.compactMap { path, id in
        guard let old = changes.oldPath(ofNew: path), contentDiffers(id) else { return nil }
        return ItemUpdate(old: old, new: path, reason: .content)
      })
    return result
  }

  /// The difference with an update for those of some items that both snapshots hold.
  ///
  /// For a source that knows which contents changed: it costs O(*k* log *n*) for *k* items, where
  /// `updating(where:)` visits all.
  public func updating(_ items: some Sequence<ItemID>) -> Difference {
    var result = self
    result.addUpdates(items.flatMap { updates(of: $0, reason: .content) })
    return result
  }

  mutating func addMarks() {
    if new.marks.isEmpty { return }
    let reconfigured = new.reconfiguredItems.flatMap { updates(of: $0, reason: .reconfigured) }
    let reloaded = new.reloadedItems.flatMap { updates(of: $0, reason: .reloaded) }
    addUpdates(reconfigured + reloaded)
    changes.reloadedSections = new.reloadedSections.compactMap { new.sectionIndex(of: $0) }
      .filter { changes.oldSection(ofNew: $0) != nil }
      .sorted()
  }

  private func updates(of item: ItemID, reason: ItemUpdate.Reason) -> [ItemUpdate] {
    new.indexPaths(of: item).compactMap { path in
      changes.oldPath(ofNew: path).map { ItemUpdate(old: $0, new: path, reason: reason) }
    }
  }

  /// Adds updates; of several for one item the one with the strongest reason stays.
  private mutating func addUpdates(_ updates: [ItemUpdate]) {
    if updates.isEmpty { return }
    var byPath: [ItemPath: ItemUpdate] = [:]
    for update in changes.updatedItems + updates {
      if let known = byPath[update.new], known.reason.rank >= update.reason.rank { continue }
      byPath[update.new] = update
    }
    changes.updatedItems = byPath.values.sorted { $0.new < $1.new }
  }
}

extension ItemUpdate.Reason {
  fileprivate var rank: Int {
    switch self {
    case .content: 0
    case .reconfigured: 1
    case .reloaded: 2
    }
  }
}
