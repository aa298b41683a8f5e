import SDUIIR
import SDUIJSON

/// A type of the language whose schema is the same wherever it is used, and so is written once.
enum BuiltInType: Hashable {
  case type(FieldType.Name)
  /// A decimal from 0 on, as most are.
  case notNegativeDecimal

  /// In the order of their definitions: texts and images, then decimals.
  static let allCases: [BuiltInType] =
    FieldType.Name.allCases.filter { name in
      FieldType(name).flatMap { BuiltInType($0) } == .type(name) && name != .decimal
    }.map { .type($0) } + [.type(.decimal), .notNegativeDecimal]

  /// The one that a field's type is, or that an optional type makes optional.
  init?(_ type: FieldType) {
    switch type.rule {
    case .text(let bounds, .url) where !bounds.schemes.isEmpty: return nil
    case .text(_, .pattern): return nil
    case .text(_, _?), .digits, .image: self = .type(type.name)
    case .decimal(FieldType.Bounds()), .anyDecimal(FieldType.Bounds()): self = .type(.decimal)
    case .decimal(FieldType.Bounds(minimum: .zero)), .anyDecimal(FieldType.Bounds(minimum: .zero)):
      self = .notNegativeDecimal
    default: return nil
    }
  }

  /// The name of its definition.
  var name: String {
    switch self {
    case .type(.numericID): "NumericID"
    case .type(.shortColor): "ShortColor"
    case .type(let name): name.source ?? name.rawValue
    case .notNegativeDecimal: "NonNegativeDecimal"
    }
  }

  /// Its definition.
  ///
  /// - Parameter url: What refers to the definition of a URL.
  func schema(url: JSONTree) -> JSONTree {
    switch self {
    case .notNegativeDecimal:
      Self.decimal("An exact decimal of 0 or more", pattern: "^(?:[0-9]+(?:\\.[0-9]+)?|-0+(?:\\.0+)?)$")
    case .type(.decimal): Self.decimal("An exact decimal", pattern: "^-?[0-9]+(?:\\.[0-9]+)?$")
    case .type(.image): Self.image(url: url)
    case .type(.numericID): Self.digits
    case .type(let name): FieldType(name).map { Self.text($0.rule) } ?? true
    }
  }

  private static func text(_ rule: ValueRule) -> JSONTree {
    guard case .text(let bounds, let syntax?) = rule else { return true }
    let row = syntax.row
    return .members([
      ("description", row.description.map { .string($0) }), ("type", "string"),
      ("minLength", bounds.minimum.map { .integer($0.floor) }),
      ("maxLength", (bounds.maximum?.floor ?? row.maximumCount.map(Int64.init)).map { .integer($0) }),
      ("pattern", row.pattern.map { .string($0) }), ("not", row.excludedPattern.map { ["pattern": .string($0)] }),
    ])
  }

  private static var digits: JSONTree {
    [
      "description": "An identity: a whole number of any size, or the same digits in a string.",
      "type": ["integer", "string"], "pattern": "^(?:0|-?[1-9][0-9]*)$", "maxLength": 2048,
    ]
  }

  private static func decimal(_ words: String, pattern: String) -> JSONTree {
    [
      "description": .string("\(words) in a string, such as \"9.50\"."), "type": "string", "pattern": .string(pattern),
    ]
  }

  private static func image(url: JSONTree) -> JSONTree {
    let parts = ImagePart.allCases.map { part -> (key: String, value: JSONTree?) in
      switch part.rule {
      case .pixels: (part.rawValue, ["type": "number", "exclusiveMinimum": 0])
      case .text(_, .url): (part.rawValue, url)
      default: (part.rawValue, ["type": ["string", "null"]])
      }
    }
    return [
      "description": "An image by reference, with its size in pixels.", "type": "object", "properties": .members(parts),
      "required": .array(ImagePart.allCases.filter { $0.isRequired }.map { .string($0.rawValue) }),
    ]
  }
}
