import SDUICompiler
import SDUIIR
import SDUISyntax

/// The requirement on an expression at a place.
enum NeededExpression {
  /// The value of a `let`, which may be a condition.
  case anything
  case condition
  case requirement
  case value(NeededValue)
}

/// The values that fit a place.
struct NeededValue {
  /// Words, groups and calls that only this place takes, and examples.
  var own: [Completion] = []
  /// The shapes of constants and parameters that fit.
  var shapes: Set<ValueShape> = []
  /// The property whose words a parameter may have.
  var parameterType: ParameterType?
  /// The bounds of a whole number.
  var counts: ClosedRange<Int64>?
  /// The figures on which a length may depend.
  var figures: [String] = []

  /// A number, or a length that depends on some figures.
  static func length(_ figures: [String], _ own: [Completion] = []) -> NeededValue {
    NeededValue(own: own, shapes: [.number, .length], figures: figures)
  }

  /// Whether values are computed from numbers.
  var isArithmetic: Bool { shapes.contains(.number) }
}

extension CompletionOffers {
  /// Returns the values that fit an expression at a level of the statements around the place; `nil` where there is none.
  func need(atLevel index: Int) -> NeededExpression? {
    let level = place.levels[index]
    let words = level.words
    let label = words.count > 1 && words[1].kind == .colon ? words[0].text : nil
    switch level.container.map(program.kind) {
    case nil: return words.first?.text == "let" ? .anything : nil
    case .block?:
      if let label { return needed(ofProperty: label).map { .value($0) } }
      return words.first?.text == "when" ? .condition : words.first?.text == "require" ? .requirement : nil
    case .fieldBlock?: return label == nil && words.first?.text == "require" ? .requirement : nil
    case .recordBody?: return label.map { .value(needed(ofField: $0)) }
    case .parameterList?:
      guard let name = words.first?.text, let layout = scope.layout, let parameter = names.parameter(name, of: layout)
      else { return nil }
      return .value(needed(ofParameter: parameter, isDefault: true))
    default: return index > 0 ? need(inBracketsAtLevel: index, label) : nil
    }
  }

  /// The same in parentheses and brackets.
  private func need(inBracketsAtLevel index: Int, _ label: String?) -> NeededExpression? {
    let outer = place.levels[index - 1].words
    let level = place.levels[index]
    guard let opening = outer.last else { return index > 1 ? need(atLevel: index - 1) : nil }
    if let value = needed(ofArgumentIn: level, opening.text, label) { return .value(value) }
    switch opening.text {
    case "adaptive": return .value(label == "max" ? NeededValue(shapes: [.number]) : .length(Self.sectionFigures))
    case "match":
      guard label != nil else { return .value(NeededValue()) }
      return .value(NeededValue(own: [Completion("1", .value), Completion("all", .value), span], shapes: [.number]))
    case "flag": return .value(NeededValue(own: declarations([.flagDeclaration])))
    case "min", "max", "estimated":
      guard case .value(let value)? = need(atLevel: index - 1) else { return .value(.length(Self.figuresOfLets)) }
      return .value(.length(value.figures))
    case "lines":
      let isSecond = place.previous.map { place.tree.tokens[$0].kind == .comma } ?? false
      guard isSecond else { return .value(NeededValue(own: [Completion("2", .value)], shapes: [.number])) }
      let styles = TextStyle.allCases.beginning(with: [.headline, .body, .footnote]).map { $0.rawValue }
      let names = styles + MaterialTextStyle.allCases.map { $0.rawValue }
      return .value(NeededValue(own: names.map { Completion($0, .value) }))
    case "since", "until", "localized": return nil
    default: break
    }
    if let label { return need(ofLabel: label, inGroupAtLevel: index) }
    // Parentheses around a part of an expression, or a list.
    guard let outerNeed = need(atLevel: index - 1) else { return nil }
    if level.container.map(program.kind) == .listExpression { return outerNeed }
    if case .anything = outerNeed {
      switch opening.text {
      case "=": return .anything
      case "not", "and", "or": return .condition
      default: return .value(.length(Self.figuresOfLets))
      }
    }
    guard case .value(let value) = outerNeed else { return outerNeed }
    return .value(NeededValue(shapes: value.shapes, figures: value.figures))
  }

  /// The values of an argument of a test, a layout or a type; `nil` in other brackets.
  private func needed(ofArgumentIn level: StatementLevel, _ opening: String, _ label: String?) -> NeededValue? {
    guard let list = level.container, program.kind(of: list) == .argumentList,
      let index = place.around.firstIndex(of: list), index > 0
    else { return nil }
    let owner = place.around[index - 1]
    switch program.kind(of: owner) {
    case .testStatement: return label.map(needed(ofTestArgument:)) ?? NeededValue()
    case .layoutReference:
      let layout = program.name(of: owner).flatMap { names.declaration($0.text, [.layoutDeclaration], in: scope.file) }
      let parameter = layout.flatMap { layout in label.flatMap { names.parameter($0, of: layout) } }
      return parameter.map { needed(ofParameter: $0) } ?? NeededValue()
    case .namedType, .listType:
      if opening == "Action" { return NeededValue(own: actionsNotListed(in: level)) }
      if label == "as" {
        let patterns = program.name(of: owner)?.text == "Date" ? ["\"dd.MM.yyyy HH:mm\""] : []
        return NeededValue(own: (forms(of: owner) + patterns).map { Completion($0, .value) })
      }
      let words = ["schemes": "https", "invalid": Field.invalidIsNil, "absent": "\"\""]
      let word = label.flatMap { words[$0] }
      return word.map { NeededValue(own: [Completion($0, .value)]) } ?? NeededValue(shapes: [.number])
    default: return nil
    }
  }

  /// The values of one label of a group.
  private func need(ofLabel label: String, inGroupAtLevel index: Int) -> NeededExpression? {
    let outer = place.levels[index - 1].words
    if outer.last.map({ WrittenExpression.isComparison($0.kind) }) ?? false { return .requirement }
    guard let name = outer.first?.text, outer.count > 1 else { return nil }
    if index > 1, place.levels[index - 2].words.first?.text == "format" { return nil }
    if isInCaseForm(Array(outer.prefix(2))) { return .value(places(ofCase: label)) }
    if name == "span" || outer.first?.text == "match" { return .value(NeededValue(shapes: [.number])) }
    let property = Vocabulary.property(named: name, in: scope.place)
    func words(_ words: [String]) -> NeededExpression {
      .value(NeededValue(own: words.map { Completion($0, .value) }))
    }
    switch property?.type {
    case .insets(let figure)?: return .value(.length(Self.figures(upTo: figure)))
    case .spacing?: return .value(.length(Self.sectionFigures))
    case .itemSpan?: return .value(NeededValue(shapes: [.number]))
    case .color?: return .value(NeededValue(own: [color("#FFFFFF"), color("#1C1C1E")], shapes: [.color]))
    case .clients? where property == .domain: return words(["26"])
    case .clients?:
      return .value(NeededValue(own: [Completion("1.0...", .value, [.placeholder("1.0"), .text("...")])]))
    case .format?:
      return words(label == "version" ? FormatVersion.allCases.dropFirst().map { $0.rawValue } : ["(ios: 1.0)"])
    case .responseKeys?: return ResponseKey(rawValue: label).map { .value(places(of: $0)) }
    case .paging?:
      if label == "repeat" {
        return words(Paging.Repetition.allCases.filter { $0 != .infinite || hasTwoItems }.map { $0.rawValue })
      }
      return .value(NeededValue(own: [Completion("4s", .value)], shapes: [.duration]))
    case .collapse?: return .value(NeededValue(shapes: [.number]))
    case .separator?:
      if label == "color" { return .value(NeededValue(own: [color("#D0D0D0")], shapes: [.color])) }
      return .value(.length([]))
    case .pagination?:
      if label == "by" { return words(Pagination.Style.allCases.map { $0.rawValue }) }
      return .value(NeededValue(shapes: [.number]))
    case .fromServer?:
      return words(label == "columns" ? ["1...4"] : label == "startColumn" ? ["1...7"] : ["0...24"])
    default: return nil
    }
  }

  /// A name or the place of a key in responses.
  private func places(of key: ResponseKey) -> NeededValue {
    let path = key.isList ? "items[]" : "key"
    let place = Completion(
      "at(\"\(path)\")", .value, [.text("at(\""), .placeholder(path), .text("\")")], detail: "a place in responses")
    let sources = ResponseSource.allCases.filter { $0.keys.contains(key) }.map { Completion($0.rawValue, .value) }
    return NeededValue(own: (key.isOfFormat ? [quoted(key.rawValue)] : []) + [place] + sources, shapes: [.text])
  }

  /// The places of the name or the data of a case.
  private func places(ofCase label: String) -> NeededValue {
    let own =
      label == "type"
      ? [quoted("kind"), Completion(ResponseSource.onlyKey.rawValue, .value)]
      : [Completion(#"at(".")"#, .value), quoted("value")]
    return NeededValue(own: own, shapes: [.text])
  }

  func color(_ text: String) -> Completion { Completion(text, .value) }

  private func quoted(_ text: String) -> Completion {
    Completion("\"\(text)\"", .value, [.text("\""), .placeholder(text), .text("\"")])
  }

  /// The figures of a length in a section's own properties.
  static let sectionFigures = ["container.width", "container.height", "content.width"]

  /// The figures up to one, the latest first.
  static func figures(upTo figure: Figure) -> [String] {
    switch figure {
    case .points, .textPoints, .line: []
    case .containerWidth: ["container.width"]
    case .containerHeight: ["container.width", "container.height"]
    case .contentWidth: ["content.width", "container.width", "container.height"]
    case .columnWidth: ["column.width", "content.width", "container.width", "container.height"]
    case .itemWidth: ["item.width", "content.width", "container.width", "container.height"]
    }
  }

  /// The values of an argument of a test's container.
  private func needed(ofTestArgument label: String) -> NeededValue {
    if let trait = ContainerTrait(name: label) {
      return NeededValue(own: trait.words.map { Completion($0.rawValue, .value) })
    }
    switch label {
    case "device": return NeededValue(own: devices.map { quoted($0) }, shapes: [.text])
    case "width": return NeededValue(own: ["390", "834"].map { Completion($0, .value) }, shapes: [.number])
    case "height": return NeededValue(own: ["844", "1194"].map { Completion($0, .value) }, shapes: [.number])
    default: return NeededValue(own: [Completion("1.5", .value)], shapes: [.number])
    }
  }

  /// The values of a layout's parameter.
  private func needed(ofParameter parameter: Syntax, isDefault: Bool = false) -> NeededValue {
    guard let type = names.parameterType(of: parameter) else { return NeededValue() }
    if type.property != nil {
      return NeededValue(own: type.words.map { Completion($0.rawValue, .value) }, parameterType: isDefault ? nil : type)
    }
    var value = NeededValue(shapes: shape(ofType: type).map { [$0] } ?? [])
    if type.name == "Bool" { value.own = ["true", "false"].map { Completion($0, .value) } }
    if type.name == "Length" {
      value.shapes.insert(.number)
      value.figures = isDefault ? [] : Self.sectionFigures
    }
    if let example = Self.example(ofType: type), type.name != "Bool" { value.own = [Completion(example, .value)] }
    return value
  }

  /// A value of the type of a layout's parameter.
  static func example(ofType type: ParameterType) -> String? {
    if let word = type.words.first { return word.rawValue }
    switch type.name {
    case "Length": return "16"
    case "Int", "Number": return "2"
    case "Percent": return "80%"
    case "Ratio": return "16:9"
    case "Duration": return "4s"
    case "Text": return "\"…\""
    case "Bool": return "true"
    case "Color": return "#FFFFFF"
    default: return nil
    }
  }

  /// The names of devices that a test may have.
  var devices: [String] {
    Device.all.flatMap { device in
      device.names.prefix(1).flatMap { name in device.containers(named: name).map { $0.name } }
    }
  }

  /// The actions that a list of them has not yet.
  private func actionsNotListed(in level: StatementLevel) -> [Completion] {
    let given = level.container.map { list in
      program.children(of: list, .argument).filter { program.range(of: $0).bytes.upperBound < place.word.lowerBound }
        .map { program.text(of: $0) }
    }
    return declarations([.actionDeclaration]).filter { !(given ?? []).contains($0.label) }
  }

  /// The kinds of data that a property may read.
  enum ReadData { case ratio, number, text }

  /// The fields of the unit at the place, or of the units of the section, that a property may read.
  func dataFields(_ kind: ReadData) -> [Completion] {
    guard let unit = scope.unit else { return [] }
    return names.fields(of: unit).filter { reads($0, kind) }.compactMap { field in
      guard let name = program.name(of: field)?.text else { return nil }
      return Completion(
        "data.\(name)" + (kind == .ratio ? ".ratio" : ""), .field, detail: analysis.signature(of: field))
    }
  }

  /// Whether a property may read a field.
  func reads(_ field: Syntax, _ kind: ReadData) -> Bool {
    guard let type = program.children(of: field).first(where: { program.kind(of: $0).isType }),
      program.kind(of: type) == .namedType
    else { return false }
    switch program.name(of: type)?.text {
    case "Image": return kind == .ratio
    case "Text": return kind == .text
    case "Int", "Decimal":
      // An extent is not negative.
      let least = program.child(of: type, .argumentList).flatMap { list in
        program.children(of: list, .argument).first { program.name(of: $0)?.text == "min" }
      }
      return kind == .number && least.map { !program.text(of: $0).contains("-") } ?? false
    default: return false
    }
  }
}
