// swift-tools-version: 6.2

import PackageDescription

// A package of its own: in the package of sduic, a module named UIKit would make `canImport(UIKit)` depend on the order
// of the build.
let package = Package(
  name: "UIKitModel",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UIKitModelDriver", targets: ["UIKitModelDriver"]),
  ],
  targets: [
    .target(name: "UIKit"),
    .target(name: "UIKitModelDriver", dependencies: ["UIKit"]),
    .target(
      name: "Swift5Client", dependencies: ["UIKit"], path: "Tests/Clients/Swift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "Swift6Client", dependencies: ["UIKit"], path: "Tests/Clients/Swift6",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "UIKitModelTests", dependencies: ["UIKit", "UIKitModelDriver", "Swift5Client", "Swift6Client"],
      // The testing library has an overlay for Apple's UIKit, which a file that imports both would look for.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ],
  swiftLanguageModes: [.v6]
)
