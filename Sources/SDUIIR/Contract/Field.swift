/// One typed field of a record, an action or a component.
public struct Field: Hashable, Sendable {
  /// How it is named in source and on the wire.
  public var name: DeclaredName
  /// What its `///` comment says; empty without one.
  public var documentation: String
  /// What values it takes.
  public var type: FieldType
  /// What stands where the field is missing; a field with a default may be missing but never null.
  public var defaultValue: Value?
  /// Which clients know it.
  public var availability = Availability()
  /// The bytes of source that it came from.
  public var origin: Origin

  /// A field.
  public init(
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

/// The type of a field.
public indirect enum FieldType: Hashable, Sendable {
  /// The identity of a unit or of something that an action names: 1 to 2,048 code points.
  case id
  /// Text; the bounds count code points.
  case text(Bounds)
  /// A whole number within ±2⁵³.
  case int(Bounds)
  /// An exact decimal, which travels as a string.
  case decimal(Bounds)
  case bool
  /// An absolute URL of at most 2,048 code points.
  case url
  /// A point in time, RFC 3339 with offset.
  case date
  case color
  /// `url`, `width`, `height` and an optional `alt`.
  case image
  case enumeration(ID<Enumeration>)
  case record(ID<Record>)
  /// One of these actions, chosen by the server.
  case action([ID<Action>])
  case list(FieldType)
  /// May be missing or null.
  case optional(FieldType)

  /// The type of what is in it, in optionals and lists however deep: of `[Badge]?` that is `Badge`.
  public var element: FieldType {
    var type = self
    while true {
      switch type {
      case .list(let inner), .optional(let inner): type = inner
      default: return type
      }
    }
  }

  /// What a value may be, as `min:`, `max:` and `length:` say.
  public struct Bounds: Hashable, Sendable {
    /// The least value or length.
    public var minimum: Rational?
    /// The greatest value or length.
    public var maximum: Rational?

    /// Bounds; `nil` bounds nothing.
    public init(minimum: Rational? = nil, maximum: Rational? = nil) {
      self.minimum = minimum
      self.maximum = maximum
    }

    /// Whether a value or a length lies within them.
    public func admits(_ value: Rational) -> Bool {
      if let minimum, value < minimum { return false }
      if let maximum, value > maximum { return false }
      return true
    }
  }
}

/// A value that the author writes: content, defaults and payloads. What is meant by it follows from the type that it
/// stands for.
public indirect enum Value: Hashable, Sendable {
  /// Of `Text`, `ID`, `URL` and `Date`.
  case text(String)
  case integer(Int64)
  case decimal(Rational)
  case boolean(Bool)
  /// `0xRRGGBBAA`.
  case color(UInt32)
  /// A case of an enumeration, by its index.
  case enumerationCase(ID<Enumeration>, Int)
  /// The fields of a record in the order of its declaration, those that were written.
  case record(ID<Record>, [FieldValue])
  case image(ImageValue)
  /// An action with its payload.
  case action(ID<Action>, [FieldValue])
  case list([Value])
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

extension FieldType {
  /// Whether every value is a number of 0 or more, which an extent can be.
  public var holdsLength: Bool {
    switch self {
    case .int(let bounds), .decimal(let bounds): bounds.minimum.map { !$0.isNegative } ?? false
    default: false
    }
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
  /// What the image shows, for those who cannot see it.
  public var alternativeText: String?

  /// An image.
  public init(url: String, width: Rational, height: Rational, alternativeText: String? = nil) {
    self.url = url
    self.width = width
    self.height = height
    self.alternativeText = alternativeText
  }
}
