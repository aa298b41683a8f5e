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
  /// The index after those of records and actions: that of images, then those of components.
  private var image: Int { records + actions }

  mutating func build() {
    result.enumerations = contract.enums.elements.map { enumeration in
      enumeration.cases.filter { enumeration.mayHold($0, at: client) }.compactMap { JSONName($0.name.wire) }
    }
    // Their data may name one another and add types of actions.
    result.choices = contract.enums.elements.map { _ in FastValidator.Choices([]) }
    for (index, enumeration) in contract.enums.elements.enumerated() {
      result.choices[index] = FastValidator.Choices(choices(of: enumeration), enumeration.form)
    }
    let owners = contract.records.elements.map { $0.fields } + contract.actions.elements.map { $0.fields }
    result.objects = Array(repeating: FastValidator.Object(), count: image + 1 + contract.components.count)
    for (index, fields) in owners.enumerated() { result.objects[index] = object(fields) }
    addImage()
    for (index, component) in contract.components.elements.enumerated() {
      if Field.isDataItself(component.fields) {
        result.components.append(rule(component.fields[0]))
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
    let rules = fields.map { rule($0) }
    var object = FastValidator.Object(first: result.fields.count, count: fields.count)
    for (index, field) in fields.enumerated() {
      guard let name = JSONName(field.name.wire) else { continue }
      result.fields.append(FastValidator.ObjectField(name: name, rule: rules[index]))
      if field.isRequired { object.required |= 1 << UInt64(index) }
    }
    return object
  }

  private mutating func addImage() {
    var object = FastValidator.Object(first: result.fields.count)
    for part in ImagePart.allCases {
      guard let name = JSONName(part.rawValue) else { continue }
      var rule = rule(part.rule)
      rule.isOptional = part.type.isOptional
      if part.isRequired { object.required |= 1 << UInt64(object.count) }
      result.fields.append(FastValidator.ObjectField(name: name, rule: rule))
      object.count += 1
    }
    result.objects[image] = object
  }

  private mutating func rule(_ field: Field) -> FastValidator.Rule {
    var rule = rule(field.type)
    guard !field.absentTexts.isEmpty else { return rule }
    rule.absentTexts = result.absentTexts.count
    result.absentTexts.append(field.absentTexts.compactMap { JSONName($0) })
    return rule
  }

  private mutating func rule(_ type: FieldType) -> FastValidator.Rule {
    var rule = rule(type.rule)
    rule.isOptional = type.isOptional
    return rule
  }

  private mutating func rule(_ rule: ValueRule) -> FastValidator.Rule {
    switch rule {
    case .text(let bounds, nil), .text(let bounds, .identity): return whole(bounds, .text, within: 0 ... .max)
    case .text(let bounds, .pattern):
      result.bounds.append(bounds)
      return FastValidator.Rule(kind: .pattern, index: result.bounds.count - 1)
    case .text(let bounds, .url) where !bounds.schemes.isEmpty:
      result.bounds.append(bounds)
      return FastValidator.Rule(kind: .url, index: result.bounds.count - 1)
    // Either its characters count or how many there are.
    case .text(let bounds, let syntax?):
      return FastValidator.Rule(kind: bounds == FieldType.Bounds() ? .written : .none, syntax: syntax)
    case .integer(let bounds): return whole(bounds, .integer, within: ValueRule.integers)
    case .decimal(let bounds):
      result.bounds.append(bounds)
      return FastValidator.Rule(kind: .decimal, index: result.bounds.count - 1)
    case .number(let bounds):
      result.bounds.append(bounds)
      return FastValidator.Rule(kind: .number, index: result.bounds.count - 1)
    case .anyDecimal(let bounds):
      result.bounds.append(bounds)
      return FastValidator.Rule(kind: .anyDecimal, index: result.bounds.count - 1)
    case .digits: return FastValidator.Rule(kind: .digits)
    case .pixels: return FastValidator.Rule(kind: .pixels, minimum: 1)
    case .boolean: return FastValidator.Rule(kind: .boolean)
    case .image: return FastValidator.Rule(kind: .object, index: image)
    case .enumeration(let id): return enumeration(id)
    case .choice(let id):
      return FastValidator.Rule(kind: contract.enums[id].isOpen ? .none : .choice, index: id.index)
    case .record(let id): return objectRule(id.index, contract.records[id].fields)
    case .action(let ids): return action(ids)
    case .list(let element, let bounds): return self.rule(.list, of: element, bounds)
    case .map(let element, let bounds): return self.rule(.map, of: element, bounds)
    }
  }

  /// The rule of a list or a map.
  private mutating func rule(
    _ kind: FastValidator.Kind, of element: FieldType, _ bounds: FieldType.Bounds
  ) -> FastValidator.Rule {
    let elementRule = rule(element)
    result.elements.append(elementRule)
    var rule = whole(bounds, kind, within: 0 ... .max)
    rule.index = result.elements.count - 1
    return rule
  }

  private func whole(
    _ bounds: FieldType.Bounds, _ kind: FastValidator.Kind, within limits: ClosedRange<Int64>
  ) -> FastValidator.Rule {
    let (least, greatest) = bounds.wholeNumbers(within: limits)
    return FastValidator.Rule(kind: kind, minimum: least, maximum: greatest)
  }

  /// An open one takes any text.
  private func enumeration(_ id: ID<Enumeration>) -> FastValidator.Rule {
    contract.enums[id].isOpen
      ? FastValidator.Rule(kind: .text) : FastValidator.Rule(kind: .enumerationCase, index: id.index)
  }

  /// The cases of an enumeration with data, each with its own.
  private mutating func choices(of enumeration: Enumeration) -> [FastValidator.Choice] {
    guard enumeration.hasData else { return [] }
    return enumeration.cases.filter { enumeration.mayHold($0, at: client) }.compactMap { known in
      JSONName(known.name.wire).map { FastValidator.Choice(name: $0, payload: known.payload.map { rule($0) }) }
    }
  }

  private mutating func action(_ ids: [ID<Action>]) -> FastValidator.Rule {
    let choices = ids.compactMap { id -> FastValidator.Choice? in
      let rule = objectRule(records + id.index, contract.actions[id].fields)
      guard rule.kind == .object, let name = JSONName(contract.actions[id].name.wire) else { return nil }
      return FastValidator.Choice(name: name, payload: rule)
    }
    result.choices.append(FastValidator.Choices(choices))
    return FastValidator.Rule(kind: .choice, index: result.choices.count - 1)
  }
}
