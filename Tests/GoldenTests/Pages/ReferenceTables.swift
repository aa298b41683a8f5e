import SDUIIR
import SDUIReports
import SDUISyntax

/// The parts of the written reference that follow from the vocabulary and from the catalogue of findings.
enum ReferenceTables {
  /// Each kind with what is its own.
  static var kinds: String {
    let head = "| kind | is | properties of its own | its units need |\n|---|---|---|---|"
    return ([head] + LayoutKind.allCases.map(line)).joined(separator: "\n")
  }

  private static func line(of kind: LayoutKind) -> String {
    let own = Vocabulary.rows(in: .section, of: kind).filter { $0.kinds.count < LayoutKind.allCases.count - 1 }
    let names = own.map { row in row.statementName + (row.isRequired ? " (required)" : "") }
    let needed = Vocabulary.required(in: .item, of: kind).map { property in
      let others = Vocabulary.spellings.filter { $0.property == property && $0.kinds.contains(kind) }.map(\.name)
      return ([property.row.name] + others).map { "`\($0)`" }.joined(separator: " or ")
    }
    return "| [`\(kind.rawValue)`](\(kind.pageName).md) | \(kind.documentation) | \(names.joined(separator: ", ")) "
      + "| \(needed.joined(separator: ", ")) |"
  }

  /// Every property of every place.
  static var properties: String {
    PropertyScope.allCases.map { scope in
      let entries = Vocabulary.rows(in: scope).map(entry)
      let others = Vocabulary.spellings.filter { $0.property.row.scope == scope }.map(entry)
      return (["\n### \(heading(of: scope))"] + entries + others).joined(separator: "\n\n")
    }.joined(separator: "\n") + "\n"
  }

  private static func entry(of row: PropertyRow) -> String {
    let standard = row.isRequired ? "required" : row.defaultText.map { "`\($0)`" } ?? "none"
    let remark = row.isAdaptable ? "" : " It is the same in every container, so no `when` sets it."
    return """
      #### \(row.statementName)

      \(row.documentation)\(remark)

      \(table(row.scope, row.type.form, standard, row.kinds, "`\(row.key)`", row.since.rawValue))

      Example: `\(row.statement(row.example))`
      """
  }

  private static func entry(of spelling: Spelling) -> String {
    let row = spelling.property.row
    return """
      #### `\(spelling.name)`

      \(spelling.documentation)

      \(table(row.scope, spelling.type.form, "none", spelling.kinds, "in `\(row.key)`", row.since.rawValue))

      Example: `\(spelling.name): \(spelling.example)`
      """
  }

  /// The facts about a property; kinds only where they differ.
  private static func table(
    _ scope: PropertyScope, _ form: String, _ standard: String, _ kinds: [LayoutKind], _ key: String, _ since: String
  ) -> String {
    let hasKinds = scope == .section || scope == .item
    let head = "| value | default | \(hasKinds ? "kinds | " : "")key | since |"
    let rule = "|---|---|\(hasKinds ? "---|" : "")---|---|"
    return "\(head)\n\(rule)\n| \(form) | \(standard) | \(hasKinds ? "\(list(kinds)) | " : "")\(key) | \(since) |"
  }

  private static func list(_ kinds: [LayoutKind]) -> String {
    let others = LayoutKind.allCases.filter { !kinds.contains($0) }
    switch others.count {
    case 0: return "all"
    case 1, 2: return "all but \(others.map { "`\($0.rawValue)`" }.joined(separator: " and "))"
    default: return kinds.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    }
  }

  private static func heading(of scope: PropertyScope) -> String {
    switch scope {
    case .screen: "Of a screen"
    case .section: "Of a section"
    case .item: "Of a unit"
    case .supplementary: "Of a header or footer"
    case .background: "Of a background"
    case .placeholder: "Of a component in place of items"
    case .bar: "Of a bar"
    case .decoration: "Of a decoration"
    case .part: "Of a row, column or cell"
    }
  }
}

// MARK: - Findings

extension ReferenceTables {
  /// Each code with its severity and title.
  static var findings: String {
    let head = "| code | | |\n|---|---|---|"
    let lines = DiagnosticCode.allCases.map { code in
      "| [`\(code.rawValue)`](../DIAGNOSTICS.md#\(code.rawValue)) | \(code.severity.rawValue) "
        + "| \(Explanation.of(code).title) |"
    }
    return ([head] + lines).joined(separator: "\n")
  }
}

extension PropertyRow {
  /// Returns the property with a value, in source. A mosaic's arrangement is a block and has no name of its own.
  func statement(_ value: String) -> String { type == .arrangement ? value : "\(name): \(value)" }

  /// Its name in the reference.
  var statementName: String { type == .arrangement ? "`row`, `column`" : "`\(name)`" }
}

extension LayoutKind {
  /// The name of its page in the reference.
  fileprivate var pageName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
