import SDUISyntax
import Testing

@testable import SDUICompiler

/// A program that is loaded after an earlier one has the trees of the files that did not change, and no others.
@Suite struct IncrementalProgramTests {
  private static let files = [
    "home.sdui": "import \"a.sdui\"\nimport \"b.sdui\"\nscreen Home {}\n", "a.sdui": "let a = 1\n",
    "b.sdui": "let b = a\n",
    "c.sdui": "let c = 1\n",
  ]

  /// The files that are parsed, by whether the tables of their trees are others.
  private func parsed(_ program: Program, after earlier: Program) -> [String] {
    func place(_ tree: SyntaxTree) -> Int { tree.tokens.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } }
    let known = Set(earlier.trees.map(place))
    return program.trees.filter { !known.contains(place($0)) }.map(\.source.path)
  }

  private func load(_ changes: [String: String], after earlier: Program?) throws -> Program {
    let files = MemoryFileProvider(Self.files.merging(changes) { $1 })
    return try Program(loading: "home.sdui", root: "", from: files, after: earlier)
  }

  @Test(
    arguments: [
      ([:], []),
      (["home.sdui": "import \"a.sdui\"\nimport \"b.sdui\"\nscreen Start {}\n"], ["home.sdui"]),
      (["a.sdui": "let a = 2\n"], ["a.sdui"]),
      (["home.sdui": "import \"a.sdui\"\nimport \"c.sdui\"\n"], ["home.sdui", "c.sdui"]),
      // Ranges say which file they are in, by its number.
      (["home.sdui": "import \"b.sdui\"\nimport \"a.sdui\"\n"], ["home.sdui", "b.sdui", "a.sdui"]),
      // One more file after the others.
      (["a.sdui": "import \"c.sdui\"\nlet a = 1\n"], ["a.sdui", "c.sdui"]),
    ] as [([String: String], [String])])
  func onlyWhatChangedIsParsed(changes: [String: String], expected: [String]) throws {
    let earlier = try load([:], after: nil)
    let later = try load(changes, after: earlier)
    #expect(parsed(later, after: earlier) == expected)
    let fresh = try load(changes, after: nil)
    #expect(later.sources.map(\.path) == fresh.sources.map(\.path))
    #expect(later.sources.map(\.bytes) == fresh.sources.map(\.bytes))
    #expect(later.trees.map(\.file) == fresh.trees.map(\.file))
    #expect(later.imports == fresh.imports && later.diagnostics == fresh.diagnostics)
  }
}
