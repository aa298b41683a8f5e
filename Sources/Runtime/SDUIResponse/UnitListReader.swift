import Foundation

/// Reads the units of a section.
struct UnitListReader<Unit: ResponseUnit> {
  private(set) var units: [Unit] = []
  private let reader: ResponseReader
  private let section: SectionFormat
  private let rules: [UnitRule<Unit>]
  private let byType: [String: Int]
  /// The value to blame for a wrong number of items.
  private var list: ResponseNode
  /// The number of items, broken ones included.
  private var count = 0
  private var identities: Set<UnitIdentity> = []

  init(_ reader: ResponseReader, _ section: SectionFormat, in list: ResponseNode) {
    self.reader = reader
    self.section = section
    self.list = list
    let rules = Unit.components
    self.rules = rules
    byType = Dictionary(rules.indices.map { (rules[$0].format.type, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads units one by one.
  mutating func read(_ list: ResponseNode) {
    for node in ResponseNodes(of: list, includesUnrecognized: true) {
      if node.isUnrecognized { reader.addUnrecognized(node, of: list, after: units.count) } else { readUnit(node) }
    }
  }

  private mutating func readUnit(_ node: ResponseNode) {
    reader.addPart(node)
    guard let parts = UnitParts(node, reader), let rule = rule(for: parts) else {
      count += 1
      return
    }
    guard let data = parts.data, data.isList, rule.format.data != .list else {
      count += 1
      let (unit, data) = reader.unit(parts, rule)
      return add(unit, rule, data)
    }
    readElements(data, rule)
  }

  /// Reads all units from a bundle, which must be alone in its list.
  mutating func read(_ node: ResponseNode, beside list: ResponseNode) {
    for other in list.children where other.index != node.index {
      reader.addPart(other)
      reader.report(.unacceptedUnit, at: other, "this unit is beside a bundle, which holds all units")
    }
    guard let bundle = section.bundle, let parts = UnitParts(node, reader), let rule = rules.first else { return }
    guard let data = parts.data else {
      return reader.report(.missingKey, at: node, "the key `\(reader.format.key("data"))` is missing")
    }
    var elements: ResponseNode? = data
    if bundle.units != "." {
      guard data.isObject else { return reader.reportType(data, "an object") }
      elements = reader.required(bundle.units, of: data)
    }
    guard let elements else { return }
    self.list = elements
    guard elements.isList else { return reader.reportType(elements, "a list") }
    readElements(elements, rule)
  }

  /// Each element is the data of one unit.
  private mutating func readElements(_ list: ResponseNode, _ rule: UnitRule<Unit>) {
    for element in list.children {
      reader.addPart(element)
      count += 1
      add(reader.data(element, in: element, rule), rule, element)
    }
  }

  private mutating func add(_ unit: Unit?, _ rule: UnitRule<Unit>, _ data: ResponseNode?) {
    checkIdentity(rule, data)
    if let unit { units.append(unit) }
  }

  private func rule(for parts: UnitParts) -> UnitRule<Unit>? {
    let type = parts.type.text ?? ""
    if let index = byType[type], rules[index].format.type.isExactly(type) { return rules[index] }
    if section.bundle?.type.isExactly(type) ?? false || reader.format.components.contains(type) {
      reader.report(.unacceptedUnit, at: parts.type, "`\(section.name)` accepts no such unit")
    } else {
      reader.report(.unknownUnit, at: parts.type, "there is no such unit")
    }
    return nil
  }

  /// No two units of a section have the same component and the same `id`.
  private mutating func checkIdentity(_ rule: UnitRule<Unit>, _ data: ResponseNode?) {
    guard section.needsIdentities, let data else { return }
    let node = rule.format.identity.map { $0 == "." ? data : data[$0] } ?? data
    let hasIdentity = rule.format.identity != nil
    let id = hasIdentity ? (rule.format.hasNumericIdentity ? node?.digits : node?.text) : ""
    guard let node, let id, !identities.insert(UnitIdentity(unitType: rule.format.type, id: id)).inserted else {
      return
    }
    reader.report(.duplicateIdentity, at: node, "another unit of this section has this identity")
  }

  /// The bounds hold for all items that were sent; a section that failed may have fewer.
  func checkCount(isFailed: Bool) {
    if count < section.minItems, !isFailed {
      reader.report(.itemCount, at: list, "there must be at least \(section.minItems) items")
    }
    if count > section.maxItems {
      reader.report(.itemCount, at: list, "there must be at most \(section.maxItems) items")
    }
  }
}

/// The parts of a unit, a header, a footer or a bar.
struct UnitParts {
  let node: ResponseNode
  let type: ResponseNode
  let data: ResponseNode?
  /// Whether there is nothing beside the type, except for the size that a client measured.
  let isBare: Bool

  init?(_ node: ResponseNode, _ reader: ResponseReader) {
    guard node.isObject else {
      reader.reportType(node, "an object")
      return nil
    }
    guard let type = reader.required(reader.format.key("unitType"), of: node) else { return nil }
    self.node = node
    self.type = type
    data = node[reader.format.key("data")]
    // It counts only if the data are beside the type.
    let others = data == nil ? node.children.filter { !$0.key.isExactly(reader.format.key("unitType")) } : []
    isBare = others.isEmpty || others.count == 1 && others[0].key == "measured"
  }
}

extension ResponseReader {
  /// Reads a header, a footer or a bar.
  func part<Unit: ResponseUnit>(_ node: ResponseNode, _: Unit.Type) -> Unit? {
    addPart(node)
    guard let parts = UnitParts(node, self) else { return nil }
    let type = parts.type.text
    guard let rule = Unit.components.first(where: { rule in type.map(rule.format.type.isExactly) ?? false }) else {
      report(.unacceptedUnit, at: parts.type, "another component belongs here")
      return nil
    }
    return unit(parts, rule).unit
  }

  /// Reads a unit. The data are under their key, beside the type, or nowhere if they are one value that may be
  /// missing.
  func unit<Unit>(_ parts: UnitParts, _ rule: UnitRule<Unit>) -> (unit: Unit?, data: ResponseNode?) {
    checkMeasuredSize(parts)
    if let data = parts.data { return (self.data(data, in: parts.node, rule, of: parts.node), data) }
    let isValue = rule.format.data != .fields
    if isValue || parts.isBare, rule.format.hasRequiredField {
      report(.missingKey, at: parts.node, "the key `\(format.key("data"))` is missing")
      return (nil, nil)
    }
    if isValue { return (rule.read(FieldReader(value: nil, in: parts.node, self)), nil) }
    let fields = FieldReader(parts.node, self, hiddenKey: format.key("unitType"))
    fields.unit = parts.node
    return (rule.read(fields), parts.node)
  }

  /// Reads the data of a unit.
  ///
  /// - Parameter unit: The unit, unless the data are in a list of data.
  func data<Unit>(
    _ data: ResponseNode, in node: ResponseNode, _ rule: UnitRule<Unit>, of unit: ResponseNode? = nil
  ) -> Unit? {
    let isObject = rule.format.data == .fields
    if isObject, !data.isObject { return mismatch(data, "an object") }
    let fields = isObject ? FieldReader(data, self) : FieldReader(value: data, in: node, self)
    fields.unit = unit
    return rule.read(fields)
  }

  /// The sizes that a client measured are checked, and not kept.
  private func checkMeasuredSize(_ parts: UnitParts) {
    var last: ResponseNode?
    for child in parts.node.children where child.key.isExactly("measured") { last = child }
    guard let measured = last else { return }
    guard measured.isObject else { return reportType(measured, "an object") }
    for key in ["width", "height"] {
      guard let node = measured[key] else { continue }
      guard let text = node.number else {
        reportType(node, "a number")
        continue
      }
      if !(ExactNumber(text)?.decimal.map { $0 >= 0 } ?? false) {
        report(.constraint, at: node, "this is not 0 or more points")
      }
    }
  }
}
