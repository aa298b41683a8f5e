import Foundation
import SDUIGeneration
import TestSupport
import Testing

/// The TypeScript of the guide about generated code.
@Suite struct TypeScriptGuideTests {
  @Test func theCodeOfTheGuideCompiles() throws {
    let page = try Repository.read("Grammar/Guides/GeneratedCode.md")
    let blocks = page.components(separatedBy: "```ts\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count == 2)
    let program = try ClientProgram([ClientScreen(try Programs.shop(), fileName: "home.sdui")])
    guard let project = try TypeScriptProject([("generated", program)]) else { return }
    for (index, block) in blocks.enumerated() {
      let console = "declare const console: { log(...values: unknown[]): void; warn(...values: unknown[]): void };\n"
      try project.write("block\(index).ts", (block.contains("console") ? console : "") + block)
    }
    #expect(try project.compile() == "")
  }
}
