import Foundation
import TestSupport
import Testing

/// Thousands of declarations that lean on one another, and expressions that explode.
@Suite struct ChainTests {
  private static let length = 5_000

  private func lines(_ count: Int = length, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  private func check(_ text: String) throws -> Run {
    try Folder(["home.sdui": text]).sduic("check", "home.sdui", "--max-findings", "all")
  }

  /// The text compiles, and the document lays out as the source does.
  private func expectWhole(_ text: String) throws {
    let folder = try Folder(["home.sdui": text])
    let compiled = try folder.sduic("compile", "home.sdui", "-o", "home.json")
    #expect(compiled.status == 0, "\(compiled.ending)")
    let source = try folder.sduic("layout", "home.sdui")
    let document = try folder.sduic("layout", "home.json")
    #expect(source.status == 0 && document.status == 0, "\(source.ending) \(document.ending)")
    #expect(source.output == document.output)
  }

  @Test func letsInTheOrderOfTheText() throws {
    let lets = "let a0 = 1\n" + lines { "let a\($0 + 1) = a\($0) + 1" }
    try expectWhole(Samples.screen("    spacing: a\(Self.length)", before: lets))
  }

  @Test func letsAgainstTheOrderOfTheText() throws {
    let lets = lines { "let a\($0) = max(a\($0 + 1), 0) + 1" } + "let a\(Self.length) = 1\n"
    try expectWhole(Samples.screen("    spacing: a0", before: lets))
  }

  @Test func letsInACircle() throws {
    let run = try check(lines(3) { "let a\($0) = a\(($0 + 1) % 3)" })
    #expect(run.codes == ["constant-cycle"])
    let long = try check(lines { "let a\($0) = a\(($0 + 1) % Self.length)" })
    #expect(long.codes == ["constant-cycle"], "\(long.ending)")
  }

  @Test func namesThatTravelAlike() throws {
    let run = try check(lines { "record R\($0) as \"SAME\" { text: Text }" })
    #expect(run.status == 1, "\(run.ending)")
    #expect(run.codes.count { $0 == "duplicate-wire-name" } == Self.length - 1)
  }

  @Test func numbersThatDouble() throws {
    let run = try check("let a0 = 2\n" + lines(100) { "let a\($0 + 1) = a\($0) * a\($0)" })
    #expect(run.codes == ["number-out-of-range"], "\(run.errorText)")
  }

  @Test func layoutsThatBuildOnOneAnother() throws {
    let chain = lines { "layout L\($0): L\($0 + 1) { spacing: 1 }" } + "layout L\(Self.length): list\n"
    let run = try check(chain + Samples.card + "screen Home { section a: L0 { unit Card { height: 3 } } }\n")
    #expect(run.status == 1, "\(run.ending)")
    #expect(Set(run.codes) == ["expression-too-complex"])
    #expect(run.codes.count < 100, "\(run.codes.count) findings")
    #expect(run.errorText.contains("more than 64 layouts build on one another"))
    try expectWhole(
      lines(60) { "layout L\($0): L\($0 + 1) { spacing: \($0) }" } + "layout L60: list\n" + Samples.card
        + "screen Home { section a: L0 { unit Card { height: 3 } } }\n")
  }

  /// Those before are known already when a layout is read.
  @Test func layoutsInTheOrderOfTheText() throws {
    let chain = { (count: Int) in
      "layout L1: list\n" + self.lines(count - 1) { "layout L\($0 + 2): L\($0 + 1) { spacing: \($0) }" } + Samples.card
        + "screen Home { section a: L\(count) { unit Card { height: 3 } } }\n"
    }
    try expectWhole(chain(64))
    let run = try check(chain(65))
    #expect(run.codes == ["expression-too-complex"], "\(run.ending)")
    #expect(run.errorText.contains("more than 64 layouts build on one another"))
  }

  /// Each is hidden by the next, which holds wherever it does.
  @Test func hiddenWhensByTheHundred() throws {
    let whens = lines(300) { "when width >= \(800 - $0) { spacing: \($0) }" }
    let run = try check(Samples.screen(whens))
    #expect(run.status == 0, "\(run.ending)")
    #expect(run.codes == Array(repeating: "hidden-when", count: 299))
  }

  @Test func layoutsInACircle() throws {
    let run = try check(lines { "layout L\($0): L\(($0 + 1) % Self.length)" })
    #expect(run.status == 1, "\(run.ending)")
    #expect(run.codes == ["layout-cycle"])
    #expect(run.errors.count < 2_000)
  }

  @Test func recordsInAChain() throws {
    let records = lines { "record R\($0) { next: R\($0 + 1) }" } + "record R\(Self.length) { text: Text }\n"
    try expectWhole(
      records + "component Card { id: ID, record: R0 }\nscreen Home { section a: list { unit Card { height: 3 } } }\n")
  }

  @Test func recordsInACircle() throws {
    let run = try check(lines { "record R\($0) { next: R\(($0 + 1) % Self.length) }" })
    #expect(run.codes == ["record-cycle"], "\(run.ending)")
    #expect(run.errors.count < 2_000)
  }

  @Test(arguments: [true, false])
  func actionsInAChain(isClosed: Bool) throws {
    let last = isClosed ? "action A\(Self.length) { next: Action(A0)? }\n" : "action A\(Self.length) { text: Text }\n"
    let actions = lines { "action A\($0) { next: Action(A\($0 + 1)) }" } + last
    try expectWhole(
      actions + "component Card { id: ID, next: Action(A0) }\n"
        + "screen Home { section a: list { unit Card { height: 3 } } }\n")
  }

  @Test func conditionsThatExplode() throws {
    let either = (0..<40).map { "(width < \(400 + 20 * $0) or height < \(400 + 30 * $0))" }
    let both = (0..<40).map { "(width < \(400 + 20 * $0) and height < \(400 + 30 * $0))" }
    for condition in [either.joined(separator: " and "), "not (" + both.joined(separator: " or ") + ")"] {
      let run = try check(Samples.screen("    when \(condition) { spacing: 1 }"))
      #expect(run.codes == ["expression-too-complex"], "\(run.ending)")
      #expect(run.errorText.contains("falls into more than 64 cases"))
      #expect(run.errorText.contains("split it into several `when`s"))
    }
  }

  @Test func lengthsThatExplode() throws {
    let sum = (1...40).map { "min(item.width * \($0), \($0 * $0 * 7), container.height * \($0))" }
      .joined(separator: " + ")
    let nested = (1...60).reduce("1") { "min(item.width * \($1), max(container.width / \($1), \($0) + \($1)))" }
    let wide = "min(" + (1...10_000).map { "item.width * \($0) + 1" }.joined(separator: ", ") + ")"
    for (height, code) in [
      (sum, "expression-too-complex"), (nested, "nesting-too-deep"), (wide, "expression-too-complex"),
    ] {
      let run = try check(Samples.screen(height: height))
      #expect(run.codes == [code], "\(run.ending)")
      #expect(run.errors.count < 2_000)
    }
  }

  @Test func adaptationsByTheHundred() throws {
    let whens = (0..<1_000).map { "    when width >= \(320 + $0) and height < \(1_370 - $0) { spacing: \($0 + 1) }" }
    try expectWhole(Samples.screen(whens.joined(separator: "\n")))
  }

  @Test func recordsThatBranch() throws {
    let branches = lines(40) { "record R\($0) { a: R\($0 + 1) = R\($0 + 1) { }, b: R\($0 + 1) = R\($0 + 1) { } }" }
    try expectWhole(
      branches + "record R40 { text: Text = \"x\" }\ncomponent Card { id: ID, record: R0 = R0 { } }\n"
        + "screen Home { section a: list { unit Card { height: 3 } } }\n")
  }
}
