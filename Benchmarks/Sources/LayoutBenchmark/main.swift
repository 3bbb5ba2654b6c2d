import BenchmarkTable
import Glibc

// Usage: LayoutBenchmark THRESHOLDS [ROUNDS]
// Prints a table. The exit code is 1 when an exact count is wrong, never because of a time.

let arguments = CommandLine.arguments
guard arguments.count > 1, let thresholds = Thresholds(path: arguments[1]) else {
  print("usage: LayoutBenchmark THRESHOLDS [ROUNDS]")
  exit(2)
}
var run = LayoutRun(
  table: Table(thresholds: thresholds),
  rounds: arguments.count > 2 ? Int(arguments[2]) ?? 15 : 15)
run.measureUniform()
run.measureRows()
run.measureFirstScreen()
run.measureSections()
exit(run.table.printVerdict() ? 0 : 1)
