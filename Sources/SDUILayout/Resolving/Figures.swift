import SDUIIR

/// The figures that lengths depend on, as far as they are resolved.
struct Figures {
  let textScale: Rational
  /// Of the screen's container, or in a stack of the stack's content (layout rule R24).
  var containerWidth: Rational
  let containerHeight: Rational
  /// Layout rule R4: C1; `nil` until the section's insets are resolved.
  var contentWidth: Rational?
  /// The width of the item's box; `nil` until it is resolved.
  var itemWidth: Rational?

  /// The value of a length, exactly (layout rule R1).
  func value(of length: Length) throws(LayoutFailure) -> Rational {
    switch length {
    case .points(let value): return value
    case .sum(let terms): return try sum(of: terms)
    case .minimum(let lengths): return try extreme(of: lengths) { $0 < $1 }
    case .maximum(let lengths): return try extreme(of: lengths) { $0 > $1 }
    }
  }

  /// The value of a length that may not be negative (layout rule R26); the words are of a sentence that names it.
  func extent(
    _ length: Length, _ rule: LayoutRule, _ sentence: (Rational) -> String
  ) throws(LayoutFailure) -> Rational {
    let value = try value(of: length)
    guard !value.isNegative else { throw .breach(rule, sentence(value), "no extent may be negative") }
    return value
  }

  /// The four sides of insets, none of them negative.
  func room(_ insets: Insets, _ rule: LayoutRule) throws(LayoutFailure) -> Room {
    Room(
      top: try extent(insets.top, rule) { "the top inset is \($0.shortText)" },
      leading: try extent(insets.leading, rule) { "the leading inset is \($0.shortText)" },
      bottom: try extent(insets.bottom, rule) { "the bottom inset is \($0.shortText)" },
      trailing: try extent(insets.trailing, rule) { "the trailing inset is \($0.shortText)" })
  }

  private func sum(of terms: [Length.Term]) throws(LayoutFailure) -> Rational {
    var sum = Rational.zero
    for term in terms {
      let figure = try value(of: term.figure)
      sum = try exact(sum + term.factor * figure)
    }
    return sum
  }

  private func extreme(
    of lengths: [Length], _ isBetter: (Rational, Rational) -> Bool
  ) throws(LayoutFailure) -> Rational {
    var best: Rational?
    for length in lengths {
      let value = try value(of: length)
      if best.map({ isBetter(value, $0) }) ?? true { best = value }
    }
    return best ?? .zero
  }

  private func value(of figure: Figure) throws(LayoutFailure) -> Rational {
    switch figure {
    case .points: .one
    case .textPoints: textScale
    case .containerWidth: containerWidth
    case .containerHeight: containerHeight
    case .contentWidth: try resolved(contentWidth, figure)
    case .itemWidth: try resolved(itemWidth, figure)
    }
  }

  /// A figure that is resolved late; the checker lets no length ask for it too early.
  private func resolved(_ value: Rational?, _ figure: Figure) throws(LayoutFailure) -> Rational {
    guard let value else {
      throw .breach(.noClamping, "a length asks for `\(figure.key)`", "that figure is settled later")
    }
    return value
  }
}

/// Insets in points: the room along four edges, none of it negative.
struct Room: Hashable, Sendable {
  var top = Rational.zero
  var leading = Rational.zero
  var bottom = Rational.zero
  var trailing = Rational.zero

  /// Whether there is no room along any edge.
  var isEmpty: Bool { top == .zero && leading == .zero && bottom == .zero && trailing == .zero }

  /// What is left of a frame inside the insets (layout rules R6 and R9).
  func inside(_ box: Frame, _ rule: LayoutRule, _ name: String) throws(LayoutFailure) -> Frame {
    if isEmpty { return box }
    let cell = Frame(
      x: try exact(box.x + leading), y: try exact(box.y + top),
      width: try exact(box.width - leading - trailing), height: try exact(box.height - top - bottom))
    guard !cell.width.isNegative, !cell.height.isNegative else {
      throw .breach(
        rule, "\(name) is \(cell.width.shortText) wide and \(cell.height.shortText) high",
        "its insets are larger than its box of \(box.width.shortText) by \(box.height.shortText)")
    }
    return cell
  }
}
