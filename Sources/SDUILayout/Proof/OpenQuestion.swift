import SDUIIR

/// Why nobody knows whether something holds, and which property would decide it.
struct OpenQuestion: Hashable {
  let cause: String
  /// As it would be written; none where no property decides it.
  let properties: [String]
  /// What the properties are of, where that is not plain.
  var owner = ""

  init(_ cause: String, decidedBy properties: String..., of owner: String = "") {
    (self.cause, self.properties, self.owner) = (cause, properties, owner)
  }

  init(_ cause: String, decidedBy properties: [String], of owner: String = "") {
    (self.cause, self.properties, self.owner) = (cause, properties, owner)
  }

  /// `the client measures it; \`minHeight: 44\` would decide it`.
  var text: String {
    if properties.isEmpty { return cause }
    let list = properties.map { "`\($0)`" }.joined(separator: " and ")
    return "\(cause); \(list)\(owner.isEmpty ? "" : " of \(owner)") would decide it"
  }

  static let overflow = OpenQuestion("a number on the way needs more than 64 bits")
  static let openColumns = OpenQuestion("there may be ever more columns", decidedBy: "max: 64", of: "`adaptive`")

  static func tooManyCases(_ error: TooManyCases) -> OpenQuestion {
    OpenQuestion("there are over \(error.limit) cases to tell apart")
  }
}

/// Why data decides about an obligation: with what sizes of one unit, or of one part around or in place of items, it fails.
struct DataQuestion {
  private let sizes: DataSizes
  private var bounds: [(axis: Measure.UnitFigure, least: Interval.Bound?, most: Interval.Bound?)] = []
  /// The axis of which an obligation speaks; `nil` where it speaks of several.
  private let axis: Measure.UnitFigure?

  init(_ sizes: DataSizes, axis: Measure.UnitFigure?) {
    (self.sizes, self.axis) = (sizes, axis)
  }

  func isAbout(_ other: DataSizes) -> Bool { sizes.owner == other.owner }

  /// Notes containers and data with which it fails.
  mutating func note(_ part: ProvedPart) {
    for axis in [Measure.UnitFigure.height, .width] {
      guard let open = sizes[axis] ?? part.dataSizes?[axis],
        let range = try? part.domain.range(of: LinearForm(axis == .width ? .dataWidth : .dataHeight))
      else { continue }
      if let upper = range.upper, open.interval.upper.map({ upper.value < $0.value }) ?? true {
        return note(axis, least: upper, most: nil)
      }
      if let lower = range.lower, open.interval.lower.map({ $0.value < lower.value }) ?? true {
        return note(axis, least: nil, most: lower)
      }
    }
    // It takes both together.
    for axis in Measure.UnitFigure.allCases where sizes[axis] != nil { note(axis, least: nil, most: nil) }
  }

  /// Notes that it fails with a height below some value, which may be any.
  mutating func note(heightBelow value: Rational?) {
    note(.height, least: value.map { Interval.Bound($0, isIncluded: false) }, most: nil)
  }

  private mutating func note(_ axis: Measure.UnitFigure, least: Interval.Bound?, most: Interval.Bound?) {
    guard let index = bounds.firstIndex(where: { $0.axis == axis }) else {
      return bounds.append((axis, least, most))
    }
    if let least, bounds[index].least.map({ $0.value < least.value }) ?? true { bounds[index].least = least }
    if let most, bounds[index].most.map({ most.value < $0.value }) ?? true { bounds[index].most = most }
  }

  /// Why data decides, whatever is asked of these sizes.
  static func question(about sizes: DataSizes) -> OpenQuestion {
    var result = DataQuestion(sizes, axis: nil)
    for axis in [Measure.UnitFigure.height, .width] where sizes[axis] != nil {
      result.note(axis, least: nil, most: nil)
    }
    return result.question
  }

  var question: OpenQuestion {
    let sorted = bounds.sorted { $0.axis == .height && $1.axis == .width }
    let causes = sorted.compactMap { bound in sizes[bound.axis].map { cause(bound.axis, $0) } }
    return OpenQuestion(
      causes.joined(separator: " and "), decidedBy: sorted.flatMap { properties($0.axis, $0.least, $0.most) },
      of: sizes.owner.part)
  }

  private func cause(_ axis: Measure.UnitFigure, _ open: OpenSize) -> String {
    var size = "the \(axis.rawValue) of \(sizes.owner.name)"
    if let own = self.axis { size = own == axis ? "it" : "its \(axis.rawValue)" }
    return open.isMeasured ? "the client measures \(size)" : "\(size) comes from the data"
  }

  private func properties(
    _ axis: Measure.UnitFigure, _ least: Interval.Bound?, _ most: Interval.Bound?
  ) -> [String] {
    let usual = sizes[axis]?.usual ?? Rational(100)
    // It fails with less, and with more; where it fails with the bound itself, too, one point is left to be safe.
    let low = least.map { $0.value.wholeAbove }.map { $0 == least?.value && least?.isIncluded == true ? $0.next : $0 }
    let high = most.map { $0.value.wholeBelow }.map { $0 == most?.value && most?.isIncluded == true ? $0.previous : $0 }
    guard axis == .height, sizes.owner.hasBounds else { return ["\(axis.rawValue): \((low ?? high ?? usual).text)"] }
    if let low, let high, high < low { return ["height: \(usual.text)"] }
    let written = [low.map { "minHeight: \($0.text)" }, high.map { "maxHeight: \($0.text)" }].compactMap(\.self)
    return written.isEmpty ? ["height: \(usual.text)"] : written
  }
}

extension DataSizes.Owner {
  fileprivate var name: String {
    switch self {
    case .unit(_, _, let name): "`\(name)`"
    case .part(_, let part): part.isAroundItems ? "the \(part.rawValue)" : "`\(part.rawValue)`"
    }
  }

  /// Where its properties are written, if not in a unit.
  fileprivate var part: String { hasBounds ? "" : name }

  /// Whether it takes `minHeight` and `maxHeight`.
  fileprivate var hasBounds: Bool {
    if case .unit = self { true } else { false }
  }
}

extension Rational {
  /// The least whole number of 0 or more that is no less, as far as 64 bits go.
  var wholeAbove: Rational {
    if isNegative { return .zero }
    return isWhole ? self : wholeBelow.next
  }

  fileprivate var wholeBelow: Rational { isNegative ? .zero : (try? Rational(floor, over: 1)) ?? self }
  fileprivate var next: Rational { (try? self + .one) ?? self }
  fileprivate var previous: Rational { self < .one ? .zero : (try? self - .one) ?? self }
}
