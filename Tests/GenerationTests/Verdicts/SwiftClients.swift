import SDUIGeneration
import SDUIIR
import TestSupport

/// Client code of the old version of many pairs, checked with the generated Swift of the new version in one run of the compiler.
///
/// All code is in one module. So that names of different pairs do not collide, each type has the number of its pair.
struct SwiftClients {
  private var failures: [String: String] = [:]

  init(_ pairs: [ContractPair]) throws {
    let folder = try Folder()
    var support: String?
    for (index, pair) in pairs.enumerated() {
      let (old, new) = (try Self.files(of: pair.old), try Self.files(of: pair.new))
      let client = SwiftClientCode(using: old.dropLast().map { $0.text })
      let types = client.types.union(SwiftClientCode(using: new.dropLast().map { $0.text }).types)
      support = new.last?.text
      for (name, files) in [("old", old), ("new", new)] {
        let prefix = name + String(index)
        for file in files.dropLast() {
          try folder.write("\(prefix).\(file.name)", Self.renamed(file.text, types, "_\(prefix)"))
        }
        try folder.write("\(prefix).Client.swift", Self.renamed(client.text, types, "_\(prefix)"))
      }
    }
    try folder.write("Support.swift", support ?? "")
    let arguments = ["-typecheck", "-wmo", "-swift-version", "6"] + (try folder.names())
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

  /// The declarations, the screen, and the support file.
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
