import SDUIGeneration
import SDUIIR
import TestSupport

/// Client code of the old version of many pairs, checked with the generated TypeScript of the new version in one run of the
/// compiler. Each version of each pair has a folder of its own.
struct TypeScriptClients {
  private var failures: [String: String] = [:]

  /// - Returns: `nil` if the compiler or Node is not installed.
  init?(_ pairs: [ContractPair]) throws {
    var programs: [(folder: String, program: ClientProgram)] = []
    var clients: [String: String] = [:]
    for (index, pair) in pairs.enumerated() {
      let old = try ClientProgram([ClientScreen(pair.old, fileName: "home.sdui")])
      programs.append((folder: "old\(index)", program: old))
      programs.append(
        (folder: "new\(index)", program: try ClientProgram([ClientScreen(pair.new, fileName: "home.sdui")])))
      let files = try generateCode(for: old, .typescript).filter { $0.name != "Support.ts" }
      let client = TypeScriptClientCode(
        using: files.map { (name: String($0.name.dropLast(".ts".count)), text: $0.text) })
      for version in ["old", "new"] { clients["\(version)\(index)/client.ts"] = client.text }
    }
    guard let project = try TypeScriptProject(programs, clients) else { return nil }
    for line in try project.compile().split(separator: "\n") {
      guard let match = line.firstMatch(of: /^(\w+)\/.*: error (.*)/) else { continue }
      failures[String(match.output.1)] = failures[String(match.output.1)] ?? String(match.output.2)
    }
  }

  /// The first error with the code of the new version.
  func failure(of pair: Int) -> String? { failures["new\(pair)"] }

  /// The first error with the code of the old version.
  func ownFailure(of pair: Int) -> String? { failures["old\(pair)"] }
}
