// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who builds sduic builds its benchmarks.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "sduic", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "SDUICompiler", package: "sduic"), .product(name: "SDUI", package: "sduic"),
        .product(name: "SDUIFixtures", package: "sduic"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
