import SDUICompiler
import SDUIIR
import SDUISyntax

/// Completions after the first words of statements.
extension CompletionOffers {
  func continuation(ofStatement words: [StatementLevel.Word]) -> Continuation {
    // A name with a colon is a property, unless it is `section`.
    if words.count > 1, words[1].kind == .colon, words[0].text != "section" {
      return continuation(ofValue: words, from: 2)
    }
    let isFirst = words.count == 1
    switch words[0].text {
    case "essential", "repeated", "section": return continuation(ofSection: words)
    case "unit": return isFirst ? Continuation(items: units) : Continuation(mayEnd: true)
    case "cell", "row", "column":
      return Continuation(items: isFirst && words[0].text == "cell" ? cells : [], mayEnd: true)
    case "empty", "onFailure":
      return isFirst ? Continuation(items: placeholders) : Continuation(mayEnd: true)
    case "topBar", "bottomBar":
      return isFirst ? Continuation(items: supplementaries) : Continuation(mayEnd: true)
    case "header", "footer":
      let named = isFirst && isInSection && !isAdapting
      return Continuation(items: named ? supplementaries : [], mayEnd: true)
    case "background":
      let named = isFirst && !isAdapting
      return Continuation(
        items: named ? declarations([.decorationDeclaration, .componentDeclaration]) : [], mayEnd: true)
    case "bundle": return clauses(words, from: 1, ["as"])
    case "when": return continuation(ofWhen: words)
    case "require": return continuation(ofValue: words, from: 1)
    case "allow": return continuation(ofAllow: words)
    case "on":
      guard let colon = words.firstIndex(where: { $0.kind == .colon }) else {
        return isFirst || words.last?.kind == .dot ? Continuation(items: events) : Continuation()
      }
      return words.count == colon + 1 ? Continuation(items: actionsOfEvent) : Continuation(mayEnd: true)
    case "test":
      if words.count == 2 { return Continuation(items: [word("at", " (width: ", "390", ") {\n  require ", "", "\n}")]) }
      return Continuation(mayEnd: words.last?.kind == .leftBrace)
    default: return Continuation(mayEnd: words.last?.kind == .leftBrace)
    }
  }

  private func continuation(ofWhen words: [StatementLevel.Word]) -> Continuation {
    if let colon = words.firstIndex(where: { $0.kind == .colon }) {
      return words.count == colon + 1 ? Continuation(items: kinds) : Continuation(mayEnd: true)
    }
    if words.last?.kind == .leftBrace { return Continuation(mayEnd: true) }
    return continuation(ofValue: words, from: 1).notEnding
  }

  private func continuation(ofSection words: [StatementLevel.Word]) -> Continuation {
    guard let section = words.lastIndex(where: { $0.text == "section" }) else {
      let others = ["essential", "repeated"].filter { modifier in !words.contains { $0.text == modifier } }
      return Continuation(items: [sectionWord] + others.map { word($0, " ") })
    }
    guard let colon = words.firstIndex(where: { $0.kind == .colon }) else {
      return clauses(words, from: section + 2, ["as"]).notEnding
    }
    return words.count == colon + 1 ? Continuation(items: kinds) : Continuation(mayEnd: true)
  }

  private func continuation(ofAllow words: [StatementLevel.Word]) -> Continuation {
    let texts = words.filter { $0.kind == .string }.count
    switch words.last?.text {
    case "allow":
      return Continuation(
        items: [word("breaking", " \"", "field-removed: name", "\" because \"", "reason", "\"")] + checks)
    case "breaking": return Continuation(items: changes)
    case "because":
      return Continuation(items: [Completion("\"…\"", .value, [.text("\""), .placeholder("reason"), .text("\"")])])
    default:
      return texts == 1 ? Continuation(items: [word("because", " \"", "reason", "\"")]) : Continuation(mayEnd: true)
    }
  }

  /// The completions in an expression whose words begin at an index.
  func continuation(ofValue words: [StatementLevel.Word], from first: Int) -> Continuation {
    let expression = WrittenExpression(words[min(first, words.count)...])
    guard let needed = need(atLevel: place.levels.count - 1) else { return Continuation(mayEnd: true) }
    if expression.isOperandComplete {
      return Continuation(items: operators(after: expression, needed), mayEnd: true)
    }
    if expression.isAfterDot { return Continuation(items: members(of: expression, needed)) }
    return Continuation(items: operands(of: expression, needed))
  }

  /// Values at the beginning of brackets in an expression.
  var valuesInBrackets: [Completion] {
    if let labels = labelsInBrackets { return labels }
    guard let needed = need(atLevel: place.levels.count - 1) else { return [] }
    return operands(of: WrittenExpression([]), needed)
  }
}

extension Continuation {
  /// The same where more must follow.
  fileprivate var notEnding: Continuation { Continuation(items: items, mayEnd: false) }
}
