import SDUIIR

/// Writes types of fields, and what follows from them, in Swift.
struct SwiftScope {
  let names: SwiftNames
  let contract: Contract
  /// The client for which the screen is resolved, if it is.
  let client: Client?

  /// The scope of the declarations of a screen.
  init(_ names: SwiftNames, _ screen: Screen) {
    self.names = names
    contract = screen.contract
    client = screen.variants.client
  }

  /// The type of the values of a field.
  func type(of type: FieldType) -> String {
    switch type {
    case .id, .numericID, .text: "String"
    case .int: "Int"
    case .decimal, .number, .anyDecimal: "Decimal"
    case .bool: "Bool"
    case .url: "URLReference"
    case .date(let notation) where !notation.isMoment: "DateComponents"
    case .date: "Date"
    case .color, .shortColor: "HexColor"
    case .image: "ImageReference"
    case .enumeration(let id), .choice(let id): names.type(contract.enums[id].name)
    case .record(let id): names.type(contract.records[id].name)
    case .action: names.anyAction
    case .list(let element, _): "[" + self.type(of: element) + "]"
    case .map(let element, _): "[String: " + self.type(of: element) + "]"
    case .optional(let inner): self.type(of: inner) + "?"
    }
  }

  /// Whether no value exists: of a closed enumeration of which the client knows no case.
  func isEmpty(_ type: FieldType) -> Bool {
    switch type {
    case .enumeration(let id), .choice(let id):
      let enumeration = contract.enums[id]
      return !enumeration.isOpen && !enumeration.cases.contains { enumeration.mayHold($0, at: client) }
    case .optional(let inner): return isEmpty(inner)
    default: return false
    }
  }

  /// The rule by which a value is read, that of an optional type without its `null`.
  func rule(of type: FieldType) -> SwiftExpression {
    switch type {
    case .id: .text(".id")
    case .numericID: .text(".numericID")
    case .text(let bounds): .call(".text", Self.bounds(bounds))
    case .int(let bounds): .call(".int", Self.bounds(bounds))
    case .decimal(let bounds): .call(".decimal", Self.bounds(bounds))
    case .number(let bounds): .call(".number", Self.bounds(bounds))
    case .anyDecimal(let bounds): .call(".anyDecimal", Self.bounds(bounds))
    case .bool: .text(".bool")
    case .url(let bounds) where bounds.schemes.isEmpty: .text(".url")
    case .url(let bounds): .call(".url", [.labelled("schemes", .list(bounds.schemes.map { .text(Self.text($0)) }))])
    case .date(let notation):
      notation.pattern.map { .call(".\(notation.runtimeName)", [.labelled("pattern", .text(Self.text($0)))]) }
        ?? .text(".\(notation.runtimeName)")
    case .color: .text(".color")
    case .shortColor: .text(".shortColor")
    case .image: .text(".image")
    case .enumeration: .call(".enumeration", [.text(self.type(of: type) + ".self")])
    case .choice: .call(".choice", [.text(self.type(of: type) + ".self")])
    case .record: .call(".record", [.text(self.type(of: type) + ".self")])
    case .action(let ids):
      .call(
        ".action", [.text(names.anyAction + ".self")] + ids.map { .text(Self.text(contract.actions[$0].name.wire)) })
    case .list(let element, let bounds):
      .call(
        ".list",
        [elementRule(of: element)] + Self.bounds(bounds)
          + (bounds.takesOne ? [.labelled("takesOne", .text("true"))] : []))
    case .map(let element, let bounds): .call(".map", [elementRule(of: element)] + Self.bounds(bounds))
    case .optional(let inner): rule(of: inner)
    }
  }

  private func elementRule(of type: FieldType) -> SwiftExpression {
    type.isOptional ? .call(".nullable", [rule(of: type)]) : rule(of: type)
  }

  /// The JSON of a value.
  ///
  /// - Parameter value: An expression of the type.
  func json(of value: String, _ type: FieldType) -> String {
    switch type {
    case .optional(let inner): "\(value).map { \(json(of: "$0", inner)) }"
    case .list(let element, _):
      ".list(\(value).map { \(json(of: "$0", element))\(element.isOptional ? " ?? .null" : "") })"
    case .map(let element, _):
      ".object(\(value).mapValues { \(json(of: "$0", element))\(element.isOptional ? " ?? .null" : "") })"
    case .number: "JSONValue(number: \(value))"
    case .numericID: ".number(\(value))"
    case .date(.offset): "JSONValue(\(value))"
    case .date(let notation):
      "JSONValue(\(notation.runtimeName): \(value)\(notation.pattern.map { ", pattern: " + Self.text($0) } ?? ""))"
    default: "JSONValue(\(value))"
    }
  }

  private static func bounds(_ bounds: FieldType.Bounds) -> [SwiftExpression] {
    [
      bounds.minimum.map { .labelled("min", .text(number($0))) },
      bounds.maximum.map { .labelled("max", .text(number($0))) },
    ].compactMap { $0 }
  }
}
