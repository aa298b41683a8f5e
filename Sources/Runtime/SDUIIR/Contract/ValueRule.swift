import SDUIJSON

/// The rule that values of a type of field must satisfy.
///
/// The checker, the readers of screen documents and of responses, response schemas and fixtures derive from it what they
/// take; they only choose the words. ``FieldType/rule`` gives the rule of a type.
package enum ValueRule: Hashable, Sendable {
  /// A text with so many code points, in a syntax if it has one.
  case text(FieldType.Bounds, TextSyntax?)
  /// A whole number within ±2⁵³.
  case integer(FieldType.Bounds)
  /// An exact decimal of at most 64 bits, which travels in a text.
  case decimal(FieldType.Bounds)
  /// The same, which travels as a number.
  case number(FieldType.Bounds)
  /// The same, which travels as either.
  case anyDecimal(FieldType.Bounds)
  /// The digits of a whole number, which travels as a number or, being the same identity, in a text.
  case digits
  /// A number above 0: the width or height of an image.
  case pixels
  case boolean
  /// The name of a case.
  case enumeration(ID<Enumeration>)
  /// An object of `type`, which names a case, and `payload`, where the case has data.
  case choice(ID<Enumeration>)
  /// An object of fields.
  case record(ID<Record>)
  /// An object of ``ImagePart``s.
  case image
  /// An object of `type` and `payload`.
  case action([ID<Action>])
  /// A list of so many elements.
  case list(FieldType, FieldType.Bounds)
  /// An object of so many members with free keys.
  case map(FieldType, FieldType.Bounds)

  /// Between what whole numbers lie, so that every reader of JSON holds them exactly.
  package static let integers: ClosedRange<Int64> = -(1 << 53)...1 << 53
}

/// A violation of the rule by a value. It names what is broken; the reader that finds it chooses the words.
package enum ValueViolation: Hashable, Sendable {
  /// The value is of another kind, or a number that is not among those of the type.
  case kind
  /// The text is not written in the syntax.
  case syntax(TextSyntax)
  /// The text is no date in the pattern.
  case pattern(DatePattern)
  /// The URL has none of these schemes.
  case scheme(FieldType.Bounds)
  /// The text has so many code points, which the bound forbids.
  case length(Int, BrokenBound)
  /// The list or map has so many elements, which the bound forbids.
  case count(Int, BrokenBound)
  /// The number lies beyond the bound.
  case number(Rational, BrokenBound)
  /// The number of pixels is not above 0, or takes more than 64 bits.
  case pixels
}

/// A bound that a value breaks.
package struct BrokenBound: Hashable, Sendable {
  /// The bound.
  package let limit: Rational
  /// Whether the value lies below it, and not above.
  package let isMinimum: Bool
  /// Whether both bounds are one, so that only one value or length is right.
  package let isExact: Bool
}

extension FieldType.Bounds {
  /// The bound that a value or a length breaks; `nil` if none.
  package func broken(by value: Rational) -> BrokenBound? {
    if let minimum, value < minimum {
      return BrokenBound(limit: minimum, isMinimum: true, isExact: minimum == maximum)
    }
    if let maximum, value > maximum {
      return BrokenBound(limit: maximum, isMinimum: false, isExact: minimum == maximum)
    }
    return nil
  }

  /// The schemes of a URL in words, as findings name them.
  package var schemePhrase: String { schemes.map { "`\($0)`" }.joined(separator: " or ") }

  /// Whether a URL has one of the schemes. Schemes are the same in upper and lower case (RFC 3986, section 3.1).
  ///
  /// - Parameter text: The UTF-8 bytes of the URL.
  package func allowsScheme(of text: some Collection<UInt8>) -> Bool {
    if schemes.isEmpty { return true }
    let scheme = text.prefix { $0 != UInt8(ascii: ":") }
    return schemes.contains { known in
      known.utf8.elementsEqual(scheme) { $0 == $1 || (UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $1 && $0 == $1 | 0x20) }
    }
  }

  /// The whole numbers between the bounds; their ends are the wrong way round where there is none.
  package func wholeNumbers(within limits: ClosedRange<Int64>) -> (least: Int64, greatest: Int64) {
    let least = minimum.flatMap { bound in (try? Rational.zero - bound).map { -$0.floor } }
    return (
      max(limits.lowerBound, least ?? limits.lowerBound), min(limits.upperBound, maximum?.floor ?? limits.upperBound)
    )
  }
}

// MARK: - What authors write

extension ValueRule {
  /// Returns the violation by a text; `nil` if there is none.
  package func violation(of text: String) -> ValueViolation? {
    if case .digits = self { return IdentityDigits.isValid(text) ? nil : .kind }
    guard case .text(let bounds, let syntax) = self else { return .kind }
    if let violation = Self.length(text.unicodeScalars.count, bounds) { return violation }
    if let syntax, !syntax.isValid(text) { return .syntax(syntax) }
    if let pattern = bounds.pattern, !pattern.isValid(text) { return .pattern(pattern) }
    return bounds.allowsScheme(of: text.utf8) ? nil : .scheme(bounds)
  }

  /// Returns the violation by a list or a map with a number of elements; `nil` if there is none.
  package func violation(ofCount count: Int) -> ValueViolation? {
    switch self {
    case .list(_, let bounds), .map(_, let bounds): bounds.broken(by: Rational(count)).map { .count(count, $0) }
    default: .kind
    }
  }

  /// Returns the violation by a number; `nil` if there is none.
  package func violation(of number: Rational) -> ValueViolation? {
    switch self {
    case .integer(let bounds):
      guard number.isWhole, Self.integers ~= number.numerator else { return .kind }
      return bounds.broken(by: number).map { .number(number, $0) }
    case .decimal(let bounds), .number(let bounds), .anyDecimal(let bounds):
      guard number.decimalText != nil else { return .kind }
      return bounds.broken(by: number).map { .number(number, $0) }
    case .digits: return number.isWhole ? nil : .kind
    case .pixels: return number > .zero ? nil : .pixels
    default: return .kind
    }
  }

  private static func length(_ count: Int, _ bounds: FieldType.Bounds) -> ValueViolation? {
    bounds.broken(by: Rational(count)).map { .length(count, $0) }
  }
}

// MARK: - JSON

extension ValueRule {
  /// Returns the violation by a value, without looking into an object or a list, and without the names of an
  /// enumeration; `nil` if there is none.
  package func violation(of node: JSONNodeID, in document: JSONDocument) -> ValueViolation? {
    let kind = document.kind(of: node)
    switch self {
    case .text(let bounds, let syntax):
      guard let count = document.codePointCount(of: node) else { return .kind }
      if let violation = Self.length(count, bounds) { return violation }
      guard let syntax, syntax != .identity, let text = document.string(of: node) else { return nil }
      guard syntax.isValid(text) else { return .syntax(syntax) }
      if let pattern = bounds.pattern, !pattern.isValid(text) { return .pattern(pattern) }
      return bounds.allowsScheme(of: text.utf8) ? nil : .scheme(bounds)
    case .integer:
      guard let value = document.integer(of: node) else { return .kind }
      return violation(of: Rational(reducedNumerator: value, denominator: 1))
    case .decimal(let bounds), .anyDecimal(let bounds):
      guard let value = decimal(node, document) else { return .kind }
      return bounds.broken(by: value).map { .number(value, $0) }
    case .number(let bounds):
      guard let value = document.rational(of: node) else { return .kind }
      return bounds.broken(by: value).map { .number(value, $0) }
    case .digits: return document.digits(of: node) == nil ? .kind : nil
    case .pixels:
      guard kind == .number else { return .kind }
      guard let value = document.rational(of: node) else { return .pixels }
      return violation(of: value)
    case .boolean: return kind == .boolean ? nil : .kind
    case .enumeration: return kind == .string ? nil : .kind
    case .choice, .record, .image, .action: return kind == .object ? nil : .kind
    case .list(_, let bounds):
      guard kind == .array || bounds.takesOne else { return .kind }
      return violation(ofCount: kind == .array ? document.itemCount(of: node) : 1)
    case .map: return kind == .object ? violation(ofCount: document.itemCount(of: node)) : .kind
    }
  }

  /// A text, number, Boolean or colour; `nil` where the value is of another kind or has parts and names.
  package func value(of node: JSONNodeID, in document: JSONDocument) -> Value? {
    switch self {
    case .text(_, .color), .text(_, .shortColor): document.string(of: node).flatMap(ColorText.value).map { .color($0) }
    case .text: document.string(of: node).map { .text($0) }
    case .integer: document.integer(of: node).map { .integer($0) }
    case .decimal, .anyDecimal: decimal(node, document).map { .decimal($0) }
    case .number: document.rational(of: node).map { .number($0) }
    case .digits: document.digits(of: node).map { .digits($0) }
    case .boolean: document.boolean(of: node).map { .boolean($0) }
    case .pixels, .enumeration, .choice, .record, .image, .action, .list, .map: nil
    }
  }

  private func decimal(_ node: JSONNodeID, _ document: JSONDocument) -> Rational? {
    if case .anyDecimal = self, document.kind(of: node) == .number { return document.rational(of: node) }
    return document.string(of: node).flatMap { Rational(decimal: $0) }
  }
}

// MARK: - Images

/// The parts of an image.
package enum ImagePart: String, CaseIterable, Hashable, Sendable {
  case url, width, height, alt

  /// The type of each, as an author writes it.
  package var type: FieldType {
    switch self {
    case .url: .url()
    case .width, .height: .decimal(FieldType.Bounds())
    case .alt: .optional(.text(FieldType.Bounds()))
    }
  }

  /// The rule for each. Sizes travel as numbers.
  package var rule: ValueRule { if case .decimal = type { .pixels } else { type.rule } }

  /// Whether no image lacks it.
  package var isRequired: Bool { !type.isOptional }

  /// The parts as fields.
  package static var fields: [Field] {
    allCases.map { Field(name: DeclaredName($0.rawValue), type: $0.type) }
  }
}

extension ImageValue {
  /// The image that an object holds; `nil` where a part is missing or of another kind.
  package init?(_ node: JSONNodeID, in document: JSONDocument) {
    func part(_ part: ImagePart) -> JSONNodeID? { document.member(part.rawValue, of: node) }
    guard let url = part(.url).flatMap({ document.string(of: $0) }),
      let width = part(.width).flatMap({ document.rational(of: $0) }),
      let height = part(.height).flatMap({ document.rational(of: $0) })
    else { return nil }
    let text = part(.alt).flatMap { document.string(of: $0) }
    self.init(url: url, width: width, height: height, alternativeText: text)
  }
}
