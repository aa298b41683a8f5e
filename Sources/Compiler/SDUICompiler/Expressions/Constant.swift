import SDUIIR
import SDUISyntax

/// The value of an expression. Everything is known when the program is checked; lengths are functions of figures.
enum Constant: Hashable, Sendable {
  case number(Rational)
  /// A length that depends on a figure or on the text scale; a plain number is one, too, where a length is needed.
  case length(Length)
  /// 1 is 100 %.
  case percent(Rational)
  case share(Rational)
  /// In seconds.
  case duration(Rational)
  case text(String)
  case boolean(Bool)
  /// `0xRRGGBBAA`.
  case color(UInt32)
  /// A bare name that is no value: the case of an enumeration or a word of a property.
  case word(String)
  /// One of a property's words, as the value of a parameter of the property's type.
  case keyword(Property, Keyword)
  case ratio(Rational, Rational)
  case version(String)
  case range(Rational, Rational?)
  case estimate(Length)
  case adaptive(minimum: Length, maximum: Int64?)
  /// `data.image.ratio`: the names after `data`.
  case data([WrittenName])
  /// Values by label, with the places of both.
  case tuple([TupleEntry])
  /// `width >= 600`, which a `let` names.
  case condition(NamedCondition)
  /// `localized("deals.title")`
  case localized(String)
  /// `at("data.blocks[]")`, `at("page", first: 1)`
  case place([WirePath], ResponseForm)
  /// `match(data.size, small: 1, large: 2)`: read against the type that is needed there.
  case matched(Syntax)
  /// `[a, b]`, `Name { … }`: read against the type that is needed there.
  case list(Syntax)
  case record(Syntax)
  /// A parameter where a layout is checked by itself: its type is known and its value is not.
  case unknown(ValueType)
  /// Something that was reported already.
  case invalid

  struct NamedCondition: Hashable, Sendable {
    /// The boxes in which it holds.
    let holds: [ConditionBox]
    /// The boxes in which it does not hold; `nil` if there are too many.
    let fails: [ConditionBox]?
  }

  struct TupleEntry: Hashable, Sendable {
    let label: WrittenName
    let expression: Syntax
    let value: Constant
  }
}

/// The types of constants.
enum ValueType: Hashable, Sendable {
  case number, length, percent, share, duration, text, boolean, color, word
  /// The words of a property.
  case keyword(Property)
  case ratio, version, range, estimate, adaptive, data, localized, place, matched, tuple, condition, list, record,
    invalid

  /// With its article, for messages.
  var phrase: String {
    switch self {
    case .number: "a number"
    case .length: "a length"
    case .percent: "a percent"
    case .share: "a share"
    case .duration: "a duration"
    case .text: "a text"
    case .boolean: "a `Bool`"
    case .color: "a colour"
    case .word: "a name"
    case .keyword(let property): "a word of `\(property.row.name)`"
    case .ratio: "a ratio"
    case .version: "a version"
    case .range: "a range"
    case .estimate: "an estimate"
    case .adaptive: "a number of adaptive columns"
    case .data: "a field of the data"
    case .localized: "a localized text"
    case .place: "a place in responses"
    case .matched: "a choice by the data"
    case .tuple: "a group of named values"
    case .condition: "a condition"
    case .list: "a list"
    case .record: "a record"
    case .invalid: "nothing"
    }
  }
}

extension Constant {
  /// The type of this value.
  var type: ValueType {
    switch self {
    case .number: .number
    case .length: .length
    case .percent: .percent
    case .share: .share
    case .duration: .duration
    case .text: .text
    case .boolean: .boolean
    case .color: .color
    case .word: .word
    case .keyword(let property, _): .keyword(property)
    case .ratio: .ratio
    case .version: .version
    case .range: .range
    case .estimate: .estimate
    case .adaptive: .adaptive
    case .data: .data
    case .localized: .localized
    case .place: .place
    case .matched: .matched
    case .tuple: .tuple
    case .condition: .condition
    case .list: .list
    case .record: .record
    case .unknown(let type): type
    case .invalid: .invalid
    }
  }

  /// This as a length, if it is one: a number is so many points.
  var asLength: Length? {
    switch self {
    case .number(let value): .points(value)
    case .length(let length): length
    default: nil
    }
  }

  /// Whether the value was reported.
  var isInvalid: Bool { if case .invalid = self { true } else { false } }

  /// Whether the value is not known, because it was reported or is a parameter's.
  var isUnknown: Bool {
    switch self {
    case .unknown, .invalid: true
    default: false
    }
  }
}

/// The state of a `let`'s evaluation.
enum ConstantState: Hashable, Sendable {
  case unknown
  /// Being evaluated: asked for again, it refers to itself.
  case open
  case known(Constant)
}

/// The scope of an expression: the possible meanings of its names.
struct Scope: Sendable {
  let file: FileID
  /// The values of a layout's parameters.
  var parameters: [String: Constant] = [:]
  /// The figure of which a percent is a part, if there is one.
  var wholeOfPercents: String?
}
