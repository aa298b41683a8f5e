import SDUIIR
import SDUIJSON

extension FastValidator {
  /// The tables of a contract, for the client that a screen is resolved for.
  init(_ contract: Contract, _ client: Client?) {
    var builder = FastValidatorBuilder(contract, client)
    builder.build()
    self = builder.result
  }
}

/// Fills the tables: objects first, since records, actions and components name one another.
private struct FastValidatorBuilder {
  private(set) var result = FastValidator()
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
    let owners = contract.records.elements.map { $0.fields } + contract.actions.elements.map { $0.fields }
    result.objects = Array(repeating: FastValidator.Object(), count: image + 1 + contract.components.count)
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
  private func objectRule(_ index: Int, _ fields: [Field]) -> FastValidator.Rule {
    let fits = fields.count <= 64 && fields.allSatisfy { JSONName($0.name.wire) != nil }
    return FastValidator.Rule(kind: fits ? .object : .none, index: index)
  }

  private mutating func object(_ fields: [Field]) -> FastValidator.Object {
    guard objectRule(0, fields).kind == .object else { return FastValidator.Object() }
    let rules = fields.map { rule($0.type) }
    var object = FastValidator.Object(first: result.fields.count, count: fields.count)
    for (index, field) in fields.enumerated() {
      guard let name = JSONName(field.name.wire) else { continue }
      result.fields.append(FastValidator.ObjectField(name: name, rule: rules[index]))
      if field.isRequired { object.required |= 1 << UInt64(index) }
    }
    return object
  }

  private mutating func addImage() {
    let pixels = FastValidator.Rule(kind: .pixels, minimum: 1)
    let rules: [(JSONName?, FastValidator.Rule)] = [
      (JSONName("url"), FastValidator.Rule(kind: .url)), (JSONName("width"), pixels), (JSONName("height"), pixels),
      (JSONName("alt"), FastValidator.Rule(kind: .text, isOptional: true)),
    ]
    result.objects[image] = FastValidator.Object(first: result.fields.count, count: rules.count, required: 0b0111)
    result.fields += rules.compactMap { name, rule in name.map { FastValidator.ObjectField(name: $0, rule: rule) } }
  }

  private mutating func rule(_ type: FieldType) -> FastValidator.Rule {
    switch type {
    case .id: return FastValidator.Rule(kind: .text, minimum: 1, maximum: 2_048)
    case .text(let bounds): return whole(bounds, .text)
    case .int(let bounds): return whole(bounds, .integer, within: -(1 << 53)...1 << 53)
    case .decimal(let bounds):
      result.bounds.append(bounds)
      return FastValidator.Rule(kind: .decimal, index: result.bounds.count - 1)
    case .bool: return FastValidator.Rule(kind: .boolean)
    case .url: return FastValidator.Rule(kind: .url)
    case .date: return FastValidator.Rule(kind: .date)
    case .color: return FastValidator.Rule(kind: .color)
    case .image: return FastValidator.Rule(kind: .object, index: image)
    case .enumeration(let id): return enumeration(id)
    case .record(let id): return objectRule(id.index, contract.records[id].fields)
    case .action(let ids): return action(ids)
    case .list(let element):
      let rule = rule(element)
      result.elements.append(rule)
      return FastValidator.Rule(kind: .list, index: result.elements.count - 1)
    case .optional(let inner):
      var rule = rule(inner)
      rule.isOptional = true
      return rule
    }
  }

  /// Bounds that are whole numbers, as those of lengths and of whole numbers are.
  private func whole(
    _ bounds: FieldType.Bounds, _ kind: FastValidator.Kind, within limits: ClosedRange<Int64> = .min ... .max
  ) -> FastValidator.Rule {
    guard bounds.minimum?.isWhole ?? true, bounds.maximum?.isWhole ?? true else {
      return FastValidator.Rule(kind: .none)
    }
    let minimum = bounds.minimum.map { Int64($0.numerator) } ?? limits.lowerBound
    let maximum = bounds.maximum.map { Int64($0.numerator) } ?? limits.upperBound
    return FastValidator.Rule(
      kind: kind, minimum: max(minimum, limits.lowerBound), maximum: min(maximum, limits.upperBound))
  }

  /// An open one takes any text.
  private func enumeration(_ id: ID<Enumeration>) -> FastValidator.Rule {
    contract.enums[id].isOpen
      ? FastValidator.Rule(kind: .text) : FastValidator.Rule(kind: .enumerationCase, index: id.index)
  }

  private mutating func action(_ ids: [ID<Action>]) -> FastValidator.Rule {
    let choices = ids.compactMap { id -> FastValidator.Choice? in
      let rule = objectRule(records + id.index, contract.actions[id].fields)
      guard rule.kind == .object, let name = JSONName(contract.actions[id].name.wire) else { return nil }
      return FastValidator.Choice(name: name, object: rule.index)
    }
    result.actions.append(choices)
    return FastValidator.Rule(kind: .action, index: result.actions.count - 1)
  }
}
