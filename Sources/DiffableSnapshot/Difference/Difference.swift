/// The difference between two snapshots: the changes, and the snapshots they lead between.
///
/// The properties of `Changes` can be read on the difference itself.
///
///     let difference = new.difference(from: old)
///     difference.movedItems.map(\.new)     // the same as difference.changes.movedItems.map(\.new)
///     difference.operationCount            // the least number of operations
@dynamicMemberLookup
public struct Difference<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable,
  Equatable
{
  /// The snapshot before.
  public let old: Snapshot<SectionID, ItemID>
  /// The snapshot after.
  public let new: Snapshot<SectionID, ItemID>
  /// What leads from one to the other.
  public internal(set) var changes: Changes

  @usableFromInline
  init(
    old: Snapshot<SectionID, ItemID>, new: Snapshot<SectionID, ItemID>, changes: Changes
  ) {
    self.old = old
    self.new = new
    self.changes = changes
    addMarks()
  }

  /// A property of the changes.
  public subscript<Value>(dynamicMember property: KeyPath<Changes, Value>) -> Value {
    changes[keyPath: property]
  }
}
