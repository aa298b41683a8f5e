import SDUIJSON

/// One typed field of a record, an action or a component.
public struct Field: Hashable, Sendable {
  /// Its name in source and in responses.
  public var name: DeclaredName
  /// The text of its `///` comment; empty without one.
  public var documentation: String
  /// The type of its values.
  public var type: FieldType
  /// The value of a missing field; a field with a default may be missing but never null.
  public var defaultValue: Value?
  /// Whether clients read an invalid value as a missing one, and keep the part that contains the field: `invalid: nil`. Only
  /// optional fields have it.
  public var isNilIfInvalid = false
  /// The texts that mean a missing value, each once, as `null` does: `absent: ["", "N/A"]`. Only optional fields have some.
  public var absentTexts: [String] = []
  /// The clients that know it.
  public var availability = Availability()
  /// The bytes of source that it came from.
  package var origin: Origin

  /// A field.
  package init(
    name: DeclaredName, documentation: String = "", type: FieldType, defaultValue: Value? = nil,
    origin: Origin = .none
  ) {
    self.name = name
    self.documentation = documentation
    self.type = type
    self.defaultValue = defaultValue
    self.origin = origin
  }
}

/// A value that the author writes: content, defaults and payloads. Its meaning follows from the type that it replaces.
public indirect enum Value: Hashable, Sendable {
  /// Of `Text`, `ID`, `URL` and `Date`.
  case text(String)
  /// The key of a text that apps and servers have in each language: `localized("deals.title")`. Content alone has such
  /// values.
  case localized(String)
  case integer(Int64)
  case decimal(Rational)
  /// Of `Decimal(as: number)`.
  case number(Rational)
  /// Of `ID(as: number)`, whether it was written as a number or in a text.
  case digits(String)
  case boolean(Bool)
  /// `0xRRGGBBAA`.
  case color(UInt32)
  /// A case of an enumeration, by its index.
  case enumerationCase(ID<Enumeration>, Int)
  /// The same of an enumeration with data, with that of the case.
  case choice(ID<Enumeration>, Int, Value?)
  /// The fields of a record in the order of its declaration, those that were written.
  case record(ID<Record>, [FieldValue])
  case image(ImageValue)
  /// An action with its payload.
  case action(ID<Action>, [FieldValue])
  case list([Value])
  /// The members of a map in the order in which they were written, each key once.
  case map([MapEntry])
}

/// A member of a map.
public struct MapEntry: Hashable, Sendable {
  /// Its key.
  public var key: String
  /// Its value.
  public var value: Value

  /// A member.
  public init(key: String, value: Value) {
    self.key = key
    self.value = value
  }
}

/// The value of one field.
public struct FieldValue: Hashable, Sendable {
  /// The index of the field among those of its record, action or component.
  public var field: Int
  /// Its value.
  public var value: Value

  /// A field's value.
  public init(field: Int, value: Value) {
    self.field = field
    self.value = value
  }
}

/// An image by reference, with the size that its ratio comes from.
public struct ImageValue: Hashable, Sendable {
  /// An absolute URL.
  public var url: String
  /// In pixels; positive.
  public var width: Rational
  /// In pixels; positive.
  public var height: Rational
  /// The description of the image for people who cannot see it.
  public var alternativeText: String?

  /// An image.
  public init(url: String, width: Rational, height: Rational, alternativeText: String? = nil) {
    self.url = url
    self.width = width
    self.height = height
    self.alternativeText = alternativeText
  }
}

extension Field {
  /// The value of `invalid` in the type of a field, and of the same key in documents.
  package static let invalidIsNil = "nil"

  /// The greatest number of texts that mean a missing value, and that of the UTF-8 bytes of each.
  package static let maximumAbsentTexts = (count: 16, bytes: JSONName.maximumCount)

  /// Whether a value means a missing one.
  package func isAbsent(_ node: JSONNodeID, in document: JSONDocument) -> Bool {
    type.isOptional && (document.kind(of: node) == .null || absentTexts.contains { document.keyEquals(node, $0) })
  }

  /// Whether a component's data is the value of its one field, whose wire name is `.`, and no object.
  package static func isDataItself(_ fields: [Field]) -> Bool {
    fields.count == 1 && fields[0].name.wire == "."
  }

  /// Whether no data may lack it: it has no default and is not optional. What only some clients know is sent to some and
  /// not to others.
  public var isRequired: Bool {
    if case .optional = type { return false }
    return defaultValue == nil && availability.isUniversal
  }
  /// Whether it tells the units of a section apart.
  package var isIdentity: Bool { name.source == "id" && (type == .id || type == .numericID) }
}

extension Contract {
  /// Returns the fields on the way to a place in the data of a component; `nil` if there is no such place.
  ///
  /// - Parameter path: Wire names that are joined by dots.
  package func fields(at path: String, of component: ID<Component>) -> [Field]? {
    var fields = components[component].fields
    var result: [Field] = []
    for name in path.split(separator: ".") {
      guard let field = fields.first(where: { $0.name.wire == name }) else { return nil }
      result.append(field)
      if case .record(let id) = field.type.wrapped { fields = records[id].fields } else { fields = [] }
    }
    return result
  }

  /// Returns the enumeration that the data of a component has a case of; `nil` if there is none at the path.
  ///
  /// - Parameter path: Wire names that are joined by dots.
  package func enumeration(at path: String, of component: ID<Component>) -> Enumeration? {
    if case .enumeration(let id)? = fields(at: path, of: component)?.last?.type { enums[id] } else { nil }
  }
}
