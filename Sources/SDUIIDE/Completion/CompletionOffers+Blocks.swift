import SDUICheck
import SDUIIR
import SDUISource
import SDUISyntax

extension CompletionOffers {
  /// The properties of this place and kind that are not set yet, required ones first.
  var properties: [Completion] {
    guard !isInTest else { return [] }
    let given = place.namesGiven(.property)
    let isAdapting = place.owner.map { program.kind(of: $0) == .whenStatement } ?? false
    let rows = Vocabulary.rows(in: scope.place, of: scope.place == .screen ? nil : scope.kind).filter { row in
      !given.contains(row.name) && row.type != .arrangement && (row.isAdaptable || !isAdapting)
    }
    let spellings = Vocabulary.spellings.filter { spelling in
      spelling.property.row.scope == scope.place && (scope.kind.map(spelling.kinds.contains) ?? true)
        && !given.contains(spelling.name) && !given.contains(spelling.property.row.name)
    }
    let taken = Set(Vocabulary.spellings.filter { given.contains($0.name) }.map { $0.property })
    let open = rows.filter { !taken.contains($0.property) }
    return (open.filter { $0.isRequired } + open.filter { !$0.isRequired }).map { row in
      Completion(
        row.name, .property, [.text(row.name + ": "), .placeholder(row.example)], detail: row.signature,
        documentation: row.paragraphs)
    }
      + spellings.map { spelling in
        Completion(
          spelling.name, .property, [.text(spelling.name + ": "), .placeholder(spelling.example)],
          detail: "\(spelling.name): \(spelling.example)", documentation: spelling.paragraphs)
      }
  }

  private var isInTest: Bool { place.owner.map { program.kind(of: $0) == .testStatement } ?? false }

  /// The statements that may begin here besides properties.
  var statements: [Completion] {
    if isInTest { return [word("require", " ", "products.columns == 2")] }
    switch scope.place {
    case .screen:
      return [
        word("section", " ", "name", ": ", "list", " {\n  ", "", "\n}"), word("essential", " "),
        word("repeated", " "), word("topBar", " "), word("bottomBar", " "), word("empty", " "),
        word("test", " \"", "title", "\" at (width: ", "390", ") { require ", "", " }"),
        word("require", " "), word("allow", " \"", "code", "\" because \"", "", "\""),
      ]
    case .section:
      let isStack = scope.kind?.holdsSections ?? false
      let inner = isStack ? [word("section", " ", "name", ": ", "list", " {\n  ", "", "\n}")] : []
      return inner + ["unit", "header", "footer", "background", "empty", "onFailure"].map { word($0, " ") } + [
        word("item", " { ", "", " }"), word("when", " ", "width >= 600", " { ", "", " }"),
        word("on", " "), word("content", " {\n  ", "", "\n}"), word("require", " "),
        word("allow", " \"", "code", "\" because \"", "", "\""),
      ]
    case .item: return [word("require", " item.width >= ", "120")]
    default: return []
    }
  }

  /// Returns the completion of a word that begins something: it is followed by texts and placeholders, by turns.
  private func word(_ word: String, _ parts: String...) -> Completion {
    var pieces: [Completion.Piece] = [.text(word)]
    for (index, part) in parts.enumerated() {
      pieces.append(index.isMultiple(of: 2) ? .text(part) : .placeholder(part))
    }
    return Completion(word, .keyword, pieces)
  }

  /// The words at the top of a file.
  var declarationWords: [Completion] {
    [
      word("import", " \"", "file.sdui", "\""), word("let", " ", "name", " = ", "8"),
      word("flag", " ", "name", ": [", "control, other", "]"), word("enum", " ", "Name", " { ", "", " }"),
      word("open", " enum ", "Name", " { ", "", " }"), word("record", " ", "Name", " { ", "", " }"),
      word("action", " ", "Name", " { ", "", " }"), word("component", " ", "Name", " {\n  ", "id: ID", "\n}"),
      word("decoration", " ", "Name", " { ", "", " }"),
      word("layout", " ", "Name", ": ", "grid", " {\n  ", "", "\n}"), word("screen", " ", "Name", " {\n  ", "", "\n}"),
    ]
  }

  /// The statements beside fields.
  var fieldStatements: [Completion] {
    let own: [Completion] =
      switch place.owner.map(program.kind) {
      case .componentDeclaration: [word("on", " ", "tap", ": "), word("with", " ")]
      case .recordDeclaration: [word("with", " ")]
      default: []
      }
    return own + [word("reserved", " ")]
  }

  /// The events of this place.
  var events: [Completion] {
    if place.containerKind == .fieldBlock { return Program.componentEvents.map { event($0) } }
    return SectionEvent.allCases.map { event($0.rawValue) }
  }

  private func event(_ name: String) -> Completion {
    Completion(name, .event, [.text(name + ": ")])
  }

  /// The possible parts of `content`.
  var contents: [Completion] {
    place.acceptedComponents.map { name in
      Completion(name, .component, [.text(name + " { "), .placeholder(""), .text(" }")])
    } + ["header", "footer"].map { word($0, " { ", "", " }") }
  }

  /// The declaration whose fields the braces at the cursor fill.
  private var filledOwner: Syntax? {
    guard let owner = place.owner, let name = program.name(of: owner)?.text else { return nil }
    return names.declaration(place.component(of: name) ?? name, in: scope.file)
  }

  /// The fields that are not filled yet.
  var fieldsToFill: [Completion] {
    let given = place.namesGiven(.recordField)
    return fields(of: filledOwner).filter { !given.contains($0.label) }.map { field in
      Completion(
        field.label, .field, [.text(field.label + ": ")], detail: field.detail, documentation: field.documentation)
    }
  }

  /// Returns the possible values of a field in the braces at the cursor.
  func values(ofField name: String) -> [Completion] {
    let field = filledOwner.flatMap { names.field(name, of: $0) }
    let type = field.flatMap(names.declaredType)
    let isRecord = type.map { program.kind(of: $0) == .recordDeclaration } ?? false
    let isText =
      field.flatMap { program.children(of: $0).first { program.kind(of: $0).isType } }
      .map { program.text(of: $0).hasPrefix("Text") } ?? false
    let localized = Completion(
      "localized(\"…\")", .value, [.text("localized(\""), .placeholder("key"), .text("\")")],
      detail: "the key of a text")
    // A case is always written by its name.
    let isCase = type.map { program.kind(of: $0) == .enumDeclaration } ?? false
    return (isText ? [localized] : []) + choices(of: type) + (isRecord ? declarations([.recordDeclaration]) : [])
      + fields(of: scope.fields) + (isCase ? [] : constants)
  }

  /// The cases that a field's default may be.
  func choicesOfField() -> [Completion] {
    guard let container = place.container else { return [] }
    let before = program.children(of: container, .field).filter {
      program.range(of: $0).bytes.lowerBound < place.word.lowerBound
    }
    return choices(of: before.last.flatMap(names.declaredType))
  }

  /// The arguments that are not given yet.
  var arguments: [Completion] {
    guard let owner = place.owner else { return [] }
    if program.kind(of: owner) == .testStatement {
      return labels(TestContainer.labels, of: .argument)
    }
    if let labels = labelsOfCall(owner) { return labels }
    if let constraints = constraints(of: owner) {
      let given = place.namesGiven(.argument)
      return constraints.filter { !given.contains($0) }.map { name in
        Completion(name, .parameter, [.text(name == "as" ? "as: number" : name + ": ")])
      }
    }
    guard let layout = calledLayout, let list = program.child(of: layout, .parameterList) else { return values }
    let given = place.namesGiven(.argument)
    return program.children(of: list, .parameter).compactMap { parameter in
      guard let name = program.name(of: parameter)?.text, !given.contains(name) else { return nil }
      return Completion(name, .parameter, [.text(name + ": ")], detail: analysis.signature(of: parameter))
    }
  }

  /// The names of the constraints that a type takes; `nil` of what is no type with constraints.
  private func constraints(of owner: Syntax) -> [String]? {
    switch program.kind(of: owner) {
    case .listType: return FieldType.Name.list.constraints
    case .namedType:
      let name = program.name(of: owner)?.text
      return FieldType.Name.allCases.first { $0.hasBounds && $0.source == name }?.constraints
    default: return nil
    }
  }

  /// The layout whose arguments are written at the place.
  private var calledLayout: Syntax? {
    guard let owner = place.owner, program.kind(of: owner) == .layoutReference else { return nil }
    return program.name(of: owner).flatMap { names.declaration($0.text, [.layoutDeclaration], in: scope.file) }
  }

  /// Returns the possible arguments of a name.
  func values(ofArgument name: String) -> [Completion] {
    if isInMatch { return [Completion("1", .value), Completion("all", .value), span] }
    return calledLayout.flatMap { names.parameter(name, of: $0) }.map(values(ofParameter:)) ?? values
  }

  /// Returns the possible defaults of the parameter before the place.
  func valuesOfDefault() -> [Completion] {
    guard let container = place.container else { return [] }
    let before = program.children(of: container, .parameter).filter {
      program.range(of: $0).bytes.lowerBound < place.word.lowerBound
    }
    return before.last.map(values(ofParameter:)) ?? values
  }

  /// Returns the subjects of a condition.
  func conditions(isRequirement: Bool) -> [Completion] {
    let sections = scope.screen.flatMap { program.child(of: $0, .block) }.map { block in
      program.children(of: block, .sectionDeclaration).compactMap { program.name(of: $0)?.text }
    }
    guard !isRequirement else {
      let own = scope.place == .item ? ["item.width", "item.height"] : ["columns", "content.width", "header.height"]
      return (isInTest ? [] : own.map { Completion($0, .figure) })
        + (sections ?? []).map { Completion($0, .section) } + [Completion("container.width", .figure)]
    }
    let flags = declarations([.flagDeclaration]).map { flag in
      Completion("flag(\(flag.label))", .flag, detail: flag.detail, documentation: flag.documentation)
    }
    let named = names.declarations(in: scope.file).filter { isCondition($0.syntax) }
      .compactMap { completion(of: $0.syntax, named: $0.name) }
    return named + ConditionAxis.subjects.map { Completion($0, .figure) } + flags
  }

  /// Returns the possible values of a property: its words, then its default, an example, and the figures from which it
  /// may be computed.
  func values(ofProperty name: String) -> [Completion] {
    let row = Vocabulary.property(named: name, in: scope.place)?.row
    if case .keyword(let words)? = row?.type {
      let type = ParameterType.all.first { $0.property == row?.property }
      return words.map { value in
        Completion(value.rawValue, .value, detail: row?.defaultText == value.rawValue ? "default" : "")
      } + (type.map(parameters(of:)) ?? [])
    }
    if row?.type == .boolean { return ["true", "false"].map { Completion($0, .value) } }
    let spelling = Vocabulary.spellings.first { $0.name == name && $0.property.row.scope == scope.place }
    var texts = [row?.example ?? spelling?.example, row?.defaultText].compactMap { $0 }
    switch row?.type {
    case .columns: texts.append("adaptive(min: 160)")
    case .itemSpan: texts.append("all")
    case .size, .supplementarySize: texts.append("estimated(72)")
    default: break
    }
    var seen: Set<String> = []
    let own = texts.filter { seen.insert($0).inserted }.map { text in
      Completion(text, .value, detail: row?.defaultText == text ? "default" : "")
    }
    let figures = row?.type == .length(upTo: .columnWidth) ? [Completion("column.width", .figure)] : []
    return own + (row?.type == .itemSpan ? matches : []) + figures + values.filter { seen.insert($0.label).inserted }
  }
}
