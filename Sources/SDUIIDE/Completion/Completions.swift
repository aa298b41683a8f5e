import SDUICheck
import SDUIIR
import SDUISource
import SDUISyntax

extension Analysis {
  /// Returns the completions at an offset of the file; `nil` inside comments, texts and numbers.
  ///
  /// - Parameter importable: Files that it could import.
  package func completions(at offset: Int, importing importable: [ImportableFile] = []) -> CompletionList? {
    guard let place = CompletionPlace(at: offset, in: program), !place.isInLiteral else { return nil }
    let offers = CompletionOffers(place: place, analysis: self, importable: importable)
    return CompletionList(replaced: place.word, items: place.items(offers))
  }
}

extension CompletionPlace {
  /// Returns the completions here, best first.
  func items(_ offers: CompletionOffers) -> [Completion] {
    switch text() {
    case ".": return offers.members(of: text(before: 2))
    case ":": return itemsBehindColon(offers)
    case "=" where containerKind == .fieldBlock: return offers.choicesOfField()
    case "=" where containerKind == .parameterList: return offers.valuesOfDefault()
    case "cell" where scope.place == .part: return acceptedComponents.map { Completion($0, .component) }
    case "unit", "empty", "onFailure": return offers.declarations([.componentDeclaration])
    case "header", "footer": return offers.declarations([.componentDeclaration])
    case "background": return offers.declarations([.decorationDeclaration, .componentDeclaration])
    case "fallback": return offers.declarations([.componentDeclaration]) + [Completion("drop", .keyword)]
    case "with" where containerKind == .fieldBlock:
      let own = owner.flatMap { program.name(of: $0)?.text }
      return offers.declarations([.recordDeclaration, .componentDeclaration]).filter { $0.label != own }
    case "on": return offers.events
    case "when", "require", "not", "and", "or": return offers.conditions(isRequirement: text() == "require")
    case "+", "-", "*", "/", "<", "<=", ">", ">=", "=", "==", "!=": return offers.values
    default: return itemsAtBeginning(offers)
    }
  }

  private func itemsBehindColon(_ offers: CompletionOffers) -> [Completion] {
    let name = text(before: 2)
    switch containerKind {
    case nil: return isInEnum ? offers.types : offers.kinds
    case .fieldBlock:
      let isEvent = isBehindWord("on")
      return isEvent ? offers.declarations([.actionDeclaration]) + offers.fields(of: scope.fields) : offers.types
    case .parameterList: return offers.parameterTypes
    case .argumentList: return offers.values(ofArgument: name)
    case .recordBody: return offers.values(ofField: name)
    case .block:
      if text(before: 3) == "section" { return offers.kinds }
      if isBehindWord("on") { return offers.declarations([.actionDeclaration]) }
      if isBehindWord("when") { return offers.kinds }
      return offers.values(ofProperty: name)
    default: return offers.values
    }
  }

  /// Whether the word is the type of a case's data.
  private var isInEnum: Bool {
    let before = Array(tree.children(of: tree.root)).last { Int(tree.range(of: $0).lowerBound) < word.lowerBound }
    return before.map { tree.kind(of: $0) == .enumDeclaration } ?? false
  }

  /// Whether a word begins the statement that contains the word at the cursor after a colon.
  private func isBehindWord(_ word: String) -> Bool {
    guard let previous else { return false }
    let line = tree.source.position(at: Int(tree.tokens[previous].start)).line
    var index = previous
    while index > 0, tree.source.position(at: Int(tree.tokens[index - 1].start)).line == line,
      tree.tokens[index - 1].kind != .leftBrace, tree.tokens[index - 1].kind != .comma
    {
      index -= 1
    }
    return tree.text(ofToken: index) == word
  }

  private func itemsAtBeginning(_ offers: CompletionOffers) -> [Completion] {
    switch containerKind {
    case nil: return offers.declarationWords
    case .block: return offers.properties + offers.statements
    case .fieldBlock: return offers.fieldStatements
    case .contentBlock: return offers.contents
    case .recordBody: return offers.fieldsToFill
    case .argumentList: return offers.arguments
    case .tupleExpression, .parenthesizedExpression: return offers.labelsOfGroup ?? offers.values
    case .parameterList: return []
    default: return offers.values
    }
  }
}
