/// A part of a difference that can be applied at once by a host that is particular about it.
///
/// Some hosts refuse an item that moves out of a section deleted in the same breath, or want new
/// contents only when everything stands at its new place.
public struct Stage<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable,
  Equatable
{
  /// What to do; its old snapshot is that of the stage before.
  public let difference: Difference<SectionID, ItemID>

  /// What the host's data must be when it does this stage.
  public var snapshot: Snapshot<SectionID, ItemID> { difference.new }
}

extension Difference {
  /// The difference in up to four stages, each without what the others do.
  ///
  /// 1. Items are deleted and sections inserted, these with the items that are new in them.
  /// 2. Sections and items move.
  /// 3. Sections are deleted and items inserted.
  /// 4. Items and sections are updated.
  ///
  /// Stages with nothing to do are left out. Together they have as many operations as the
  /// difference, and one move for each carried item.
  ///
  /// - Complexity: O(*n*) for *n* items of both snapshots, plus the cost of the differences.
  public var stages: [Stage<SectionID, ItemID>] {
    let staging = Staging(difference: self)
    let steps = [old, staging.afterDeletions, staging.afterMoves, new.withoutMarks]
    var stages = zip(steps, steps.dropFirst())
      .map { Stage(difference: $1.difference(from: $0)) }
      .filter { !$0.difference.changes.isEmpty }
    if !changes.updatedItems.isEmpty || !changes.reloadedSections.isEmpty {
      stages.append(Stage(difference: staging.updates))
    }
    return stages
  }
}

extension Snapshot {
  fileprivate var withoutMarks: Snapshot {
    var copy = self
    copy.removeMarks()
    return copy
  }
}

/// Makes the snapshots between the stages.
private struct Staging<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  let difference: Difference<SectionID, ItemID>
  private var changes: Changes { difference.changes }

  /// A section of an intermediate snapshot: one of the old ones, or one that is new.
  private enum Part: Hashable {
    case old(Int)
    case inserted(Int)
  }

  init(difference: Difference<SectionID, ItemID>) {
    self.difference = difference
  }

  var afterDeletions: Snapshot<SectionID, ItemID> {
    snapshot(of: order(moving: false)) { part in
      switch part {
      case .old(let section):
        oldItems(section) { changes.newSection(ofOld: section) == nil || $0 != nil }
      case .inserted(let section): newItems(section) { $0 == nil }
      }
    }
  }

  var afterMoves: Snapshot<SectionID, ItemID> {
    snapshot(of: order(moving: true)) { part in
      switch part {
      case .old(let section):
        if let new = changes.newSection(ofOld: section) {
          newItems(new) { $0 != nil }
        } else {
          oldItems(section) { $0 == nil }
        }
      case .inserted(let section): newItems(section) { _ in true }
      }
    }
  }

  /// New contents of what stands at its new place already.
  var updates: Difference<SectionID, ItemID> {
    var result = difference.new.difference(from: difference.new)
    result.changes.updatedItems = changes.updatedItems.map {
      ItemUpdate(old: $0.new, new: $0.new, reason: $0.reason)
    }
    result.changes.reloadedSections = changes.reloadedSections
    return result
  }

  /// The items of an old section whose new path satisfies a condition.
  private func oldItems(_ section: Int, where isWanted: (ItemPath?) -> Bool) -> [ItemID] {
    difference.old.items(atSectionIndex: section).enumerated()
      .filter { isWanted(changes.newPath(ofOld: ItemPath(section: section, item: $0.offset))) }
      .map(\.element)
  }

  /// The items of a new section whose old path satisfies a condition.
  private func newItems(_ section: Int, where isWanted: (ItemPath?) -> Bool) -> [ItemID] {
    difference.new.items(atSectionIndex: section).enumerated()
      .filter { isWanted(changes.oldPath(ofNew: ItemPath(section: section, item: $0.offset))) }
      .map(\.element)
  }

  /// The old sections in order with the inserted ones among them, before or after the moves.
  private func order(moving: Bool) -> [Part] {
    let moved = Set(changes.movedSections.map(\.new))
    let target = (0..<difference.new.numberOfSections).map { new in
      changes.oldSection(ofNew: new).map(Part.old) ?? .inserted(new)
    }
    let leaving = moving ? Set(moved.map { target[$0] }) : []
    // What follows each section that stays, and what comes first.
    var following: [Part?: [Part]] = [:]
    var last: Part?
    for (new, part) in target.enumerated() {
      let stays = changes.oldSection(ofNew: new) != nil && !moved.contains(new)
      if stays {
        last = part
      } else if moving || !moved.contains(new) {
        following[last, default: []].append(part)
      }
    }
    var result = following[nil] ?? []
    for section in 0..<difference.old.numberOfSections where !leaving.contains(.old(section)) {
      result.append(.old(section))
      result += following[.old(section)] ?? []
    }
    return result
  }

  private func snapshot(
    of parts: [Part], items: (Part) -> [ItemID]
  ) -> Snapshot<SectionID, ItemID> {
    var result = Snapshot<SectionID, ItemID>(uniqueness: difference.new.uniqueness)
    for part in parts {
      let id =
        switch part {
        case .old(let section): difference.old.sectionList.id(at: section)
        case .inserted(let section): difference.new.sectionList.id(at: section)
        }
      result.appendKnownNew(section: id, items: ContiguousArray(items(part)))
    }
    return result
  }
}
