import SDUICompiler
import SDUIIR
import SDUISyntax

extension Analysis {
  /// Returns the completions at an offset of the file; `nil` inside comments, numbers and operators, and inside texts but
  /// those that name something.
  ///
  /// - Parameter importable: Files that it could import.
  package func completions(at offset: Int, importing importable: [ImportableFile] = []) -> CompletionList? {
    guard let place = CompletionPlace(at: offset, in: program) else { return nil }
    let offers = CompletionOffers(place: place, analysis: self, importable: importable)
    if place.isInLiteral {
      guard let text = place.text, let items = offers.contents(ofText: text.token) else { return nil }
      return CompletionList(replaced: text.contents, items: items)
    }
    let typed = sources[0].text(in: place.word)
    let ranked = offers.ranked(offers.items)
    let statements = ranked.filter { $0.kind == .keyword }.map { $0.label }
    let items = ranked.map { item in
      let paragraphs = item.kind == .keyword ? Self.paragraphs(aboutWord: item.label) : item.documentation
      return item.documented(by: paragraphs).fitting(
        before: place.following, isTyped: !typed.isEmpty, besides: statements)
    }
    return CompletionList(replaced: place.word, items: items.matching(typed))
  }
}

extension CompletionOffers {
  /// The completions at the place, in the order of the vocabulary.
  var items: [Completion] { isAtBeginning ? beginnings : continuation(of: place.words).items }

  /// Whether nothing of a statement is written before the place.
  var isAtBeginning: Bool {
    guard let last = place.words.last else { return true }
    // Statements follow one another on one line after a brace or a comma.
    let isNext = place.isOnNewLine || last.kind == .leftBrace
    return isNext && isInStatements && continuation(of: place.words).mayEnd
  }

  /// Whether statements begin here without a comma after the one before.
  private var isInStatements: Bool {
    switch place.containerKind {
    case nil, .block?, .fieldBlock?, .recordBody?, .contentBlock?, .enumDeclaration?: true
    default: false
    }
  }

  /// The completions that begin something in the brackets at the place.
  private var beginnings: [Completion] {
    switch place.containerKind {
    case nil: return declarationWords
    case .block: return properties + statements
    case .fieldBlock: return fieldStatements
    case .contentBlock: return contents
    case .recordBody: return fieldsToFill
    case .listType: return types
    case .enumDeclaration: return caseForms
    case .parameterList, .flagDeclaration: return []
    default: return valuesInBrackets
    }
  }

  /// The completions after the first words of a statement.
  private func continuation(of words: [StatementLevel.Word]) -> Continuation {
    switch place.containerKind {
    case nil: return continuation(ofDeclaration: words)
    case .block: return continuation(ofStatement: words)
    case .fieldBlock: return continuation(ofMember: words)
    case .enumDeclaration: return continuation(ofMember: words)
    case .contentBlock: return Continuation(mayEnd: true)
    case .listType where words.last?.kind == .colon: return Continuation(items: types)
    case .listType: return Continuation(mayEnd: true)
    case .parameterList: return continuation(ofParameter: words)
    case .flagDeclaration: return Continuation(mayEnd: true)
    default: return continuation(ofValue: words, from: words.count > 1 && words[1].kind == .colon ? 2 : 0)
    }
  }
}

/// The completions after the first words of a statement, and whether the statement may end there.
struct Continuation {
  var items: [Completion] = []
  var mayEnd = false
}
