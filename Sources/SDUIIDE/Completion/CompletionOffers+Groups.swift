import SDUICheck
import SDUIIR
import SDUISource
import SDUISyntax

/// Completions in parentheses: groups with labels, and calls of functions.
extension CompletionOffers {
  /// Labels that are not given yet.
  func labels(_ labels: [String], of kind: NodeKind) -> [Completion] {
    let given = place.namesGiven(kind)
    return labels.filter { !given.contains($0) }.map { Completion($0, .parameter, [.text($0 + ": ")]) }
  }

  /// The labels of the group at the place that are not given yet; `nil` where none is known.
  var labelsOfGroup: [Completion]? {
    guard let group = place.container, let owner = place.wordsBefore(group) else { return nil }
    // A label is at the beginning of the group, or after a comma.
    guard ["(", ","].contains(place.text()) else { return nil }
    switch owner {
    case ["since"], ["until"], ["since", ":"]: return labels(PropertyType.clients.labels, of: .argument)
    case ["frame", "=="], ["frame", "!="]: return labels(["x", "y", "width", "height"], of: .argument)
    default: break
    }
    guard owner.count == 2, owner[1] == ":" else { return nil }
    // The span of a case.
    let isSpan = place.around.contains { isCall($0, of: "match") }
    let property = isSpan ? "span" : owner[0]
    guard let type = Vocabulary.property(named: property, in: scope.place)?.row.type, !type.labels.isEmpty else {
      return nil
    }
    return labels(type.labels, of: .argument)
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

  /// Whether the place is among the arguments of `match`.
  var isInMatch: Bool { place.owner.map { isCall($0, of: "match") } ?? false }

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
  /// Constants that are values, and so no conditions.
  var constants: [Completion] {
    let conditions = Set(names.declarations(in: scope.file).filter { isCondition($0.syntax) }.map { $0.name })
    return declarations([.letDeclaration]).filter { !conditions.contains($0.label) }
  }

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
  /// Returns the figures of a unit or part of a section, after the names of both: `deals.ProductCard.`; `nil` after
  /// others.
  func figuresOfPart(_ part: String) -> [String]? {
    guard place.text(before: 3) == ".", let screen = scope.screen,
      let section = names.section(place.text(before: 4), of: screen)
    else { return nil }
    switch part {
    case "content": return ["width"]
    case "header", "footer": return ["width", "height"]
    default:
      let block = program.child(of: section, .block)
      let units = block.map { program.children(of: $0, .unitStatement).compactMap { program.name(of: $0)?.text } } ?? []
      return units.contains(part) ? ["width", "height"] + (isInTestBlock ? ["x", "y", "frame"] : []) : nil
    }
  }

  /// The positions of a section that a requirement at the place may name.
  func positions(of section: Syntax) -> [String] {
    if isInTestBlock { return ["x", "y", "frame"] }
    guard let block = scope.screen.flatMap({ program.child(of: $0, .block) }),
      program.children(of: block, .sectionDeclaration).contains(section)
    else { return [] }
    let settings = program.children(of: block, .property).map { (program.name(of: $0)?.text, program.value(of: $0)) }
    func sets(_ property: String, _ word: String) -> Bool {
      settings.contains { $0.0 == property && $0.1.map { program.text(of: $0) } == word }
    }
    return sets("sections", "fixed") && !sets("scrollDirection", "horizontal") ? ["y", "frame"] : []
  }

  private var isInTestBlock: Bool { place.around.contains { program.kind(of: $0) == .testStatement } }

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

extension CompletionPlace {
  /// The one or two words before a group: `since`, or `spacing` and `:`.
  fileprivate func wordsBefore(_ group: Syntax) -> [String]? {
    let first = tree.tokenRange(of: group.node).lowerBound
    guard first > 0 else { return nil }
    let last = tree.text(ofToken: first - 1)
    guard [":", "==", "!="].contains(last), first > 1 else { return [last] }
    return [tree.text(ofToken: first - 2), last]
  }
}
