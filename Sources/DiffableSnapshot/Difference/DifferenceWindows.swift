/// The parts of two snapshots between the equal ends of their sections.
///
/// This is the generic part of a difference, inlinable so that comparing and hashing are compiled
/// for the identifier at hand: 100,000 identifiers take 3 to 10 times as long otherwise.
@usableFromInline
struct DifferenceWindows<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// The items of a section and which of them are in its window.
  @usableFromInline
  struct Side {
    @usableFromInline let items: ContiguousArray<ItemID>
    @usableFromInline let range: Range<Int>

    @inlinable
    init(items: ContiguousArray<ItemID>, range: Range<Int>) {
      self.items = items
      self.range = range
    }
  }

  @usableFromInline let sections: SectionChanges
  @usableFromInline let oldCounts: ContiguousArray<Int>
  @usableFromInline let newCounts: ContiguousArray<Int>
  @usableFromInline var oldTable = WindowTable()
  @usableFromInline var newTable = WindowTable()
  /// The sides of the windows, in the order of the tables.
  @usableFromInline var oldSides: ContiguousArray<Side> = []
  @usableFromInline var newSides: ContiguousArray<Side> = []

  @inlinable
  init(old: Snapshot<SectionID, ItemID>, new: Snapshot<SectionID, ItemID>) {
    let oldLists = old.orderedLists
    let newLists = new.orderedLists
    oldCounts = ContiguousArray(oldLists.map(\.count))
    newCounts = ContiguousArray(newLists.map(\.count))
    sections = SectionChanges(
      matchedSections(old: old.sections, new: new.sections), weights: newCounts)
    var ofOld = ContiguousArray<Side?>(repeating: nil, count: oldLists.count)
    for (section, list) in newLists.enumerated() {
      let source = Int(sections.oldOfNew[section])
      guard source >= 0 else {
        add(Side(items: list.contents, range: 0..<list.count), newSection: section)
        continue
      }
      if list.sharesStorage(with: oldLists[source]) { continue }
      let (before, after) = trimmed(old: oldLists[source].contents, new: list.contents)
      if before.range.isEmpty, after.range.isEmpty { continue }
      ofOld[source] = before
      add(after, newSection: section)
    }
    for (section, list) in oldLists.enumerated() {
      if let side = ofOld[section] {
        add(side, oldSection: section)
      } else if sections.newOfOld[section] < 0 {
        add(Side(items: list.contents, range: 0..<list.count), oldSection: section)
      }
    }
  }

  /// Both sides of a section's window.
  @inlinable
  func trimmed(
    old: ContiguousArray<ItemID>, new: ContiguousArray<ItemID>
  ) -> (old: Side, new: Side) {
    let prefix = commonPrefix(old.span, new.span)
    let suffix = commonSuffix(old.span, new.span, after: prefix)
    return (
      Side(items: old, range: prefix..<old.count - suffix),
      Side(items: new, range: prefix..<new.count - suffix)
    )
  }

  @inlinable
  mutating func add(_ side: Side, oldSection section: Int) {
    oldTable.append(section: section, first: side.range.lowerBound, count: side.range.count)
    oldSides.append(side)
  }

  @inlinable
  mutating func add(_ side: Side, newSection section: Int) {
    newTable.append(section: section, first: side.range.lowerBound, count: side.range.count)
    newSides.append(side)
  }
}

extension DifferenceWindows {
  /// Matches items wherever they are.
  @inlinable
  func matchAll<Hashing: IdentifierHashing>(
    by hashing: Hashing.Type
  ) -> Matches where Hashing.ID == ItemID {
    if oldTable.total == 0 || newTable.total == 0 {
      return Matches(oldCount: oldTable.total, newCount: newTable.total)
    }
    // Several windows are put in a row: a copy costs less than hashing in pieces.
    return match(joined(oldSides), joined(newSides), by: hashing)
  }

  /// Matches the items of each section with those of the same section only.
  @inlinable
  func matchWithinSections<Hashing: IdentifierHashing>(
    by hashing: Hashing.Type
  ) -> Matches where Hashing.ID == ItemID {
    var matches = Matches(oldCount: oldTable.total, newCount: newTable.total)
    for (index, side) in newSides.enumerated() {
      let window = newTable.windows[index]
      let source = Int(sections.oldOfNew[Int(window.section)])
      guard source >= 0, let old = oldTable.index(ofSection: source) else { continue }
      matches.insert(
        match(oldSides[old], side, by: hashing), oldBase: Int(oldTable.windows[old].base),
        newBase: Int(window.base))
    }
    return matches
  }

  @inlinable
  func match<Hashing: IdentifierHashing>(
    _ old: Side, _ new: Side, by hashing: Hashing.Type
  ) -> Matches where Hashing.ID == ItemID {
    Matches(
      old: old.items.span.extracting(old.range), new: new.items.span.extracting(new.range),
      by: hashing)
  }

  @inlinable
  func joined(_ sides: ContiguousArray<Side>) -> Side {
    if sides.count == 1 { return sides[0] }
    var items: ContiguousArray<ItemID> = []
    items.reserveCapacity(sides.reduce(0) { $0 + $1.range.count })
    for side in sides { items.append(contentsOf: side.items[side.range]) }
    return Side(items: items, range: 0..<items.count)
  }

  @inlinable
  func changes(_ matches: Matches) -> Changes {
    Changes(
      sections: sections, oldWindows: oldTable, newWindows: newTable, oldCounts: oldCounts,
      newCounts: newCounts, matches: matches)
  }
}

/// Which section is which.
@inlinable
func matchedSections<SectionID: Hashable>(
  old: ContiguousArray<SectionID>, new: ContiguousArray<SectionID>
) -> Matches {
  var matches = Matches(oldCount: old.count, newCount: new.count)
  let prefix = commonPrefix(old.span, new.span)
  let suffix = commonSuffix(old.span, new.span, after: prefix)
  matches.matchEnds(prefix: prefix, suffix: suffix)
  let middle = Matches(
    old: old.span.extracting(prefix..<old.count - suffix),
    new: new.span.extracting(prefix..<new.count - suffix), by: StandardHashing<SectionID>.self)
  matches.insert(middle, oldBase: prefix, newBase: prefix)
  return matches
}
