import SDUIIR

/// The horizontal measure of one section, from left to right (layout rule R4).
@usableFromInline package struct Containers<Value: LengthValue> {
  /// `L`: what lies before the content.
  @usableFromInline package let leading: Value
  /// `C1`: the width of the content.
  @usableFromInline package let content: Value
  /// `R`: the inset after the content.
  @usableFromInline package let trailing: Value

  @inlinable init(leading: Value, content: Value, trailing: Value) {
    (self.leading, self.content, self.trailing) = (leading, content, trailing)
  }

  /// Layout rule R4: `C1 = min(C0 − section insets, maxContentWidth)`, centred where the maximum bites.
  @inlinable init(
    _ insets: Room<Value>, _ surroundings: borrowing Surroundings<Value>,
    _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    let before = try surroundings.leading + insets.leading
    let behind = try surroundings.trailing + insets.trailing
    let available = try surroundings.width - before - behind
    guard try !arithmetic.isNegative(available) else {
      throw .breach(
        .containers, "the content is \(available.shortText) wide",
        "the insets take \(before.shortText) before it and \(behind.shortText) after it")
    }
    guard let maximum = surroundings.maxContentWidth, try arithmetic.isLess(maximum, available) else {
      (leading, content, trailing) = (before, available, behind)
      return
    }
    let half = try (available - maximum) / Rational(2)
    (leading, content, trailing) = (try before + half, maximum, try behind + half)
  }
}
