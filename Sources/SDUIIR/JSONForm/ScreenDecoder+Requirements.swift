import SDUIJSON

extension ScreenDecoder {
  /// What the author requires, everywhere or in a test, of sections that have been read.
  func requirements(_ node: JSONNodeID?, _ places: SectionPlaces) throws(ScreenDocumentError) -> [Requirement] {
    guard let node else { return [] }
    var result: [Requirement] = []
    for element in try elements(of: node, "The requirements") {
      let slots = try slots(of: element, RequirementKey.keys, "A requirement")
      var boxes: [ConditionBox] = []
      if let when = slots[.when] {
        boxes = try conditionBoxes(when)
      }
      let claim = try claim(required(slots, .require), places, depth: 0)
      result.append(
        Requirement(condition: boxes, claim: claim, text: try text(required(slots, .text))))
    }
    return result
  }

  /// What the author expects in single containers.
  func tests(_ node: JSONNodeID?, _ places: SectionPlaces) throws(ScreenDocumentError) -> [ScreenTest] {
    guard let node else { return [] }
    var result: [ScreenTest] = []
    for element in try elements(of: node, "The tests") {
      let slots = try slots(of: element, TestKey.keys, "A test")
      let container = try closedSlots(
        of: required(slots, .container), ContainerKey.keys, "The container of a test")
      var test = ScreenTest(
        title: try text(required(slots, .title)),
        width: try positive(required(container, .width)))
      if let node = container[.device] { test.device = try text(node) }
      if let node = container[.height] { test.height = try positive(node) }
      if let node = container[.insets] { test.insets = try referenceInsets(node) }
      if let node = container[.textScale] { test.textScale = try positive(node) }
      test.traits = try traits(container)
      test.requirements = try requirements(required(slots, .requirements), places)
      result.append(test)
    }
    return result
  }

  private func referenceInsets(_ node: JSONNodeID) throws(ScreenDocumentError) -> SafeAreaInsets {
    let slots = try closedSlots(of: node, SafeAreaInsetsKey.keys, "The insets of a container")
    return SafeAreaInsets(
      top: try notNegative(required(slots, .top)), left: try notNegative(required(slots, .left)),
      bottom: try notNegative(required(slots, .bottom)),
      right: try notNegative(required(slots, .right)))
  }

  private func notNegative(_ node: JSONNodeID) throws(ScreenDocumentError) -> Rational {
    let value = try rational(node)
    guard !value.isNegative else { throw failure("This must not be negative.", at: node) }
    return value
  }
}

extension ScreenDecoder {
  /// How deep claims and amounts may nest; the checker makes none that are deeper.
  private static let maximumDepth = 400

  private func claim(
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
      default: throw failure("Without a section there is no measure \"\(figure)\".", at: name)
      }
    }
    let index = try reference(node, in: places.names, "section")
    guard let unit = slots[.unit] else {
      return .section(places.paths[index], try word(name, Measure.SectionFigure.allCases))
    }
    let component = try reference(unit, in: tables.components, "component")
    guard let position = places.units[index].firstIndex(of: ID(component)) else {
      throw failure("The section accepts no such unit.", at: unit)
    }
    return .unit(places.paths[index], position, try word(name, Measure.UnitFigure.allCases))
  }
}

/// The sections of a screen by their wire names, with their units: what measures name.
struct SectionPlaces {
  private(set) var names = NameTable()
  private(set) var paths: [SectionPath] = []
  private(set) var units: [[ID<Component>]] = []

  init(_ sections: [ScreenSection]) {
    for (index, section) in sections.enumerated() {
      add(section, SectionPath(index))
      for (inner, stacked) in section.sections.enumerated() { add(stacked, SectionPath(index, inner: inner)) }
    }
  }

  private mutating func add(_ section: ScreenSection, _ path: SectionPath) {
    _ = names.add(section.name.wire)
    paths.append(path)
    units.append(section.units.map { $0.component })
  }
}

/// The keys of a requirement.
enum RequirementKey: KeyName, ObjectKey {
  case text, when, require

  static let keys = KeySet<RequirementKey>()
}

/// The keys of a test.
enum TestKey: KeyName, ObjectKey {
  case title, container, requirements

  static let keys = KeySet<TestKey>()
}

/// The keys of a test's container, which the names of traits follow.
enum ContainerKey: KeyName, ObjectKey {
  case device, width, height, insets, textScale

  static let keys = KeySet<ContainerKey>(followedBy: ContainerTrait.allCases.map { $0.name })
}

/// The keys of a container's insets.
enum SafeAreaInsetsKey: KeyName, ObjectKey {
  case top, left, bottom, right

  static let keys = KeySet<SafeAreaInsetsKey>()
}

/// The keys of a claim.
enum RequirementExpressionKey: KeyName, ObjectKey {
  case left
  case sign = "is"
  case right, all, any

  static let keys = KeySet<RequirementExpressionKey>()
}

/// The keys of an amount.
enum RequirementTermKey: KeyName, ObjectKey {
  case measure, section, unit, sum, factor, of
  case least = "min"
  case greatest = "max"

  static let keys = KeySet<RequirementTermKey>()
}
