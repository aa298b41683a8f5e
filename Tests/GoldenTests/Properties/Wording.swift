import SDUILanguageServer
import SDUISyntax
import TestSupport
import Testing

/// The wording of findings, and their places.
enum Wording {
  /// The first thing that is wrong with some findings.
  static func firstFault(in findings: [Diagnostic], _ sources: [SourceFile]) -> String? {
    var earlier: SourceRange?
    for finding in findings {
      if let earlier, finding.range < earlier { return "findings are out of order: \(finding.message)" }
      earlier = finding.range
      let places =
        [finding.range] + finding.labels.map(\.range) + finding.fixes.flatMap { $0.edits.map(\.range) }
      if places.contains(where: { !isInside($0, sources) }) { return "a range is in no file: \(finding.message)" }
      if let fault = fault(of: finding) { return "\(fault): \(finding.code.rawValue): \(finding.message)" }
    }
    return nil
  }

  private static func isInside(_ range: SourceRange, _ sources: [SourceFile]) -> Bool {
    range.file.index < sources.count && range.lowerBound <= range.upperBound
      && Int(range.upperBound) <= sources[range.file.index].bytes.count
  }

  private static func fault(of finding: Diagnostic) -> String? {
    let texts = [finding.message] + (finding.remedy.map { [$0] } ?? []) + finding.labels.map(\.message)
    for text in texts {
      if text.isEmpty { return "a text is empty" }
      if text.contains("\n") { return "a text has several lines" }
      if text.last == " " || text.contains(":  ") { return "a part of a text is missing" }
      if text.last == "." { return "a text ends with a full stop" }
      if let first = text.first, first.isUppercase { return "a text begins with a capital" }
      if text.count > 240 { return "a text is too long" }
    }
    if finding.severity == .error, finding.remedy == nil, finding.fixes.isEmpty, !saysWhatToDo(finding.message) {
      return "there is no remedy"
    }
    return nil
  }

  /// A message that says what the language needs in this place is its own remedy.
  private static func saysWhatToDo(_ message: String) -> Bool {
    ["is needed", "are needed", "needs", "is written", "names hold"].contains { message.contains($0) }
  }
}

/// The findings of every program, and their fix-its.
@Suite("findings") struct FindingProperties {
  @Test("findings are in order, in their files and worded alike", arguments: Corpus.samples)
  func areWorded(sample: Sample) throws {
    let compilation = try sample.compile(proves: true)
    let fault = Wording.firstFault(in: compilation.diagnostics, compilation.sources)
    #expect(fault == nil)
  }

  @Test("a fix-it removes its finding and adds none", arguments: Corpus.samples)
  func fixesFix(sample: Sample) throws {
    let compilation = try sample.compile()
    let before = compilation.diagnostics
    for (index, finding) in before.enumerated() {
      for fix in finding.fixes {
        let after = try sample.applying(fix.edits, in: compilation.sources).compile().diagnostics
        for left in Self.others(in: after, than: before, without: index) {
          Issue.record("`\(fix.message)` for \(finding.message): leaves or adds \(left)")
        }
      }
    }
  }

  /// The additions that editors offer fix the finding as well; the action is there wherever a finding names a missing
  /// statement.
  @Test("what is missing can be added, and removes its finding", arguments: Corpus.samples)
  func additionsMend(sample: Sample) throws {
    let analysis = try Analysis(of: sample.main, root: "", from: MemoryFileProvider(sample.files))
    let before = analysis.checked().findings
    for (index, finding) in before.enumerated() where finding.range.file.index == 0 {
      guard let missing = finding.missing else { continue }
      let actions = analysis.fixes(in: finding.range.bytes, of: [finding])
      guard let action = actions.first(where: { $0.title == "Add `\(missing)`" }) else {
        Issue.record("`\(missing)` cannot be added for \(finding.message)")
        continue
      }
      let mended = sample.applying(action.edits, in: analysis.sources)
      let after = try Analysis(of: sample.main, root: "", from: MemoryFileProvider(mended.files)).checked().findings
      for left in Self.others(in: after, than: before, without: index) {
        Issue.record("`\(missing)` for \(finding.message): leaves or adds \(left)")
      }
    }
  }

  /// The findings that are not among earlier ones, of which one is gone.
  private static func others(in after: [Diagnostic], than before: [Diagnostic], without index: Int) -> [String] {
    var allowed = before.map(Signature.init)
    allowed.remove(at: index)
    var others: [String] = []
    for left in after {
      if let place = allowed.firstIndex(of: Signature(left)) {
        allowed.remove(at: place)
      } else {
        others.append(left.message)
      }
    }
    return others
  }

  /// The identity of findings before and after an edit.
  private struct Signature: Equatable {
    let code: DiagnosticCode
    let message: String

    init(_ finding: Diagnostic) { (code, message) = (finding.code, finding.message) }
  }
}
