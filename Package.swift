// swift-tools-version: 6.3
import PackageDescription

// The targets stand in the order of docs: a target imports only from a lower line
// (ARCHITECTURE.md), and two targets of one line never import each other. `make imports` checks it.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

/// A C or C++ target with a closed header of plain types in front of Debian libraries.
func shim(_ name: String, _ dependencies: [Target.Dependency] = [], links: [String] = []) -> Target
{
  .target(
    name: name,
    dependencies: dependencies,
    cSettings: [.define("_GNU_SOURCE")],
    cxxSettings: [.define("_GNU_SOURCE")],
    linkerSettings: links.map { .linkedLibrary($0) })
}

let package = Package(
  name: "otodana",
  products: [
    .library(name: "CompositionalLayout", targets: ["CompositionalLayout", "Geometry"]),
    .library(name: "DiffableSnapshot", targets: ["DiffableSnapshot", "Geometry"]),
    // For the benchmarks alone.
    .library(name: "MusicLibrary", targets: ["MusicLibrary", "MusicModel"]),
    .executable(name: "otodana", targets: ["otodana"]),
  ],
  targets: [
    // Line 1: ground.
    module("Geometry"),
    module("Images"),
    module("JSON"),
    module("MusicModel"),
    module("SeededRandom"),

    // Line 2: pure values.
    module("CompositionalLayout", ["Geometry", "JSON"]),
    module("DiffableSnapshot", ["Geometry"]),
    module("Terminal", ["CWidth", "Geometry", "Images"]),
    module("Playback", ["MusicModel", "SeededRandom"]),

    // Line 3: runtime.
    module("CollectionViews", ["CompositionalLayout", "DiffableSnapshot", "Geometry", "Terminal"]),

    // Line 4: app and edges.
    module(
      "AppCore",
      [
        "CollectionViews", "CompositionalLayout", "DiffableSnapshot", "Geometry", "Images",
        "MusicModel", "Playback", "SeededRandom", "Terminal",
      ]),
    module("AudioOutput", ["CSystem", "JSON", "MusicModel", "Playback"]),
    module("CursesTerminal", ["CTerminal", "Geometry", "Images", "Terminal"]),
    module("DesktopControl", ["CDBus", "CSystem", "JSON", "MusicModel", "Playback", "Terminal"]),
    module(
      "MusicLibrary",
      [
        "CImage", "CSQLite", "CSystem", "CTagLib", "CUnicode", "Images", "JSON", "MusicModel",
        "SeededRandom",
      ]),

    // Line 5: the program.
    .executableTarget(
      name: "otodana",
      dependencies: [
        "AppCore", "AudioOutput", "CSystem", "CTOML", "CollectionViews", "CompositionalLayout",
        "CursesTerminal", "DesktopControl", "Geometry", "Images", "JSON", "MusicLibrary",
        "MusicModel", "Playback", "Terminal",
      ],
      swiftSettings: strict),

    // C and C++ shims.
    shim("CWidth", links: ["utf8proc"]),
    shim("CTerminal", ["CWidth"], links: ["ncursesw", "tinfo"]),
    shim("CTagLib", links: ["tag"]),
    shim("CSQLite", links: ["sqlite3"]),
    shim("CUnicode", links: ["utf8proc"]),
    shim("CImage", links: ["gif", "jpeg", "png16", "webp"]),
    shim("CSystem"),
    shim("CTOML"),
    shim("CDBus", links: ["systemd"]),

    // Test support and tests.
    shim("CVTerm", links: ["vterm"]),
    module("TermHarness", ["CVTerm", "Geometry", "Images", "SeededRandom", "Terminal"]),
    .executableTarget(
      name: "TerminalProbe",
      dependencies: ["CSystem", "CursesTerminal", "Geometry", "Images", "TermHarness", "Terminal"],
      swiftSettings: strict),
    .executableTarget(
      name: "RedrawProbe",
      dependencies: [
        "AppCore", "CSystem", "CollectionViews", "CursesTerminal", "Geometry", "Images",
        "MusicModel", "Playback", "Terminal",
      ],
      swiftSettings: strict),
    tests("Geometry", ["Geometry"]),
    tests("JSON", ["JSON", "SeededRandom"]),
    tests(
      "CompositionalLayout", ["CompositionalLayout", "Geometry", "JSON", "SeededRandom"],
      exclude: ["Data"]),
    tests("DiffableSnapshot", ["DiffableSnapshot", "Geometry", "SeededRandom"], exclude: ["Data"]),
    tests("System", ["CSystem"]),
    tests("Terminal", ["CSystem", "Geometry", "Images", "SeededRandom", "Terminal"]),
    tests(
      "CollectionViews",
      [
        "CollectionViews", "CompositionalLayout", "DiffableSnapshot", "Geometry", "SeededRandom",
        "Terminal",
      ]),
    tests(
      "AppCore",
      [
        "AppCore", "CollectionViews", "Geometry", "Images", "MusicModel", "Playback",
        "SeededRandom",
        "Terminal",
      ],
      exclude: ["Golden"]),
    tests(
      "CursesTerminal",
      ["CursesTerminal", "Geometry", "Images", "TermHarness", "Terminal", "TerminalProbe"]),
    tests(
      "MusicLibrary",
      [
        "CImage", "CSystem", "Images", "JSON", "MusicLibrary", "MusicModel", "SeededRandom",
        "otodana",
      ]),
    tests("Playback", ["MusicModel", "Playback", "SeededRandom"]),
    tests(
      "AudioOutput",
      ["AudioOutput", "CSystem", "MusicLibrary", "MusicModel", "Playback"]),
    tests("DesktopControl", ["CSystem", "DesktopControl", "MusicModel", "Playback"]),
    tests(
      "Program", ["AppCore", "Geometry", "RedrawProbe", "TermHarness", "Terminal", "otodana"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
