import Foundation
import SDUIIR
import TestSupport
import Testing

/// The grammar for tree-sitter, compiled and loaded by its own library, reads what the compiler reads.
@Suite struct TreeSitterTests {
  private static let folder = "Grammar/tree-sitter-sdui/"

  private func report(over programs: [JudgedProgram]) throws -> Driver.Report? {
    guard try Run("/bin/sh", ["-c", "command -v cc"]).status == 0 else {
      try MissingTool.skip("a C compiler")
      return nil
    }
    return try Driver.run(
      "treesitter.py", needing: "tree_sitter", [Repository.path(Self.folder)], over: programs)
  }

  @Test func examplesAreColouredByWhatTheirNamesStandFor() throws {
    let programs = try JudgedProgram.examples() + [JudgedProgram.vocabulary()]
    guard let report = try report(over: programs) else { return }
    #expect(report.findings == [])
    #expect(report.programs == programs.count && report.words > 3_000)
  }

  /// The queries of others are held to the examples as well: lines are indented as `sduic fmt` does.
  @Test func programsOfTheGrammarAreAccepted() throws {
    let programs = try JudgedProgram.generated(Repository.isExhaustive ? 5_000 : 200)
    guard let report = try report(over: programs) else { return }
    #expect(report.findings == [])
    #expect(programs.filter { !$0.isAccepted }.map(\.name) == [])
  }

  @Test func casesAreAcceptedOrNotAsByTheParser() throws {
    let programs = (Corpus.goldens + Corpus.formats).flatMap { sample in
      sample.texts.filter { !JudgedProgram.isTooDeep($0) }.map { JudgedProgram(accepting: sample.name, $0) }
    }
    guard let report = try report(over: programs) else { return }
    #expect(report.findings == [])
    #expect(programs.count > 300 && programs.contains { !$0.isAccepted })
  }

  @Test func damagedProgramsAreAcceptedOrNotAsByTheParser() throws {
    let texts = (Corpus.goldens + Corpus.formats + Corpus.examples).flatMap(\.texts).filter { !$0.isEmpty }
    var damaged = DamagedPrograms(of: texts, seed: 5)
    let programs = damaged.programs(Repository.isExhaustive ? 30_000 : 3_000)
      .filter { !JudgedProgram.isTooDeep($0.text) }
    guard let report = try report(over: programs) else { return }
    #expect(report.findings == [])
    let accepted = programs.count { $0.isAccepted }
    #expect(accepted > programs.count / 10 && accepted < programs.count * 9 / 10)
  }

  /// Runs a driver over the grammar.
  private func run(_ driver: String) throws -> Run? {
    guard try PythonModule.isInstalled("tree_sitter") else {
      try MissingTool.skip("the Python package tree_sitter")
      return nil
    }
    return try Run(
      "python3", [Driver.path(driver), Repository.path(Self.folder)], environment: Driver.environment, patience: 120)
  }

  /// The trees of the corpus, in the form of tree-sitter's own tests.
  @Test func corpusHasItsTrees() throws {
    guard let run = try run("corpus.py") else { return }
    #expect(run.status == 0, "\(run.text.suffix(4_000)) \(run.ending)")
    #expect(run.text.contains("trees as written"))
  }

  /// The highlight tests, in tree-sitter's own form, and the names of `tags.scm`.
  @Test func highlightsAndTagsAreAsWritten() throws {
    guard let run = try run("queries.py") else { return }
    #expect(
      run.text == """
        definition.class, component Card
        definition.constant, let gap
        definition.field, id: ID, isNew: Bool
        definition.module, screen Home
        reference.class, Bool, ID, grid, unit Card
        16 assertions

        """, "\(run.ending)")
  }

  /// An editor with a tree-sitter of its own, which is years older.
  @Test func neovimReadsTheGrammarAndItsQueries() throws {
    guard try Run("/bin/sh", ["-c", "command -v nvim && command -v cc"]).status == 0 else {
      return try MissingTool.skip("Neovim, or a C compiler")
    }
    let grammar = Repository.path(Self.folder)
    let folder = try Folder()
    let compile = "cc -shared -fPIC -I src src/parser.c src/scanner.c -o \"$0/sdui.so\""
    let path = folder.url.path(percentEncoded: false)
    let compiled = try Run("/bin/sh", ["-c", compile, path], in: URL(filePath: grammar), patience: 120)
    #expect(compiled.status == 0, "\(compiled.ending)")
    var environment = ProcessInfo.processInfo.environment
    environment["SDUI_GRAMMAR"] = grammar
    environment["SDUI_LIBRARY"] = path + "/sdui.so"
    environment["HOME"] = path
    let run = try Run(
      "nvim",
      ["--headless", "-n", "-u", "NONE", Repository.path("Examples/Shop/home.sdui"), "-S", Driver.path("neovim.lua")],
      environment: environment, patience: 60)
    let found = ["highlights", "folds", "indents", "locals", "tags"].map { "\($0) found\n" }.joined()
    #expect(run.text == "file\n" + found, "\(run.ending)")
  }

  /// Generated files are generated from the grammar beside them, and were not changed by hand.
  @Test func generatedFilesBelongToTheGrammar() throws {
    let lines = try Repository.read(Self.folder + "src/generated.sha256").split(separator: "\n")
    var names: [String] = []
    for line in lines {
      let parts = line.split(separator: " ").map(String.init)
      guard parts.count == 2 else { continue }
      names.append(parts[1])
      let found = SHA256.hexadecimal(of: try Repository.bytes(Self.folder + parts[1]))
      #expect(parts[0] == found, "\(parts[1]) has changed: run Grammar/tree-sitter-sdui/generate")
    }
    #expect(
      names == ["grammar.js", "src/grammar.json", "src/node-types.json", "src/parser.c", "src/tree_sitter/parser.h"])
    let parser = try Repository.read(Self.folder + "src/parser.c")
    #expect(parser.contains("#define LANGUAGE_VERSION 14"))
  }

  /// If the generator is installed, it generates the same.
  @Test func generatingChangesNothing() throws {
    guard try Run("/bin/sh", ["-c", "command -v tree-sitter"]).status == 0 else { return }
    let copy = try Folder()
    let source = Repository.path(Self.folder)
    let run = try Run(
      "/bin/sh", ["-c", "cp -R '\(source)' grammar && grammar/generate && diff -r '\(source)/src' grammar/src"],
      in: copy.url)
    #expect(run.status == 0, "\(run.text) \(run.ending)")
  }
}
