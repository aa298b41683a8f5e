import SDUIIR
import SDUILayout

/// One way through the comparisons that layout makes: the containers for which they come out so.
///
/// Layout is evaluated for a whole domain at once. Where a comparison holds in one part of it and not in the other, the
/// evaluation goes on in one of them, and starts again for the other.
struct SymbolicPath {
  /// The containers for which everything came out as it did so far.
  private(set) var domain: Domain
  /// How the first comparisons come out that could come out differently.
  private let script: [Bool]
  /// How they came out.
  private var answers: [Bool] = []
  /// Whether anything asked for the container's height.
  private(set) var usesHeight = false

  /// Whether it is a proof that asks: then a great number of columns may be left open, and what does not fit with
  /// all items is noted, since some may stand all the same where there are more of them or fewer.
  let isOfProof: Bool
  /// What does not fit around items that do, or behind them.
  private(set) var misfit: LayoutFailure?
  /// How often it was. What is found then holds for more than there is: that something holds is true, and where it fails
  /// is not known.
  private(set) var openColumns = 0

  /// Whether it depends on measured heights of parts around items, or in place of them, that something fits.
  private(set) var fitsByMeasure = false

  /// Whose sizes data decides, where a proof leaves them open.
  private(set) var dataSizes: DataSizes?

  private init(_ domain: Domain, script: [Bool], isOfProof: Bool) {
    self.domain = domain
    self.script = script
    self.isOfProof = isOfProof
  }

  /// The width of one of many columns, whatever their number: between two widths.
  mutating func widthOfOpenColumns(from least: Rational, below end: Rational) -> LinearForm {
    openColumns += 1
    let interval = Interval(lower: Interval.Bound(least), upper: Interval.Bound(end, isIncluded: false))
    domain.limit(.columnWidth, to: interval)
    return LinearForm(.columnWidth)
  }

  /// Leaves sizes open that data decides: from here on, `dataWidth` and `dataHeight` are those sizes. Gives `false` where
  /// they are those of something else already.
  mutating func open(_ sizes: DataSizes) -> Bool {
    if let known = dataSizes { return known == sizes }
    dataSizes = sizes
    if let width = sizes.width { domain.limit(.dataWidth, to: width.interval) }
    if let height = sizes.height { domain.limit(.dataHeight, to: height.interval) }
    return true
  }

  /// Whether a length is below zero.
  mutating func isNegative(_ form: LinearForm) throws(LayoutFailure) -> Bool {
    if form.isConstant { return form.constant.isNegative }
    let signs = try domain.signs(of: form)
    guard signs.reachBelowZero, signs.reachZero else { return signs.reachBelowZero }
    let answer = answers.count < script.count ? script[answers.count] : false
    answers.append(answer)
    try domain.limit(form, isNegative: answer)
    return answer
  }

  /// Goes on where something does not fit that the items do not depend on, or not all of them, if that can be told.
  mutating func note(misfit problem: LayoutFailure) throws(LayoutFailure) {
    guard isOfProof else { throw problem }
    misfit = misfit ?? problem
  }

  /// Notes that something may not fit, by heights of parts that the client measures.
  mutating func noteFitByMeasure() { fitsByMeasure = true }

  /// Notes that the result depends on the container's height.
  mutating func noteHeight() { usesHeight = true }

  /// Evaluates a domain part by part, so that all comparisons come out alike in each. The parts cover the domain and do
  /// not overlap.
  ///
  /// - Parameters:
  ///   - limit: How many parts there may be.
  ///   - visit: Evaluates one of them, which is then the path's domain.
  /// - Throws: `TooManyCases` if there are more parts, after that many were visited.
  static func explore(
    _ domain: Domain, limit: Int = 5_000, isOfProof: Bool = false,
    _ visit: (inout SymbolicPath) throws(TooManyCases) -> Void
  ) throws(TooManyCases) {
    var scripts: [[Bool]] = [[]]
    var count = 0
    while let script = scripts.popLast() {
      guard count < limit else { throw TooManyCases(limit: limit) }
      count += 1
      var path = SymbolicPath(domain, script: script, isOfProof: isOfProof)
      try visit(&path)
      for index in script.count..<max(script.count, path.answers.count) {
        scripts.append(Array(path.answers[..<index]) + [true])
      }
    }
  }

  /// The containers of this path, once it is evaluated.
  var part: ProvedPart {
    ProvedPart(domain, usesHeight: usesHeight, hasOpenColumns: openColumns > 0, dataSizes: dataSizes)
  }
}

/// There are more cases than anyone could look at.
struct TooManyCases: Error, Hashable {
  let limit: Int
  /// Between how many numbers conditions divide widths and heights.
  var widths = 0
  var heights = 0
  /// How many flags conditions ask for, where these make the cases.
  var flags = 0
}

extension SymbolicPath {
  mutating func isLess(_ left: LinearForm, _ right: LinearForm) throws(LayoutFailure) -> Bool {
    try isNegative(left - right)
  }

  mutating func isEqual(_ left: LinearForm, _ right: LinearForm) throws(LayoutFailure) -> Bool {
    if left == right { return true }
    if try isLess(left, right) { return false }
    return try !isLess(right, left)
  }

  mutating func least(_ left: LinearForm, _ right: LinearForm) throws(LayoutFailure) -> LinearForm {
    try isLess(right, left) ? right : left
  }

  mutating func greatest(_ left: LinearForm, _ right: LinearForm) throws(LayoutFailure) -> LinearForm {
    try isLess(left, right) ? right : left
  }

  /// A length that may not be negative (layout rule R26).
  mutating func extent(_ form: LinearForm, _ rule: LayoutRule) throws(LayoutFailure) -> LinearForm {
    if try isNegative(form) { throw .breach(rule, "", "") }
    return form
  }

  /// `⌊dividend / divisor⌋` of lengths that are not negative, the divisor positive; at most so much.
  mutating func floor(
    _ dividend: LinearForm, over divisor: LinearForm, atMost limit: Int64 = .max
  ) throws(LayoutFailure) -> Int64 {
    var least: Int64 = 0
    var step: Int64 = 1
    // Ever longer steps up, then ever shorter ones.
    while step <= limit - least, try reaches(dividend, divisor, least + step) {
      least += step
      step = step > limit / 2 ? limit : step * 2
    }
    while step > 1 {
      step /= 2
      if step <= limit - least, try reaches(dividend, divisor, least + step) { least += step }
    }
    return least
  }

  private mutating func reaches(_ dividend: LinearForm, _ divisor: LinearForm, _ count: Int64) throws(LayoutFailure)
    -> Bool
  {
    try !isLess(dividend, divisor * exact(Rational(count, over: 1)))
  }
}
