// swift-tools-version: 6.2

import PackageDescription

// Code for UIKit, compiled against the model of UIKit. A package of its own: see `Tests/UIKitModel/Package.swift`.
let package = Package(
  name: "UIKitClients",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../UIKitModel"), .package(name: "sduic", path: "../..")],
  targets: [
    // The sources of the product for iOS. On Linux the manifest of sduic does not have it.
    .target(
      name: "SDUICollectionView",
      dependencies: [
        "SwiftUI", .product(name: "UIKit", package: "UIKitModel"), .product(name: "SDUI", package: "sduic"),
        .product(name: "SDUIResponse", package: "sduic"),
      ],
      exclude: ["README.md"]),
    // A model of SwiftUI, against which generated screens are compiled.
    .target(name: "SwiftUI", dependencies: [.product(name: "UIKit", package: "UIKitModel")]),
    // The interface of SSCollectionViewPresenter that generated presenters use.
    .target(
      name: "SSCollectionViewPresenter", dependencies: [.product(name: "UIKit", package: "UIKitModel")]),
    // A model of the library of this name: its declarations, and an adapter that applies updates at once.
    .target(name: "IGListKit", dependencies: [.product(name: "UIKit", package: "UIKitModel")]),
    .testTarget(
      name: "UIKitClientsTests",
      dependencies: [
        "SDUICollectionView", "SSCollectionViewPresenter", "SwiftUI", "IGListKit",
        .product(name: "UIKit", package: "UIKitModel"),
        .product(name: "UIKitModelDriver", package: "UIKitModel"), .product(name: "SDUI", package: "sduic"),
        .product(name: "SDUIResponse", package: "sduic"),
      ],
      // The testing library has an overlay for Apple's UIKit, which a file that imports both would look for.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    // The same test runs against UIKit in a simulator: see `.github/workflows/ios.yml`.
    .testTarget(
      name: "SDUICollectionViewTests",
      dependencies: [
        "SDUICollectionView", .product(name: "UIKit", package: "UIKitModel"), .product(name: "SDUI", package: "sduic"),
      ],
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ],
  swiftLanguageModes: [.v6]
)
