import SDUICompiler
import SDUIIR
import SDUISyntax

/// Completions in parentheses: groups with labels, and calls of functions.
extension CompletionOffers {
  /// Labels that are not given yet.
  func labels(_ labels: [String], of kind: NodeKind) -> [Completion] {
    let given = namesGiven(kind)
    return labels.filter { !given.contains($0) }.map { Completion($0, .parameter, [.text($0 + ": ")]) }
  }

  /// The names that are there already, unless all are asked for.
  private func namesGiven(_ kind: NodeKind) -> Set<String> { offersGivenLabels ? [] : place.namesGiven(kind) }

  /// The labels at the beginning of an argument of the brackets at the place; `nil` where it has none.
  var labelsInBrackets: [Completion]? {
    guard place.levels.count > 1 else { return nil }
    let outer = place.levels[place.levels.count - 2].words
    guard let opening = outer.last else { return nil }
    if place.containerKind == .argumentList, let owner = place.owner {
      if let labels = labelsOfArguments(of: owner, opening.text) { return labels }
      if let labels = labelsOfCall(owner) { return labels }
    }
    switch opening.text {
    case "since", "until": return labels(PropertyType.clients.labels, of: .argument)
    case "frame": return nil
    case "at": return labelsOfTest
    default: break
    }
    if outer.first?.text == "require", WrittenExpression.isComparison(opening.kind),
      WrittenExpression(outer.dropFirst()).subject.last?.text == "frame"
    {
      return labels(["x", "y", "width", "height"], of: .argument)
    }
    guard opening.kind == .colon else { return nil }
    if isInCaseForm(outer) { return labels(CaseForm.labels, of: .argument) }
    if outer.count == 2, outer[0].text == "since" { return labels(PropertyType.clients.labels, of: .argument) }
    if outer.count == 2, outer[0].text == "color", scope.place == .section {
      return labels(PropertyType.color.labels, of: .argument)
    }
    // The span of a case.
    let isSpan = place.around.contains { isCall($0, of: "match") }
    guard outer.count == 2,
      let type = Vocabulary.property(named: isSpan ? "span" : outer[0].text, in: scope.place)?.row.type,
      !type.labels.isEmpty
    else { return nil }
    return labels(type.labels.filter { fits(label: $0, of: type) }, of: .argument)
  }

  /// Whether the words before a bracket are `wire:` of an enum.
  func isInCaseForm(_ words: [StatementLevel.Word]) -> Bool {
    words.count == 2 && words[0].text == "wire" && place.around.contains { program.kind(of: $0) == .enumDeclaration }
  }

  /// The form of the cases of an enum that has none.
  var caseForms: [Completion] {
    guard !place.namesGiven(.property).contains("wire") else { return [] }
    return [
      Completion(
        "wire", .property,
        [.text("wire: (type: \""), .placeholder("kind"), .text("\", data: "), .placeholder("at(\".\")"), .text(")")],
        documentation: [Analysis.caseForm])
    ]
  }

  /// Whether a label of a group is for the kind of section, and not given with what it replaces.
  private func fits(label: String, of type: PropertyType) -> Bool {
    let given = namesGiven(.argument)
    switch type {
    case .insets:
      let others =
        [
          "horizontal": ["leading", "trailing"], "vertical": ["top", "bottom"], "leading": ["horizontal"],
          "trailing": ["horizontal"], "top": ["vertical"], "bottom": ["vertical"],
        ]
      return !(others[label] ?? []).contains(where: given.contains)
    case .fromServer:
      let property = FromServer.properties.first { $0.key.rawValue == label }?.property
      return property.map { property in scope.kind.map(property.kinds.contains) ?? true } ?? false
    default: return true
    }
  }

  private func labelsOfArguments(of owner: Syntax, _ opening: String) -> [Completion]? {
    switch program.kind(of: owner) {
    case .testStatement: return labelsOfTest
    case .layoutReference:
      guard
        let layout = program.name(of: owner).flatMap({
          names.declaration($0.text, [.layoutDeclaration], in: scope.file)
        }),
        let list = program.child(of: layout, .parameterList)
      else { return [] }
      let given = namesGiven(.argument)
      return program.children(of: list, .parameter).compactMap { parameter in
        guard let name = program.name(of: parameter)?.text, !given.contains(name) else { return nil }
        let example = names.parameterType(of: parameter).flatMap(Self.example(ofType:)) ?? ""
        return Completion(
          name, .parameter, [.text(name + ": "), .placeholder(example)], detail: analysis.signature(of: parameter))
      }
    case .namedType, .listType:
      let given = namesGiven(.argument)
      let ofFields = ["invalid": Field.invalidIsNil, "absent": "\"\""].sorted { $0.key > $1.key }
      let missing = ofFields.filter { mayBeInvalid(owner) && !given.contains($0.key) }.map(Self.fixedLabel)
      if opening == "Action" { return nil }
      guard let constraints = constraints(of: owner) else { return missing.isEmpty ? nil : missing }
      let others = ["length": ["min", "max"], "min": ["length"], "max": ["length"]]
      // Numbers that are passed on travel as they do elsewhere.
      let field = place.levels[place.levels.count - 2].words.first?.text ?? ""
      let isPassedOn = typeUsed(ofField: field) != nil
      return constraints.filter { name in
        !(isPassedOn && name == "as") && !given.contains(name) && !(others[name] ?? []).contains(where: given.contains)
      }.map { name in
        switch name {
        case "as": Self.fixedLabel(name, forms(of: owner).first ?? "number")
        case "schemes": Self.fixedLabel(name, "https")
        default: Completion(name, .parameter, [.text(name + ": "), .placeholder(name == "min" ? "0" : "80")])
        }
      } + missing
    default: return nil
    }
  }

  private var labelsOfTest: [Completion] {
    let given = namesGiven(.argument)
    let hasDevice = given.contains("device")
    let hasSize = given.contains("width") || given.contains("height")
    let examples = ["width": "390", "height": "844", "device": "\"iphone-15\"", "textScale": "1.5"]
    return TestContainer.labels.filter { label in
      !given.contains(label) && !(hasDevice && ["width", "height"].contains(label)) && !(hasSize && label == "device")
    }.map { label in
      let value = examples[label] ?? ContainerTrait(name: label)?.words.first?.rawValue ?? ""
      return Completion(label, .parameter, [.text(label + ": "), .placeholder(value)])
    }
  }

  private static func fixedLabel(_ name: String, _ value: String) -> Completion {
    Completion(name, .parameter, [.text("\(name): \(value)")])
  }

  /// Whether a type is the whole type of an optional field, which takes `invalid`.
  private func mayBeInvalid(_ type: Syntax) -> Bool {
    guard let index = place.around.firstIndex(of: type), index >= 2 else { return false }
    return program.kind(of: place.around[index - 1]) == .optionalType
      && program.kind(of: place.around[index - 2]) == .field
  }

  /// The names of the constraints that a type takes; `nil` of what is no type with constraints.
  private func constraints(of owner: Syntax) -> [String]? {
    let constraints = typeName(of: owner)?.constraints ?? []
    // A list of lists is one list only.
    let isNested = program.child(of: owner, .listType).map { typeName(of: $0) == .list } ?? false
    return constraints.isEmpty ? nil : constraints.filter { !isNested || $0 != "as" }
  }

  /// The words that `as` of a type takes.
  func forms(of type: Syntax) -> [String] { typeName(of: type)?.forms.map { $0.word } ?? [] }

  private func typeName(of type: Syntax) -> FieldType.Name? {
    if program.kind(of: type) == .listType { return program.name(of: type) == nil ? .list : .map }
    guard program.kind(of: type) == .namedType, let name = program.name(of: type)?.text else { return nil }
    return FieldType.Name.allCases.first { $0.source == name }
  }

  /// Returns the labels of a function's arguments; `nil` if it has none.
  func labelsOfCall(_ call: Syntax) -> [Completion]? {
    if isCall(call, of: "adaptive") { return labels(["min", "max"], of: .argument) }
    guard isCall(call, of: "match") else { return nil }
    let first = place.container.flatMap { program.children(of: $0, .argument).first }
    let isFirst = first.map { program.range(of: $0).bytes.upperBound >= place.word.upperBound } ?? true
    if isFirst {
      return matchableFields.compactMap { field in
        program.name(of: field).map { Completion("data.\($0.text)", .field, detail: analysis.signature(of: field)) }
      }
    }
    let name = first.flatMap { program.text(of: $0).split(separator: ".").last.map(String.init) }
    let field = matchableFields.first { program.name(of: $0)?.text == name }
    return labels(choices(of: field.flatMap(names.declaredType)).map { $0.label }, of: .argument)
  }

  /// A span of columns and rows.
  var span: Completion {
    Completion(
      "(columns: 1, rows: 2)", .value,
      [.text("(columns: "), .placeholder("1"), .text(", rows: "), .placeholder("2"), .text(")")])
  }

  /// A span for each case of an enumeration in the data of the unit.
  var matches: [Completion] {
    matchableFields.compactMap { field in
      guard let name = program.name(of: field)?.text else { return nil }
      let cases = choices(of: names.declaredType(of: field)).map { $0.label }
      let pieces = cases.flatMap { [Completion.Piece.text(", \($0): "), .placeholder("1")] }
      let label = "match(data.\(name), \(cases.map { "\($0): 1" }.joined(separator: ", ")))"
      return Completion(label, .value, [.text("match(data.\(name)")] + pieces + [.text(")")])
    }
  }

  /// The fields of the unit that decide about a span: of a closed enumeration without data, and always there.
  private var matchableFields: [Syntax] {
    guard let unit = scope.unit else { return [] }
    return names.fields(of: unit).filter { field in
      guard let type = names.declaredType(of: field), program.kind(of: type) == .enumDeclaration else { return false }
      let isOpen = program.keywords(of: type).contains { $0.text == "open" }
      let hasData = program.children(of: type, .enumCase).contains { program.typeOfCase($0) != nil }
      return !isOpen && !hasData && program.child(of: field, .optionalType) == nil
        && program.child(of: field, .listType) == nil
    }
  }

  private func isCall(_ syntax: Syntax, of function: String) -> Bool {
    guard program.kind(of: syntax) == .callExpression, let callee = program.child(of: syntax, .nameExpression) else {
      return false
    }
    return program.text(of: callee) == function
  }
}

// MARK: - Constants

extension CompletionOffers {
  /// Whether a declaration is a `let` that names a condition.
  func isCondition(_ declaration: Syntax) -> Bool {
    guard program.kind(of: declaration) == .letDeclaration else { return false }
    return program.value(of: declaration).map { isConditionValue($0, depth: 0) } ?? false
  }

  private func isConditionValue(_ value: Syntax, depth: Int) -> Bool {
    guard depth < 16 else { return false }
    switch program.kind(of: value) {
    case .parenthesizedExpression:
      return program.children(of: value).first.map { isConditionValue($0, depth: depth + 1) } ?? false
    case .nameExpression:
      guard let other = names.declaration(program.text(of: value), [.letDeclaration], in: value.file) else {
        return false
      }
      return program.value(of: other).map { isConditionValue($0, depth: depth + 1) } ?? false
    default:
      let signs: Set<String> = ["and", "or", "not", "==", "!=", ">=", "<=", "<", ">"]
      return program.operatorToken(of: value).map { signs.contains($0.text) } ?? false
    }
  }
}

// MARK: - After dots

extension CompletionOffers {
  /// The positions of a section that a requirement at the place may name.
  func positions(of section: Syntax) -> [String] {
    if isInTest { return ["x", "y", "frame"] }
    guard let block = scope.screen.flatMap({ program.child(of: $0, .block) }),
      program.children(of: block, .sectionDeclaration).contains(section)
    else { return [] }
    let settings = program.children(of: block, .property).map { (program.name(of: $0)?.text, program.value(of: $0)) }
    func sets(_ property: String, _ word: String) -> Bool {
      settings.contains { $0.0 == property && $0.1.map { program.text(of: $0) } == word }
    }
    return sets("sections", "fixed") && !sets("scrollDirection", "horizontal") ? ["y", "frame"] : []
  }

  /// Whether a field holds one image.
  func isImage(_ field: Syntax) -> Bool {
    guard let type = program.children(of: field).first(where: { program.kind(of: $0).isType }) else { return false }
    return program.text(of: type) == "Image"
  }

  /// The parts of an image that can be read: its ratio in sizes, else its fields.
  var partsOfImage: [Completion] {
    if scope.place == .item { return [Completion("ratio", .figure)] }
    return ["url", "alt"].map { Completion($0, .field) }
  }
}
