import SDUIIR

/// Writes lengths as expressions of Swift.
struct SwiftLength {
  /// The expression of the width to which `item.width` refers.
  var itemWidth = "width"

  /// A length of type `CGFloat`.
  func text(_ length: Length) -> String {
    switch length {
    case .points(let value): Self.number(value)
    case .sum(let terms): sum(terms)
    case .minimum(let lengths): "min(\(lengths.map { text($0) }.joined(separator: ", ")))"
    case .maximum(let lengths): "max(\(lengths.map { text($0) }.joined(separator: ", ")))"
    }
  }

  /// Positive terms precede negative ones; what is resolved late precedes constants.
  private func sum(_ terms: [Length.Term]) -> String {
    let ordered = terms.filter { !$0.factor.isNegative }.reversed() + terms.filter { $0.factor.isNegative }.reversed()
    var result = ""
    for term in ordered {
      if result.isEmpty {
        result = (term.factor.isNegative ? "-" : "") + self.term(term)
      } else {
        result += (term.factor.isNegative ? " - " : " + ") + self.term(term)
      }
    }
    return result
  }

  /// A term without its sign.
  private func term(_ term: Length.Term) -> String {
    let factor = Self.magnitude(term.factor)
    if term.figure == .points { return Self.number(factor) }
    let figure = name(term.figure)
    if factor == .one { return figure }
    if term.figure.isOfText, factor.isWhole { return "\(Self.number(factor)) * \(figure)" }
    return Self.product(figure, factor)
  }

  private func name(_ figure: Figure) -> String {
    switch figure {
    case .points: "1"
    case .textPoints: "environment.textScale"
    case .line(let style): "environment.lineHeight([\(style.lineHeights.map { "\($0)" }.joined(separator: ", "))])"
    case .containerWidth: "environment.width"
    case .containerHeight: "environment.height"
    case .contentWidth: "content.width"
    case .columnWidth: "columns.width"
    case .itemWidth: itemWidth
    }
  }

  /// An expression times a number.
  static func product(_ text: String, _ factor: Rational) -> String {
    if factor == .one { return text }
    if factor.denominator > 16, let decimal = factor.decimalText { return "\(text) * \(decimal)" }
    let above = factor.numerator == 1 ? text : "\(text) * \(factor.numerator)"
    return factor.isWhole ? above : "\(above) / \(factor.denominator)"
  }

  /// A number of type `CGFloat`.
  static func number(_ value: Rational) -> String {
    value.decimalText ?? "\(value.numerator) / \(value.denominator)"
  }

  private static func magnitude(_ value: Rational) -> Rational {
    (try? value.isNegative ? Rational.zero - value : value) ?? value
  }

  /// Insets.
  func text(_ insets: Insets) -> SwiftExpression {
    if insets == Insets() { return .text("NSDirectionalEdgeInsets.zero") }
    let sides = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
    ]
    return .call("NSDirectionalEdgeInsets", sides.map { .labelled($0.0, .text(text($0.1))) })
  }
}

/// Writes conditions as expressions of Swift.
struct SwiftCondition {
  let variants: SwiftVariants
  /// The expression of the width of the screen.
  var width = "environment.width"

  /// Any of some boxes.
  func text(_ boxes: [ConditionBox]) -> String {
    let texts = boxes.map { conjunction($0) }
    if texts.count == 1 { return texts[0].joined(separator: " && ") }
    return texts.map { $0.count > 1 ? "(\($0.joined(separator: " && ")))" : $0.joined() }.joined(separator: " || ")
  }

  private func conjunction(_ box: ConditionBox) -> [String] {
    var parts: [String] = []
    for axis in ConditionAxis.allCases {
      switch axis {
      case .width: parts += Self.bounds(box.width, width)
      case .height: parts += Self.bounds(box.height, "environment.height")
      case .textScale: parts += Self.bounds(box.textScale, "environment.textScale")
      case .trait(let trait): parts += box.traits[trait].map { [Self.text(trait, $0)] } ?? []
      case .flags: parts += box.flags.map { variants.text($0) }
      case .clients: parts += box.clients?[.ios].map { variants.texts($0) } ?? []
      }
    }
    return parts.isEmpty ? ["true"] : parts
  }

  private static func bounds(_ bounds: Bounds, _ name: String) -> [String] {
    [
      bounds.minimum.map { "\(name) >= \(SwiftLength.number($0))" },
      bounds.end.map { "\(name) < \(SwiftLength.number($0))" },
    ].compactMap { $0 }
  }

  private static func text(_ trait: ContainerTrait, _ word: TraitWord) -> String {
    switch trait {
    case .horizontal: "environment.horizontalSizeClass == .\(word.rawValue)"
    case .vertical: "environment.verticalSizeClass == .\(word.rawValue)"
    // A kind of device that the language does not know is laid out as a phone.
    case .idiom: "environment.idiom \(word.rawValue == Idiom.pad.rawValue ? "==" : "!=") .pad"
    case .direction: "\(word.rawValue == InterfaceDirection.rightToLeft.rawValue ? "" : "!")environment.isRightToLeft"
    }
  }
}
