extension Difference {
  /// The difference of one section's items in the standard library's form.
  ///
  /// Items that came from or went to other sections are insertions or removals here; those that
  /// moved within the section are both, associated with each other.
  ///
  /// - Parameter section: The index of the section in the new snapshot.
  /// - Returns: What leads from the section's old items to its new ones; nil when the section is
  ///   not in both snapshots.
  /// - Complexity: O(*n*) for *n* items of the section.
  public func collectionDifference(
    ofNewSection section: Int
  ) -> CollectionDifference<ItemID>? {
    guard let oldSection = changes.oldSection(ofNew: section) else { return nil }
    let before = old.items(atSectionIndex: oldSection)
    let after = new.items(atSectionIndex: section)
    var partners: [Int: Int] = [:]
    var oldOffsets = Set(changes.deletedItems.lazy.filter { $0.section == oldSection }.map(\.item))
    var newOffsets = Set(changes.insertedItems.lazy.filter { $0.section == section }.map(\.item))
    for move in changes.movedItems {
      if move.old.section == oldSection { oldOffsets.insert(move.old.item) }
      if move.new.section == section { newOffsets.insert(move.new.item) }
      if move.old.section == oldSection, move.new.section == section {
        partners[move.old.item] = move.new.item
      }
    }
    let sources = Dictionary(uniqueKeysWithValues: partners.map { ($0.value, $0.key) })
    return CollectionDifference(
      oldOffsets.map {
        .remove(offset: $0, element: before[$0], associatedWith: partners[$0])
      }
        + newOffsets.map {
          .insert(offset: $0, element: after[$0], associatedWith: sources[$0])
        })
  }
}
