import SDUIDiagnostics
import SDUIIDE
import SDUISource
import TestSupport
import Testing

/// Typical mistakes, each with the quick fix that people expect.
@Suite struct QuickFixTests {
  @Test func thereAreManyMistakes() { #expect(Mistake.all.count >= 60) }

  @Test(arguments: Mistake.all)
  func aMistakeHasItsQuickFix(mistake: Mistake) throws {
    let analysis = try mistake.analysis(of: mistake.wrong)
    let findings = analysis.checked().findings
    #expect(!findings.isEmpty)
    let whole = 0..<analysis.sources[0].bytes.count
    let actions = analysis.fixes(in: whole, of: findings, importing: mistake.importable)
    let titles = actions.map(\.title)
    let action = try #require(actions.first { $0.title == mistake.title }, "\(titles)")
    #expect(analysis.text(after: action) == mistake.right)
    // Nothing is left to fix.
    let fixed = try mistake.analysis(of: mistake.right)
    #expect(fixed.checked().findings.map(\.message) == [])
    // It is offered before all others of its finding.
    #expect(actions.first { $0.finding == action.finding }?.title == action.title, "\(titles)")
  }

  /// "Fix all" applies what is certain, and changes nothing when it is applied again.
  @Test(arguments: Mistake.all)
  func fixAllReachesAFixedPoint(mistake: Mistake) throws {
    let check = { (bytes: [UInt8]) -> (analysis: Analysis, findings: [Diagnostic])? in
      guard let analysis = try? mistake.analysis(of: String(decoding: bytes, as: UTF8.self)) else { return nil }
      return (analysis, analysis.checked().findings)
    }
    let (analysis, findings) = try #require(check(Array(mistake.wrong.utf8)))
    let whole = 0..<analysis.sources[0].bytes.count
    let isCertain = analysis.fixes(in: whole, of: findings, importing: mistake.importable).contains {
      $0.title == mistake.title && $0.isCertain
    }
    let action = analysis.fixAll(of: findings, importing: mistake.importable, checking: check)
    guard let action else { return #expect(!isCertain) }
    let fixed = action.edits.applied(to: analysis.sources[0].bytes)
    if isCertain { #expect(String(decoding: fixed, as: UTF8.self) == mistake.right) }
    let (next, left) = try #require(check(fixed))
    let again = next.fixAll(of: left, importing: mistake.importable, checking: check)
    #expect(again == nil, "\(again?.edits as Any)")
  }
}
