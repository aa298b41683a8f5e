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
      name: "SDUICompiler", targets: ["SDUICompiler", "SDUIProof", "SDUISyntax"]),
    .executable(name: "sduic", targets: ["sduic"]),
    .plugin(name: "SDUIPlugin", targets: ["SDUIPlugin"]),
  ],
  targets: [
    // Runtime: what apps and servers link.
    .target(name: "SDUIJSON", exclude: pages),
    .target(name: "SDUIIR", dependencies: ["SDUIJSON"], exclude: pages),
    .target(name: "SDUILayout", dependencies: ["SDUIIR"], exclude: pages),
    .target(name: "SDUIContract", dependencies: ["SDUIIR", "SDUIJSON"], exclude: pages),
    .target(
      name: "SDUI", dependencies: ["SDUIContract", "SDUILayout", "SDUIIR", "SDUIJSON"],
      exclude: pages + ["Documentation.docc"]),
    .target(name: "SDUIResponse", exclude: pages),

    // Compiler: from text to screens.
    .target(name: "SDUISyntax", exclude: pages + ["Diagnostics/README.md", "Format/README.md", "Source/README.md"]),
    .target(name: "SDUICompiler", dependencies: ["SDUISyntax", "SDUIIR"], exclude: pages),
    .target(
      name: "SDUIImport", dependencies: ["SDUICompiler", "SDUIContract", "SDUISyntax", "SDUIIR", "SDUIJSON"],
      exclude: pages),

    // Proof: what holds in all containers, and between two versions.
    .target(name: "SDUIProof", dependencies: ["SDUILayout", "SDUIIR"], exclude: pages),
    .target(
      name: "SDUICompatibility",
      dependencies: ["EmbeddedFiles", "SDUIProof", "SDUILayout", "SDUIIR", "SDUIJSON", "SDUISyntax"],
      exclude: pages + ["Rules/rules.txt"]),

    // Output: what is written for people, tests, servers and apps.
    .target(
      name: "SDUIFixtures", dependencies: ["EmbeddedFiles", "SDUIContract", "SDUIIR", "SDUIJSON"],
      exclude: pages + ["arabic", "english", "french", "german", "japanese", "others"].map { "Words/\($0).txt" }),
    .target(
      name: "SDUIReports",
      dependencies: [
        "EmbeddedFiles", "SDUIFixtures", "SDUIProof", "SDUILayout", "SDUIContract", "SDUIIR", "SDUIJSON", "SDUISyntax",
      ],
      exclude: pages + ["Preview/README.md", "Preview/Page"]),
    .target(
      name: "SDUIGeneration", dependencies: ["EmbeddedFiles", "SDUIIR", "SDUIJSON"],
      exclude: pages + ["Schema/README.md"]),

    // Editor: what answers while people type.
    .target(
      name: "SDUILanguageServer",
      dependencies: ["SDUICompiler", "SDUIReports", "SDUIProof", "SDUILayout", "SDUIIR", "SDUIJSON", "SDUISyntax"],
      exclude: pages + ["Answers/README.md"]),
    // The functions of the WebAssembly modules. `Sources/Editor/SDUIWebAssembly/build` links them; here they are compiled and
    // tested.
    .target(
      name: "SDUIWebAssembly",
      dependencies: [
        "SDUI", "SDUILanguageServer", "SDUICompiler", "SDUIReports", "SDUIProof", "SDUIFixtures", "SDUILayout",
        "SDUIContract", "SDUIIR", "SDUIJSON", "SDUISyntax",
      ],
      exclude: pages + ["JavaScript", "Memory", "Playground", "build"]),

    // Tool: the command line. `EmbeddedFiles` has the pages, templates and runtimes that are part of it.
    .target(name: "EmbeddedFiles", exclude: pages),
    .executableTarget(
      name: "sduic",
      dependencies: [
        "EmbeddedFiles", "SDUILanguageServer", "SDUICompiler", "SDUIReports", "SDUIGeneration", "SDUIImport",
        "SDUIProof", "SDUILayout", "SDUIContract", "SDUIFixtures", "SDUICompatibility", "SDUIIR", "SDUIJSON",
        "SDUISyntax",
      ],
      exclude: pages + ["Templates"]),
    // It runs the executable that the environment variable `SDUIC` names, and without it the one that is built here.
    .plugin(
      name: "SDUIPlugin", capability: .buildTool(), dependencies: Context.environment["SDUIC"] == nil ? ["sduic"] : [],
      exclude: pages),

    // What several of the tests need: files of the project, chance, edits, processes, validators. No product has it.
    .target(
      name: "TestSupport",
      dependencies: ["SDUICompiler", "SDUIContract", "SDUILayout", "SDUIIR", "SDUIJSON", "SDUISyntax"],
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
      name: "FormatTests",
      dependencies: ["SDUISyntax", "SDUIIR", "TestSupport"]),
    .testTarget(name: "SDUIIRTests", dependencies: ["SDUIGeneration", "SDUIIR", "SDUIJSON", "TestSupport"]),
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
        "SDUIJSON", "SDUISyntax", "TestSupport",
      ],
      exclude: ["OtherTools.md", "Rules"]),
    .testTarget(
      name: "SDUICompilerTests",
      dependencies: ["SDUICompiler", "SDUIContract", "SDUIReports", "SDUISyntax", "TestSupport"]),
    .testTarget(
      name: "SchemaTests",
      dependencies: ["SDUIGeneration", "SDUIReports", "SDUIContract", "SDUIIR", "SDUIJSON", "TestSupport"]),
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
        "SDUIImport", "SDUICompiler", "SDUIContract", "SDUIFixtures", "SDUIIR", "SDUIJSON", "SDUISyntax", "TestSupport",
      ]),
    .testTarget(
      name: "SDUIReportsTests",
      dependencies: ["SDUIReports", "SDUIIR", "SDUISyntax", "TestSupport"]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "SDUILanguageServer", "SDUICompiler", "SDUISyntax", "SDUIReports", "SDUIGeneration", "SDUIProof", "SDUILayout",
        "SDUIContract", "SDUIFixtures", "SDUIIR", "SDUIJSON", "TestSupport",
      ]),
    .testTarget(
      name: "PreviewTests",
      dependencies: ["SDUIReports", "SDUILayout", "SDUIContract", "SDUIIR", "SDUISyntax", "TestSupport"]),
    .testTarget(name: "CommandTests", dependencies: ["sduic", "TestSupport"], exclude: ["Drivers", "Faults"]),
    .testTarget(
      name: "AnswerTests",
      dependencies: ["SDUILanguageServer", "SDUISyntax", "SDUIIR", "TestSupport"]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["SDUILanguageServer", "SDUICompiler", "SDUIReports", "SDUISyntax", "TestSupport", "sduic"],
      exclude: ["Clients"]),
    .testTarget(
      name: "EditorTests",
      dependencies: ["SDUILanguageServer", "SDUISyntax", "SDUICompiler", "SDUIIR", "TestSupport", "sduic"],
      exclude: ["Drivers"]),
    .testTarget(
      name: "WebAssemblyTests", dependencies: ["SDUIWebAssembly", "TestSupport", "sduic"], exclude: ["Drivers"]),
    .testTarget(name: "HygieneTests", dependencies: ["TestSupport"]),
    // A product of this package, so that a release and its benchmarks compile each module once.
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["SDUI", "SDUICompiler", "SDUIFixtures", "SDUIProof", "SDUILayout", "SDUIIR", "SDUISyntax"],
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

// The parts of the architecture, and the targets in the folder of each.
let parts: [String: [String]] = [
  "Runtime": runtime + ["SDUIResponse", "SDUICollectionView"],
  "Compiler": ["SDUISyntax", "SDUICompiler", "SDUIImport"],
  "Proof": ["SDUIProof", "SDUICompatibility"],
  "Output": ["SDUIFixtures", "SDUIReports", "SDUIGeneration"],
  "Editor": ["SDUILanguageServer", "SDUIWebAssembly"],
  "Tool": ["EmbeddedFiles", "sduic", "SDUIPlugin"],
]
for (part, names) in parts {
  for target in package.targets where names.contains(target.name) { target.path = "Sources/\(part)/\(target.name)" }
}

// Everything below the tool builds as Embedded Swift, where a file imports what it uses.
for target in package.targets where target.type == .regular {
  target.swiftSettings = [.enableUpcomingFeature("MemberImportVisibility")]
}
