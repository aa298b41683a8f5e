import SDUIIR

/// What generated layouts support, for the guide.
package enum LayoutFeatures {
  private static let treatments: [LayoutTreatment] = [.native, .hosted, .app, .data, .refused]

  /// A table in Markdown, with a row for each place of properties.
  package static var table: String {
    var lines = ["| of | native | hosted | left to the app | about data | refused |", "|---|---|---|---|---|---|"]
    lines.append(
      row(
        "kinds of sections",
        treatments.map { treatment in
          LayoutKind.allCases.filter { LayoutTreatment.of($0) == treatment }.map { "`\($0.rawValue)`" }
        }))
    for scope in PropertyScope.allCases {
      let properties = Property.allCases.filter { $0.row.scope == scope }
      lines.append(
        row(
          scope.phrase,
          treatments.map { treatment in
            properties.compactMap { cell($0, in: treatment) }
          }))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a section does only with the frames of the interpreter, as a list in Markdown.
  package static var combinations: String { SectionCombinations.all.map { "- It \($0.problem).\n" }.joined() }

  /// What a hosted section must not have, as a list in Markdown.
  package static var limitsOfHosting: String { HostingLimit.all.map { "- It \($0.problem).\n" }.joined() }

  private static func row(_ name: String, _ cells: [[String]]) -> String {
    "| \(name) | \(cells.map { $0.joined(separator: ", ") }.joined(separator: " | ")) |"
  }

  /// A property with the values that have a treatment.
  private static func cell(_ property: Property, in treatment: LayoutTreatment) -> String? {
    let (own, name) = (PropertyTreatment.of(property), "`\(property.row.name)`")
    if own.treatment == treatment { return name }
    guard let exception = own.exception, exception.treatment == treatment else { return nil }
    return "\(name): \(exception.values)"
  }
}
