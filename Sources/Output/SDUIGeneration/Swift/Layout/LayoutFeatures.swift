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

  /// A table in Markdown, with a row for each kind of section and each property that a client may leave to the app. Columns are
  /// architectures with the same layouts.
  package static var clients: String {
    let columns: [(name: String, architecture: LayoutArchitecture)] = [
      ("`diffable`, `presenter`", .diffable), ("`flow-layout`", .flowLayout), ("`iglistkit`", .iglistkit),
      ("`swiftui`", .swiftUI),
    ]
    var lines = [
      "| | \(columns.map { $0.name }.joined(separator: " | ")) |",
      "|---|" + columns.map { _ in "---|" }.joined(),
    ]
    for kind in LayoutKind.allCases {
      lines.append(
        row(
          "`\(kind.rawValue)`", columns.map { [word(LayoutTreatment.of(kind, in: $0.architecture), $0.architecture)] }))
    }
    for property in Property.allCases {
      let own = columns.map { PropertyTreatment.of(property, in: $0.architecture) }
      guard own.contains(where: { $0.treatment == .app || $0.exception != nil || $0.treatment == .hosted }) else {
        continue
      }
      let cells = zip(own, columns).map { own, column in
        // Section controllers move items.
        let isMoved = column.architecture == .iglistkit && [.reorderable, .draggable].contains(property)
        let most = isMoved ? "IGListKit" : word(own.treatment, column.architecture)
        return [own.exception.map { "\(most); \($0.values): \(word($0.treatment, column.architecture))" } ?? most]
      }
      lines.append(row("`\(property.row.name)` (\(property.row.scope.phrase))", cells))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The one who lays out a construct, or draws it.
  private static func word(_ treatment: LayoutTreatment, _ architecture: LayoutArchitecture) -> String {
    switch treatment {
    case .native: architecture.isInterpreted ? "interpreter" : "UIKit"
    case .hosted: "interpreter"
    case .app: "the app"
    case .data: "in the data"
    case .refused: "refused"
    }
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
