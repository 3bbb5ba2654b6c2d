import MusicModel

/// Covers that wait to be made, and which of them comes next.
///
/// Single asks come before the wanted list, the latest first: it belongs to what was opened last.
/// The wanted list follows in its order.
struct ArtworkQueue {
  private var asked: [CoverRequest] = []
  private var wanted: ArraySlice<CoverRequest> = []

  /// Puts a single ask in front of all others.
  mutating func ask(_ request: CoverRequest) {
    withdraw(request)
    asked.append(request)
  }

  /// Takes a single ask back; one that is not there is no matter.
  mutating func withdraw(_ request: CoverRequest) {
    asked.removeAll { $0 == request }
  }

  /// Replaces the wanted list; what was on the old one alone is dropped.
  mutating func want(_ requests: [CoverRequest]) { wanted = requests[...] }

  /// Takes the next one out, wherever it waits.
  ///
  /// - Complexity: O(*n*) for a single ask, where *n* is the length of the wanted list.
  mutating func next() -> CoverRequest? {
    guard let request = asked.popLast() else { return wanted.popFirst() }
    wanted.removeAll { $0 == request }
    return request
  }
}
