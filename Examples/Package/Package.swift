// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Bistro",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "sduic", path: "../..")],
  targets: [
    .executableTarget(
      name: "Bistro", dependencies: [.product(name: "SDUIResponse", package: "sduic")],
      plugins: [.plugin(name: "SDUIPlugin", package: "sduic")])
  ],
  swiftLanguageModes: [.v6]
)
