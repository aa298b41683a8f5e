import SDUISyntax
import TestSupport
import Testing

@testable import SDUICompiler
@testable import SDUISyntax

/// `RelativePath` and `Program.init(loading:)`: which file an import means, and what is reported of one that means none.
@Suite struct ImportTests {
  @Test func pathsStartAtTheFileThatImports() {
    let paths: [(written: String, file: String, path: String)] = [
      ("a.sdui", "home.sdui", "a.sdui"), ("a.sdui", "x/home.sdui", "x/a.sdui"), ("./a.sdui", "x/home.sdui", "x/a.sdui"),
      ("../a.sdui", "x/home.sdui", "a.sdui"), ("y/../a.sdui", "x/home.sdui", "x/a.sdui"),
      ("../../a.sdui", "x/home.sdui", "../a.sdui"), ("../../a.sdui", "home.sdui", "../../a.sdui"),
      ("a.sdui", "/w/home.sdui", "/w/a.sdui"), ("../../a.sdui", "/w/home.sdui", "/a.sdui"),
      ("y//a.sdui", "x/home.sdui", "x/y/a.sdui"),
    ]
    for (written, file, path) in paths {
      #expect(RelativePath.resolve(written, beside: file) == path, "\(written) in \(file)")
    }
  }

  private func load(_ text: String, _ others: [String: String] = [:], root: String = "") throws -> Program {
    let files = MemoryFileProvider(["x/home.sdui": text].merging(others) { first, _ in first })
    return try Program(loading: "x/home.sdui", root: root, from: files)
  }

  @Test func filesAreLoadedOnceInTheOrderOfDiscovery() throws {
    let program = try load(
      "import \"a.sdui\"\nimport \"../b.sdui\"\n",
      ["x/a.sdui": "import \"../c.sdui\"\n", "b.sdui": "import \"x/a.sdui\"\n", "c.sdui": "let c = 1\n"])
    #expect(program.sources.map(\.path) == ["x/home.sdui", "x/a.sdui", "b.sdui", "c.sdui"])
    #expect(program.imports.map { $0.map(\.file.index) } == [[1, 2], [3], [1], []])
    #expect(program.diagnostics.isEmpty)
  }

  @Test func importsThatMeanNoFileAreReported() throws {
    let faults: [(text: String, code: DiagnosticCode)] = [
      ("import \"none.sdui\"", .importNotFound), ("import \"\"", .importNotFound), ("import \"a\"", .importNotFound),
      ("import \"/a.sdui\"", .importOutsideRoot), ("import \"a.sdui\"\nimport \"./a.sdui\"", .duplicateImport),
      ("import \"home.sdui\"", .importCycle),
    ]
    for (text, code) in faults {
      #expect(try load(text + "\n", ["x/a.sdui": ""]).diagnostics.map(\.code) == [code], "\(text)")
    }
    let outside = try load("import \"../b.sdui\"\n", ["b.sdui": ""], root: "x")
    #expect(outside.diagnostics.map(\.code) == [.importOutsideRoot] && outside.sources.count == 1)
  }

  @Test func edgesBetweenFilesSurviveEdits() throws {
    let program = try load("import \"a.sdui\"\nlet b = a\n", ["x/a.sdui": "let a = 1\n"])
    let edit = TextEdit(SourceRange(file: FileID(1), 8..<9), "2")
    let edited = program.applying([edit])
    #expect(edited.sources.map(\.text) == ["import \"a.sdui\"\nlet b = a\n", "let a = 2\n"])
    #expect(edited.imports == program.imports)
  }
}

extension SourceFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
