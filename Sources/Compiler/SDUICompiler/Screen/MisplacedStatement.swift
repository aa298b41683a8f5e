import SDUISyntax

extension Checker {
  /// Reports a statement at a place where it is not allowed.
  mutating func reportMisplaced(_ statement: Syntax, in place: String) {
    let keyword =
      program.keywords(of: statement).last?.text
      ?? String(program.text(of: statement).prefix { $0.isLetter })
    report(
      .misplacedStatement, "\(place) holds no `\(keyword)`", at: program.range(of: statement),
      remedy: Self.homes[program.kind(of: statement)].map { "it belongs in \($0)" } ?? "remove it")
  }

  private static let homes: [NodeKind: String] = [
    .bundleStatement: "a section", .emptyStatement: "a section or a screen", .failureStatement: "a section",
    .barStatement: "a screen", .sectionDeclaration: "a screen or a stack", .unitStatement: "a section",
    .itemStatement: "a section or a layout",
    .headerStatement: "a section or a layout", .footerStatement: "a section or a layout",
    .backgroundStatement: "a section or a layout", .contentStatement: "a section",
    .whenStatement: "a section or a layout", .eventStatement: "a component or a section",
    .arrangementStatement: "a mosaic", .reservedStatement: "a component", .withStatement: "a component or a record",
    .testStatement: "a screen",
    .requireStatement: "a screen, a section, a layout, a unit, a component or a test",
  ]
}
