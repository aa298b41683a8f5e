import TestSupport
import Testing

/// The imports that each module may have: the layers of `Sources/README.md`.
@Suite struct ImportTests {
  /// The modules of the operating system, for the few calls that the tool needs.
  private static let system: Set<String> = ["CAllocator", "Darwin", "Glibc", "Musl"]

  @Test func theManifestIsRead() {
    #expect(Manifest.dependencies["sduic"]?.contains("SDUICompiler") == true)
    #expect(Manifest.dependencies.count >= 10)
    let folders = Set(Repository.swift.compactMap(\.target))
    // `EmbeddedFiles` is C.
    #expect(folders == Set(Manifest.dependencies.keys).union(["SDUIPlugin"]).subtracting(["EmbeddedFiles"]))
  }

  @Test func targetsImportWhatTheManifestGivesThem() {
    let declaration = /^\s*(?:[@\w()]+\s+)*import\s+(?:\w+\s+)?(\w+)/
    for file in Repository.swift {
      guard let target = file.target, let allowed = Manifest.dependencies[target] else { continue }
      // `CAllocator` is a module of `EmbeddedFiles`.
      let mayUseSystem = file.path.hasPrefix("Sources/Tool/sduic/System/")
      for (index, line) in file.code.enumerated() where line.contains("import") {
        guard let match = line.firstMatch(of: declaration) else { continue }
        let module = String(match.output.1)
        let isAllowed =
          allowed.contains(module) || mayUseSystem && Self.system.contains(module)
          || target == "SDUICollectionView" && ["UIKit", "SwiftUI"].contains(module)
          || target == "SDUIResponse" && module == "Foundation"
        #expect(isAllowed, "\(file.place(index))")
      }
    }
  }

  /// The judge of layout shares no code with what it judges.
  @Test func theNaiveEvaluatorImportsNothing() {
    let files = Repository.swift.filter { $0.path.hasPrefix("Tests/NaiveLayout/") }
    #expect(files.count > 10)
    for file in files { #expect(!file.code.contains { $0.hasPrefix("import ") }, "\(file.path)") }
  }

  /// An app or a server links no parser, and the library has no dependencies.
  @Test func theRuntimeStandsAlone() {
    #expect(Manifest.dependencies["SDUIJSON"] == [])
    #expect(Manifest.dependencies["SDUIIR"] == ["SDUIJSON"])
    #expect(Manifest.dependencies["SDUILayout"] == ["SDUIIR"])
    #expect(Manifest.dependencies["SDUIContract"] == ["SDUIIR", "SDUIJSON"])
    #expect(Manifest.dependencies["SDUIFixtures"] == ["EmbeddedFiles", "SDUIContract", "SDUIIR", "SDUIJSON"])
    #expect(Manifest.dependencies["SDUISyntax"] == [])
  }

  /// Answers to editors are functions of the texts, and know nothing of the protocol.
  @Test func answersKnowNoProtocol() {
    let files = Repository.swift.filter { $0.path.hasPrefix("Sources/Editor/SDUILanguageServer/Answers/") }
    #expect(files.count > 50)
    let found = files.flatMap { $0.places(of: /^import SDUIJSON\b|\bJSON\w*Writer\b|\bOutbox\b|\bParameters\b/) }
    #expect(found == [])
  }

  @Test func thePackageDependsOnNoOther() {
    #expect(!Repository.text("Package.swift").contains(".package("))
    #expect(!Repository.paths.contains("Package.resolved"))
  }
}
