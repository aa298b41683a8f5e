import SDUICompiler
import SDUIIR
import SDUISyntax

/// Completions after the first words of declarations and their members.
extension CompletionOffers {
  func continuation(ofDeclaration words: [StatementLevel.Word]) -> Continuation {
    switch words[0].text {
    case "import":
      return words.count == 1 ? Continuation(items: paths(inQuotes: true)) : Continuation(mayEnd: true)
    case "let":
      guard words.count > 2, words[2].kind == .equal else { return Continuation() }
      return continuation(ofValue: words, from: 3)
    case "flag": return Continuation(mayEnd: words.last?.kind == .leftBracket)
    case "open":
      return words.count == 1
        ? Continuation(items: [word("enum", " ", "Name", " { ", "a, b", " }")]) : clauses(words, from: 3, ["as"])
    case "layout":
      guard let colon = words.firstIndex(where: { $0.kind == .colon }) else { return Continuation() }
      return words.count == colon + 1 ? Continuation(items: kinds) : Continuation(mayEnd: true)
    case "record", "action", "decoration", "screen", "enum": return clauses(words, ["as"])
    case "component":
      if words.last?.text == "fallback" {
        let own = words.count > 1 ? words[1].text : ""
        let others = declarations([.componentDeclaration]).filter { $0.label != own }.map { item in
          item.inserting([.text(item.label + " { "), .placeholder(""), .text(" }")])
        }
        return Continuation(items: others + [Completion("drop", .keyword)])
      }
      return clauses(words, ["as", "since", "until", "deprecated", "fallback"])
    default: return Continuation()
    }
  }

  /// The clauses that may follow a name and are not written yet, in their order.
  func clauses(_ words: [StatementLevel.Word], from first: Int = 2, _ clauses: [String]) -> Continuation {
    guard words.count >= first, let last = words.last else { return Continuation() }
    // A clause needs what follows it.
    guard !clauses.contains(last.text) || words.count == first, last.kind != .leftBrace else {
      return Continuation(items: [], mayEnd: last.kind == .leftBrace)
    }
    let written = words[(first - 1)...].compactMap { clauses.firstIndex(of: $0.text) }
    let next = (written.max() ?? -1) + 1
    return Continuation(items: clauses[next...].map(clause), mayEnd: true)
  }

  private func clause(_ name: String) -> Completion {
    switch name {
    case "as", "deprecated": word(name, " \"", name == "as" ? "NAME" : "reason", "\"")
    case "since", "until": word(name, " ", name == "since" ? "2.0" : "9.0")
    case "fallback": word(name, " ", "drop")
    default: word(name, " ")
    }
  }

  func continuation(ofParameter words: [StatementLevel.Word]) -> Continuation {
    guard words.count > 1, words[1].kind == .colon else { return Continuation() }
    if words.count == 2 { return Continuation(items: parameterTypes) }
    if words.count > 3, words[3].kind == .equal { return continuation(ofValue: words, from: 4) }
    return Continuation(mayEnd: true)
  }

  /// A member of a declaration: a field, a case, or a statement beside fields.
  func continuation(ofMember words: [StatementLevel.Word]) -> Continuation {
    let isField = words.count > 1 && words[1].kind == .colon
    if !isField, place.containerKind == .fieldBlock {
      switch words[0].text {
      case "with":
        guard words.count == 1 else { return Continuation(mayEnd: true) }
        return Continuation(items: copied)
      case "reserved": return Continuation(mayEnd: words.count > 1)
      case "on", "allow", "require": return continuation(ofStatement: words)
      default: break
      }
    }
    let colon = words.firstIndex { $0.kind == .colon }
    guard let colon else {
      let isCase = place.containerKind == .enumDeclaration
      return clauses(words, from: 1, isCase ? ["as", "since", "until", "deprecated"] : ["as"])
    }
    if words.count == colon + 1 { return Continuation(items: types) }
    if let equal = words.firstIndex(where: { $0.kind == .equal }), equal + 1 == words.count {
      // What may be missing has no default.
      return words[equal - 1].kind == .question ? Continuation() : Continuation(items: defaults())
    }
    return clauses(words, from: colon + 2, ["since", "until", "deprecated"])
  }

  /// The declarations whose fields the one at the place may copy.
  private var copied: [Completion] {
    let own = place.owner.flatMap { program.name(of: $0)?.text }
    let given = place.namesGiven(.withStatement)
    let fields = place.namesGiven(.field)
    return declarations([.recordDeclaration, .componentDeclaration]).filter { item in
      guard item.label != own, !given.contains(item.label) else { return false }
      let copied = names.declaration(item.label, in: scope.file).map { names.fields(of: $0) } ?? []
      return !copied.contains { program.name(of: $0).map { fields.contains($0.text) } ?? false }
    }
  }
}
