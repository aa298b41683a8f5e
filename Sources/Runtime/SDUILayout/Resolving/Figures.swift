import SDUIIR

/// The figures that lengths depend on, as far as they are resolved.
@usableFromInline package struct Figures<Value: LengthValue>: Sendable {
  @usableFromInline let textScale: Value
  /// Of the screen's container, or in a stack of the stack's content (layout rule R24).
  @usableFromInline var containerWidth: Value
  @usableFromInline let containerHeight: Value
  /// Layout rule R4: C1; `nil` until the section's insets are resolved.
  @usableFromInline package var contentWidth: Value?
  /// Layout rule R13: u; `nil` but for the height of a grid's rows.
  @usableFromInline package var columnWidth: Value?
  /// The width of the item's box; `nil` until it is resolved.
  @usableFromInline package var itemWidth: Value?

  @inlinable init(textScale: Value, containerWidth: Value, containerHeight: Value) {
    (self.textScale, self.containerWidth, self.containerHeight) = (textScale, containerWidth, containerHeight)
  }

  /// The value of a length, exactly (layout rule R1).
  @inlinable package func value(
    of length: Length, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value {
    switch length {
    case .points(let value): return Value(constant: value)
    case .sum(let terms): return try sum(of: terms, &arithmetic)
    case .minimum(let lengths):
      var best: Value?
      for length in lengths {
        let value = try value(of: length, &arithmetic)
        if let known = best { best = try arithmetic.least(known, value) } else { best = value }
      }
      return best ?? .zero
    case .maximum(let lengths):
      var best: Value?
      for length in lengths {
        let value = try value(of: length, &arithmetic)
        if let known = best { best = try arithmetic.greatest(known, value) } else { best = value }
      }
      return best ?? .zero
    }
  }

  /// The value of a length that may not be negative (layout rule R26); the words are of a sentence that names it.
  @inlinable package func extent(
    _ length: Length, _ rule: LayoutRule, _ arithmetic: inout some LengthArithmetic<Value>,
    _ sentence: (Value) -> String
  ) throws(LayoutFailure) -> Value {
    try arithmetic.extent(value(of: length, &arithmetic), rule, sentence)
  }

  /// The four sides of insets, none of them negative.
  @inlinable package func room(
    _ insets: Insets, _ rule: LayoutRule, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Room<Value> {
    Room(
      top: try extent(insets.top, rule, &arithmetic) { "the top inset is \($0.shortText)" },
      leading: try extent(insets.leading, rule, &arithmetic) { "the leading inset is \($0.shortText)" },
      bottom: try extent(insets.bottom, rule, &arithmetic) { "the bottom inset is \($0.shortText)" },
      trailing: try extent(insets.trailing, rule, &arithmetic) { "the trailing inset is \($0.shortText)" })
  }

  @inlinable func sum(
    of terms: [Length.Term], _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value {
    var sum = Value.zero
    for term in terms { sum = try sum + value(of: term.figure, &arithmetic) * term.factor }
    return sum
  }

  @inlinable func value(
    of figure: Figure, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value {
    switch figure {
    case .points: return Value(constant: .one)
    case .textPoints: return textScale
    case .line(let style): return try style.lineHeight(at: textScale, &arithmetic)
    case .containerWidth: return containerWidth
    case .containerHeight:
      arithmetic.noteHeight()
      return containerHeight
    case .contentWidth: return try resolved(contentWidth, figure)
    case .columnWidth: return try resolved(columnWidth, figure)
    case .itemWidth: return try resolved(itemWidth, figure)
    }
  }

  /// A figure that is resolved late; the checker lets no length ask for it too early.
  @inlinable func resolved(_ value: Value?, _ figure: Figure) throws(LayoutFailure) -> Value {
    guard let value else {
      throw .breach(.noClamping, "a length asks for `\(figure.key)`", "that figure is settled later")
    }
    return value
  }
}

extension TextStyle {
  /// The height of a line (layout rule R1): that of the greatest text size whose scale is not above the container's.
  @inlinable package func lineHeight<Value: LengthValue>(
    at scale: Value, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value {
    let steps = steps
    var range = steps.indices
    // By halving, since each comparison may divide what a proof looks at.
    while range.count > 1 {
      let middle = (range.lowerBound + range.upperBound) / 2
      if try arithmetic.isNegative(scale - Value(constant: steps[middle].scale)) {
        range = range.lowerBound..<middle
      } else {
        range = middle..<range.upperBound
      }
    }
    return Value(constant: steps[range.lowerBound].height)
  }

  /// The height of a line at a text scale.
  package func lineHeight(at scale: Rational) -> Rational {
    steps.last { $0.scale <= scale }?.height ?? steps[0].height
  }
}

/// A width and a height, in points.
@usableFromInline package struct BoxSize<Value: LengthValue>: Hashable, Sendable {
  @usableFromInline package var width: Value
  @usableFromInline package var height: Value

  @inlinable package init(width: Value, height: Value) { (self.width, self.height) = (width, height) }
}

/// Insets in points: the room along four edges, none of it negative.
@usableFromInline package struct Room<Value: LengthValue>: Hashable, Sendable {
  @usableFromInline package var top = Value.zero
  @usableFromInline package var leading = Value.zero
  @usableFromInline package var bottom = Value.zero
  @usableFromInline package var trailing = Value.zero

  @inlinable init() {}

  @inlinable init(top: Value, leading: Value, bottom: Value, trailing: Value) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Whether there is no room along any edge.
  @inlinable var isEmpty: Bool { top == .zero && leading == .zero && bottom == .zero && trailing == .zero }

  /// Returns the rest of a box inside the insets (layout rules R6, R9 and R20).
  @inlinable package func inside(
    _ box: BoxSize<Value>, _ rule: LayoutRule, _ name: String, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> BoxSize<Value> {
    if isEmpty { return box }
    let width = try box.width - leading - trailing
    let height = try box.height - top - bottom
    guard try !arithmetic.isNegative(width), try !arithmetic.isNegative(height) else {
      throw .breach(
        rule, "\(name) is \(width.shortText) wide and \(height.shortText) high",
        "its insets are larger than its box of \(box.width.shortText) by \(box.height.shortText)")
    }
    return BoxSize(width: width, height: height)
  }
}

extension Room<Rational> {
  /// Returns the rest of a frame inside the insets (layout rules R6 and R9).
  func inside(_ box: Frame, _ rule: LayoutRule, _ name: String) throws(LayoutFailure) -> Frame {
    if isEmpty { return box }
    var arithmetic = ExactArithmetic()
    let size = try inside(BoxSize(width: box.width, height: box.height), rule, name, &arithmetic)
    return Frame(
      x: try exact(box.x + leading), y: try exact(box.y + top), width: size.width, height: size.height)
  }
}
