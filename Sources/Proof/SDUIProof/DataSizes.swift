import SDUIIR
import SDUILayout

/// Sizes that nobody knows before there is data, and between what they lie.
struct DataSizes: Hashable {
  /// The owner of the sizes: a unit, a header or a footer.
  var place: PropertyPlace
  /// Of an item's box; `nil` where the width is known.
  let width: OpenSize?
  /// Of an item's box, before `minHeight` and `maxHeight` apply, or of a part of a section; `nil` where the height is
  /// known.
  let height: OpenSize?

  subscript(axis: Measure.UnitFigure) -> OpenSize? { axis == .width ? width : height }
}

/// A size that nobody knows before there is data.
struct OpenSize: Hashable {
  /// Between what it lies.
  let interval: Interval
  /// Whether the client measures it; else it is in the data.
  let isMeasured: Bool
  /// The size without data, in whole points.
  let usual: Rational

  /// `nil` where everybody knows it.
  ///
  /// - Parameter component: Whose fields are meant.
  init?(_ size: Size?, of component: ID<Component>?, _ contract: Contract, _ rules: ProofRules) {
    switch size {
    case .length, .percent, .ratio, .share, .inView, .rows, nil: return nil
    case .estimate(let length):
      if !rules.opensEstimates { return nil }
      // Before anything is measured, the estimate counts, and that may be negative.
      interval = length.isNeverNegative ? Interval(lower: .init(rules.leastMeasured)) : Interval()
      if case .points(let points) = length { usual = points.wholeAbove } else { usual = Rational(100) }
      isMeasured = true
    // Whatever the width is, some image is as high as anything.
    case .ratioField: (interval, usual, isMeasured) = (Interval(lower: .init(.zero)), Rational(100), false)
    case .field(let field):
      let bounds = component.flatMap { contract.bounds(ofLength: field, in: $0) }
      let (least, most) = (bounds?.minimum ?? .zero, bounds?.maximum)
      usual = max(least, min(Rational(100), most ?? Rational(100)))
      isMeasured = false
      if !rules.readsLeastOfFields, let most {
        interval = Interval(most)
      } else {
        interval = Interval(lower: .init(least), upper: most.map { .init($0) })
      }
    }
  }
}

extension DataSizes {
  /// Those of the items of a unit; `nil` where everything about them is known.
  init?(of unit: Int, in path: SectionPath, _ resolved: ResolvedSection, _ proofCase: ProofCase) {
    let contract = proofCase.screen.contract
    guard let component = proofCase.screen.section(at: path)?.units[unit].component else { return nil }
    let size = resolved.units[unit]
    place = PropertyPlace(path, .unit(component))
    width =
      resolved.hasWidthOfData(unit) ? OpenSize(size.width, of: component, contract, proofCase.rules) : nil
    height = OpenSize(size.height, of: component, contract, proofCase.rules)
    if width == nil && height == nil { return nil }
  }

  /// Those of a part around the items of a section, or in place of them.
  init?(_ size: Size?, of place: PropertyPlace, _ proofCase: ProofCase) {
    guard let height = OpenSize(size, of: nil, proofCase.screen.contract, proofCase.rules) else { return nil }
    self.place = place
    self.height = height
    width = nil
  }
}

extension Length {
  /// Whether it is 0 or more in every container, as far as its terms show.
  fileprivate var isNeverNegative: Bool {
    switch self {
    case .points(let value): !value.isNegative
    case .sum(let terms): terms.allSatisfy { !$0.factor.isNegative }
    case .minimum(let lengths): lengths.allSatisfy { $0.isNeverNegative }
    case .maximum(let lengths): lengths.contains { $0.isNeverNegative }
    }
  }
}

extension Contract {
  /// The bounds of a number among a component's fields, also those in records, by its path of wire names.
  fileprivate func bounds(ofLength path: String, in component: ID<Component>) -> FieldType.Bounds? {
    guard component.index < components.count else { return nil }
    return bounds(ofLength: path, among: components[component].fields, behind: "", depth: 0)
  }

  private func bounds(
    ofLength path: String, among fields: [Field], behind prefix: String, depth: Int
  ) -> FieldType.Bounds? {
    for field in fields where depth < 8 && path.hasPrefix(prefix + field.name.wire) {
      switch field.type {
      case .int(let bounds), .decimal(let bounds), .number(let bounds):
        if path == prefix + field.name.wire { return bounds }
      case .record(let id):
        let inner = prefix + field.name.wire + "."
        if let known = bounds(ofLength: path, among: records[id].fields, behind: inner, depth: depth + 1) {
          return known
        }
      default: continue
      }
    }
    return nil
  }
}
