/// Directory families with so many tracks that a scan regroups them in growing steps.
///
/// Regrouping takes all tracks of a family. After every batch of one directory of 100,000 files
/// that would be the square of their number; whenever as many have changed as there were before, it
/// is twice their number. Meanwhile new tracks are put into albums by what their own batch tells.
/// The store knows which families wait, so a scan that was ended leaves nothing undone to the next.
struct CrowdedFamilies: Sendable {
  /// Tracks from which on a family is crowded: regrouping fewer takes less than reading a batch.
  static let crowd = 2_000

  /// Tracks of the crowded families when they were regrouped last.
  private var sizes: [[UInt8]: Int] = [:]
  /// Families that changed since they were regrouped.
  private(set) var waiting: Set<[UInt8]> = []
  /// Files that changed while families waited.
  private var changes = 0

  /// Takes the changes of a batch.
  ///
  /// - Parameters:
  ///   - families: The families the batch touches.
  ///   - count: How many files it has.
  /// - Returns: Those that had better wait; none when all that wait have to be regrouped now, since
  ///   the scan went on to other directories or enough has changed.
  mutating func takeChanges(in families: Set<[UInt8]>, count: Int) -> Set<[UInt8]> {
    let crowded = families.filter { sizes[$0] != nil }
    waiting.formUnion(crowded)
    changes += count
    let size = waiting.reduce(0) { $0 + (sizes[$1] ?? 0) }
    return changes < size ? crowded : []
  }

  /// Takes how many tracks the families have that were just regrouped; none of them waits any more.
  mutating func takeSizes(_ regrouped: [[UInt8]: Int]) {
    for (family, size) in regrouped {
      sizes[family] = size >= Self.crowd ? size : nil
      waiting.remove(family)
    }
    if waiting.isEmpty { changes = 0 }
  }
}
