// swift-tools-version: 6.3
import PackageDescription

// A program that uses the layout engine alone: no terminal, no snapshots, nothing else.
let package = Package(
  name: "LayoutOnly",
  dependencies: [.package(name: "otodana", path: "../..")],
  targets: [
    .executableTarget(
      name: "LayoutOnly",
      dependencies: [.product(name: "CompositionalLayout", package: "otodana")])
  ],
  swiftLanguageModes: [.v6]
)
