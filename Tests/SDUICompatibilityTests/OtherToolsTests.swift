import SDUICompatibility
import SDUISyntax
import TestSupport
import Testing

/// The rules of other tools that find breaking changes, each with ours: `OtherTools.md`.
@Suite struct OtherToolsTests {
  /// A row of the table.
  private struct Row {
    let tool: String
    let rule: String
    let ours: String
  }

  private static func rows() throws -> [Row] {
    var tool = ""
    return try Repository.read("Tests/SDUICompatibilityTests/OtherTools.md").split(separator: "\n").compactMap { line in
      if line.hasPrefix("## ") { tool = String(line.dropFirst(3)) }
      guard line.hasPrefix("| `") else { return nil }
      let cells = line.split(separator: "|").map { String($0.drop { $0 == " " }) }
      return Row(tool: tool, rule: String(cells[0].dropFirst().prefix { $0 != "`" }), ours: cells[1])
    }
  }

  @Test func everyRowNamesRulesThatExist() throws {
    let rows = try Self.rows()
    #expect(Set(rows.map { $0.tool }) == ["`buf breaking`", "Smithy's diff evaluators", "oasdiff"])
    for row in rows where !row.ours.hasPrefix("not applicable: ") {
      let names = row.ours.split(separator: "`").map(String.init).filter { $0.contains("-") }
      #expect(!names.isEmpty, "\(row.rule)")
      for name in names { #expect(CompatibilityRule(rawValue: name) != nil, "\(row.rule): \(name)") }
    }
  }

  @Test func noRuleIsListedTwice() throws {
    let rows = try Self.rows()
    #expect(Set(rows.map { $0.tool + $0.rule }).count == rows.count)
    #expect(rows.count { $0.tool == "`buf breaking`" } == 69)
    #expect(rows.count { $0.tool == "Smithy's diff evaluators" } == 38)
    #expect(rows.count { $0.tool == "oasdiff" } == 503)
  }

  @Test func atMostAQuarterIsNotApplicable() throws {
    let rows = try Self.rows()
    let others = rows.filter { $0.ours.hasPrefix("not applicable: ") }
    #expect(others.count * 4 <= rows.count, "\(others.count) of \(rows.count)")
    for row in others { #expect(row.ours.count > "not applicable: ".count + 10, "\(row.rule) gives no reason") }
  }
}
