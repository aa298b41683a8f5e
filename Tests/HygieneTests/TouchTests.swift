import TestSupport
import Testing

/// What must be touched to add something to the language: the files that the map names, and no others.
@Suite struct TouchTests {
  private static let sources = Repository.swift.filter { $0.target != nil }

  /// The files that the map names under a heading.
  private func files(under heading: String) -> [String] {
    let page = Repository.text("Sources/README.md")
    guard let start = page.range(of: "## \(heading)\n") else { return [] }
    let section = page[start.upperBound...].prefix { _ in true }
    let end = section.range(of: "\n## ")?.lowerBound ?? section.endIndex
    let paths = section[..<end].matches(of: /`(SDUI[\w\/+]+\.swift)`/).map { "Sources/\($0.output.1)" }
    return Set(paths).sorted()
  }

  /// A type of field is stated in its file, and a new syntax of texts in another. A switch over types elsewhere must
  /// have a `default`, or go by `FieldType.rule`: nothing but an exhaustive switch names `.bool`.
  @Test func aTypeOfFieldIsStatedInTwoFiles() {
    let named = files(under: "How to add a type of field")
    #expect(named == ["Sources/SDUIIR/Contract/FieldType.swift", "Sources/SDUIIR/Contract/TextSyntax.swift"])
    for path in named { #expect(Self.sources.contains { $0.path == path }, "\(path) is gone") }
    let others = Self.sources.filter { !named.contains($0.path) }
    let switches = others.flatMap { $0.places(of: /\bcase\b[^:]*\.bool\b|FieldType\.bool\b/) }
    #expect(switches == [], "these go by FieldType.rule, or have a default")
    let syntaxes = others.flatMap { $0.places(of: /\.identity\b.*\.url\b.*\.date\b|\b(DateText|ColorText)\.isValid/) }
    #expect(syntaxes == [], "these ask TextSyntax")
  }
}
