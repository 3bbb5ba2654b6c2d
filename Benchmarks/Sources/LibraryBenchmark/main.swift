import BenchmarkTable
import Glibc
import MusicLibrary

// Usage: LibraryBenchmark THRESHOLDS [--music FOLDER] [--tracks N] [--rounds N] [--large]
//                         [--only scan|growth|covers|large]
//        LibraryBenchmark scan FOLDER DATABASE
//
// The first prints a table: on a folder of music, or on one it makes. --large also searches through
// a million tracks, and scans ten times the tracks; --only measures one part. The second scans and prints what it took, for a profiler to watch.

ProcessMemory.share()
switch CommandLine.arguments.dropFirst().first {
case "scan-worker": exit(ScanWorker.run())
case "art-worker": exit(ArtWorker.run())
case "scan": exit(await ProfiledScan.run(Array(CommandLine.arguments.dropFirst(2))))
default: break
}
guard let options = LibraryOptions(CommandLine.arguments),
  let thresholds = Thresholds(path: options.thresholds)
else {
  print(
    "usage: LibraryBenchmark THRESHOLDS [--music FOLDER] [--tracks N] [--rounds N] [--large]"
      + " [--only scan|growth|covers|large]")
  exit(2)
}
do {
  var run = try LibraryRun(options, table: Table(thresholds: thresholds))
  for part in options.parts {
    switch part {
    case .scan: try await run.measureScan()
    case .growth: try await run.measureGrowth()
    case .covers: try await run.measureCovers()
    case .large: try await run.measureLargeLibrary()
    }
  }
  run.clean()
  exit(run.table.printVerdict() ? 0 : 1)
} catch {
  print("LibraryBenchmark: \(error)")
  exit(1)
}
