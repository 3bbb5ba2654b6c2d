import BareLoops
import BenchmarkTable

/// What something took.
struct Cost {
  /// Nanoseconds of processor time, child processes that have ended included.
  var processor: Double
  /// Nanoseconds.
  var wall: Double

  /// Runs something and tells what it took.
  static func of(_ body: () async throws -> Void) async rethrows -> Cost {
    let before = bare_processor_time()
    let clock = ContinuousClock()
    let start = clock.now
    try await body()
    return Cost(
      processor: (bare_processor_time() - before) * 1e6, wall: nanoseconds(clock.now - start))
  }
}

/// Costs of several rounds.
struct Costs {
  private var all: [Cost] = []

  mutating func append(_ cost: Cost) { all.append(cost) }

  /// The median of processor times.
  var processor: Double { Self.median(all.map(\.processor)) }
  /// The median of wall times.
  var wall: Double { Self.median(all.map(\.wall)) }

  /// The least of wall times: of a few milliseconds a busy machine makes twice as many.
  var leastWall: Double { all.map(\.wall).min() ?? 0 }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }
}
