import NaiveLayout
import SDUIIR
import SDUILayout

extension Container {
  /// A container with the same traits.
  init(_ environment: LayoutEnvironment) {
    self.init(width: Fraction(environment.width), height: Fraction(environment.height))
    left = Fraction(environment.insets.left)
    right = Fraction(environment.insets.right)
    isRightToLeft = environment.direction == .rightToLeft
    horizontal = environment.horizontal.rawValue
    vertical = environment.vertical.rawValue
    idiom = environment.idiom.rawValue
    textScale = Fraction(environment.textScale)
  }
}

extension Fraction {
  /// The same number, read from its text.
  init(_ rational: Rational) { self = Fraction(rational.text) ?? .tooLong }
}
