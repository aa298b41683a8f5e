import SDUIJSON

enum RequirementExpressionKey: KeyName, ObjectKey {
  case left
  case sign = "is"
  case right, all, any
  static let keys = KeySet<RequirementExpressionKey>()
}

enum RequirementTermKey: KeyName, ObjectKey {
  case measure, section, unit, sum, factor, of
  case least = "min"
  case greatest = "max"
  static let keys = KeySet<RequirementTermKey>()
}

extension ScreenDecoder {
  /// The maximum depth of claims and amounts; the checker makes none that are deeper.
  private static let maximumDepth = 400

  func claim(
    _ node: JSONNodeID, _ places: SectionPlaces, depth: Int
  ) throws(ScreenDocumentError) -> RequirementExpression {
    guard depth < Self.maximumDepth else { throw failure("Claims nest too deep here.", at: node) }
    let slots = try closedSlots(of: node, RequirementExpressionKey.keys, "A claim")
    try checkCount(slots.members, slots[.all] != nil || slots[.any] != nil ? 1 : 3, "A claim")
    if let node = slots[.all] { return .all(try claims(node, places, depth: depth + 1)) }
    if let node = slots[.any] { return .any(try claims(node, places, depth: depth + 1)) }
    return .comparison(
      try amount(required(slots, .left), places, depth: depth + 1),
      try word(required(slots, .sign), RequirementExpression.Comparison.allCases),
      try amount(required(slots, .right), places, depth: depth + 1))
  }

  private func claims(
    _ node: JSONNodeID, _ places: SectionPlaces, depth: Int
  ) throws(ScreenDocumentError) -> [RequirementExpression] {
    var result: [RequirementExpression] = []
    for element in try elements(of: node, "Claims") { result.append(try claim(element, places, depth: depth)) }
    guard result.count >= 2 else { throw failure("There must be at least two claims.", at: node) }
    return result
  }

  private func amount(
    _ node: JSONNodeID, _ places: SectionPlaces, depth: Int
  ) throws(ScreenDocumentError) -> RequirementTerm {
    guard depth < Self.maximumDepth else { throw failure("Amounts nest too deep here.", at: node) }
    guard document.kind(of: node) == .object else { return .constant(try rational(node)) }
    let slots = try closedSlots(of: node, RequirementTermKey.keys, "An amount")
    if let name = slots[.measure] { return .measure(try measure(name, slots, places)) }
    try checkCount(slots.members, slots[.factor] != nil || slots[.of] != nil ? 2 : 1, "An amount")
    if let node = slots[.sum] { return .sum(try amounts(node, places, depth: depth + 1)) }
    if let node = slots[.least] { return .least(try amounts(node, places, depth: depth + 1)) }
    if let node = slots[.greatest] { return .greatest(try amounts(node, places, depth: depth + 1)) }
    let factor = try rational(required(slots, .factor))
    return .scaled(factor, try amount(required(slots, .of), places, depth: depth + 1))
  }

  /// Each form has keys of its own, and no others beside them.
  private func checkCount(_ members: SlotMembers, _ count: Int, _ what: String) throws(ScreenDocumentError) {
    guard members.filled.nonzeroBitCount <= count else {
      throw failure("\(what) has keys of several forms here.", at: members.object)
    }
  }

  private func amounts(
    _ node: JSONNodeID, _ places: SectionPlaces, depth: Int
  ) throws(ScreenDocumentError) -> [RequirementTerm] {
    var result: [RequirementTerm] = []
    for element in try elements(of: node, "Amounts") { result.append(try amount(element, places, depth: depth)) }
    guard result.count >= 2 else { throw failure("There must be at least two amounts.", at: node) }
    return result
  }

  private func measure(
    _ name: JSONNodeID, _ slots: Slots<RequirementTermKey>, _ places: SectionPlaces
  ) throws(ScreenDocumentError) -> Measure {
    let count = slots[.section] == nil ? 1 : slots[.unit] == nil ? 2 : 3
    try checkCount(slots.members, count, "A measure")
    guard let node = slots[.section] else {
      let figure = try text(name)
      switch figure {
      case Figure.textPoints.key: return .textPoints
      case Figure.containerWidth.key: return .containerWidth
      case Figure.containerHeight.key: return .containerHeight
      case let key:
        if let style = TextStyle.allCases.first(where: { Figure.line($0).key == key }) { return .line(style) }
        throw failure("Without a section there is no measure \"\(figure)\".", at: name)
      }
    }
    let index = try reference(node, in: places.names, "section")
    guard let unit = slots[.unit] else {
      if let figure = Measure.PositionFigure(rawValue: try text(name)) {
        return .position(places.paths[index], unit: nil, figure)
      }
      return .section(places.paths[index], try word(name, Measure.SectionFigure.allCases))
    }
    let component = try reference(unit, in: tables.components, "component")
    guard let position = places.units[index].firstIndex(of: ID(component)) else {
      throw failure("The section accepts no such unit.", at: unit)
    }
    if places.hasPositionsOfItems, let figure = Measure.PositionFigure(rawValue: try text(name)) {
      return .position(places.paths[index], unit: position, figure)
    }
    return .unit(places.paths[index], position, try word(name, Measure.UnitFigure.allCases))
  }
}

extension ScreenEncoder {
  mutating func encode(_ claim: RequirementExpression) {
    writer.beginObject()
    switch claim {
    case .comparison(let left, let sign, let right):
      member(RequirementExpressionKey.left, left) { $0.encode($1) }
      writer.member(RequirementExpressionKey.sign, sign.rawValue)
      member(RequirementExpressionKey.right, right) { $0.encode($1) }
    case .all(let claims): encode(claims, as: RequirementExpressionKey.all) { $0.encode($1) }
    case .any(let claims): encode(claims, as: RequirementExpressionKey.any) { $0.encode($1) }
    }
    writer.endObject()
  }

  private mutating func encode(_ amount: RequirementTerm) {
    if case .constant(let value) = amount { return writer.rational(value) }
    writer.beginObject()
    switch amount {
    case .constant: break
    case .measure(let measure): encode(measure)
    case .sum(let amounts): encode(amounts, as: RequirementTermKey.sum) { $0.encode($1) }
    case .scaled(let factor, let amount):
      writer.member(RequirementTermKey.factor, factor)
      member(RequirementTermKey.of, amount) { $0.encode($1) }
    case .least(let amounts): encode(amounts, as: RequirementTermKey.least) { $0.encode($1) }
    case .greatest(let amounts): encode(amounts, as: RequirementTermKey.greatest) { $0.encode($1) }
    }
    writer.endObject()
  }

  private mutating func encode(_ measure: Measure) {
    writer.key(RequirementTermKey.measure)
    switch measure {
    case .textPoints: writer.string(Figure.textPoints.key)
    case .line(let style): writer.string(Figure.line(style).key)
    case .containerWidth: writer.string(Figure.containerWidth.key)
    case .containerHeight: writer.string(Figure.containerHeight.key)
    case .section(let path, let figure):
      writer.string(figure.rawValue)
      writer.member(RequirementTermKey.section, screen.section(at: path)?.name.wire)
    case .unit(let path, let unit, let figure):
      writer.string(figure.rawValue)
      encode(unit: unit, of: path)
    case .position(let path, let unit, let figure):
      writer.string(figure.rawValue)
      encode(unit: unit, of: path)
    }
  }

  /// Writes the subject of a measure: a section, or a unit of it.
  private mutating func encode(unit: Int?, of path: SectionPath) {
    let section = screen.section(at: path)
    writer.member(RequirementTermKey.section, section?.name.wire)
    guard let unit else { return }
    writer.member(RequirementTermKey.unit, section.map { wireName(of: $0.units[unit].component) })
  }
}
