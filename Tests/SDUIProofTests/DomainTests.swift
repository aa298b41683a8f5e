import SDUIIR
import SDUILayout
import TestSupport
import Testing

@testable import SDUIProof

/// The possible values of linear functions in a part of all containers.
@Suite struct DomainTests {
  private static let width = LinearForm(.containerWidth)
  private static let height = LinearForm(.containerHeight)
  private static let free: [LinearForm.Variable] = [.containerWidth, .containerHeight, .textScale]

  /// 0 to 10 wide and high, the sum below 12.
  private func cornerless() throws -> Domain {
    let side = Interval(lower: Interval.Bound(.zero), upper: Interval.Bound(Rational(10)))
    var domain = Domain([.containerWidth: side, .containerHeight: side, .textScale: Interval(.one)])
    let overTwelve = try Self.width + Self.height - LinearForm(Rational(12))
    try domain.limit(overTwelve, isNegative: true)
    return domain
  }

  @Test func `bounds over several variables are exact, and open where they are`() throws {
    let domain = try cornerless()
    func range(_ form: LinearForm) throws -> (Interval.Bound?, Interval.Bound?) {
      let range = try domain.range(of: form)
      return (range.lower, range.upper)
    }
    #expect(try range(Self.width + Self.height) == (.init(.zero), .init(Rational(12), isIncluded: false)))
    // Wide at 10 leaves heights below 2.
    #expect(try range(Self.width - Self.height) == (.init(Rational(-10)), .init(Rational(10))))
    // The greatest is at 10 and almost 2.
    #expect(try range(Self.width * Rational(2) + Self.height) == (.init(.zero), .init(Rational(22), isIncluded: false)))
    #expect(try range(LinearForm(Rational(7))) == (.init(Rational(7)), .init(Rational(7))))
  }

  @Test func `variables without bounds have none`() throws {
    var domain = Domain([.containerWidth: Interval(lower: Interval.Bound(Rational(320)))])
    #expect(try domain.range(of: Self.width * Rational(2)) == Interval(lower: Interval.Bound(Rational(640))))
    #expect(try domain.range(of: Self.width - Self.height) == Interval())
    try domain.limit(Self.height - Self.width, isNegative: true)
    #expect(try domain.range(of: Self.width - Self.height) == Interval(lower: .init(.zero, isIncluded: false)))
  }

  /// Half-planes through random points around one that stays inside.
  @Test(arguments: 0..<200)
  func `a point belongs to its domain, and what belongs to it lies in every range`(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let inside = LinearForm.Variable.allCases.map { variable in
      Rational(Self.free.contains(variable) ? random.number(2...8) : 3)
    }
    let side = Interval(lower: Interval.Bound(.zero), upper: Interval.Bound(Rational(10)))
    let fixed = Interval(Rational(3))
    var domain = Domain([
      .containerWidth: side, .containerHeight: side, .textScale: side, .leftInset: fixed, .rightInset: fixed,
    ])
    var constraints: [(form: LinearForm, isNegative: Bool)] = []
    for _ in 0..<random.number(1...4) {
      let form = try randomForm(&random)
      let value = try form.value { inside[$0.rawValue] }
      let limit = try form - LinearForm(value + Rational(Int64(random.number(-3...3)), over: 2))
      let isNegative = try limit.value { inside[$0.rawValue] }.isNegative
      constraints.append((limit, isNegative))
      try domain.limit(limit, isNegative: isNegative)
    }
    let point = try domain.point()
    for constraint in constraints {
      #expect(try constraint.form.value { point[$0.rawValue] }.isNegative == constraint.isNegative)
    }
    let asked = try randomForm(&random)
    let range = try domain.range(of: asked)
    for known in [inside, point] {
      let value = try asked.value { known[$0.rawValue] }
      #expect(range.lower.map { $0.isIncluded ? $0.value <= value : $0.value < value } ?? true)
      #expect(range.upper.map { $0.isIncluded ? $0.value >= value : $0.value > value } ?? true)
    }
    try checkIsReached(range, of: asked, in: domain)
    // The sign is found without the range: a little above its ends, at them, and between.
    for end in [range.lower, range.upper].compactMap(\.self) {
      for step in [Rational(-1), .zero, try Rational(1, over: 7)] {
        let shifted = try asked - LinearForm(end.value + step)
        let (signs, known) = (try domain.signs(of: shifted), try domain.range(of: shifted))
        #expect(signs == (known.reachesBelowZero, known.reachesZero))
      }
    }
  }

  /// Near each end of a range there are containers: the part of the domain beyond a point just inside has one.
  private func checkIsReached(_ range: Interval, of form: LinearForm, in domain: Domain) throws {
    let lower = try #require(range.lower)
    let upper = try #require(range.upper)
    if lower == upper { return }
    let step = try (upper.value - lower.value) / Rational(1_000)
    for (end, isNegative) in [(try lower.value + step, true), (try upper.value - step, false)] {
      var part = domain
      try part.limit(form - LinearForm(end), isNegative: isNegative)
      let point = try part.point()
      #expect(try (form.value { point[$0.rawValue] } < end) == isNegative)
    }
  }

  private func randomForm(_ random: inout RandomSource) throws -> LinearForm {
    var form = LinearForm(Rational(random.number(-5...5)))
    for variable in Self.free {
      form = try form + LinearForm(variable) * Rational(random.number(-3...3))
    }
    return form
  }
}
