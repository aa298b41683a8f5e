import Foundation
import TestSupport
import Testing

/// The code of guides and articles compiles unchanged, against the library that was built.
@Suite struct GuideTests {
  /// The declarations that the pages leave to their reader.
  private static let assumed = """
    let document: [UInt8] = [], received: [UInt8] = [], data: [UInt8] = [], bytes: [UInt8] = []
    func send(_ bytes: [UInt8]) {}
    func log(_ message: String) {}
    struct ProductCard: Decodable {}
    """

  @Test(arguments: ["Grammar/Guides/App.md"]) func aGuideIsOneProgram(path: String) throws {
    try expectCompiles(Self.blocks(of: path).joined(separator: "\n"), path)
  }

  @Test(arguments: ["InAnApp", "InAServer"]) func anArticleIsSeveral(name: String) throws {
    let path = "Sources/Runtime/SDUI/Documentation.docc/\(name).md"
    let blocks = try Self.blocks(of: path).map { block in
      block.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }
        .joined(separator: "\n")
    }
    // A block uses what those before it declare.
    let body = blocks.joined(separator: "\n").split(separator: "\n")
    let text = """
      import Foundation
      import SDUI
      \(Self.assumed)
      func article() throws {
        let unit = try Screen(json: document).response(json: received).sections[0].units[0]
        \(body.joined(separator: "\n  "))
      }
      """
    try expectCompiles(text, path)
  }

  @Test func theCatalogueIsBuiltWithoutWarnings() throws {
    let folder = try Folder(["graphs/empty": ""])
    let target = try Run("swiftc", ["-print-target-info"]).json() as? [String: Any]
    let triple = try #require((target?["target"] as? [String: Any])?["triple"] as? String)
    let extract = try Run(
      "swift-symbolgraph-extract",
      ["-module-name", "SDUI", "-target", triple, "-I", try Self.modules(), "-output-dir", "graphs"],
      in: folder.url, patience: 120)
    #expect(extract.status == 0, "\(extract.ending)")
    let run = try Run(
      "docc",
      [
        "convert", Repository.path("Sources/Runtime/SDUI/Documentation.docc"), "--fallback-display-name", "SDUI",
        "--fallback-bundle-identifier", "SDUI", "--additional-symbol-graph-dir", "graphs", "--output-dir", "out",
        "--warnings-as-errors",
      ], in: folder.url, patience: 120)
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
    #expect(folder.contents("out/data/documentation/sdui/inanapp.json") != nil)
  }

  /// The Swift code on a page.
  private static func blocks(of path: String) throws -> [String] {
    let parts = try Repository.read(path).components(separatedBy: "```swift\n").dropFirst()
    let blocks = parts.compactMap { $0.components(separatedBy: "```").first }
    try #require(blocks.count > 1)
    return blocks
  }

  /// The modules of the library, beside the tests.
  private static func modules() throws -> String {
    try #require(Executable.url).deletingLastPathComponent().appendingPathComponent("Modules").path
  }

  private func expectCompiles(_ text: String, _ path: String) throws {
    let folder = try Folder(["main.swift": text])
    let options = ["-typecheck", "-swift-version", "6", "-I", try Self.modules(), "main.swift"]
    let run = try Run("swiftc", options, in: folder.url, patience: 120)
    #expect(run.status == 0, "\(path): \(run.errorText)")
  }
}
