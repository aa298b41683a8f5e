// swift-tools-version: 6.2

import PackageDescription

// The library that an app or a server links: no parser in it, and its targets import nothing, not even Foundation.
let runtime: [String] = ["SDUI", "SDUIJSON", "SDUIIR", "SDUILayout", "SDUIContract"]

// SwiftPM warns about files in a target's folder that are neither source nor excluded.
let pages: [String] = ["README.md"]

let package = Package(
  name: "sduic",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "SDUI", targets: runtime),
    // What generated Swift reads responses with.
    .library(name: "SDUIResponse", targets: ["SDUIResponse"]),
    .library(name: "SDUIFixtures", targets: ["SDUIFixtures"]),
    .library(
      name: "SDUICompiler", targets: ["SDUICompiler", "SDUIProof", "SDUISyntax", "SDUIDiagnostics", "SDUISource"]),
    .executable(name: "sduic", targets: ["sduic"]),
    .plugin(name: "SDUIPlugin", targets: ["SDUIPlugin"]),
  ],
  targets: [
    // The files that are part of the tool: pages, templates and what runs in apps.
    .target(name: "EmbeddedFiles", exclude: pages),
    .target(name: "SDUIResponse", exclude: pages),
    .target(name: "SDUISource", exclude: pages),
    .target(name: "SDUIDiagnostics", dependencies: ["SDUISource"], exclude: pages),
    .target(name: "SDUISyntax", dependencies: ["SDUISource", "SDUIDiagnostics"], exclude: pages),
    .target(name: "SDUIJSON", exclude: pages),
    .target(name: "SDUIIR", dependencies: ["SDUIJSON"], exclude: pages),
    .target(name: "SDUILayout", dependencies: ["SDUIIR"], exclude: pages),
    .target(name: "SDUIProof", dependencies: ["SDUILayout", "SDUIIR"], exclude: pages),
    .target(
      name: "SDUICompatibility", dependencies: ["SDUIProof", "SDUILayout", "SDUIIR", "SDUIJSON", "SDUIDiagnostics"],
      exclude: pages),
    .target(name: "SDUIContract", dependencies: ["SDUIIR", "SDUIJSON"], exclude: pages),
    .target(
      name: "SDUI", dependencies: ["SDUIContract", "SDUILayout", "SDUIIR", "SDUIJSON"],
      exclude: pages + ["Documentation.docc"]),
    .target(name: "SDUIFixtures", dependencies: ["SDUIContract", "SDUIIR", "SDUIJSON"], exclude: pages),
    .target(name: "SDUIFormat", dependencies: ["SDUISyntax", "SDUIDiagnostics", "SDUISource"], exclude: pages),
    .target(
      name: "SDUICheck", dependencies: ["SDUIFormat", "SDUISyntax", "SDUIIR", "SDUIDiagnostics", "SDUISource"],
      exclude: pages),
    .target(name: "SDUISchema", dependencies: ["SDUIIR", "SDUIJSON"], exclude: pages),
    .target(
      name: "SDUIImport",
      dependencies: [
        "SDUICompiler", "SDUIContract", "SDUIDiagnostics", "SDUIFormat", "SDUIIR", "SDUIJSON", "SDUISource",
      ],
      exclude: pages),
    .target(name: "SDUIGeneration", dependencies: ["EmbeddedFiles", "SDUIIR", "SDUIJSON"], exclude: pages),
    .target(
      name: "SDUIPreview",
      dependencies: ["EmbeddedFiles", "SDUIFixtures", "SDUIContract", "SDUILayout", "SDUIIR", "SDUIJSON"],
      exclude: pages + ["Page"]),
    .target(
      name: "SDUIReports",
      dependencies: [
        "EmbeddedFiles", "SDUIProof", "SDUILayout", "SDUIContract", "SDUIIR", "SDUIJSON", "SDUIDiagnostics",
        "SDUISource",
      ],
      exclude: pages),
    .target(
      name: "SDUICompiler", dependencies: ["SDUICheck", "SDUIIR", "SDUIDiagnostics", "SDUISource"], exclude: pages),
    .target(
      name: "SDUIIDE",
      dependencies: [
        "SDUIReports", "SDUIProof", "SDUICheck", "SDUIFormat", "SDUISyntax", "SDUILayout", "SDUIIR", "SDUIDiagnostics",
        "SDUISource",
      ],
      exclude: pages),
    .target(
      name: "SDUILanguageServer",
      dependencies: [
        "SDUIIDE", "SDUIReports", "SDUIPreview", "SDUIProof", "SDUILayout", "SDUIIR", "SDUIJSON", "SDUIDiagnostics",
        "SDUISource",
      ],
      exclude: pages),
    // The functions of the WebAssembly modules. `Sources/SDUIWebAssembly/build` links them; here they are compiled and tested.
    .target(
      name: "SDUIWebAssembly",
      dependencies: [
        "SDUI", "SDUILanguageServer", "SDUICompiler", "SDUIReports", "SDUIPreview", "SDUIProof", "SDUIFixtures",
        "SDUIFormat", "SDUILayout", "SDUIContract", "SDUIIR", "SDUIJSON", "SDUIDiagnostics", "SDUISource",
      ],
      exclude: pages + ["JavaScript", "Memory", "Playground", "build"]),
    .systemLibrary(name: "CAllocator"),
    .executableTarget(
      name: "sduic",
      dependencies: [
        "CAllocator", "EmbeddedFiles", "SDUILanguageServer", "SDUICompiler", "SDUIReports", "SDUIPreview", "SDUISchema",
        "SDUIGeneration", "SDUIImport", "SDUIProof", "SDUIFormat", "SDUILayout", "SDUIContract", "SDUIFixtures",
        "SDUICompatibility", "SDUIIR", "SDUIJSON", "SDUIDiagnostics", "SDUISource",
      ],
      exclude: pages + ["Templates"]),

    // It runs the executable that the environment variable `SDUIC` names, and without it the one that is built here.
    .plugin(
      name: "SDUIPlugin", capability: .buildTool(), dependencies: Context.environment["SDUIC"] == nil ? ["sduic"] : [],
      path: "Sources/SDUIPlugin", exclude: pages),

    // What several of the tests need: files of the project, chance, edits, processes, validators. No product has it.
    .target(
      name: "TestSupport",
      dependencies: [
        "SDUICompiler", "SDUIContract", "SDUILayout", "SDUIIR", "SDUIJSON", "SDUISyntax", "SDUISource",
      ],
      path: "Tests/TestSupport"),
    // The rules of layout once more, from `Grammar/LAYOUT.md` alone: it imports nothing of the project.
    .target(name: "NaiveLayout", path: "Tests/NaiveLayout", exclude: pages),
    .testTarget(
      name: "NaiveLayoutTests",
      dependencies: [
        "NaiveLayout", "SDUIProof", "SDUIReports", "SDUILayout", "SDUIContract", "SDUIFixtures", "SDUIIR",
        "TestSupport",
      ]),
    .testTarget(name: "SDUITests", dependencies: ["SDUI", "TestSupport"]),
    .testTarget(name: "SDUIJSONTests", dependencies: ["SDUIJSON", "TestSupport"]),
    .testTarget(name: "SDUISyntaxTests", dependencies: ["SDUISyntax", "TestSupport"]),
    .testTarget(
      name: "SDUIFormatTests",
      dependencies: [
        "SDUIFormat", "SDUISyntax", "SDUIIR", "SDUIDiagnostics", "SDUISource", "TestSupport",
      ]),
    .testTarget(name: "SDUIIRTests", dependencies: ["SDUISchema", "SDUIIR", "SDUIJSON", "TestSupport"]),
    .testTarget(name: "SDUILayoutTests", dependencies: ["SDUILayout", "TestSupport"]),
    .testTarget(name: "SDUIProofTests", dependencies: ["SDUIProof", "SDUILayout", "SDUIIR", "TestSupport"]),
    .testTarget(
      name: "SDUIContractTests", dependencies: ["SDUIContract", "SDUIIR", "SDUIJSON", "TestSupport"]),
    .testTarget(
      name: "SDUIFixturesTests",
      dependencies: ["SDUIFixtures", "SDUIContract", "SDUIIR", "TestSupport"]),
    .testTarget(
      name: "SDUICompatibilityTests",
      dependencies: [
        "SDUICompatibility", "SDUIFixtures", "SDUIContract", "SDUICompiler", "SDUIProof", "SDUILayout", "SDUIIR",
        "SDUIJSON", "SDUIDiagnostics", "TestSupport",
      ],
      exclude: ["OtherTools.md", "Rules"]),
    .testTarget(
      name: "SDUICheckTests",
      dependencies: ["SDUICheck", "SDUIContract", "SDUIReports", "SDUISyntax", "SDUISource", "TestSupport"]),
    .testTarget(
      name: "SDUISchemaTests",
      dependencies: ["SDUISchema", "SDUIReports", "SDUIContract", "SDUIIR", "SDUIJSON", "TestSupport"]),
    .testTarget(
      name: "GenerationTests",
      // The runtime is compiled for the generated code that the tests compile.
      dependencies: [
        "SDUIResponse", "SDUIGeneration", "SDUICompatibility", "SDUIReports", "SDUIContract", "SDUIFixtures", "SDUIIR",
        "SDUIJSON", "TestSupport",
      ],
      exclude: ["Golden", "Harness"]),
    .testTarget(
      name: "SDUIImportTests",
      dependencies: [
        "SDUIImport", "SDUICompiler", "SDUIContract", "SDUIFixtures", "SDUIIR", "SDUIJSON", "SDUISource", "TestSupport",
      ]),
    .testTarget(
      name: "SDUIReportsTests",
      dependencies: ["SDUIReports", "SDUIIR", "SDUIDiagnostics", "SDUISource", "TestSupport"]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "SDUIIDE", "SDUICompiler", "SDUICheck", "SDUISyntax", "SDUIReports", "SDUISchema", "SDUIProof", "SDUILayout",
        "SDUIContract", "SDUIFixtures", "SDUIIR", "SDUIJSON", "SDUIDiagnostics", "SDUISource", "TestSupport",
      ]),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "SDUIPreview", "SDUILayout", "SDUIContract", "SDUIIR", "SDUISource", "TestSupport",
      ]),
    .testTarget(name: "CommandTests", dependencies: ["sduic", "TestSupport"], exclude: ["Faults"]),
    .testTarget(
      name: "SDUIIDETests",
      dependencies: [
        "SDUIIDE", "SDUISyntax", "SDUIFormat", "SDUIIR", "SDUIDiagnostics", "SDUISource", "TestSupport",
      ]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "SDUILanguageServer", "SDUICompiler", "SDUIReports", "SDUIDiagnostics", "SDUISource", "TestSupport", "sduic",
      ],
      exclude: ["Clients"]),
    .testTarget(
      name: "EditorTests",
      dependencies: [
        "SDUIIDE", "SDUIFormat", "SDUICheck", "SDUISyntax", "SDUIIR", "SDUIDiagnostics", "SDUISource", "TestSupport",
        "sduic",
      ],
      exclude: ["Drivers"]),
    .testTarget(
      name: "WebAssemblyTests", dependencies: ["SDUIWebAssembly", "TestSupport", "sduic"], exclude: ["Drivers"]),
    .testTarget(name: "HygieneTests", dependencies: ["TestSupport"]),
    // A product of this package, so that a release and its benchmarks compile each module once.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "SDUI", "SDUICompiler", "SDUIFixtures", "SDUIProof", "SDUILayout", "SDUIIR", "SDUISyntax", "SDUISource",
      ],
      path: "Tests/Benchmarks", exclude: pages + ["Peers", "inputs.py", "latency.py", "measuring.py", "run"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// UIKit exists on Apple's systems only. `Tests/UIKitClients` compiles these sources against a model of UIKit, and a package
// has each name of a target once.
#if os(macOS)
  package.products.append(.library(name: "SDUICollectionView", targets: ["SDUICollectionView"]))
  package.targets += [
    .target(name: "SDUICollectionView", dependencies: ["SDUI", "SDUIResponse"], exclude: pages),
    .testTarget(name: "SDUICollectionViewTests", dependencies: ["SDUICollectionView", "SDUI"]),
  ]
#endif

// Everything below the tool builds as Embedded Swift, where a file imports what it uses.
for target in package.targets where target.type == .regular {
  target.swiftSettings = [.enableUpcomingFeature("MemberImportVisibility")]
}
