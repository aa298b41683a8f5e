/// The type of a field.
///
/// This file states everything that is known of a type: its names, and by ``rule`` what its values must satisfy. Nothing
/// else switches over the types of fields.
public indirect enum FieldType: Hashable, Sendable {
  /// The identity of a unit or of something that an action names: 1 to 2,048 code points.
  case id
  /// An identity that travels as a number: `ID(as: number)`.
  case numericID
  /// Text; the bounds count code points.
  case text(Bounds)
  /// A whole number within ±2⁵³.
  case int(Bounds)
  /// An exact decimal, which travels as a string.
  case decimal(Bounds)
  /// An exact decimal, which travels as a number: `Decimal(as: number)`.
  case number(Bounds)
  /// An exact decimal, which travels as a number or in a text: `Decimal(as: any)`.
  case anyDecimal(Bounds)
  case bool
  /// An absolute URL of at most 2,048 code points; the bounds name its schemes.
  case url(Bounds = Bounds())
  /// A point in time, or a date without an offset.
  case date(DateNotation = .offset)
  case color
  /// A colour that may be written in short: `Color(as: short)`.
  case shortColor
  /// `url`, `width`, `height` and an optional `alt`.
  case image
  case enumeration(ID<Enumeration>)
  /// A case of an enumeration of which some cases have data: ``Enumeration/hasData``.
  case choice(ID<Enumeration>)
  case record(ID<Record>)
  /// One of these actions, chosen by the server.
  case action([ID<Action>])
  /// A list; the bounds count its elements.
  case list(FieldType, Bounds = Bounds())
  /// An object of free keys; the bounds count its members.
  case map(FieldType, Bounds = Bounds())
  /// May be missing or null.
  case optional(FieldType)

  /// The bounds of a value, from `min:`, `max:`, `length:` and `schemes:`.
  public struct Bounds: Hashable, Sendable {
    /// The least value, length or count.
    public var minimum: Rational?
    /// The greatest value, length or count.
    public var maximum: Rational?
    /// The schemes that a URL may have, in lower case; empty allows all.
    public var schemes: [String] = []
    /// The pattern of a date.
    package var pattern: DatePattern?
    /// Whether one value may be sent in place of a list of it: `[Text](as: any)`.
    public var takesOne = false

    /// Whether one value is right in place of a list: one that must have more elements takes none.
    package var acceptsOne: Bool { takesOne && broken(by: .one) == nil }

    /// Bounds; `nil` bounds nothing.
    public init(minimum: Rational? = nil, maximum: Rational? = nil) {
      self.minimum = minimum
      self.maximum = maximum
    }

    /// Those of a date in some pattern.
    init(pattern: DatePattern) { self.pattern = pattern }
  }

  /// The rule for the values; of an optional type, the rule for those that are not `null`.
  package var rule: ValueRule {
    switch self {
    case .id: .text(Bounds(minimum: .one, maximum: Rational(2_048)), .identity)
    case .numericID: .digits
    case .text(let bounds): .text(bounds, nil)
    case .int(let bounds): .integer(bounds)
    case .decimal(let bounds): .decimal(bounds)
    case .number(let bounds): .number(bounds)
    case .anyDecimal(let bounds): .anyDecimal(bounds)
    case .bool: .boolean
    case .url(let bounds): .text(bounds, .url)
    case .date(let notation): notation.rule
    case .color: .text(Bounds(), .color)
    case .shortColor: .text(Bounds(), .shortColor)
    case .image: .image
    case .enumeration(let id): .enumeration(id)
    case .choice(let id): .choice(id)
    case .record(let id): .record(id)
    case .action(let ids): .action(ids)
    case .list(let element, let bounds): .list(element, bounds)
    case .map(let element, let bounds): .map(element, bounds)
    case .optional(let inner): inner.rule
    }
  }
}

// MARK: - Names

extension FieldType {
  /// The types by name. Screen documents contain the raw values.
  package enum Name: String, CaseIterable, Hashable, Sendable {
    case id
    case numericID = "numericId"
    case text, int, decimal, number, anyDecimal, bool, url, date
    case dateSeconds, dateMilliseconds, localDate, day, patternDate
    case color, shortColor, image
    case enumeration = "enum"
    case choice, record, action, list, map

    /// The name in the source; `nil` where that is the name of a declaration or brackets, and of ``forms``, which are
    /// written with an argument: `Decimal(as: number)`.
    public var source: String? {
      switch self {
      case .id: "ID"
      case .text: "Text"
      case .int: "Int"
      case .decimal: "Decimal"
      case .bool: "Bool"
      case .url: "URL"
      case .date: "Date"
      case .color: "Color"
      case .image: "Image"
      case .action: "Action"
      case .numericID, .number, .anyDecimal, .dateSeconds, .dateMilliseconds, .localDate, .day, .patternDate,
        .shortColor, .enumeration, .choice, .record, .list, .map:
        nil
      }
    }

    /// The same type in other forms of its values, by the words that `as` takes.
    package var forms: [(word: String, name: Name)] {
      switch self {
      case .id: [("number", .numericID)]
      case .decimal: [("number", .number), ("any", .anyDecimal)]
      case .date:
        [("seconds", .dateSeconds), ("milliseconds", .dateMilliseconds), ("local", .localDate), ("day", .day)]
      case .color: [("short", .shortColor)]
      case .list: [("any", .list)]
      default: []
      }
    }

    /// The type of which this is another form, or itself.
    package var inUsualForm: Name { self == .patternDate ? .date : otherForm?.of ?? self }

    /// The type of which this is another form, and its word; `nil` of types without `as`.
    package var otherForm: (of: Name, word: String)? {
      for type in [Name.id, .decimal, .date, .color] {
        if let form = type.forms.first(where: { $0.name == self }) { return (type, form.word) }
      }
      return nil
    }

    /// Whether texts, numbers, lists and maps of the type may be bounded.
    package var hasBounds: Bool {
      switch self {
      case .text, .int, .decimal, .number, .anyDecimal, .list, .map: true
      default: false
      }
    }

    /// The names of the constraints that the type takes in the source.
    package var constraints: [String] {
      switch self {
      case .text, .map: ["min", "max", "length"]
      case .list: ["min", "max", "length", "as"]
      case .decimal: ["min", "max", "as"]
      case .id, .date, .color: ["as"]
      case .url: ["schemes"]
      default: hasBounds ? ["min", "max"] : []
      }
    }

    /// Whether a bound is one that values of the type can have: lengths, counts and whole numbers are whole.
    package func takes(bound: Rational) -> Bool {
      switch self {
      case .text, .list, .map: bound.isWhole && !bound.isNegative
      case .int: bound.isWhole
      default: hasBounds
      }
    }
  }

  /// The name; of an optional type, that of what may be missing.
  package var name: Name {
    switch self {
    case .id: .id
    case .numericID: .numericID
    case .text: .text
    case .int: .int
    case .decimal: .decimal
    case .number: .number
    case .anyDecimal: .anyDecimal
    case .bool: .bool
    case .url: .url
    case .date(let notation): notation.name
    case .color: .color
    case .shortColor: .shortColor
    case .image: .image
    case .enumeration: .enumeration
    case .choice: .choice
    case .record: .record
    case .action: .action
    case .list: .list
    case .map: .map
    case .optional(let inner): inner.name
    }
  }

  /// The type of a name; `nil` where the name alone does not say what its values are.
  ///
  /// - Parameter bounds: Those of a text, a number or a URL, or the pattern of a date; other types have none.
  package init?(_ name: Name, _ bounds: Bounds = Bounds()) {
    switch name {
    case .id: self = .id
    case .numericID: self = .numericID
    case .text: self = .text(bounds)
    case .int: self = .int(bounds)
    case .decimal: self = .decimal(bounds)
    case .number: self = .number(bounds)
    case .anyDecimal: self = .anyDecimal(bounds)
    case .bool: self = .bool
    case .url: self = .url(bounds)
    case .date: self = .date()
    case .dateSeconds: self = .date(.seconds)
    case .dateMilliseconds: self = .date(.milliseconds)
    case .localDate: self = .date(.local)
    case .day: self = .date(.day)
    case .patternDate:
      guard let pattern = bounds.pattern else { return nil }
      self = .date(.pattern(pattern))
    case .color: self = .color
    case .shortColor: self = .shortColor
    case .image: self = .image
    case .enumeration, .choice, .record, .action, .list, .map: return nil
    }
  }
}

extension FieldType {
  /// The bounds of texts, numbers, URLs, lists and maps, and the pattern of a date; none of other types.
  public var bounds: Bounds {
    switch self {
    case .text(let bounds), .int(let bounds), .decimal(let bounds), .number(let bounds), .anyDecimal(let bounds),
      .url(let bounds), .list(_, let bounds), .map(_, let bounds):
      bounds
    case .date(.pattern(let pattern)): Bounds(pattern: pattern)
    case .optional(let inner): inner.bounds
    default: Bounds()
    }
  }

  /// Whether a value may be missing or null.
  public var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The type of what may be missing, or the type itself.
  public var wrapped: FieldType { if case .optional(let inner) = self { inner.wrapped } else { self } }

  /// The type of what is in it, in optionals, lists and maps however deep: of `[Badge]?` that is `Badge`.
  public var element: FieldType {
    var type = self
    while true {
      switch type {
      case .list(let inner, _), .map(let inner, _), .optional(let inner): type = inner
      default: return type
      }
    }
  }

  /// Whether every value is a number of 0 or more, which an extent can be.
  package var holdsLength: Bool {
    switch self {
    case .int(let bounds), .decimal(let bounds), .number(let bounds), .anyDecimal(let bounds):
      bounds.minimum.map { !$0.isNegative } ?? false
    default: false
    }
  }
}
