import SDUIIR

/// The forms in which types of one contract, and their values, are written, read and encoded.
struct KotlinForms {
  /// Resolves the ids in the types.
  let contract: Contract
  /// The names of all types.
  let names: TypeNames
  /// All types that declarations become.
  let typeNames: Set<String>

  /// The property with what a class does not know, where there is one.
  var unrecognized: [String] { names.keepsUnknown ? ["val unrecognized: Unrecognized = Unrecognized.NONE"] : [] }

  /// The name of a type: `List<Price>?`.
  func type(_ type: FieldType) -> String {
    switch type {
    case .id, .numericID, .text, .color, .shortColor: "String"
    case .url: "UrlReference"
    case .date(let notation) where !notation.isMoment: "CalendarDate"
    case .date: "DateTime"
    case .int: "Long"
    case .decimal, .number, .anyDecimal: "Decimal"
    case .bool: "Boolean"
    case .image: "ImageReference"
    case .enumeration(let id), .choice(let id): names[contract.enums[id].name]
    case .record(let id): names[contract.records[id].name]
    case .action: names.anyAction
    case .list(let element, _): "List<\(self.type(element))>"
    case .map(let element, _): "Map<String, \(self.type(element))>"
    case .optional(let inner): self.type(inner.wrapped) + "?"
    }
  }

  /// The type of a property that holds a field.
  func type(_ field: Field) -> String { type(field.type.wrapped) + (field.isNullable ? "?" : "") }
}

extension Field {
  /// Whether its property may be `null`: it may be missing, and nothing takes its place.
  var isNullable: Bool { type.isOptional || (!isRequired && defaultValue == nil) }
}

// MARK: - Reading

extension KotlinForms {
  /// The call that reads a value which is not `null`.
  ///
  /// - Parameters:
  ///   - node: The variable that holds the value.
  ///   - range: The name of the range of a decimal, if it has bounds.
  ///   - depth: How many lists and maps the value is in.
  func reading(_ type: FieldType, _ node: String, range: String, depth: Int = 0) -> String {
    switch type {
    case .id: "\(node).id()"
    case .numericID: "\(node).numericId()"
    case .text(let bounds): "\(node).text(\(Self.arguments(bounds)))"
    case .int(let bounds): "\(node).integer(\(Self.arguments(bounds)))"
    case .decimal(let bounds): "\(node).decimal(\(bounds.isOpen ? "" : range))"
    case .number(let bounds): "\(node).number(\(bounds.isOpen ? "" : range))"
    case .anyDecimal(let bounds): "\(node).anyDecimal(\(bounds.isOpen ? "" : range))"
    case .bool: "\(node).boolean()"
    case .url(let bounds): "\(node).url(\(bounds.schemes.map(KotlinNames.literal).joined(separator: ", ")))"
    case .date(let notation):
      "\(node).\(notation.runtimeName)(\(notation.pattern.map(KotlinNames.literal) ?? ""))"
    case .color: "\(node).color()"
    case .shortColor: "\(node).shortColor()"
    case .image: "\(node).image()"
    case .enumeration(let id), .choice(let id): "\(names[contract.enums[id].name]).read(\(node))"
    case .record(let id): "\(names[contract.records[id].name]).read(\(node))"
    case .action(let ids):
      "\(node).action(\(ids.map { names[contract.actions[$0].name] }.joined(separator: ", ")))"
    case .list(let element, let bounds): reading("list", of: element, bounds, node, range, depth)
    case .map(let element, let bounds): reading("map", of: element, bounds, node, range, depth)
    case .optional(let inner): reading(inner, node, range: range, depth: depth)
    }
  }

  /// The call that reads a list or a map.
  private func reading(
    _ function: String, of element: FieldType, _ bounds: FieldType.Bounds, _ node: String, _ range: String, _ depth: Int
  ) -> String {
    let variable = Self.variable(depth)
    let texts = [bounds.isOpen ? nil : Self.arguments(bounds), bounds.takesOne ? "takesOne = true" : nil]
      .compactMap { $0 }
    let arguments = texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))"
    let inner = reading(element.wrapped, variable, range: range, depth: depth + 1)
    let suffix = element.isOptional ? "OfOptionals" : ""
    return "\(node).\(function)\(suffix)\(arguments) { \(variable) -> \(inner) }"
  }

  /// The variable of the elements of a list or map.
  static func variable(_ depth: Int) -> String { depth == 0 ? "element" : "element\(depth + 1)" }

  /// Bounds of a length, a count or a whole number.
  private static func arguments(_ bounds: FieldType.Bounds) -> String {
    [bounds.minimum.map { "min = \($0.numerator)" }, bounds.maximum.map { "max = \($0.numerator)" }]
      .compactMap { $0 }.joined(separator: ", ")
  }

  /// The bounds of the decimals in a type; `nil` where there are none.
  func decimalBounds(_ type: FieldType) -> FieldType.Bounds? {
    switch type.element {
    case .decimal(let bounds), .number(let bounds), .anyDecimal(let bounds): bounds.isOpen ? nil : bounds
    default: nil
    }
  }
}

extension FieldType.Bounds {
  /// Whether there is no bound.
  var isOpen: Bool { minimum == nil && maximum == nil }

  /// A range of decimals: `DecimalRange(min = "0", max = "1/3")`.
  var kotlinRange: String { kotlinDecimalRange(minimum, maximum) }
}

/// A range of decimals with its bounds as texts, which may be fractions.
func kotlinDecimalRange(_ minimum: Rational?, _ maximum: Rational?) -> String {
  let arguments = [minimum.map { "min = \"\($0.text)\"" }, maximum.map { "max = \"\($0.text)\"" }]
  return "DecimalRange(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
}

// MARK: - Writing

extension KotlinForms {
  /// The statement that writes a value.
  func writing(_ type: FieldType, _ value: String, depth: Int = 0) -> String {
    switch type {
    case .id, .text, .color, .shortColor: return "json.text(\(value))"
    case .url: return "json.text(\(value).text)"
    case .date(let notation):
      let pattern = notation.pattern.map { ", " + KotlinNames.literal($0) } ?? ""
      return "json.\(notation.runtimeName)(\(value)\(pattern))"
    case .int: return "json.integer(\(value))"
    case .decimal, .anyDecimal: return "json.decimal(\(value))"
    case .number: return "json.number(\(value))"
    case .numericID: return "json.digits(\(value))"
    case .bool: return "json.boolean(\(value))"
    case .enumeration: return "json.text(\(value).wire)"
    case .image, .choice, .record, .action: return "\(value).write(json)"
    case .list(let element, _): return writing("list", of: element, value, depth)
    case .map(let element, _): return writing("map", of: element, value, depth)
    case .optional(let inner):
      return "if (\(value) == null) json.nothing() else \(writing(inner.wrapped, value, depth: depth))"
    }
  }

  /// The statement that writes a list or a map.
  private func writing(_ function: String, of element: FieldType, _ value: String, _ depth: Int) -> String {
    let variable = Self.variable(depth)
    return "json.\(function)(\(value)) { \(variable) -> \(writing(element, variable, depth: depth + 1)) }"
  }

  /// Whether a writer has a function for members of a type.
  func isWrittenDirectly(_ type: FieldType) -> Bool {
    switch type {
    case .id, .text, .color, .shortColor, .int, .bool: true
    default: false
    }
  }
}
