/// Places where something changed, until it has settled.
///
/// However many changes there are in a directory, it is one place. Times are nanoseconds of a
/// clock that never goes back.
struct PendingChanges: Sendable {
  /// What is to be looked at.
  enum Work: Hashable, Sendable {
    case places([ScanPlace])
    case everything
  }

  private let settleTime: Int64
  private let patience: Int64
  /// Directories that changed, and whether all below them is meant.
  private var places: [[UInt8]: Bool] = [:]
  private var isEverything = false
  private var firstAt: Int64 = 0
  private var lastAt: Int64 = 0
  /// Places to be looked at again, with the time and how often that happened already.
  private var rechecks: [ScanPlace: (at: Int64, times: Int)] = [:]
  /// How often the places that were handed out last had been looked at again.
  private var handedOut: [ScanPlace: Int] = [:]

  /// Beyond this many places, everything costs about the same and is one walk.
  private static let mostPlaces = 20_000
  /// The wait before another look doubles so many times.
  private static let mostDoublings = 5

  /// Begins with nothing.
  init(settleTime: Int64, patience: Int64) {
    self.settleTime = settleTime
    self.patience = patience
  }

  /// Notes a change.
  mutating func note(_ place: ScanPlace, at now: Int64) {
    noteTime(now)
    guard !isEverything else { return }
    places[place.path] = places[place.path] == true || place.isDeep
    if places.count > Self.mostPlaces { noteEverything(at: now) }
  }

  /// Notes that anything may have changed.
  mutating func noteEverything(at now: Int64) {
    noteTime(now)
    isEverything = true
    places = [:]
  }

  /// Notes that places of the last work were not ready; each time they get longer.
  mutating func recheck(_ unready: [ScanPlace], at now: Int64) {
    for place in unready {
      let times = handedOut[place] ?? 0
      let wait = settleTime << min(times, Self.mostDoublings)
      rechecks[place] = (now + wait, times + 1)
    }
  }

  /// When there will be work; `nil` when nothing waits.
  var due: Int64? {
    let settled = hasChanges ? min(lastAt + settleTime, firstAt + patience) : nil
    return [settled, rechecks.values.lazy.map(\.at).min()].compactMap(\.self).min()
  }

  /// Takes what has settled; `nil` when nothing has.
  mutating func take(at now: Int64) -> Work? {
    guard let due, due <= now else { return nil }
    let ready = rechecks.filter { $0.value.at <= now }
    handedOut = ready.mapValues(\.times)
    for place in ready.keys { rechecks[place] = nil }
    defer {
      places = [:]
      isEverything = false
    }
    if isEverything {
      rechecks = [:]
      return .everything
    }
    var all = places
    for place in ready.keys { all[place.path] = all[place.path] == true || place.isDeep }
    return .places(Self.withoutInner(all))
  }

  private var hasChanges: Bool { isEverything || !places.isEmpty }

  private mutating func noteTime(_ now: Int64) {
    if !hasChanges { firstAt = now }
    lastAt = now
  }

  /// The places without those below a place that is looked through with all below it.
  private static func withoutInner(_ places: [[UInt8]: Bool]) -> [ScanPlace] {
    var result: [ScanPlace] = []
    for (path, isDeep) in places {
      let isInner = path.indices.dropFirst().contains { index in
        path[index] == UInt8(ascii: "/") && places[Array(path[..<index])] == true
      }
      if !isInner { result.append(ScanPlace(path: path, isDeep: isDeep)) }
    }
    return result.sorted { $0.path.lexicographicallyPrecedes($1.path) }
  }
}
