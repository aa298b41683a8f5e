import SDUICompatibility
import SDUIReports
import SDUISyntax

/// `sduic explain`: what a diagnostic code or a word of the language means.
enum ExplainCommand: Command {
  static let name = "explain"
  static let usage = "explain SUBJECT"
  static let summary = "explain a code, a kind, a property or a word"
  static let discussion = """
    Explains a code: its meaning, the reason for the rule, and how to fix the finding. A finding shows
    its code in brackets: error[unknown-property]. Rules of `sduic breaking` have pages, too. For a
    kind of section, such as grid, and for a part, such as unit or header, it lists the properties. For
    a property it lists the values, the default and the kinds that have it; for a word such as
    groupPaging, the properties that take it. For a statement, a type, a figure or an event, such as
    when, Decimal, column.width or reachEnd, it shows the section of the reference.
    `sduic help SUBJECT` does the same.
    """
  static let options: [Option] = []
  static let operands = Operands.words(subjects)
  static let examples = [
    "sduic explain unknown-property", "sduic explain grid", "sduic explain pinned", "sduic explain when",
  ]

  /// Everything that can be explained.
  static let subjects =
    DiagnosticCode.allCases.map { $0.rawValue } + CompatibilityRule.allCases.map { $0.rawValue }
    + VocabularyPage.subjects

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let name = try arguments.onlyOperand("subject")
    guard let page = page(about: name) else {
      let near = NearestName.of(name, among: subjects)
      throw UsageError(
        message: "there is no code, kind, property or word `\(name)`" + (near.map { "; \($0.question)" } ?? ""))
    }
    output.write(page)
    return .success
  }

  /// The page about a subject; `nil` where there is none.
  static func page(about subject: String) -> String? {
    DiagnosticCode(rawValue: subject).map { Explanation.of($0).rendered }
      ?? CompatibilityRule(rawValue: subject)?.page ?? VocabularyPage(about: subject)?.rendered
  }
}
