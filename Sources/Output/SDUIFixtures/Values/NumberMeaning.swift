import SDUIIR

extension NumberForm {
  /// Numbers that are likely for what a field is called, within its bounds.
  ///
  /// - Returns: `nil` where no number lies within the bounds.
  init?(whole bounds: FieldType.Bounds, _ field: NameWords) {
    let (low, high) = bounds.wholeNumbers(within: ValueRule.integers)
    guard low <= high else { return nil }
    let isRank = field.has("rank", "ranking")
    let inside = Self.inside(low, high, declared: bounds, isRank ? 1...10 : Self.usual(field))
    self.init(
      least: bounds.minimum == nil || low == high ? nil : String(low),
      most: bounds.maximum == nil || low == high ? nil : String(high), hasPlain: inside != nil,
      range: inside ?? low...low, places: 0, isPrice: false, isRank: isRank)
  }

  /// The same for a decimal.
  init?(decimal bounds: FieldType.Bounds, _ field: NameWords, _ context: NameWords) {
    if let low = bounds.minimum, let high = bounds.maximum, low > high { return nil }
    let isPrice = context.has("price", "amount", "total", "cost", "value", "fee", "sum", "shipping")
    let places = isPrice ? 2 : field.has("height", "width", "size") ? 0 : 1
    // More places where so few leave nothing between the bounds.
    for places in [places, places + 2, 9] {
      var scale: Int64 = 1
      for _ in 0..<places { scale *= 10 }
      let edge = Int64.max / 4
      let low = bounds.minimum.map { (try? $0 * Rational(Int(scale)))?.floor ?? -edge } ?? -edge
      let high = bounds.maximum.map { bound in
        (try? Rational.zero - bound * Rational(Int(scale))).map { -$0.floor } ?? edge
      }
      let isOne = bounds.minimum != nil && bounds.minimum == bounds.maximum
      let isExact = bounds.minimum.flatMap { try? $0 * Rational(Int(scale)) }?.isWhole ?? false
      guard isOne ? isExact : low + 1 <= (high ?? edge) - 1 else { continue }
      let usual = isPrice ? Self.prices(context) : Self.usual(field, scale: scale)
      let inside = isOne ? low...low : Self.inside(low, high ?? edge, declared: bounds, usual)
      self.init(
        least: isOne ? nil : bounds.minimum?.decimalText, most: isOne ? nil : bounds.maximum?.decimalText,
        hasPlain: inside != nil, range: inside ?? low...low, places: places, isPrice: isPrice)
      return
    }
    return nil
  }

  /// Returns a usual value inside the bounds, or else one next to a bound; `nil` if nothing lies between.
  private static func inside(
    _ low: Int64, _ high: Int64, declared bounds: FieldType.Bounds, _ usual: ClosedRange<Int64>
  ) -> ClosedRange<Int64>? {
    if low == high { return low...low }
    let first = bounds.minimum == nil ? low : low + 1
    let last = bounds.maximum == nil ? high : high - 1
    guard first <= last else { return nil }
    if usual.overlaps(first...last) { return usual.clamped(to: first...last) }
    return usual.lowerBound > last ? max(first, last - 99)...last : first...min(last, first + 99)
  }

  /// In hundredths. What something cost before is more than what it costs.
  private static func prices(_ context: NameWords) -> ClosedRange<Int64> {
    if context.has("dish", "meal", "drink", "food", "menu", "recipe") { return 350...2_900 }
    return context.has("old", "previous", "before", "original", "was", "regular") ? 15_000...29_900 : 400...14_900
  }

  private static func usual(_ field: NameWords, scale: Int64 = 1) -> ClosedRange<Int64> {
    let range: ClosedRange<Int64> =
      if field.has("rating", "stars", "score") {
        3...4
      } else if field.has("year") {
        1990...2026
      } else if field.has("percent", "discount") {
        5...70
      } else if field.has("view", "subscriber", "like", "follower", "play") {
        120...98_000
      } else if field.has("height", "width", "size") {
        60...320
      } else if field.has("position", "elapsed", "played") {
        // Before the end of what it is a position in.
        30...1_400
      } else if field.has("duration", "second", "length") {
        1_500...5_400
      } else if field.has("progress", "share", "ratio") {
        0...1
      } else {
        1...40
      }
    // Between two whole numbers, too.
    return range.lowerBound * scale...range.upperBound * scale + (scale - 1)
  }
}
