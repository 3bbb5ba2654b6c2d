/// The median of durations, in nanoseconds.
func median(_ durations: [Duration]) -> Double {
  let sorted = durations.sorted()
  guard !sorted.isEmpty else { return 0 }
  return nanoseconds(sorted[sorted.count / 2])
}

func nanoseconds(_ duration: Duration) -> Double {
  let (seconds, attoseconds) = duration.components
  return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
}

/// What one workload took, beside its yardstick in the same run.
struct Measurement {
  var name: String
  /// Median nanoseconds.
  var time: Double
  /// What is measured against, and its median nanoseconds; nil when the time itself has a limit.
  var yardstick: (name: String, time: Double)?
  /// Whether the exact counts were as they have to be.
  var isExact: Bool
  var operations: Int

  /// The figure that has a threshold: the ratio to the yardstick, or microseconds.
  var figure: Double { yardstick.map { time / $0.time } ?? time / 1000 }
}

/// Runs a workload and its yardstick in turns, so that a busy machine slows both, and takes medians.
func interleave(
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

/// Keeps a value from being optimised away.
@inline(never)
func use<Value>(_ value: Value) {}
