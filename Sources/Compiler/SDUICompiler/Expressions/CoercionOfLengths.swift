import SDUIIR
import SDUISyntax

extension Checker {
  /// A length that depends on nothing resolved later than a figure.
  mutating func length(
    _ value: Constant, upTo figure: Figure, _ purpose: Purpose
  ) -> CoercedLength {
    guard let length = value.asLength else {
      let result = mismatch(
        value, needs: "a length", accepts: [.length, .number], purpose, remedy: "use points, such as `16`")
      return result == .unknown ? .unknown : .invalid
    }
    guard resolved(length, upTo: figure, purpose), notNegative(length, purpose) else { return .invalid }
    return .length(length)
  }

  enum CoercedLength {
    case length(Length)
    case unknown
    case invalid

    func mapped(_ transform: (Length) -> PropertyValue) -> Coerced {
      switch self {
      case .length(let length): .value(transform(length))
      case .unknown: .unknown
      case .invalid: .invalid
      }
    }
  }

  /// Each figure is defined from earlier ones only.
  mutating func resolved(_ length: Length, upTo figure: Figure, _ purpose: Purpose) -> Bool {
    let late = Figure.allCases.last { !figure.admits($0) && length.depends(on: $0) }
    guard late != nil || (figure == .points && length.constant == nil) else { return true }
    let names: [Figure: String] = [
      .containerWidth: "container.width", .containerHeight: "container.height", .contentWidth: "content.width",
      .columnWidth: "column.width", .itemWidth: "item.width", .textPoints: "sp",
    ]
    if late == .columnWidth, figure > .columnWidth {
      report(
        .figureNotSettled, "`\(purpose.name)` cannot depend on `column.width`, which only a grid's `rowHeight` may use",
        at: program.range(of: purpose.expression), remedy: "define it from `\(names[figure] ?? "content.width")`")
      return false
    }
    let latest = late ?? length.latestFigure
    let word = if case .line = latest { "lines" } else { names[latest] ?? "this" }
    report(
      .figureNotSettled, "`\(purpose.name)` is settled before `\(word)` and cannot depend on it",
      at: program.range(of: purpose.expression),
      remedy: figure == .points
        ? "use a constant" : "define it from `\(names[figure] ?? "container.width")` or a constant")
    return false
  }

  mutating func notNegative(_ length: Length, _ purpose: Purpose) -> Bool {
    guard let constant = length.constant, constant.isNegative else { return true }
    report(
      .valueOutOfRange, "`\(purpose.name)` cannot be negative, and this is \(constant.text)",
      at: program.range(of: purpose.expression), remedy: "use a length of 0 or more")
    return false
  }

  mutating func size(_ value: Constant, _ axis: SizeAxis, _ purpose: Purpose) -> Coerced {
    let last: Figure = axis == .width ? .contentWidth : .itemWidth
    if reportQuotient(purpose) { return .invalid }
    reportFraction(value, axis, purpose)
    switch value {
    case .percent(let fraction):
      guard axis == .width else {
        return outOfRange(
          "a percent height has nothing to refer to, since a screen is as high as its content", purpose,
          remedy: "use points, a ratio or an expression of `item.width`")
      }
      guard fraction > .zero else {
        return outOfRange("`\(purpose.name)` must be greater than 0 %", purpose, remedy: "use a positive percent")
      }
      return .value(.size(.percent(fraction)))
    case .estimate(let length):
      guard resolved(length, upTo: last, purpose), notNegative(length, purpose) else { return .invalid }
      return .value(.size(.estimate(length)))
    case .share:
      return mismatch(
        value, needs: "a length", accepts: [], purpose,
        remedy: "use points or a percent; shares divide the rows and columns of a mosaic")
    case .ratio:
      return mismatch(
        value, needs: "a length", accepts: [], purpose,
        remedy: "write `ratio: \(program.text(of: purpose.expression))` in place of `\(purpose.name)`")
    case .data(let path) where path.isEmpty:
      return mismatch(
        value, needs: "a length", accepts: [], purpose,
        remedy: "name a field that holds a number, such as `data.height`")
    case .data(let path):
      // By source names; resolved into the wire names of each unit's component.
      return .value(.size(.field(path.map { $0.text }.joined(separator: "."))))
    default:
      if case .unknown(let type) = value, [.percent, .estimate].contains(type) { return .unknown }
      return length(value, upTo: last, purpose).mapped { .size(.length($0)) }
    }
  }

  mutating func supplementarySize(_ value: Constant, _ purpose: Purpose) -> Coerced {
    if reportQuotient(purpose, takesRatio: false) { return .invalid }
    if case .estimate(let length) = value {
      guard resolved(length, upTo: .contentWidth, purpose), notNegative(length, purpose) else { return .invalid }
      return .value(.size(.estimate(length)))
    }
    return length(value, upTo: .contentWidth, purpose).mapped { .size(.length($0)) }
  }

  /// `width: 0.8` is meant as a part of the width and would be less than a point.
  private mutating func reportFraction(_ value: Constant, _ axis: SizeAxis, _ purpose: Purpose) {
    guard case .number(let number) = value, number > .zero, number < .one,
      let percent = (try? number * Rational(100))?.decimalText
    else { return }
    let text = program.text(of: purpose.expression)
    let isWritten = program.kind(of: purpose.expression) == .numberLiteral
    let range = program.range(of: purpose.expression)
    report(
      .fractionAsSize, "`\(text)` as a whole `\(purpose.name)` is less than a point", at: range,
      remedy: axis == .width
        ? "did you mean `\(percent)%`?"
        : "write `ratio: 16:9` for a shape, or `item.width * \(text)` for a part of the width",
      fixes: axis == .width && isWritten ? [.replace(range, with: "\(percent)%")] : [])
  }

  /// `height: 9/16` is meant as a ratio and would be half a point.
  mutating func reportQuotient(_ purpose: Purpose, takesRatio: Bool = true, remedy: String? = nil) -> Bool {
    let expression = purpose.expression
    guard program.kind(of: expression) == .binaryExpression, program.operatorToken(of: expression)?.text == "/" else {
      return false
    }
    let sides = Array(program.children(of: expression))
    guard sides.count == 2, sides.allSatisfy({ program.kind(of: $0) == .numberLiteral }) else { return false }
    let texts = sides.map { program.text(of: $0) }
    guard texts.allSatisfy({ Rational(decimal: $0) != nil }) else { return false }
    let isHeight = takesRatio && purpose.name.hasSuffix("eight")
    let ratio = isHeight ? "\(texts[1]):\(texts[0])" : "\(texts[0]):\(texts[1])"
    report(
      .quotientAsSize, "`\(program.text(of: expression))` as a whole `\(purpose.name)` is a fraction of a point",
      at: program.range(of: expression),
      remedy: remedy
        ?? (isHeight
          ? "write `ratio: \(ratio)` for a shape, or `item.width * \(texts[0])/\(texts[1])` for a part of the width"
          : "write `content.width * \(texts[0])/\(texts[1])` for a part of the width"))
    return true
  }
}
