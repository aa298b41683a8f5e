extension Screen {
  /// The widths, heights or text scales that the screen promises to work at: what it declares, or what the vocabulary
  /// says where it declares nothing.
  package func declaredRange(_ property: Property) -> ValueRange {
    if case .range(let range)? = properties[property] { return range }
    return property.standardRange
  }
}

extension Property {
  /// The range of widths, heights or text scales that a screen supports by default.
  package var standardRange: ValueRange {
    if self == .textScale { return ValueRange(Rational(tenths: 8), Rational(tenths: 32)) }
    return ValueRange(Rational(320), Rational(1_376))
  }
}

extension Rational {
  /// Some tenths.
  fileprivate init(tenths: Int64) { self = (try? Rational(tenths, over: 10)) ?? .one }
}
