/// A value of JSON with exact numbers. What has an order in the documents is in arrays, so that the order of an object's
/// members does not matter.
public indirect enum JSON: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Fraction)
  case text(String)
  case array([JSON])
  case object([String: JSON])

  /// The member of an object; an absent one is `nil`.
  public subscript(key: String) -> JSON? { members[key] }

  /// The members of an object; those of anything else are none.
  public var members: [String: JSON] {
    if case .object(let members) = self { members } else { [:] }
  }

  /// The elements of an array; those of anything else are none.
  public var elements: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The text, if it is one.
  public var string: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// Whether it is `true`.
  public var isTrue: Bool { self == .boolean(true) }

  /// The number, if it is one: a JSON number, `[numerator, denominator]`, or the text of a decimal in data.
  public var fraction: Fraction? {
    switch self {
    case .number(let number): number
    case .text(let text): Fraction(text)
    case .array(let parts):
      if parts.count == 2, case .number(let above) = parts[0], case .number(let below) = parts[1] {
        above / below
      } else {
        nil
      }
    default: nil
    }
  }

  /// The whole number, if it is one.
  public var whole: Int? { fraction.flatMap { $0.isWhole ? $0.numerator : nil } }

  /// The value with another member.
  func setting(_ key: String, _ value: JSON) -> JSON {
    var members = members
    members[key] = value
    return .object(members)
  }
}
