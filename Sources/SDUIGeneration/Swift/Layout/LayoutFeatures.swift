import SDUIIR

/// The features of generated layouts, for the guide.
package enum LayoutFeatures {
  private static let treatments: [LayoutTreatment] = [.native, .hosted, .app, .data, .refused]

  /// A table in Markdown, with a row for each place of properties. Columns are the treatments by compositional layouts.
  package static var table: String {
    var lines = [
      "| of | native | hosted | left to the app | about data | refused |",
      "|---|---|---|---|---|---|",
    ]
    lines.append(row("kinds of sections", treatments.map { kinds($0, in: .diffable) }))
    for scope in PropertyScope.allCases {
      let properties = Property.allCases.filter { $0.row.scope == scope }
      let cells = treatments.map { treatment in properties.compactMap { cell($0, treatment, in: .diffable) } }
      lines.append(row(scope.phrase, cells))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func kinds(_ treatment: LayoutTreatment, in architecture: LayoutArchitecture) -> [String] {
    LayoutKind.allCases.filter { LayoutTreatment.of($0, in: architecture) == treatment }.map { "`\($0.rawValue)`" }
  }

  /// The reasons why a section is hosted, as a list in Markdown.
  package static var combinations: String { SectionCombinations.all.map { "- It \($0.problem).\n" }.joined() }

  /// The reasons why a flow layout is refused, as a list in Markdown.
  package static var combinationsOfFlow: String { problemsOfStacks.map { "- It \($0).\n" }.joined() }

  /// The reasons why a section in a stack is refused.
  private static var problemsOfStacks: [String] {
    StackCombination.all.map { $0.problem } + [StackCombination.isRepeated]
  }

  /// The reasons why a hosted section is refused, as a list in Markdown.
  package static var limitsOfHosting: String {
    (HostingLimit.all.map { $0.problem } + problemsOfStacks).map { "- It \($0).\n" }.joined()
  }

  /// The reasons why a presenter is refused, as a list in Markdown.
  package static var limitsOfPresenters: String { PresenterObstacles.all.map { "- It \($0.problem).\n" }.joined() }

  private static func row(_ name: String, _ cells: [[String]]) -> String {
    "| \(name) | \(cells.map { $0.joined(separator: ", ") }.joined(separator: " | ")) |"
  }

  /// A property with the values that have a treatment.
  private static func cell(
    _ property: Property, _ treatment: LayoutTreatment, in architecture: LayoutArchitecture
  ) -> String? {
    let (own, name) = (PropertyTreatment.of(property, in: architecture), "`\(property.row.name)`")
    if own.treatment == treatment { return name }
    guard let exception = own.exception, exception.treatment == treatment else { return nil }
    return "\(name): \(exception.values)"
  }
}
