import SDUIIR
import SDUILayout
import TestSupport

extension LayoutEnvironment {
  /// A random container, one in three so narrow that little fits.
  static func random(_ random: inout RandomSource) -> LayoutEnvironment {
    let denominator = random.pick([1, 4, 7, 1_000])
    let widths = random.chance(30) ? 20...360 : 320...1_100
    let width = random.number(widths.lowerBound * denominator...widths.upperBound * denominator)
    var result = LayoutEnvironment(
      width: fraction(width, over: denominator), height: Rational(random.number(320...1_000)),
      insets: SafeAreaInsets(
        top: Rational(random.pick([0, 20])), left: Rational(random.pick([0, 0, 44])),
        right: Rational(random.pick([0, 0, 12]))),
      direction: random.pick(InterfaceDirection.allCases), idiom: random.pick(Idiom.allCases),
      textScale: fraction(random.number(8...32), over: 10))
    if random.chance(15) { result.horizontal = random.pick(SizeClass.allCases) }
    if random.chance(15) { result.vertical = random.pick(SizeClass.allCases) }
    return result
  }

  private static func fraction(_ numerator: Int, over denominator: Int) -> Rational {
    (try? Rational(Int64(numerator), over: Int64(denominator))) ?? .one
  }
}
