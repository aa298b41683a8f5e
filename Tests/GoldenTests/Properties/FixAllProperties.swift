import SDUILanguageServer
import SDUISyntax
import TestSupport
import Testing

/// "Fix all" ends where nothing is left that a fix-it would change: applied to its own result it changes nothing.
@Suite("fix all") struct FixAllProperties {
  @Test(arguments: Corpus.some)
  func itReachesAFixedPoint(sample: Sample) throws { try Self.expectFixedPoint(of: sample.files, sample.main) }

  /// Several mistakes in one file, which may hide one another.
  @Test(arguments: Corpus.some)
  func itReachesAFixedPointFromSeveralMistakes(sample: Sample) throws {
    var editor = RandomEditor(seed: 83)
    var files = sample.files
    for _ in 0..<(Repository.isExhaustive ? 12 : 3) {
      for _ in 0..<4 {
        let text = Array((files[sample.main] ?? "").utf8)
        // Never back to what it was.
        files[sample.main] = String(decoding: editor.edited(text, from: text), as: UTF8.self)
      }
      try Self.expectFixedPoint(of: files, sample.main)
    }
  }

  private static func expectFixedPoint(of files: [String: String], _ main: String) throws {
    var provider = MemoryFileProvider(files)
    var checks = 0
    let check = { (bytes: [UInt8]) -> (analysis: Analysis, findings: [Diagnostic])? in
      checks += 1
      guard checks < 1_000 else { return nil }
      provider.files[main] = bytes
      guard let analysis = try? Analysis(of: main, root: "", from: provider) else { return nil }
      return (analysis, analysis.checked().findings)
    }
    let first = try #require(check(Array((files[main] ?? "").utf8)))
    guard let action = first.analysis.fixAll(of: first.findings, checking: check) else {
      return #expect(Self.fixable(first.findings, in: first.analysis.sources[0].bytes).isEmpty)
    }
    #expect(checks < 1_000, "there is no end to the fix-its of\n\(files[main] ?? "")")
    let bytes = action.edits.applied(to: first.analysis.sources[0].bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let last = try #require(check(bytes))
    let again = last.analysis.fixAll(of: last.findings, checking: check)
    #expect(again == nil, "\(files[main] ?? "")\nbecomes\n\(text)\nand then \(again?.edits ?? [])")
    let left = Self.fixable(last.findings, in: bytes)
    #expect(left.isEmpty, "\(files[main] ?? "")\nbecomes\n\(text)\nand leaves \(left)")
  }

  /// The findings whose certain fix-its change the file and add no mistake of syntax.
  private static func fixable(_ findings: [Diagnostic], in bytes: [UInt8]) -> [Diagnostic] {
    func mistakes(_ bytes: [UInt8]) -> Int {
      SyntaxTree(parsing: SourceFile(path: "main.sdui", bytes: bytes), file: FileID(0)).diagnostics.count
    }
    return findings.filter { finding in
      guard let fix = finding.fixes.first, fix.isCertain, fix.edits.allSatisfy({ $0.range.file.index == 0 }) else {
        return false
      }
      let fixed = fix.edits.applied(to: bytes)
      return fixed != bytes && mistakes(fixed) <= mistakes(bytes)
    }
  }
}
