import SDUIIR
import SDUIJSON

extension Acceptance {
  /// The tables of a contract, for the client that a screen is resolved for.
  init(_ contract: Contract, _ client: Client?) {
    var builder = AcceptanceBuilder(contract, client)
    builder.build()
    self = builder.result
  }
}

/// Fills the tables: objects first, since records, actions and components name one another.
private struct AcceptanceBuilder {
  private(set) var result = Acceptance()
  private let contract: Contract
  private let client: Client?

  init(_ contract: Contract, _ client: Client?) {
    self.contract = contract
    self.client = client
  }

  private var records: Int { contract.records.count }
  private var actions: Int { contract.actions.count }
  /// Behind those of records and actions: that of images, then those of components.
  private var image: Int { records + actions }

  mutating func build() {
    result.enumerations = contract.enums.elements.map { enumeration in
      enumeration.cases.filter { enumeration.mayHold($0, at: client) }.compactMap { JSONName($0.name.wire) }
    }
    let owners = contract.records.elements.map(\.fields) + contract.actions.elements.map(\.fields)
    result.objects = Array(repeating: Acceptance.Object(), count: image + 1 + contract.components.count)
    for (index, fields) in owners.enumerated() { result.objects[index] = object(fields) }
    addImage()
    for (index, component) in contract.components.elements.enumerated() {
      if Field.isDataItself(component.fields) {
        result.components.append(rule(component.fields[0].type))
      } else {
        result.objects[image + 1 + index] = object(component.fields)
        result.components.append(objectRule(image + 1 + index, component.fields))
      }
    }
  }

  /// The rule of an object, if the tables can hold it.
  private func objectRule(_ index: Int, _ fields: [Field]) -> Acceptance.Rule {
    let fits = fields.count <= 64 && fields.allSatisfy { JSONName($0.name.wire) != nil }
    return Acceptance.Rule(kind: fits ? .object : .none, index: index)
  }

  private mutating func object(_ fields: [Field]) -> Acceptance.Object {
    guard objectRule(0, fields).kind == .object else { return Acceptance.Object() }
    let rules = fields.map { rule($0.type) }
    var object = Acceptance.Object(first: result.fields.count, count: fields.count)
    for (index, field) in fields.enumerated() {
      guard let name = JSONName(field.name.wire) else { continue }
      result.fields.append(Acceptance.ObjectField(name: name, rule: rules[index]))
      if field.isRequired { object.required |= 1 << UInt64(index) }
    }
    return object
  }

  private mutating func addImage() {
    let pixels = Acceptance.Rule(kind: .pixels, minimum: 1)
    let rules: [(JSONName?, Acceptance.Rule)] = [
      (JSONName("url"), Acceptance.Rule(kind: .url)), (JSONName("width"), pixels), (JSONName("height"), pixels),
      (JSONName("alt"), Acceptance.Rule(kind: .text, isOptional: true)),
    ]
    result.objects[image] = Acceptance.Object(first: result.fields.count, count: rules.count, required: 0b0111)
    result.fields += rules.compactMap { name, rule in name.map { Acceptance.ObjectField(name: $0, rule: rule) } }
  }

  private mutating func rule(_ type: FieldType) -> Acceptance.Rule {
    switch type {
    case .id: return Acceptance.Rule(kind: .text, minimum: 1, maximum: 2_048)
    case .text(let bounds): return whole(bounds, .text)
    case .int(let bounds): return whole(bounds, .integer, within: -(1 << 53)...1 << 53)
    case .decimal(let bounds):
      result.bounds.append(bounds)
      return Acceptance.Rule(kind: .decimal, index: result.bounds.count - 1)
    case .bool: return Acceptance.Rule(kind: .boolean)
    case .url: return Acceptance.Rule(kind: .url)
    case .date: return Acceptance.Rule(kind: .date)
    case .color: return Acceptance.Rule(kind: .color)
    case .image: return Acceptance.Rule(kind: .object, index: image)
    case .enumeration(let id): return enumeration(id)
    case .record(let id): return objectRule(id.index, contract.records[id].fields)
    case .action(let ids): return action(ids)
    case .list(let element):
      let rule = rule(element)
      result.elements.append(rule)
      return Acceptance.Rule(kind: .list, index: result.elements.count - 1)
    case .optional(let inner):
      var rule = rule(inner)
      rule.isOptional = true
      return rule
    }
  }

  /// Bounds that are whole numbers, as those of lengths and of whole numbers are.
  private func whole(
    _ bounds: FieldType.Bounds, _ kind: Acceptance.Kind, within limits: ClosedRange<Int64> = .min ... .max
  ) -> Acceptance.Rule {
    guard bounds.minimum?.isWhole ?? true, bounds.maximum?.isWhole ?? true else { return Acceptance.Rule(kind: .none) }
    let minimum = bounds.minimum.map { Int64($0.numerator) } ?? limits.lowerBound
    let maximum = bounds.maximum.map { Int64($0.numerator) } ?? limits.upperBound
    return Acceptance.Rule(
      kind: kind, minimum: max(minimum, limits.lowerBound), maximum: min(maximum, limits.upperBound))
  }

  /// An open one takes any text.
  private func enumeration(_ id: ID<Enumeration>) -> Acceptance.Rule {
    contract.enums[id].isOpen
      ? Acceptance.Rule(kind: .text) : Acceptance.Rule(kind: .enumerationCase, index: id.index)
  }

  private mutating func action(_ ids: [ID<Action>]) -> Acceptance.Rule {
    let choices = ids.compactMap { id -> Acceptance.Choice? in
      let rule = objectRule(records + id.index, contract.actions[id].fields)
      guard rule.kind == .object, let name = JSONName(contract.actions[id].name.wire) else { return nil }
      return Acceptance.Choice(name: name, object: rule.index)
    }
    result.actions.append(choices)
    return Acceptance.Rule(kind: .action, index: result.actions.count - 1)
  }
}
