import SDUIIR

/// The types of one contract as TypeScript writes them, and the codecs that read and write their values.
struct TypeScriptTypes {
  /// The contract that resolves ids.
  let contract: Contract
  private let names: TypeNames

  init(_ contract: Contract, _ names: TypeNames) { (self.contract, self.names) = (contract, names) }

  /// Whether types have a property with what they do not know.
  var keepsUnknown: Bool { names.keepsUnknown }

  /// The name of a declared type.
  func name(_ declared: DeclaredName) -> String { names[declared] }

  /// The codec of a declared type.
  func codec(_ declared: DeclaredName) -> String { "codecOf" + names[declared] }

  // MARK: Types

  /// The alternatives of a type; most have one. What a missing field is does not matter.
  func alternatives(_ type: FieldType) -> [String] {
    switch type.wrapped.rule {
    case .text(_, .url): return ["sdui.URLText"]
    case .text(_, .date): return ["sdui.DateText"]
    case .text(_, .localDate): return ["sdui.LocalDateText"]
    case .text(_, .day): return ["sdui.DayText"]
    case .text(_, .color), .text(_, .shortColor): return ["sdui.ColorText"]
    case .text, .digits: return ["string"]
    case .integer, .number, .pixels: return ["number"]
    case .decimal, .anyDecimal: return ["sdui.Decimal"]
    case .boolean: return ["boolean"]
    case .image: return ["sdui.ImageReference"]
    case .enumeration(let id), .choice(let id): return [name(contract.enums[id].name)]
    case .record(let id): return [name(contract.records[id].name)]
    case .action(let ids): return ids.isEmpty ? ["never"] : ids.map { name(contract.actions[$0].name) }
    case .list(let element, _):
      let types = elementAlternatives(element)
      let isSimple = types.count == 1 && !types[0].hasPrefix("readonly ")
      return ["readonly \(isSimple ? types[0] : "(\(types.joined(separator: " | ")))")[]"]
    case .map(let element, _):
      return ["{ readonly [key: string]: \(elementAlternatives(element).joined(separator: " | ")) }"]
    }
  }

  /// The alternatives of the elements of a list or map, with `null` for those that are missing.
  private func elementAlternatives(_ type: FieldType) -> [String] {
    alternatives(type) + (type.isOptional ? ["null"] : [])
  }

  // MARK: Codecs

  /// The codec of the values of a type.
  func codec(_ type: FieldType) -> TypeScriptExpression {
    switch type.wrapped.rule {
    case .text(_, .identity): .word("sdui.identity")
    case .digits: .word("sdui.numericIdentity")
    case .text(let bounds, .url) where !bounds.schemes.isEmpty:
      .call("sdui.urlWithScheme", [.array(bounds.schemes.map { .word(TypeScriptNames.literal($0)) })])
    case .text(_, .url): .word("sdui.url")
    case .text(_, .date): .word("sdui.date")
    case .text(_, .localDate): .word("sdui.localDate")
    case .text(_, .day): .word("sdui.day")
    case .text(let bounds, .pattern):
      .call("sdui.patternDate", [.word(TypeScriptNames.literal(bounds.pattern?.text ?? ""))])
    case .text(_, .color): .word("sdui.color")
    case .text(_, .shortColor): .word("sdui.shortColor")
    case .text(let bounds, nil): .call("sdui.text", Self.bounds(bounds))
    case .integer(let bounds): .call("sdui.integer", Self.bounds(bounds))
    case .decimal(let bounds): .call("sdui.decimal", Self.exactBounds(bounds))
    case .number(let bounds): .call("sdui.number", Self.exactBounds(bounds))
    case .anyDecimal(let bounds): .call("sdui.anyDecimal", Self.exactBounds(bounds))
    case .pixels: .word("sdui.pixels")
    case .boolean: .word("sdui.boolean")
    case .image: .word("sdui.image")
    case .enumeration(let id), .choice(let id): .word(codec(contract.enums[id].name))
    case .record(let id): .word(codec(contract.records[id].name))
    case .action(let ids):
      .call("sdui.oneOf", [.array(ids.map { .word(codec(contract.actions[$0].name)) })])
    case .list(let element, let bounds):
      .call(bounds.takesOne ? "sdui.oneOrList" : "sdui.list", [elementCodec(element)] + Self.bounds(bounds))
    case .map(let element, let bounds): .call("sdui.map", [elementCodec(element)] + Self.bounds(bounds))
    }
  }

  /// The codec of an element of a list or map or of the data of a case, which may be `null` if it is optional.
  func elementCodec(_ type: FieldType) -> TypeScriptExpression {
    type.isOptional ? .call("sdui.nullable", [codec(type)]) : codec(type)
  }

  private static func bounds(_ bounds: FieldType.Bounds) -> [TypeScriptExpression] {
    object(bounds) { TypeScriptValues.number($0) }
  }

  private static func exactBounds(_ bounds: FieldType.Bounds) -> [TypeScriptExpression] {
    object(bounds) { TypeScriptNames.literal($0.text) }
  }

  private static func object(
    _ bounds: FieldType.Bounds, _ text: (Rational) -> String
  ) -> [TypeScriptExpression] {
    let members = [("min", bounds.minimum), ("max", bounds.maximum)].compactMap { key, bound in
      bound.map { (key: key, value: TypeScriptExpression.word(text($0))) }
    }
    return members.isEmpty ? [] : [.object(members)]
  }
}

extension Field {
  /// Whether the property of the field may be missing.
  var isOptionalProperty: Bool { !isRequired && defaultValue == nil }
}
