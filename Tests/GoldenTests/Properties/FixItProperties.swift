import SDUISyntax
import TestSupport
import Testing

/// The promises of a fix-it, in texts with several mistakes that may hide one another: applied alone it removes its
/// finding, and there are not more mistakes of syntax than before.
@Suite("fix-its in damaged programs") struct FixItProperties {
  @Test("a fix-it removes its finding", arguments: Corpus.samples)
  func aFixItRemovesItsFinding(sample: Sample) throws {
    var editor = RandomEditor(seed: 83)
    for _ in 0..<(Repository.isExhaustive ? 12 : 1) {
      var bytes = Array(sample.text.utf8)
      for _ in 0..<6 {
        bytes = editor.edited(bytes, from: bytes)
        try expectFixItsToFix(sample, bytes)
      }
    }
  }

  private func expectFixItsToFix(_ sample: Sample, _ bytes: [UInt8]) throws {
    let (program, checked) = try sample.check(with: bytes)
    let tree = program.trees[0]
    for finding in checked.diagnostics {
      guard let fix = finding.fixes.first, fix.edits.allSatisfy({ $0.range.file.index == 0 }) else { continue }
      let fixed = fix.edits.applied(to: bytes)
      let (next, rechecked) = try sample.check(with: fixed)
      var problems: [String] = []
      let (before, after) = (tree.diagnostics.count, next.trees[0].diagnostics.count)
      let isSyntax = tree.diagnostics.contains(finding)
      if isSyntax ? after >= before : after > before { problems.append("\(before) mistakes of syntax become \(after)") }
      let place = fix.edits.place(of: finding.range.bytes.lowerBound)
      let isLeft = rechecked.diagnostics.contains {
        $0.code == finding.code && $0.message == finding.message && $0.range.bytes.lowerBound == place
      }
      if isLeft { problems.append("it is found again") }
      #expect(
        problems.isEmpty,
        "\(finding.message) (\(fix.message))\n\(String(decoding: bytes, as: UTF8.self))\n\(next.trees[0].diagnostics)")
    }
  }

  /// After the text that a fix-it inserts the same is needed again, or the bracket that it closes is not the one that is open.
  @Test(arguments: [
    "screen A {\n  section a: list {\n    separator( (height( 0.5)\n    unit Row { height: 50 }\n  }\n}\n",
    "component Carsd {\n  id: ID\n  on longP\"ress:\n}\n",
    "let\nlet wide:x: 1\n",
    "}omponent Row { id: ID }\n",
  ])
  func aGuessIsNotOffered(_ text: String) {
    func findings(_ bytes: [UInt8]) -> [Diagnostic] {
      SyntaxTree(parsing: SourceFile(path: "main.sdui", bytes: bytes), file: FileID(0)).diagnostics
    }
    let bytes = Array(text.utf8)
    let found = findings(bytes)
    #expect(!found.isEmpty)
    for finding in found {
      for fix in finding.fixes { #expect(findings(fix.edits.applied(to: bytes)).count < found.count, "\(finding)") }
    }
  }
}

extension [TextEdit] {
  /// Returns the offset, after these edits, of a text that was at an offset before.
  fileprivate func place(of offset: Int) -> Int {
    let before = filter { $0.range.bytes.upperBound <= offset }
    return offset + before.reduce(0) { $0 + $1.replacement.utf8.count - $1.range.bytes.count }
  }
}
