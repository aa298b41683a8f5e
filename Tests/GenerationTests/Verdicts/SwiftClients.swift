import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// Client code of the old version of many pairs, checked with the generated Swift of the new version in one run of the compiler.
///
/// All code is in one module. So that names of different pairs do not collide, each type has the number of its pair.
struct SwiftClients {
  private var failures: [String: String] = [:]

  init(_ pairs: [ContractPair]) throws {
    let folder = try Folder()
    for (index, pair) in pairs.enumerated() {
      let (old, new) = (try Self.files(of: pair.old), try Self.files(of: pair.new))
      let client = SwiftClientCode(using: old.map { $0.text })
      let types = client.types.union(SwiftClientCode(using: new.map { $0.text }).types)
      for (name, files) in [("old", old), ("new", new)] {
        let prefix = name + String(index)
        for file in files {
          try folder.write("\(prefix).\(file.name)", Self.renamed(file.text, types, "_\(prefix)"))
        }
        try folder.write("\(prefix).Client.swift", Self.renamed(client.text, types, "_\(prefix)"))
      }
    }
    let modules = try #require(Executable.url).deletingLastPathComponent().appendingPathComponent("Modules").path
    let arguments = ["-typecheck", "-wmo", "-swift-version", "6", "-I", modules] + (try folder.names())
    let run = try Run("swiftc", arguments, in: folder.url, patience: 1_200)
    for line in run.errorText.split(separator: "\n") {
      guard let match = line.firstMatch(of: /(\w+)\.\w+\.swift:\d+:\d+: error: (.*)/) else { continue }
      failures[String(match.output.1)] = failures[String(match.output.1)] ?? String(match.output.2)
    }
    if run.status != 0, failures.isEmpty { throw SwiftHarness.CompilerFinding(description: run.ending) }
  }

  /// The first error with the code of the new version.
  func failure(of pair: Int) -> String? { failures["new\(pair)"] }

  /// The first error with the code of the old version.
  func ownFailure(of pair: Int) -> String? { failures["old\(pair)"] }

  /// The declarations and the screen.
  private static func files(of screen: Screen) throws -> [GeneratedFile] {
    try generateCode(for: ClientProgram([ClientScreen(screen, fileName: "home.sdui")]), .swift(.models))
  }

  /// Code with a suffix after the names of some types, outside of texts.
  private static func renamed(_ code: String, _ types: Set<String>, _ suffix: String) -> String {
    code.replacing(/"(?:\\.|[^"\\])*"|\w+/) { match in
      types.contains(String(match.output)) ? "\(match.output)\(suffix)" : String(match.output)
    }
  }
}
