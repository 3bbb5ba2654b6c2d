/// The elements that stand in a collection more than once, in the order of their first place.
@inlinable
func duplicates<ID: Hashable & Sendable>(in ids: some Collection<ID>) -> [Duplicate<ID>] {
  if ids.count < 2 { return [] }
  var seen: Set<ID> = []
  seen.reserveCapacity(ids.count)
  for id in ids where !seen.insert(id).inserted { return allDuplicates(in: ids) }
  return []
}

/// As `duplicates(in:)`, for collections that are known to repeat themselves.
@usableFromInline
func allDuplicates<ID: Hashable & Sendable>(in ids: some Collection<ID>) -> [Duplicate<ID>] {
  var places: [ID: [Int]] = [:]
  var order: [ID] = []
  for (place, id) in ids.enumerated() {
    if places[id] == nil { order.append(id) }
    places[id, default: []].append(place)
  }
  return order.compactMap { id in
    places[id].flatMap { $0.count > 1 ? Duplicate(id: id, places: $0) : nil }
  }
}

/// The elements of a collection without repetition, each at its first or at its last place.
@inlinable
func removingDuplicates<ID: Hashable>(
  _ ids: some Collection<ID>, keepingLast: Bool
) -> ContiguousArray<ID> {
  var seen: Set<ID> = []
  guard keepingLast else { return ContiguousArray(ids.filter { seen.insert($0).inserted }) }
  let backward = ContiguousArray(ids).reversed().filter { seen.insert($0).inserted }
  return ContiguousArray(backward.reversed())
}
