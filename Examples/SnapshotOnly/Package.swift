// swift-tools-version: 6.3
import PackageDescription

// A program that uses the diffable snapshots alone: no layout, no terminal, nothing else.
let package = Package(
  name: "SnapshotOnly",
  dependencies: [.package(name: "otodana", path: "../..")],
  targets: [
    .executableTarget(
      name: "SnapshotOnly",
      dependencies: [.product(name: "DiffableSnapshot", package: "otodana")])
  ],
  swiftLanguageModes: [.v6]
)
