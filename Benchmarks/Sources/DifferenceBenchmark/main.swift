import BenchmarkTable
import Glibc

// Usage: DifferenceBenchmark THRESHOLDS [ROUNDS]
// Prints a table. The exit code is 1 when an exact count is wrong, never because of a time.

let arguments = CommandLine.arguments
guard arguments.count > 1, let thresholds = Thresholds(path: arguments[1]) else {
  print("usage: DifferenceBenchmark THRESHOLDS [ROUNDS]")
  exit(2)
}
var run = BenchmarkRun(
  table: Table(thresholds: thresholds),
  rounds: arguments.count > 2 ? Int(arguments[2]) ?? 15 : 15)
run.measureMixed()
run.measureUnchanged()
run.measureReordered()
run.measureFiltered()
run.measureSections()
run.measureEdits()
exit(run.table.printVerdict() ? 0 : 1)
