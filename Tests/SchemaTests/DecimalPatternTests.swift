import SDUIIR
import TestSupport
import Testing

@testable import SDUIGeneration

/// Patterns of decimals within bounds, compared with exact arithmetic.
@Suite struct DecimalPatternTests {
  /// A decimal as text: a few digits, often next to one that is given.
  private static func decimal(_ random: inout RandomSource, near bound: String?) -> String {
    if let bound, random.chance(60), let value = Rational(decimal: bound) {
      let steps = ["0", "1", "-1", "0.001", "-0.1"].compactMap { Rational(decimal: $0) }
      if let next = try? value + random.pick(steps), let text = next.decimalText { return text }
    }
    let whole = String(random.number(0...random.pick([0, 9, 120, 1_005])))
    let fraction = random.chance(50) ? "." + String(random.number(0...random.pick([9, 99, 1_000]))) : ""
    return (random.chance(40) ? "-" : "") + whole + fraction
  }

  @Test func matchesWhatIsWithinTheBounds() throws {
    var random = RandomSource(seed: 5)
    var (inside, outside) = (0, 0)
    for _ in 0..<(Repository.isExhaustive ? 20_000 : 400) {
      let first = Self.decimal(&random, near: nil)
      let second = Self.decimal(&random, near: random.chance(50) ? first : nil)
      let ends = [first, second].compactMap { Rational(decimal: $0) }.sorted()
      let bounds = FieldType.Bounds(
        minimum: random.chance(80) ? ends[0] : nil, maximum: random.chance(80) ? ends[1] : nil)
      let pattern = try #require(DecimalPattern(bounds).text)
      let regex = try Regex(pattern)
      for _ in 0..<40 {
        var text = Self.decimal(&random, near: random.pick([first, second]))
        if random.chance(20) { text = text.hasPrefix("-") ? "-00" + text.dropFirst() : "00" + text }
        if random.chance(20) { text += text.contains(".") ? "00" : ".00" }
        let value = try #require(Rational(decimal: text))
        let isInside = bounds.minimum.map { value >= $0 } ?? true && bounds.maximum.map { value <= $0 } ?? true
        let isMatch = text.wholeMatch(of: regex) != nil
        #expect(isMatch == isInside, "\(bounds.minimum?.text ?? "")…\(bounds.maximum?.text ?? ""): \(text) \(pattern)")
        if isInside { inside += 1 } else { outside += 1 }
      }
    }
    #expect(inside > 2_000 && outside > 2_000)
  }

  @Test func matchesDecimalsOnly() throws {
    let regex = try Regex(#require(DecimalPattern(FieldType.Bounds(minimum: Rational(-5), maximum: Rational(5))).text))
    for text in ["", "-", "1.", ".5", "+1", "1e0", "1,5", " 1", "--1", "1.5.0"] {
      #expect(text.wholeMatch(of: regex) == nil, "\(text)")
    }
  }

  /// Written by hand, for what people read in schemas.
  @Test func isShortWhereBoundsAre() throws {
    func pattern(_ least: Int?, _ most: Int?) -> String? {
      DecimalPattern(FieldType.Bounds(minimum: least.map { Rational($0) }, maximum: most.map { Rational($0) })).text
    }
    #expect(pattern(nil, nil) == #"^-?[0-9]+(?:\.[0-9]+)?$"#)
    #expect(pattern(0, 5) == #"^(?:0*(?:0(?:\.[0-9]+)?|5(?:\.0+)?|[1-4](?:\.[0-9]+)?)|-0*0(?:\.0+)?)$"#)
  }
}
