// swift-tools-version: 6.3
import PackageDescription

// Every benchmark is an executable of its own; to add one, name it and what it measures here.
let benchmarks: [(name: String, products: [String], targets: [Target.Dependency])] = [
  ("DifferenceBenchmark", ["DiffableSnapshot"], []),
  ("LayoutBenchmark", ["CompositionalLayout"], []),
  ("LibraryBenchmark", ["MusicLibrary"], ["BareLoops"]),
]

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "otodana", path: "..")],
  targets: benchmarks.map { benchmark in
    .executableTarget(
      name: benchmark.name,
      dependencies: ["BenchmarkTable"] + benchmark.targets
        + benchmark.products.map { .product(name: $0, package: "otodana") },
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  } + [
    .target(name: "BenchmarkTable"),
    // The yardsticks of the library: the same by the libraries beneath it alone.
    .target(
      name: "BareLoops",
      linkerSettings: ["tag", "sqlite3", "jpeg"].map { .linkedLibrary($0) }),
    // Writes libraries of any size for the benchmarks of the whole program.
    .systemLibrary(name: "CSQLiteSystem"),
    .executableTarget(name: "LibraryGenerator", dependencies: ["CSQLiteSystem"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
