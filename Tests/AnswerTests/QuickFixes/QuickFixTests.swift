import SDUILanguageServer
import SDUISyntax
import TestSupport
import Testing

/// Typical mistakes, each with the quick fix that people expect.
@Suite struct QuickFixTests {
  @Test func thereAreManyMistakes() { #expect(Mistake.all.count >= 110) }

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
    if mistake.isOpen { #expect(!action.isCertain) }
    // Nothing is left to fix.
    let fixed = try mistake.analysis(of: mistake.right)
    #expect(fixed.checked().findings.map(\.message) == [])
    // It is offered before all others of its finding.
    #expect(actions.first { $0.finding == action.finding }?.title == action.title, "\(titles)")
  }

  /// Warnings that are reported only of texts without errors take no quick fix away.
  @Test func anUnusedConstantHidesNoQuickFix() throws {
    let mistake =
      "component Card { id: ID }\nlet gap = 8\nscreen S { section a: list { unit Card { height: 9/16 } } }\n"
    let analysis = try MarkedProgram(mistake).analysis
    let actions = analysis.fixes(in: 0..<mistake.utf8.count, of: analysis.checked().findings)
    #expect(actions.map(\.title).contains("Write `ratio: 16:9`"))
  }

  /// Around an error of syntax the text means something else than what is found in it.
  @Test(arguments: [
    "component Card { id: ID, name: Text(max 80) }", "component Card { id: ID, name: Text(max  = 80, min: 1) }",
    "component Card = { id: ID }", "component Card { id: ID, name: Optional<Text> }",
    "component Card { id: ID }\nscreen S { section a: list { unit Card[height: 60] } }",
  ])
  func nothingIsOfferedBesideAnErrorOfSyntax(text: String) throws {
    let analysis = try MarkedProgram(text).analysis
    let syntax = analysis.checked().findings.filter { $0.name.hasSuffix("-token") }
    for action in analysis.fixes(in: 0..<text.utf8.count, of: analysis.checked().findings) where action.kind == .fix {
      let next = try MarkedProgram(analysis.text(after: action)).analysis.checked().findings
      #expect(next.filter { $0.name.hasSuffix("-token") }.count < syntax.count, "\(action.title)")
    }
  }

  /// Unfinished texts, comments between the words that a quick fix replaces, and values that are more than a word.
  @Test(arguments: [
    "?", "? 3 : 2", "else", "=", "(", "unit (", "test \"x\" (", "unit Card(", "VStack(", "VStack(spacing: 8",
    "screen S { section a: list { when width >= 600 { spacing: 8 } else if width >= 400 {",
    "screen S { section a: list { when width >= 600 { spacing: 8 } else if", "screen S { section a: grid(",
    "flag look = // which\n[a, b]\n", "component Card { id: ID, name: Text(max // most\n = 80) }",
    "screen S { section a: list { header: // first\n Title { height: 4 } } }",
    "screen S { section a: list { when width >= 600 { spacing: 8 } else // narrow\n if width >= 400 { spacing: 4 } } }",
    "screen S { section a: list { spacing: width >= 600 // wide\n ? 16 : 8 } }",
    "screen S { widths: 320 // least\n - 1366 }",
    "screen S { VStack // all\n { spacing: 8 } }",
  ])
  func noCommentIsReplaced(text: String) throws {
    let analysis = try MarkedProgram(text).analysis
    let comments = text.split(separator: "\n").count { $0.contains("//") }
    for action in analysis.fixes(in: 0..<text.utf8.count, of: analysis.checked().findings) where action.isCertain {
      let after = analysis.text(after: action)
      #expect(after.split(separator: "\n").count { $0.contains("//") } >= comments, "\(action.title): \(after)")
    }
  }

  /// Fixes that would be certain of a simpler text.
  @Test(arguments: [
    ("screen S { VStack(spacing: 8 * 2) { } }", "spacing: 8,"),
    ("screen S { VStack(insets: (top: 8)) { } }", "top: 8,"),
    ("screen S { section a: list { spacing: \"8, insets: 4\" } }", "spacing: 8, insets: 4"),
    ("screen S { rows: Card { unit Card } }", "rows Card"), ("screen S { when 600 == width { } }", "width == 600"),
    ("screen S { section a: grid(columns: 2, columns: 3) { } }", "columns: 2, columns: 3,"),
  ])
  func nothingIsHalfTranslated(text: String, wrong: String) throws {
    let analysis = try MarkedProgram(text).analysis
    for action in analysis.fixes(in: 0..<text.utf8.count, of: analysis.checked().findings) where action.kind == .fix {
      #expect(!analysis.text(after: action).contains(wrong), "\(action.title)")
    }
  }

  /// Many mistakes of one kind are corrected at once, and one that cannot be corrected does not hold up the others.
  @Test(arguments: [false, true]) func manyMistakesAreFixedTogether(withAnother: Bool) throws {
    let flags = (0..<40).map { "flag f\($0) = [a, b]\n" }.joined()
    let text = flags + (withAnother ? "enum Badge { new }\ncomponent Card { id: ID, badge: Badge = \"old\" }\n" : "")
    var checks = 0
    let check = { (bytes: [UInt8]) -> (analysis: Analysis, findings: [Diagnostic])? in
      checks += 1
      guard let analysis = try? MarkedProgram(String(decoding: bytes, as: UTF8.self)).analysis else { return nil }
      return (analysis, analysis.checked().findings)
    }
    let (analysis, findings) = try #require(check(Array(text.utf8)))
    let action = try #require(analysis.fixAll(of: findings, checking: check))
    #expect(analysis.text(after: action) == text.split(separator: " = [").joined(separator: ": ["))
    #expect(checks < 10, "\(checks)")
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
