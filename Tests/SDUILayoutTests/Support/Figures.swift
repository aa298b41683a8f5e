import SDUIIR
import SDUILayout
import TestSupport
import Testing

extension Rational: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int) { self.init(value) }
}

/// `12.5` or `346/3`.
extension Rational: ExpressibleByStringLiteral {
  /// Creates the value of a text; 0 for an empty one.
  public init(stringLiteral text: String) { self = Rational.reading(text) ?? .zero }

  static func reading(_ text: String) -> Rational? {
    let parts = text.split(separator: "/")
    guard let first = parts.first.flatMap({ Rational(decimal: $0) }), parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return first }
    guard let second = Rational(decimal: parts[1]) else { return nil }
    return try? first / second
  }
}

func frame(_ x: Rational, _ y: Rational, _ width: Rational, _ height: Rational) -> Frame {
  Frame(x: x, y: y, width: width, height: height)
}

/// Frames written as `x y width height`, parted by semicolons.
func frames(_ text: String) -> [Frame] {
  text.split(separator: ";").map { part in
    let numbers = part.split(whereSeparator: \.isWhitespace).compactMap { Rational.reading(String($0)) }
    #expect(numbers.count == 4, "\(part)")
    return numbers.count == 4 ? frame(numbers[0], numbers[1], numbers[2], numbers[3]) : .zero
  }
}

/// Whether published figures, cut to six places, are these.
func agree(_ exact: Frame, _ published: Frame) -> Bool {
  agree(exact.x, published.x) && agree(exact.y, published.y) && agree(exact.width, published.width)
    && agree(exact.height, published.height)
}

func agree(_ exact: Rational, _ published: Rational) -> Bool {
  guard let difference = try? exact - published else { return false }
  return difference < "0.000001" && difference > "-0.000001"
}

extension ScreenLayout {
  /// The cells of a section.
  func cells(_ section: Int = 0) -> [Frame] { sections[section].items.map(\.frame) }
}

extension RandomSource {
  /// A length of a range, in quarters of a point.
  mutating func length(_ range: ClosedRange<Int>) -> Rational {
    (try? Rational(number(range.lowerBound * 4...range.upperBound * 4)) / 4) ?? 0
  }
}
