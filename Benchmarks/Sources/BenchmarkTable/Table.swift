/// Prints measurements beside their limits and tells how many exceed them.
package struct Table {
  let thresholds: Thresholds
  private(set) var exceeded: [String] = []
  private(set) var inexact: [String] = []

  package init(thresholds: Thresholds) {
    self.thresholds = thresholds
    printRow("workload", "ops", "time", "yardstick", "figure", "limit")
  }

  package mutating func add(_ measurement: Measurement) {
    let limit = thresholds[measurement.name]
    let isOver = limit.map { measurement.figure > $0 } ?? true
    if isOver { exceeded.append(measurement.name) }
    if !measurement.isExact { inexact.append(measurement.name) }
    let unit = measurement.yardstick == nil ? " us" : " x"
    printRow(
      measurement.name, String(measurement.operations), duration(measurement.time),
      measurement.yardstick.map { "\($0.name) \(duration($0.time))" } ?? "-",
      decimal(measurement.figure) + unit,
      (limit.map(decimal) ?? "none") + (isOver ? " OVER" : "")
        + (measurement.isExact ? "" : " WRONG COUNT"))
  }

  /// Prints what is over its limit or wrong, and tells whether all counts are right.
  package func printVerdict() -> Bool {
    if !exceeded.isEmpty { print("over their limits: " + exceeded.joined(separator: "; ")) }
    if !inexact.isEmpty { print("wrong counts: " + inexact.joined(separator: "; ")) }
    return inexact.isEmpty
  }

  private func printRow(_ columns: String...) {
    let widths = [44, 9, 10, 26, 11, 8]
    print(
      zip(columns, widths).map { text, width in
        text + String(repeating: " ", count: max(1, width - text.count))
      }.joined())
  }

  private func duration(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: decimal(nanoseconds) + " ns"
    case ..<1e6: decimal(nanoseconds / 1e3) + " us"
    default: decimal(nanoseconds / 1e6) + " ms"
    }
  }

  private func decimal(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let fraction = String(hundredths % 100)
    return "\(hundredths / 100)." + String(repeating: "0", count: 2 - fraction.count) + fraction
  }
}
