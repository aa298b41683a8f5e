import SDUIIR

/// Regular expressions for decimals within bounds, in the part of ECMA-262 that all engines have: without lookahead.
///
/// Decimals are compared digit by digit from the left, as texts: `[0-4]` or `5` and a fraction of zeros is at most 5.
/// Zeros before a number and after its fraction mean nothing, so any number may have them.
struct DecimalPattern {
  /// The pattern; `nil` of bounds that have no finite decimal.
  let text: String?

  init(_ bounds: FieldType.Bounds) {
    let texts = [bounds.minimum, bounds.maximum].map { $0?.decimalText }
    guard (texts[0] == nil) == (bounds.minimum == nil), (texts[1] == nil) == (bounds.maximum == nil) else {
      text = nil
      return
    }
    let least = texts[0].map(SignedDigits.init)
    let most = texts[1].map(SignedDigits.init)
    // The magnitudes of numbers without a sign, and of those with a minus, zero among both.
    let positive = Self.magnitudes(from: least, to: most)
    let negative = Self.magnitudes(from: most?.negated, to: least?.negated)
    switch (positive, negative) {
    case (let positive?, let negative?):
      text = positive == negative ? "^-?\(positive)$" : "^(?:\(positive)|-\(negative))$"
    case (let positive?, nil): text = "^\(positive)$"
    case (nil, let negative?): text = "^-\(negative)$"
    case (nil, nil): text = nil
    }
  }

  /// The numbers that are not negative between two bounds; `nil` where there are none.
  private static func magnitudes(from least: SignedDigits?, to most: SignedDigits?) -> String? {
    if let most, most.isNegative { return nil }
    let low = least.flatMap { $0.isNegative ? nil : $0.digits } ?? Digits.zero
    return low.range(to: most?.digits)
  }
}

/// A decimal with its sign.
private struct SignedDigits {
  var digits: Digits
  /// Whether it is below zero.
  var isNegative: Bool

  init(_ text: String) {
    let hasMinus = text.utf8.first == UInt8(ascii: "-")
    digits = Digits(hasMinus ? text.dropFirst() : Substring(text))
    isNegative = hasMinus && digits != .zero
  }

  var negated: SignedDigits {
    var result = self
    result.isNegative = !isNegative && digits != .zero
    return result
  }
}

/// The digits of a number that is not negative.
private struct Digits: Equatable {
  /// Without zeros in front, but for zero itself.
  var whole: [Int]
  /// Without zeros at the end.
  var fraction: [Int]

  static let zero = Digits(whole: [0], fraction: [])
  private static let anyFraction = "(?:\\.[0-9]+)?"

  init(whole: [Int], fraction: [Int]) { (self.whole, self.fraction) = (whole, fraction) }

  init(_ text: Substring) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    whole = Array(parts[0].map { Int($0 - UInt8(ascii: "0")) }.drop { $0 == 0 })
    if whole.isEmpty { whole = [0] }
    fraction = parts.count > 1 ? parts[1].map { Int($0 - UInt8(ascii: "0")) } : []
    while fraction.last == 0 { fraction.removeLast() }
  }

  /// The numbers from this one to another one or without an end.
  func range(to most: Digits?) -> String {
    guard let most else {
      if self == .zero { return "[0-9]+" + Self.anyFraction }
      let same = text(of: whole) + Fractions.atLeast(fraction)
      return Pattern.oneOf(["0*" + same, "0*" + Pattern.oneOf(WholeNumbers.above(whole)) + Self.anyFraction])
    }
    if whole == most.whole { return "0*" + text(of: whole) + Fractions.between(fraction, most.fraction) }
    let between = WholeNumbers.between(whole, most.whole)
    let ends = [
      text(of: whole) + Fractions.atLeast(fraction), text(of: most.whole) + Fractions.atMost(most.fraction),
    ]
    return "0*" + Pattern.oneOf(ends + (between.isEmpty ? [] : [Pattern.oneOf(between) + Self.anyFraction]))
  }

  private func text(of digits: [Int]) -> String { digits.map(String.init).joined() }
}

/// Parts of patterns.
private enum Pattern {
  /// One of several patterns.
  static func oneOf(_ patterns: [String]) -> String {
    patterns.count == 1 ? patterns[0] : "(?:" + patterns.joined(separator: "|") + ")"
  }

  /// A digit; `nil` where none lies between.
  static func digit(_ least: Int, _ most: Int) -> String? {
    least > most ? nil : least == most ? String(least) : "[\(least)-\(most)]"
  }

  static func digits(_ count: Int) -> String { count == 0 ? "" : count == 1 ? "[0-9]" : "[0-9]{\(count)}" }
}

/// Whole numbers without zeros in front.
private enum WholeNumbers {
  /// Those that are greater.
  static func above(_ digits: [Int]) -> [String] {
    greater(digits) + ["[1-9][0-9]{\(digits.count),}"]
  }

  /// Those between two others.
  static func between(_ least: [Int], _ most: [Int]) -> [String] {
    if least.count == most.count { return inside(least[...], most[...]) }
    let longer = (least.count + 1..<most.count).map { "[1-9]" + Pattern.digits($0 - 1) }
    return greater(least) + longer + lesser(most)
  }

  /// Those of as many digits that are greater.
  private static func greater(_ digits: [Int]) -> [String] { ends(digits[...]) { Pattern.digit($0 + 1, 9) } }

  /// Those of as many digits that are less. The first digit is no zero, unless it is the only one.
  private static func lesser(_ digits: [Int]) -> [String] {
    var isFirst = digits.count > 1
    return ends(digits[...]) { digit in
      defer { isFirst = false }
      return Pattern.digit(isFirst ? 1 : 0, digit - 1)
    }
  }

  /// Those that begin like a number and have another digit at one place.
  private static func ends(_ digits: ArraySlice<Int>, _ other: (Int) -> String?) -> [String] {
    var start = ""
    var result: [String] = []
    for (index, digit) in digits.enumerated() {
      if let other = other(digit) { result.append(start + other + Pattern.digits(digits.count - index - 1)) }
      start += String(digit)
    }
    return result
  }

  /// Those between two of as many digits.
  private static func inside(_ least: ArraySlice<Int>, _ most: ArraySlice<Int>) -> [String] {
    guard let low = least.first, let high = most.first else { return [] }
    let (restOfLeast, restOfMost) = (least.dropFirst(), most.dropFirst())
    if low == high { return inside(restOfLeast, restOfMost).map { String(low) + $0 } }
    return ends(restOfLeast) { Pattern.digit($0 + 1, 9) }.map { String(low) + $0 }
      + [Pattern.digit(low + 1, high - 1)].compactMap { $0.map { $0 + Pattern.digits(restOfLeast.count) } }
      + ends(restOfMost) { Pattern.digit(0, $0 - 1) }.map { String(high) + $0 }
  }
}

/// The fractions after a whole number: none, or a point with digits.
private enum Fractions {
  static func atLeast(_ digits: [Int]) -> String {
    digits.isEmpty ? "(?:\\.[0-9]+)?" : "\\." + greater(digits[...])
  }

  static func atMost(_ digits: [Int]) -> String {
    digits.isEmpty ? "(?:\\.0+)?" : "(?:\\." + lesser(digits[...], mayEnd: false) + ")?"
  }

  static func between(_ least: [Int], _ most: [Int]) -> String {
    least.isEmpty ? atMost(most) : "\\." + inside(least[...], most[...])
  }

  /// Digits that are as great or greater.
  private static func greater(_ digits: ArraySlice<Int>) -> String {
    guard let first = digits.first else { return "[0-9]*" }
    let others = Pattern.digit(first + 1, 9).map { [$0 + "[0-9]*"] } ?? []
    return Pattern.oneOf([String(first) + greater(digits.dropFirst())] + others)
  }

  /// Digits that are as great or less, or none of them.
  private static func lesser(_ digits: ArraySlice<Int>, mayEnd: Bool) -> String {
    guard let first = digits.first else { return "0*" }
    let others = Pattern.digit(0, first - 1).map { [$0 + "[0-9]*"] } ?? []
    let all = Pattern.oneOf([String(first) + lesser(digits.dropFirst(), mayEnd: true)] + others)
    return mayEnd ? "(?:" + all + ")?" : all
  }

  private static func inside(_ least: ArraySlice<Int>, _ most: ArraySlice<Int>) -> String {
    guard let low = least.first else { return lesser(most, mayEnd: true) }
    let high = most.first ?? 0
    let (restOfLeast, restOfMost) = (least.dropFirst(), most.dropFirst())
    if low == high { return String(low) + inside(restOfLeast, restOfMost) }
    let others = Pattern.digit(low + 1, high - 1).map { [$0 + "[0-9]*"] } ?? []
    return Pattern.oneOf(
      [String(low) + greater(restOfLeast)] + others + [String(high) + lesser(restOfMost, mayEnd: true)])
  }
}
