import SDUIIR
import SDUILayout

/// One way through the comparisons that layout makes: the containers for which they come out so.
///
/// Layout is evaluated for a whole domain at once. Where a comparison holds in one part of it and not in the other, the
/// evaluation goes on in one of them, and starts again for the other.
struct SymbolicPath {
  /// The containers for which everything came out as it did so far.
  private(set) var domain: Domain
  /// The results of the first comparisons that could have several.
  private let script: [Bool]
  /// The comparisons so far that could have several results, and the results that they have.
  private(set) var comparisons: [HalfSpace]
  /// The number of those that divided the domain before.
  private let known: Int
  /// Whether anything asked for the container's height.
  private(set) var usesHeight = false

  /// Whether the path belongs to a proof: then a great number of columns may be left open, and an error with all items
  /// is recorded, since there may be more of them or fewer.
  let isOfProof: Bool
  /// Whether items that are too wide for an end of a strip are looked at between others.
  private let looksBetweenItems: Bool
  /// Whether it is known which items there are, so that all of them have to fit.
  private var hasKnownItems = false
  /// The parts of a section that may not fit around items that do, or after them.
  private(set) var misfit = Misfit()
  /// The parts of the stack around it that may not.
  private(set) var misfitOfStack = Misfit()
  /// The number of times that columns were left open. What is found then holds for more than there is: that something
  /// holds is true, and where it fails is not known.
  private(set) var openColumns = 0

  /// The sizes that data decides, if a proof leaves them open.
  private(set) var dataSizes: DataSizes?

  private init(_ domain: Domain, after comparisons: [HalfSpace], script: [Bool], by rules: ProofRules?) {
    self.domain = domain
    (self.comparisons, known) = (comparisons, comparisons.count)
    self.script = script
    isOfProof = rules != nil
    looksBetweenItems = rules?.includes(.middleItems) ?? false
  }

  /// The width of one of many columns, whatever their number: between two widths.
  private mutating func widthOfOpenColumns(from least: Rational, below end: Rational) -> LinearForm {
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
    let count = comparisons.count - known
    let answer = count < script.count ? script[count] : false
    comparisons.append(HalfSpace(form: form, isNegative: answer))
    try domain.limit(form, isNegative: answer)
    return answer
  }

  /// Whether a proof evaluates sizes that other items may have as well.
  private var leavesItemsOpen: Bool { isOfProof && !hasKnownItems }

  /// Whether there may be other items at both ends of a strip.
  var mayHaveOtherEnds: Bool { leavesItemsOpen && looksBetweenItems }

  /// Continues after an error on which no items, or not all of them, depend, if that is known.
  mutating func note(misfit problem: LayoutFailure) throws(LayoutFailure) { try note(misfit: problem, ofStack: false) }

  /// The same of a section, or of the stack around it.
  mutating func note(misfit problem: LayoutFailure, ofStack isOfStack: Bool) throws(LayoutFailure) {
    guard leavesItemsOpen else { throw problem }
    if isOfStack {
      misfitOfStack.failure = misfitOfStack.failure ?? problem
    } else {
      misfit.failure = misfit.failure ?? problem
    }
  }

  /// Evaluates something with all items that there are: what does not fit with them ends it.
  mutating func withKnownItems<Result>(
    _ evaluate: (inout SymbolicPath) throws(LayoutFailure) -> Result
  ) throws(LayoutFailure) -> Result {
    let before = hasKnownItems
    hasKnownItems = true
    defer { hasKnownItems = before }
    return try evaluate(&self)
  }

  /// Notes that something may not fit, by heights of parts that the client measures.
  mutating func noteFitByMeasure(ofStack isOfStack: Bool) {
    if isOfStack { misfitOfStack.dependsOnMeasure = true } else { misfit.dependsOnMeasure = true }
  }

  /// Notes that the result depends on the container's height.
  mutating func noteHeight() { usesHeight = true }

  /// Evaluates a domain part by part, so that all comparisons come out alike in each. The parts cover the domain and do
  /// not overlap.
  ///
  /// - Parameters:
  ///   - comparisons: Those that lead to the domain.
  ///   - limit: How many parts there may be.
  ///   - rules: Those of a proof; `nil` for a sweep.
  ///   - visit: Evaluates one of them, which is then the path's domain.
  /// - Throws: `TooManyCases` if there are more parts, after that many were visited.
  static func explore(
    _ domain: Domain, after comparisons: [HalfSpace] = [], limit: Int = 5_000, by rules: ProofRules? = nil,
    _ visit: (inout SymbolicPath) throws(TooManyCases) -> Void
  ) throws(TooManyCases) {
    var scripts: [[Bool]] = [[]]
    var count = 0
    while let script = scripts.popLast() {
      guard count < limit else { throw TooManyCases(limit: limit) }
      count += 1
      var path = SymbolicPath(domain, after: comparisons, script: script, by: rules)
      try visit(&path)
      let answers = path.comparisons[comparisons.count...].map { $0.isNegative }
      for index in script.count..<max(script.count, answers.count) { scripts.append(Array(answers[..<index]) + [true]) }
    }
  }

  /// The containers of this path, once it is evaluated.
  var part: ProvedPart {
    ProvedPart(
      domain, usesHeight: usesHeight, hasOpenColumns: openColumns > 0, dataSizes: dataSizes, after: comparisons)
  }
}

/// The parts that may not fit though items do.
struct Misfit {
  /// The first error.
  var failure: LayoutFailure?
  /// Whether it depends on measured heights of parts around items, or in place of them, that something fits.
  var dependsOnMeasure = false
}

/// There are more cases than anyone could look at.
struct TooManyCases: Error, Hashable {
  let limit: Int
  /// Between how many numbers conditions divide widths and heights.
  var widths = 0
  var heights = 0
  /// The number of flags in conditions, if these make the cases.
  var flags = 0
}

extension SymbolicPath: LengthArithmetic {
  mutating func isLess(_ left: LinearForm, _ right: LinearForm) throws(LayoutFailure) -> Bool {
    try isNegative(left - right)
  }

  mutating func quotient(
    _ dividend: LinearForm, by divisor: LinearForm, atMost limit: Int64
  ) throws(LayoutFailure) -> Int64 {
    var least: Int64 = 0
    var step: Int64 = 1
    // Ever longer steps up, then ever shorter ones.
    while step <= limit - least, try reaches(dividend, divisor, times: least + step) {
      least += step
      step = step > limit / 2 ? limit : step * 2
    }
    while step > 1 {
      step /= 2
      if step <= limit - least, try reaches(dividend, divisor, times: least + step) { least += step }
    }
    return least
  }

  mutating func reaches(
    _ dividend: LinearForm, _ divisor: LinearForm, times count: Int64
  ) throws(LayoutFailure) -> Bool {
    try !isLess(dividend, divisor * exact(Rational(count, over: 1)))
  }

  var openWidth: LinearForm? { dataSizes?.width == nil ? nil : LinearForm(.dataWidth) }

  var openHeight: LinearForm? { dataSizes?.height == nil ? nil : LinearForm(.dataHeight) }

  /// Computes the width of one of very many columns: from `n·(min + g) ≤ C1 + g < (n+1)·(min + g)` follows that a
  /// column and a gap are less than `1 + 1/n` times `min + g`. `nil` where there are few.
  mutating func manyColumns(
    atLeast least: LinearForm, gap: LinearForm, in content: LinearForm
  ) throws(LayoutFailure) -> (count: Int64, width: LinearForm)? {
    let whole = try content + gap
    let step = try least + gap
    guard isOfProof, least.isConstant, step.isConstant, step.constant > .zero else { return nil }
    // The variable is what a response sets.
    if openColumns == 0, domain[.columnWidth] != Interval() { return nil }
    let end = try domain.range(of: whole).upper?.value
    let greatest = try exact(step.constant * Rational(Int(Self.manyColumns)))
    if let end, end <= greatest { return nil }
    if try isLess(whole, step * Rational(Int(Self.fewestColumns))) { return nil }
    let surplus = try exact(step.constant / Rational(Int(Self.fewestColumns)))
    return (
      Self.fewestColumns, widthOfOpenColumns(from: least.constant, below: try exact(least.constant + surplus))
    )
  }

  /// From how many columns on their number may be left open, and where it is worth it.
  private static let (fewestColumns, manyColumns): (Int64, Int64) = (16, 64)
}
