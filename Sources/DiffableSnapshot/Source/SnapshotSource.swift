/// The current snapshot of a collection, changed from anywhere, one change after the other.
///
/// Differences are computed off the caller. When snapshots come in faster than they are compared,
/// the last one counts: the others are left out, and their callers are told so.
///
///     let source = SnapshotSource(Snapshot<String, Int>())
///     if let transaction = await source.apply(snapshot) {
///       view.show(transaction.difference)
///     }
public actor SnapshotSource<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// A change that was made: from one snapshot to another, and what lies between.
  public struct Transaction: Sendable {
    /// The snapshot before.
    public let initial: Snapshot<SectionID, ItemID>
    /// The snapshot after.
    public let final: Snapshot<SectionID, ItemID>
    /// What has to be done to get from one to the other, with the least number of moves.
    public let difference: Difference<SectionID, ItemID>
  }

  /// The snapshot that was applied last.
  public private(set) var snapshot: Snapshot<SectionID, ItemID>
  private var lastRequest = 0

  /// Makes a source that holds a snapshot.
  public init(_ snapshot: Snapshot<SectionID, ItemID>) { self.snapshot = snapshot }

  /// Puts a snapshot in the place of the current one.
  ///
  /// Transactions follow each other without a gap: each begins with the snapshot with which the
  /// one before ended. The last snapshot that was given is always applied.
  ///
  /// - Parameter next: The new snapshot.
  /// - Returns: What changed; `nil` when a later snapshot came in before this one was compared.
  /// - Complexity: That of `difference(from:)` for those that are compared, O(1) for the others.
  public func apply(_ next: Snapshot<SectionID, ItemID>) async -> Transaction? {
    lastRequest += 1
    let request = lastRequest
    // Those that wait for the actor come in here, and take this one's place.
    await Task.yield()
    guard request == lastRequest else { return nil }
    let transaction = Transaction(
      initial: snapshot, final: next, difference: next.difference(from: snapshot))
    snapshot = next
    return transaction
  }
}
