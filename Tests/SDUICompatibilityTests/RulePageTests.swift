import SDUICompatibility
import SDUISyntax
import TestSupport
import Testing

/// The rules in `Grammar/COMPATIBILITY.md`: a table, and the case of each rule as an example.
@Suite struct RulePageTests {
  private static let path = "Grammar/COMPATIBILITY.md"

  @Test func thePageShowsEveryRule() throws {
    try Repository.update {
      var page = try Page(path: Self.path)
      try page.replacePart("rules", with: Self.table())
      try page.replacePart("cases", with: Self.examples())
      if Repository.updates {
        try Repository.write(page.text, to: Self.path)
      } else {
        #expect(try Repository.read(Self.path) == page.text)
      }
    }
  }

  /// The guide and the command's explanation lead to the page.
  @Test func otherPagesLeadToIt() throws {
    #expect(try Repository.read("Grammar/Guides/Versions.md").contains("../COMPATIBILITY.md"))
    #expect(CompatibilityRule.fieldRemoved.page.contains("Grammar/COMPATIBILITY.md"))
  }

  private static func own(_ rule: CompatibilityRule) throws -> (golden: RuleCase, change: ContractChange) {
    let golden = try #require(RuleFile.cases.first { $0.rule == rule })
    return (golden, try #require(try golden.changes().first { $0.rule == rule }))
  }

  private static func table() throws -> String {
    var text = ""
    for group in CompatibilityRule.groups {
      text += "\n### \(group.title)\n\n| rule | reports that | source | wire | layout |\n|---|---|---|---|---|\n"
      for entry in group.rules {
        let impact = try own(entry.rule).change.impact
        let verdicts = [impact.source, impact.wire, impact.layout].map { $0 == .safe ? "" : $0.rawValue }
        let name = entry.rule.rawValue
        text += "| [`\(name)`](#\(name)) | \(entry.summary) | \(verdicts.joined(separator: " | ")) |\n"
      }
    }
    return text + "\n"
  }

  private static func examples() throws -> String {
    var text = ""
    for rule in CompatibilityRule.allCases {
      let (golden, change) = try own(rule)
      text += "\n### \(rule.rawValue)\n\n```diff\n\(difference(golden.before, golden.after))```\n\n"
      let sentence = change.message.prefix(1).uppercased() + change.message.dropFirst()
      text += "\(sentence)."
      if let remedy = change.remedy { text += " To keep clients intact, \(remedy)." }
      text += "\n"
    }
    return text + "\n"
  }

  /// The lines that differ, those of the old version first.
  private static func difference(_ before: String, _ after: String) -> String {
    let (old, new) = (before.split(separator: "\n"), after.split(separator: "\n"))
    let removed = old.filter { !new.contains($0) }.map { "-\($0)\n" }
    let added = new.filter { !old.contains($0) }.map { "+\($0)\n" }
    let lines = removed + added
    return lines.isEmpty ? old.map { "-\($0)\n" }.joined() + new.map { "+\($0)\n" }.joined() : lines.joined()
  }
}
