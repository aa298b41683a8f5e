import SDUIIR
import SDUILayout
import SDUIProof
import TestSupport

/// Containers in the ranges that a screen declares, with flags, clients and what responses set.
enum RandomContainer {
  static func container(of screen: Screen, number: Int, _ random: inout RandomSource) -> ProvedContainer {
    let width = value(in: screen.declaredRange(.widths), &random)
    let height = value(in: screen.declaredRange(.heights), &random)
    let scale = value(in: screen.declaredRange(.textScale), &random)
    let inset = Rational(random.number(0...84))
    let other = Rational(random.number(0...68))
    let insets =
      [
        SafeAreaInsets(left: inset, right: other), SafeAreaInsets(left: other, right: other),
        random.chance(50) ? SafeAreaInsets(left: inset) : SafeAreaInsets(right: inset),
      ].first { screen.sideInsetLimits.allow($0, width: width, height: height) } ?? SafeAreaInsets()
    let isRegular = width >= Rational(960) || (width >= Rational(600) && random.chance(50))
    let environment = LayoutEnvironment(
      width: width, height: height, insets: insets, direction: random.pick(InterfaceDirection.allCases),
      horizontal: isRegular ? .regular : .compact, idiom: random.chance(30) ? .pad : .phone, textScale: scale)
    let flags = screen.contract.flags.elements.map { flag in
      Variants.Choice(flag: flag.name, flagCase: random.pick(flag.cases))
    }
    return ProvedContainer(
      environment: environment, variants: Variants(flags: flags),
      responses: RandomResponses.values(for: screen, number: number))
  }

  /// An end of a range, or something between.
  private static func value(in range: ValueRange, _ random: inout RandomSource) -> Rational {
    let (least, most) = (range.lowerBound, range.upperBound ?? Rational(4))
    switch random.number(0...3) {
    case 0: return least
    case 1: return most
    default:
      let way = Rational(random.number(0...97))
      return (try? least + (most - least) * way / Rational(97)) ?? least
    }
  }
}
