import SDUICompiler
import SDUIIR
import SDUIReports
import SDUISyntax

/// The purpose of a value: the property, field, argument or statement to which it belongs.
extension Analysis {
  /// Returns sentences about the innermost piece around a value that says what it is for.
  func purpose(of path: [Syntax]) -> [String] {
    var label: String?
    for (index, piece) in path.enumerated().reversed() {
      let name = program.name(of: piece)?.text
      switch program.kind(of: piece) {
      case .argument: label = label ?? name
      case .property where path[..<index].contains { program.kind(of: $0) == .enumDeclaration }:
        return ["The part `\(label ?? "")` of `wire`. \(Self.caseForm)"]
      case .property: return purpose(ofProperty: piece, label)
      case .recordField: return purpose(ofField: piece, path)
      case .argumentList:
        guard index > 0 else { break }
        if let sentence = purpose(ofArgument: label, of: path[index - 1]) { return [sentence] }
      case .field: return ["The default of the field `\(name ?? "")`."]
      case .parameter:
        let isType = path.dropFirst(index + 1).contains { program.kind(of: $0).isType }
        return ["The \(isType ? "type" : "default") of the parameter `\(name ?? "")`."]
      case .letDeclaration: return ["The value of `\(name ?? "")`."]
      case .wireName: return ["The name in responses and documents."]
      case .sinceClause: return ["The first version of the app that knows it."]
      case .untilClause: return ["The first version of the app that does not know it any more."]
      case .deprecatedClause: return ["The advice that new uses get as a warning."]
      case .reservedStatement: return ["A name that was used before, and cannot be declared again."]
      case .allowStatement: return purpose(ofAllowance: path.last ?? piece, piece)
      case .testStatement: return ["The title of the test."]
      case .importDeclaration: return ["The path of a file, from the folder of this one."]
      case .requireStatement:
        let isInTest = path[..<index].contains { program.kind(of: $0) == .testStatement }
        return ["A part of a condition that must hold \(isInTest ? "in the test" : "wherever the screen is shown")."]
      case .whenStatement:
        let condition = program.children(of: piece).first
        return ["A part of the condition `\(condition.map { program.text(of: $0) } ?? "")`."]
      case .bundleStatement: return ["A key in responses."]
      case .eventStatement: return ["An action that happens on the event."]
      default: break
      }
    }
    return []
  }

  private func purpose(ofProperty property: Syntax, _ label: String?) -> [String] {
    guard let name = program.name(of: property),
      let found = occurrence(at: name.range.bytes.lowerBound, NameTable(of: program))
    else { return [] }
    let row: PropertyRow
    switch found.meaning {
    case .property(let property): row = property.row
    case .spelling(let index): row = Vocabulary.spellings[index].property.row
    default: return []
    }
    let part = label.map { "The part `\($0)` of" } ?? "The value of"
    return ["\(part) `\(name.text)`. \(row.documentation)"] + paragraphs(aboutPropertyNamedAt: name.range, row)
  }

  private func purpose(ofField field: Syntax, _ path: [Syntax]) -> [String] {
    guard let name = program.name(of: field) else { return [] }
    if path.contains(where: { program.kind(of: $0) == .bundleStatement }) {
      return ["The key in responses of the `\(name.text)` of the section."]
    }
    let names = NameTable(of: program)
    let found = occurrence(at: name.range.bytes.lowerBound, names)
    guard case .declared(let declaration)? = found?.meaning else { return ["The value of the field `\(name.text)`."] }
    return ["The value of the field `\(signature(of: declaration))`."] + description(of: declaration, names)
  }

  private func purpose(ofArgument label: String?, of holder: Syntax) -> String? {
    let name = program.name(of: holder)?.text ?? ""
    switch program.kind(of: holder) {
    case .namedType, .listType:
      return label.map { "The constraint `\($0)` of the type." } ?? "An action that the server may choose."
    case .layoutReference: return "The argument\(label.map { " `\($0)`" } ?? "") of the layout `\(name)`."
    case .testStatement: return "A property of the container in which the test computes the layout."
    default: return nil
    }
  }

  private func purpose(ofAllowance literal: Syntax, _ statement: Syntax) -> [String] {
    guard literal == program.child(of: statement, .stringLiteral),
      let name = StringLiteral.value(of: program.bytes(of: literal))
    else { return ["The reason why the finding is right here."] }
    guard let code = DiagnosticCode(rawValue: name) else {
      return ["A rule of `sduic breaking` that may be broken here."]
    }
    return ["\(Explanation.of(code).title). `sduic explain \(name)` has more."]
  }
}
