import SDUILanguageServer
import SDUISyntax
import TestSupport
import Testing

/// The table of all codes in `Grammar/Editors/QuickFixes.md`: each has a quick fix, or a reason why none is certain.
@Suite struct QuickFixPageTests {
  /// Whether a code has a quick fix, in the order of the table.
  private static func rows() throws -> [(code: String, hasFix: Bool)] {
    try Repository.read("Grammar/Editors/QuickFixes.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
      guard cells.count == 2, cells[0].hasPrefix("`") else { return nil }
      return (String(cells[0].dropFirst().prefix { $0 != "`" }), !cells[1].hasPrefix("None: "))
    }
  }

  @Test func everyCodeHasARow() throws {
    #expect(try Self.rows().map(\.code) == DiagnosticCode.allCases.map(\.rawValue))
  }

  /// A code has a quick fix in some program that people wrote if and only if the table says so.
  @Test func rowsSayWhatEditorsOffer() throws {
    var offered: Set<String> = []
    func add(_ analysis: Analysis, _ files: [ImportableFile] = []) {
      let whole = 0..<analysis.sources[0].bytes.count
      for action in analysis.fixes(in: whole, of: analysis.checked().findings, importing: files) {
        if action.kind == .fix, let finding = action.finding { offered.insert(finding.code.rawValue) }
      }
    }
    for mistake in Mistake.all { add(try mistake.analysis(of: mistake.wrong), mistake.importable) }
    for sample in Corpus.goldens {
      guard let analysis = try? Analysis(of: sample.main, root: "", from: MemoryFileProvider(sample.files)) else {
        continue
      }
      add(analysis)
    }
    for (code, hasFix) in try Self.rows() { #expect(offered.contains(code) == hasFix, "\(code)") }
  }
}
