import SDUIIR
import SDUIJSON

/// The order of two bounds.
enum BoundOrder {
  case less, equal, greater
}

/// A bound that may be missing.
struct ComparedBound {
  /// `nil` for the bound of a type without one: below all others as a minimum, above them as a maximum.
  let value: Rational?
  let isMaximum: Bool

  /// The order of two bounds.
  static func - (left: ComparedBound, right: ComparedBound) -> BoundOrder {
    switch (left.value, right.value) {
    case (nil, nil): .equal
    case (nil, _): left.isMaximum ? .greater : .less
    case (_, nil): left.isMaximum ? .less : .greater
    case (let one?, let other?): one < other ? .less : other < one ? .greater : .equal
    }
  }
}

/// Values that lie between an old bound and a new one.
struct BoundSamples {
  let old: FieldType
  let new: FieldType
  let source: SampleSource

  /// The least value that bounds allow. Lengths are never below 0.
  static func minimum(_ bounds: FieldType.Bounds, of type: FieldType) -> ComparedBound {
    var value = bounds.minimum
    if [.text, .list, .map].contains(type.name), value == .zero { value = nil }
    return ComparedBound(value: value, isMaximum: false)
  }

  /// The greatest value that bounds allow.
  static func maximum(_ bounds: FieldType.Bounds) -> ComparedBound {
    ComparedBound(value: bounds.maximum, isMaximum: true)
  }

  /// A value of the old type at a minimum; below every minimum without one.
  func old(_ minimum: Rational?) -> JSONTree { sample(old, at: minimum, or: new.bounds.minimum, step: -1) }

  /// A value of the new type at a minimum.
  func new(_ minimum: Rational?) -> JSONTree { sample(new, at: minimum, or: old.bounds.minimum, step: -1) }

  /// A value of the new type above a maximum of the old one.
  func new(above maximum: Rational?) -> JSONTree { sample(new, at: new.bounds.maximum, or: maximum, step: 1) }

  /// A value of the old type above a maximum of the new one.
  func old(above maximum: Rational?) -> JSONTree { sample(old, at: old.bounds.maximum, or: maximum, step: 1) }

  /// A value at a bound; one step beyond the other bound if there is none, or if it is nearer.
  private func sample(_ type: FieldType, at bound: Rational?, or other: Rational?, step: Int64) -> JSONTree {
    var value = bound ?? .zero
    if let other, let beyond = try? other + Rational(Int(step)) {
      let isWithin = bound.map { step > 0 ? beyond <= $0 : beyond >= $0 } ?? true
      if isWithin { value = beyond }
    }
    switch type {
    case .text: return .string(String(repeating: "a", count: Self.count(value)))
    case .int: return .integer(value.floor)
    case .decimal: return .string(value.decimalText ?? "0")
    case .number, .anyDecimal: return .written(Array((value.decimalText ?? "0").utf8))
    case .list(let element, _):
      let values = SampleValues(source)
      return .array((0..<Self.count(value)).map { values.value(element, number: $0 + 1) })
    case .map(let element, _):
      let values = SampleValues(source)
      return SampleValues.map(of: (0..<Self.count(value)).map { values.value(element, number: $0 + 1) })
    default: return .null
    }
  }

  /// The number of characters or elements of a witness; longer ones would not be read.
  private static func count(_ value: Rational) -> Int { Int(max(0, min(value.floor, 4_096))) }
}
