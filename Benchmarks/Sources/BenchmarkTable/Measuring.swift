/// The median of durations, in nanoseconds.
package func median(_ durations: [Duration]) -> Double {
  let sorted = durations.sorted()
  guard !sorted.isEmpty else { return 0 }
  return nanoseconds(sorted[sorted.count / 2])
}

package func nanoseconds(_ duration: Duration) -> Double {
  let (seconds, attoseconds) = duration.components
  return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
}

/// What one workload took, beside its yardstick in the same run.
package struct Measurement {
  package var name: String
  /// Median nanoseconds.
  package var time: Double
  /// What is measured against, and its median nanoseconds; nil when the time itself has a limit.
  package var yardstick: (name: String, time: Double)?
  /// Whether the exact counts were as they have to be.
  package var isExact: Bool
  package var operations: Int

  package init(
    name: String, time: Double, yardstick: (name: String, time: Double)?, isExact: Bool,
    operations: Int
  ) {
    self.name = name
    self.time = time
    self.yardstick = yardstick
    self.isExact = isExact
    self.operations = operations
  }

  /// The figure that has a threshold: the ratio to the yardstick, or microseconds.
  package var figure: Double { yardstick.map { time / $0.time } ?? time / 1000 }
}

/// Runs a workload and its yardstick in turns, so that a busy machine slows both, and takes medians.
package func interleave(
  rounds: Int, _ workload: () -> Void, _ yardstick: () -> Void
) -> (workload: Double, yardstick: Double) {
  let clock = ContinuousClock()
  var first: [Duration] = []
  var second: [Duration] = []
  for round in 0...rounds {
    let a = clock.measure(workload)
    let b = clock.measure(yardstick)
    // The first round warms the caches.
    if round > 0 {
      first.append(a)
      second.append(b)
    }
  }
  return (median(first), median(second))
}
