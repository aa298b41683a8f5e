import SDUISyntax
import TestSupport
import Testing

/// The cases of `Tests/Golden`, each with its findings and outputs. `SDUIC_UPDATE=1` writes them anew, to be read as a
/// diff.
@Suite("golden files") struct GoldenTests {
  @Test("golden files can be read")
  func areWellFormed() {
    for problem in Corpus.problems { Issue.record("\(problem)") }
    #expect(!Corpus.cases.isEmpty)
  }

  @Test("a case is as it was", .enabled(if: !Repository.updates), arguments: Corpus.cases)
  func isUnchanged(golden: GoldenCase) throws {
    let (expected, actual) = (golden.text, try golden.evaluated().text)
    if expected != actual {
      Issue.record("\(golden.description): \(Difference.text(expected: expected, actual: actual))")
    }
  }

  @Test("golden files are written", .enabled(if: Repository.updates), arguments: Corpus.files)
  func isWritten(file: GoldenFile) throws {
    let cases = try file.cases.map { try $0.evaluated() }
    let text = GoldenFile(construct: file.construct, preamble: file.preamble, cases: cases).text
    try Repository.write(text, to: file.path)
  }

  @Test("every code has a case, or a reason why it has none")
  func codesAreCovered() throws {
    let text = try Corpus.files.map { try Repository.read($0.path) }.joined()
    for code in DiagnosticCode.allCases {
      let isCovered = text.contains("[\(code.rawValue)]")
      let reason = Self.uncovered[code]
      #expect(isCovered != (reason != nil), "\(code.rawValue): \(reason ?? "no golden case shows it")")
    }
  }

  /// Codes that no golden case can show, and why.
  private static let uncovered: [DiagnosticCode: String] = [
    .fileTooLarge: "a file of more than 64 MiB; the command's tests make one",
    .invalidUTF8: "a golden file is UTF-8; the parser's tests write bytes",
    .nulByte: "a golden file is text; the parser's tests write bytes",
    .tooManyErrors: "a hundred annotations nobody would read; the parser's tests count them",
    .tooManyFiles: "a program of more than 4096 files",
    .outsideDeclaredRange: "reported by the command `layout` about its arguments; the command's tests show it",
    .unknownText: "reported by the command `render` about a file of texts; the command's tests show it",
    .missingText: "reported by the command `render` about a file of texts; the command's tests show it",
    .conflictingDeclarations: "reported by the command `generate` about two programs; the command's tests show it",
    .unsupportedInCode: "reported by the command `generate` about a language; the tests of its code show it",
    .responseDuplicatePage: "reported by the command `merge` about several responses; the command's tests show it",
    .responseMissingPage: "reported by the command `merge` about several responses; the command's tests show it",
    .noEarlierScreen: "reported by the command `breaking` about a commit; the command's tests show it",
    .linkOutsideFolder: "reported by commands about a folder on disk; `LinkTests` show it",
    .contractChange: "reported by the command `breaking` about two programs; `RuleTests` show it",
    .invalidDocument: "reported by commands about JSON documents; the command's tests show it",
  ]
}
