import SDUIIR

/// A type of the language whose schema is the same wherever it stands, and so is written once.
///
/// The raw values are names of definitions.
enum BuiltInType: String, CaseIterable {
  case id = "ID"
  case url = "URL"
  case date = "Date"
  case color = "Color"
  case image = "Image"
  case decimal = "Decimal"
  /// A decimal from 0 on, as most are.
  case notNegativeDecimal = "NonNegativeDecimal"

  /// The one that a field's type is.
  init?(_ type: FieldType) {
    switch type {
    case .id: self = .id
    case .url: self = .url
    case .date: self = .date
    case .color: self = .color
    case .image: self = .image
    case .decimal(let bounds):
      switch (bounds.minimum, bounds.maximum) {
      case (nil, nil): self = .decimal
      case (Rational.zero?, nil): self = .notNegativeDecimal
      default: return nil
      }
    case .text, .int, .bool, .enumeration, .record, .action, .list, .optional: return nil
    }
  }

  /// Its definition.
  ///
  /// - Parameter url: What refers to the definition of a URL.
  func schema(url: JSONTree) -> JSONTree {
    switch self {
    case .id:
      ["type": "string", "minLength": 1, "maxLength": 2_048]
    case .url:
      [
        "description": "An absolute URL without blanks.", "type": "string", "maxLength": 2_048,
        "pattern": "^[A-Za-z0-9+.\\-]+:", "not": ["pattern": "[\\u0000-\\u0020\\u007F]"],
      ]
    case .date:
      [
        "description": "RFC 3339 with offset, such as 2026-01-31T09:00:00Z.", "type": "string",
        "pattern": .string(Self.datePattern),
      ]
    case .color:
      [
        "description": "#RRGGBB or #RRGGBBAA.", "type": "string",
        "pattern": "^#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
      ]
    case .image: Self.image(url: url)
    case .decimal:
      [
        "description": "An exact decimal in a string, such as \"9.50\".", "type": "string",
        "pattern": "^-?[0-9]+(?:\\.[0-9]+)?$",
      ]
    case .notNegativeDecimal:
      [
        "description": "An exact decimal of 0 or more in a string, such as \"9.50\".",
        "type": "string", "pattern": "^(?:[0-9]+(?:\\.[0-9]+)?|-0+(?:\\.0+)?)$",
      ]
    }
  }

  private static func image(url: JSONTree) -> JSONTree {
    [
      "description": "An image by reference, with its size in pixels.", "type": "object",
      "properties": [
        "url": url, "width": ["type": "number", "exclusiveMinimum": 0],
        "height": ["type": "number", "exclusiveMinimum": 0], "alt": ["type": ["string", "null"]],
      ],
      "required": ["url", "width", "height"],
    ]
  }

  /// Every date that there is in the calendar, leap years and leap seconds included.
  private static let datePattern: String = {
    let longMonth = "(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
    let shortMonth = "(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
    let february = "02-(?:0[1-9]|1[0-9]|2[0-8])"
    let leapYear = "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)"
    let day = "(?:[0-9]{4}-(?:\(longMonth)|\(shortMonth)|\(february))|\(leapYear)-02-29)"
    let time = "(?:[01][0-9]|2[0-3]):[0-5][0-9]:(?:[0-5][0-9]|60)(?:\\.[0-9]+)?"
    return "^\(day)[Tt]\(time)(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$"
  }()
}
