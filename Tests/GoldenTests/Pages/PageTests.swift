import SDUISyntax
import TestSupport
import Testing

/// Holds what pages say against the compiler.
@Suite("pages of documentation") struct PageTests {
  @Test("programs on pages have the findings that the page says, and no others", arguments: Page.paths)
  func programsAreRight(path: String) throws {
    for example in try Page(path: path).examples {
      let findings = try example.findings()
      #expect(findings.map(\.code.rawValue) == example.codes, "\(example.sample.name): \(findings.map(\.message))")
    }
  }

  @Test("what tests write on pages is current (SDUIC_UPDATE=1 writes it)", arguments: Page.paths)
  func isCurrent(path: String) throws {
    if Repository.updates { return try Repository.update { try expectCurrent(path) } }
    try expectCurrent(path)
  }

  private func expectCurrent(_ path: String) throws {
    let page = try Page(path: path)
    var current = try page.evaluated()
    switch path {
    case "Grammar/Language/Kinds.md": try current.replacePart("kinds", with: ReferenceTables.kinds)
    case "Grammar/Language/Properties.md": try current.replacePart("properties", with: ReferenceTables.properties)
    case "Grammar/Language/Findings.md": try current.replacePart("findings", with: ReferenceTables.findings)
    default: break
    }
    try expectCurrent(page.text, current.text, path)
  }

  @Test("every property has an example and a default that compile", arguments: PropertyExample.all)
  func propertiesAreRight(example: PropertyExample) throws {
    let diagnostics = try example.sample.compile().diagnostics
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message)) in\n\(example.sample.text)")
  }

  private func expectCurrent(_ expected: String, _ actual: String, _ path: String) throws {
    if Repository.updates {
      if expected != actual { try Repository.write(actual, to: path) }
    } else if expected != actual {
      Issue.record("\(path): \(Difference.text(expected: expected, actual: actual))")
    }
  }
}
