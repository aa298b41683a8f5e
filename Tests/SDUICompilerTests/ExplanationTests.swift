import SDUICompiler
import SDUIContract
import SDUISyntax
import TestSupport
import Testing

@testable import SDUIReports

/// Holds the page of every code against the checker: what a page shows is what is reported.
@Suite struct ExplanationTests {
  /// Codes that no readable text triggers. Their pages have no example.
  private static let withoutExample: Set<DiagnosticCode> = [
    .invalidUTF8, .nulByte, .fileTooLarge, .nestingTooDeep, .tooManyErrors, .tooManyFiles,
    .invalidDocument, .missingText, .bidirectionalControl, .controlCharacter,
    .conflictingDeclarations, .unsupportedInCode,
    .unknownText, .responseDuplicatePage, .responseMissingPage, .contractChange,
    .noEarlierScreen, .linkOutsideFolder,
  ]

  /// Codes that are reported where one screen is chosen, proved or laid out, after a check without findings.
  private static let reportedLater: Set<DiagnosticCode> = [
    .noScreen, .severalScreens, .touchTarget, .noVisibleContent, .brokenRequirement, .layoutImpossible,
    .outsideDeclaredRange,
    .dataTooLarge,
  ]

  @Test(arguments: DiagnosticCode.allCases)
  func anExampleIsReportedWithItsOwnCodeAndNoOther(_ code: DiagnosticCode) throws {
    let explanation = Explanation.of(code)
    #expect(explanation.code == code)
    guard !Self.withoutExample.contains(code) else {
      #expect(explanation.example == nil && explanation.corrected == nil)
      return
    }
    let findings = try findings(in: #require(explanation.example))
    let codes = Set(findings.map(\.code))
    #expect(codes == (Self.reportedLater.contains(code) ? [] : [code]), "\(findings.map(\.message))")
    let corrected = try #require(explanation.corrected)
    #expect(corrected != explanation.example)
    #expect(try self.findings(in: corrected).map(\.message) == [])
  }

  /// At most four lines of an example are not in its correction, and never all of several.
  @Test(arguments: Set(DiagnosticCode.allCases).subtracting(withoutExample).sorted { $0.rawValue < $1.rawValue })
  func aCorrectionChangesFewLines(_ code: DiagnosticCode) throws {
    let explanation = Explanation.of(code)
    let before = try Self.lines(of: #require(explanation.example))
    let after = try Self.lines(of: #require(explanation.corrected))
    let removals = after.difference(from: before).removals.count
    #expect(removals <= 4 && removals < max(before.count, 2), "\(removals) of \(before.count)")
  }

  private static func lines(of sample: Explanation.Sample) -> [Substring] {
    let files = sample.files.sorted { $0.key < $1.key }.flatMap { $0.value.split(separator: "\n") }
    return files + (sample.response ?? "").split(separator: "\n")
  }

  /// The page has a section for each code, in the order of the codes, which says its severity.
  @Test func everyCodeHasItsSection() throws {
    let page = try Repository.read("Grammar/DIAGNOSTICS.md")
    let sections = page.matches(of: #/## ([a-z0-9-]+)\n\n\*\*([a-z]+):\*\* /#).map { "\($0.1) \($0.2)" }
    #expect(sections == DiagnosticCode.allCases.map { "\($0.rawValue) \($0.severity.rawValue)" })
  }

  @Test func codesWithoutAnExampleAreReportedAllTheSame() throws {
    let deep = "let gutter = " + String(repeating: "(", count: 5_000) + "16" + String(repeating: ")", count: 5_000)
    #expect(try codes(in: Array(deep.utf8)) == [.nestingTooDeep])
    #expect(try codes(in: Array("// caf".utf8) + [0xE9, 0x0A]) == [.invalidUTF8])
    #expect(try codes(in: Array("let gutter = 16\0\n".utf8)) == [.nulByte])
    #expect(try codes(in: Array("let gutter = 16 // \u{202E}61\n".utf8)) == [.bidirectionalControl])
    #expect(try codes(in: Array("let gutter = 16 // \u{1B}[31m\n".utf8)) == [.controlCharacter])
    let wrong = String(repeating: "let gutter = ;\n", count: 200)
    #expect(try codes(in: Array(wrong.utf8)).contains(.tooManyErrors))
  }

  @Test func moreFilesThanAllowedAreReported() throws {
    var files = (0..<4_100).map { ("\($0).sdui", "") }
    files.append((Explanation.Sample.mainFile, files.map { "import \"\($0.0)\"\n" }.joined()))
    let provider = MemoryFileProvider(Dictionary(uniqueKeysWithValues: files))
    let program = try Program(loading: Explanation.Sample.mainFile, root: "", from: provider)
    #expect(program.diagnostics.map(\.code) == [.tooManyFiles])
  }

  @Test(arguments: DiagnosticCode.allCases)
  func aPageIsShortAndReadsWell(_ code: DiagnosticCode) {
    let explanation = Explanation.of(code)
    #expect(!explanation.title.isEmpty && explanation.title.count <= 60)
    #expect(explanation.title.first?.isUppercase == false && explanation.title.last != ".")
    #expect(explanation.text.split(separator: "\n\n").count <= 3)
    #expect(explanation.rendered.hasPrefix("# \(code.severity.rawValue)[\(code.rawValue)]: \(explanation.title)\n\n"))
    for line in explanation.rendered.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.count <= 100 && line.last != " ", "\(line)")
    }
  }

  @Test func anExampleOfSeveralFilesNamesThem() {
    let page = Explanation.of(.duplicateImport).rendered
    #expect(
      page.hasSuffix(
        """
        Corrected:

        `example.sdui`

        ```sdui
        import "catalogue.sdui"

        let wideGutter = gutter * 2
        ```

        `catalogue.sdui`

        ```sdui
        let gutter = 16

        component ProductCard { id: ID }
        ```

        """))
  }

  private func findings(in sample: Explanation.Sample) throws -> [Diagnostic] {
    let provider = MemoryFileProvider(sample.files)
    let program = try Program(loading: Explanation.Sample.mainFile, root: "", from: provider)
    let checked = CheckedProgram(checking: program)
    guard let text = sample.response, checked.diagnostics.isEmpty else { return checked.diagnostics }
    let contract = ResponseContract(try #require(checked.screens.first))
    do { return try contract.read(Array(text.utf8)).diagnostics(in: FileID(program.sources.count)) } catch {
      return [error.diagnostic(in: FileID(program.sources.count))]
    }
  }

  private func codes(in bytes: [UInt8]) throws -> Set<DiagnosticCode> {
    var provider = MemoryFileProvider([:])
    provider.files[Explanation.Sample.mainFile] = bytes
    let program = try Program(loading: Explanation.Sample.mainFile, root: "", from: provider)
    return Set(CheckedProgram(checking: program).diagnostics.map(\.code))
  }
}
