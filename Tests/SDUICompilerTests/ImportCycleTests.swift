import SDUISyntax
import TestSupport
import Testing

@testable import SDUICompiler

/// Cycles of imports follow from the files that form them, whichever file is asked for.
@Suite struct ImportCycleTests {
  /// A cycle's place and words.
  private struct Finding: Hashable {
    let path: String
    let bytes: Range<Int>
    let message: String
  }

  private func cycles(from path: String, in files: MemoryFileProvider) throws -> [Finding] {
    let program = try Program(loading: path, root: "", from: files)
    return program.diagnostics.filter { $0.code == .importCycle }.map { finding in
      Finding(
        path: program.sources[finding.range.file.index].path, bytes: finding.range.bytes, message: finding.message)
    }
  }

  /// Files that import files at random, by their numbers.
  private func randomImports(_ random: inout RandomSource) -> [[Int]] {
    let count = random.number(1...9)
    return (0..<count).map { _ in
      (0..<count).filter { _ in random.chance(100 / (count + 1)) }.shuffled(using: &random)
    }
  }

  /// The numbers of the files that each file reaches by at least one import, step by step.
  private func reached(_ imports: [[Int]]) -> [Set<Int>] {
    imports.indices.map { start in
      var reached: Set<Int> = []
      var waiting = imports[start]
      while let next = waiting.popLast() {
        if reached.insert(next).inserted { waiting += imports[next] }
      }
      return reached
    }
  }

  @Test func everyFileLeadsToTheSameFindings() throws {
    var random = RandomSource(seed: 16)
    for _ in 0..<(Repository.isExhaustive ? 20_000 : 500) {
      let imports = randomImports(&random)
      let texts = imports.enumerated().map { file, targets in
        ("m\(file).sdui", targets.map { "import \"m\($0).sdui\"\n" }.joined())
      }
      let files = MemoryFileProvider(Dictionary(uniqueKeysWithValues: texts))
      let reached = reached(imports)
      let found = try imports.indices.map { try cycles(from: "m\($0).sdui", in: files) }
      let all = Set(found.joined())
      for file in imports.indices {
        // What a file reports of cycles is what all report of the files that it reaches.
        let visible = Set(["m\(file).sdui"] + reached[file].map { "m\($0).sdui" })
        #expect(Set(found[file]) == all.filter { visible.contains($0.path) }, "\(imports)")
        #expect(Set(found[file]).count == found[file].count)
        let isCyclic = reached[file].contains { reached[$0].contains($0) } || reached[file].contains(file)
        #expect(found[file].isEmpty != isCyclic, "\(imports)")
      }
      // Each file of a cycle imports the next.
      for finding in all where finding.message != "the file imports itself" {
        let names = finding.message.split(separator: "`").map(String.init).filter { $0.hasSuffix(".sdui") }
        #expect(names.first == names.last && names.count > 2)
        for (from, to) in zip(names, names.dropFirst()) { #expect(files.text(of: from).contains("\"\(to)\"")) }
      }
    }
  }

  /// Two rings that share a file are two mistakes.
  @Test func ringsThatShareAFileAreReportedSeparately() throws {
    let files = MemoryFileProvider([
      "a.sdui": "import \"b.sdui\"\n", "b.sdui": "import \"a.sdui\"\nimport \"c.sdui\"\n",
      "c.sdui": "import \"b.sdui\"\n",
    ])
    for path in files.files.keys.sorted() {
      #expect(
        try Set(cycles(from: path, in: files).map(\.message)) == [
          "the imports form a cycle: `a.sdui` → `b.sdui` → `a.sdui`",
          "the imports form a cycle: `b.sdui` → `c.sdui` → `b.sdui`",
        ])
    }
  }
}

extension MemoryFileProvider {
  fileprivate func text(of path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }
}
