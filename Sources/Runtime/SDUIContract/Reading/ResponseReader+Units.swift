import SDUIIR
import SDUIJSON

extension ResponseReader {
  /// The units of a section: one by one, or all in one bundle.
  func readUnits(_ node: JSONNodeID, _ section: SectionContract, of index: Int) {
    let start = response.units.count
    var units = UnitList(needsIdentities: section.section.needsIdentities)
    if let bundle = bundle(in: node, section.section) {
      read(bundle, beside: node, section, of: index, &units)
    } else {
      for element in document.children(of: node) { readUnit(element, section, &units) }
    }
    response.sections[index].units = start..<response.units.count
    let isFailed = response.sections[index].isFailed
    checkCount(units.count, section.section, isFailed: isFailed, at: units.list ?? node)
  }

  /// The state of reading a section's units.
  struct UnitList {
    /// The number of units, including those that break the contract.
    var count = 0
    /// Whether the data tell the units apart.
    let needsIdentities: Bool
    /// The identities so far.
    var identities = UnitIdentities()
    /// The list of the units, if it is not the value of the section's own key.
    var list: JSONNodeID?
  }

  private func readUnit(_ node: JSONNodeID, _ section: SectionContract, _ units: inout UnitList) {
    response.parts.append(node)
    if let unit = contract.validator?.unit(at: node, in: document, section) {
      units.count += 1
      accepted.append(node)
      response.units.append(unit)
      return checkIdentity(unit, &units)
    }
    guard let parts = parts(of: node, "a unit", section.section.origin) else {
      units.count += 1
      return
    }
    guard let (component, unit) = component(parts.type, section) else {
      units.count += 1
      return
    }
    let declared = contract.screen.contract.components[component]
    guard let data = parts.data, document.kind(of: data) == .array, !declared.isList else {
      units.count += 1
      return add(component, unit, node, dataOf: parts, &units)
    }
    // One item for each element.
    response.isCanonical = false
    for element in document.children(of: data) {
      response.parts.append(element)
      units.count += 1
      add(component, unit, node, data: element, &units)
    }
  }

  /// Adds a unit with the data beside its type, or under its own key.
  private func add(
    _ component: ID<Component>, _ unit: Int, _ node: JSONNodeID, dataOf parts: UnitParts, _ units: inout UnitList
  ) {
    let data = checkData(of: component, node, parts)
    var result = ResponseUnit(component: component, unit: unit, node: node, data: data)
    if let measured = parts.measured { result.measured = readMeasured(measured) }
    response.units.append(result)
    checkIdentity(result, &units)
  }

  /// Adds a unit whose data are in a list.
  func add(
    _ component: ID<Component>, _ unit: Int, _ node: JSONNodeID, data: JSONNodeID, _ units: inout UnitList
  ) {
    checkData(data, of: component)
    let result = ResponseUnit(component: component, unit: unit, node: node, data: data)
    response.units.append(result)
    checkIdentity(result, &units)
  }

  /// A header or footer.
  func readPart(
    _ node: JSONNodeID?, _ part: Supplementary?, _ name: String, _ section: ScreenSection
  ) -> ResponseUnit? {
    if let node, part == nil {
      response.parts.append(node)
      fault(
        .undeclaredPart, "`\(section.name.source)` declares no \(name), and the response has one",
        "remove it, or declare it", at: node, section.origin)
    }
    return part.flatMap { readPart(node, $0, "the \(name)", in: section.name, section.origin) }
  }

  /// A part of a section or of the screen that is declared.
  ///
  /// - Parameter name: What messages call it.
  func readPart(
    _ node: JSONNodeID?, _ part: Supplementary, _ name: String, in owner: DeclaredName, _ origin: Origin
  ) -> ResponseUnit? {
    guard let node else { return nil }
    response.parts.append(node)
    guard let parts = parts(of: node, name, origin) else { return nil }
    let accepted = contract.screen.contract.withFallbacks([part.component])
    let names = accepted.map { contract.screen.contract.components[$0].name.wire }
    guard let index = names.firstIndex(where: { document.keyEquals(parts.type, $0) }) else {
      fault(
        .unacceptedUnit,
        "\(name) is a \(document.quoted(parts.type)), where `\(owner.source)` shows another",
        "send \(list(of: names))", at: parts.type, part.origin)
      return nil
    }
    let data = checkData(of: accepted[index], node, parts)
    var unit = ResponseUnit(component: accepted[index], unit: 0, node: node, data: data)
    if let measured = parts.measured { unit.measured = readMeasured(measured) }
    return unit
  }
}

// MARK: - The parts of a unit

extension ResponseReader {
  /// The parts of a unit.
  struct UnitParts {
    var type: JSONNodeID
    /// The value of the key for data; `nil` if the fields are beside the type.
    var data: JSONNodeID?
    var measured: JSONNodeID?
    /// The keys that are none of those.
    var others: [JSONNodeID] = []
  }

  /// The key under which a client or a test says what it measured.
  static var measuredKey: String { "measured" }

  func parts(of node: JSONNodeID, _ what: String, _ declaration: Origin) -> UnitParts? {
    guard document.kind(of: node) == .object else {
      fault(
        .type, "\(what) is \(document.phrase(node)), where it is an object",
        "send an object with \(keyList([.unitType, .data]))", at: node, declaration)
      return nil
    }
    var type: JSONNodeID?
    var parts = UnitParts(type: node)
    for (key, value) in document.members(of: node) {
      switch contract.unitKeys.names.index(of: key, in: document).map({ contract.unitKeys.keys[$0] }) {
      case .unitType: type = type ?? value
      case .data: parts.data = parts.data ?? value
      default:
        if document.keyEquals(key, Self.measuredKey) { parts.measured = value }
        parts.others.append(key)
      }
    }
    guard let type else {
      let entity = missingEntity(of: node)
      fault(
        .missingKey, entity ?? "\(what) has no `\(contract.spelling(.unitType))`",
        entity == nil ? "add it: the name of its component" : "send it there, or leave out what refers to it", at: node,
        declaration)
      return nil
    }
    parts.type = type
    return parts
  }

  /// Says to which entity a unit refers that has no type or no data; `nil` if it is no reference.
  func missingEntity(of unit: JSONNodeID) -> String? {
    let (sent, node) = (document.sent, document.sentNode(of: unit))
    guard let place = contract.mapping?.entities, let text = place.reference(node, in: sent) else { return nil }
    // An entity has the values of what refers to it.
    if let list = sent.value(at: place.list.container, of: sent.root), list < node, node.rawValue < sent.end(of: list) {
      return nil
    }
    let words = text.split(separator: 0).map { String(decoding: Array($0), as: UTF8.self) }.joined(separator: " ")
    return "there is no entity `\(words)` at `\(place.list.text)`"
  }

  /// The component that a type names, and the unit whose place it takes.
  private func component(
    _ type: JSONNodeID, _ section: SectionContract
  ) -> (component: ID<Component>, unit: Int)? {
    let declared = section.section
    let names = section.accepted.map { contract.screen.contract.components[$0.component].name.wire }
    if let index = section.accepted.indices.first(where: { document.keyEquals(type, names[$0]) }) {
      return section.accepted[index]
    }
    let isKnown = contract.components.index(of: type, in: document) != nil
    let isBundle = declared.bundle.map { document.keyEquals(type, $0.type) } ?? false
    if isBundle {
      fault(
        .unacceptedUnit, "a bundle must be the only unit of its section: it holds all of `\(declared.name.source)`",
        "send it alone", at: type, declared.bundle?.origin)
    } else if isKnown {
      fault(
        .unacceptedUnit, "`\(declared.name.source)` accepts no unit \(document.quoted(type))",
        "send \(list(of: names))", at: type, declared.origin)
    } else {
      fault(
        .unknownUnit, "the contract has no unit \(document.quoted(type))", "send \(list(of: names))",
        at: type, declared.origin)
    }
    return nil
  }

  /// A size that replaces an estimate, in points.
  private func readMeasured(_ node: JSONNodeID) -> MeasuredSize {
    var result = MeasuredSize()
    guard document.kind(of: node) == .object else {
      mismatch(Self.measuredKey, node, "an object with `width` or `height`")
      return result
    }
    result.width = measuredExtent("width", of: node)
    result.height = measuredExtent("height", of: node)
    return result
  }

  private func measuredExtent(_ name: String, of node: JSONNodeID) -> Rational? {
    guard let member = document.member(name, of: node) else { return nil }
    guard document.kind(of: member) == .number else {
      mismatch("\(Self.measuredKey).\(name)", member, "a number")
      return nil
    }
    if let value = document.rational(of: member), !value.isNegative { return value }
    fault(
      .constraint, "`\(Self.measuredKey).\(name)` is \(document.phrase(member)), where it is 0 or more points",
      "send what was measured", at: member)
    return nil
  }
}

extension Component {
  /// Whether the data are a list themselves.
  fileprivate var isList: Bool {
    guard Field.isDataItself(fields) else { return false }
    var type = fields[0].type
    while case .optional(let inner) = type { type = inner }
    if case .list = type { return true }
    return false
  }
}
