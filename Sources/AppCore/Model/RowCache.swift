/// A bounded store of rows that were loaded or are being loaded.
///
/// Memory does not grow with the library: when the capacity is passed, everything that is not in
/// use is dropped and can be asked for again.
struct RowCache<Key: Hashable & Sendable, Row: Hashable & Sendable>: Sendable {
  private var rows: [Key: Shared<Row>] = [:]
  /// Keys whose rows are on their way, or are known not to exist.
  private var requested: Set<Key> = []
  /// Keys whose rows may have changed since they were loaded.
  private var stale: Set<Key> = []
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  subscript(key: Key) -> Row? {
    get { rows[key]?.value }
    set {
      rows[key] = newValue.map(Shared.init)
      stale.remove(key)
    }
  }

  /// The row of a key, to be passed on.
  func shared(_ key: Key) -> Shared<Row>? { rows[key] }

  /// Whether a row has to be asked for.
  func lacks(_ key: Key) -> Bool {
    (rows[key] == nil || stale.contains(key)) && !requested.contains(key)
  }

  /// The keys of `wanted` that have to be asked for now; they count as asked for afterwards.
  mutating func missing(of wanted: [Key]) -> [Key] {
    wanted.filter { lacks($0) && requested.insert($0).inserted }
  }

  /// Whether what is not in use should be dropped.
  var isOverfull: Bool { rows.count > capacity }

  /// Drops all rows but some, which are those in use.
  ///
  /// - Complexity: O(rows).
  mutating func keep(_ used: [Key]) {
    let keys = Set(used)
    rows = rows.filter { keys.contains($0.key) }
    requested.formIntersection(keys)
    stale.formIntersection(keys)
  }

  /// Lets rows be asked for again that were asked for in vain.
  mutating func forgetRequests(for keys: [Key]) { requested.subtract(keys) }

  /// Asks for every row again when it is wanted next, but shows the known one until then.
  mutating func expire() {
    requested.removeAll(keepingCapacity: true)
    stale = Set(rows.keys)
  }
}
