import SDUIIR

/// A part that a section must not have if the interpreter lays it out.
struct HostingLimit: Sendable {
  /// The problem, as the rest of a sentence that begins with the section.
  let problem: String
  private let applies: @Sendable ([SectionVariant], Contract) -> Bool

  /// A part that no kind of a section may have.
  private init(problem: String, _ applies: @escaping @Sendable (SectionVariant, Contract) -> Bool) {
    self.problem = problem
    self.applies = { variants, contract in variants.contains { applies($0, contract) } }
  }

  /// A combination that the kinds of a section may not have.
  private init(problem: String, ofKinds applies: @escaping @Sendable ([SectionVariant]) -> Bool) {
    self.problem = problem
    self.applies = { variants, _ in applies(variants) }
  }

  /// Returns the limit that the kinds of a section exceed; `nil` if there is none.
  static func problem(of variants: [SectionVariant], _ contract: Contract) -> String? {
    all.first { $0.applies(variants, contract) }?.problem
  }

  /// All limits, in the order in which they are reported.
  static let all: [HostingLimit] = [
    // One item shows such a carousel, and not under some conditions only.
    HostingLimit(
      problem: "is a carousel under some conditions only, which needs a collection view of its own",
      ofKinds: { kinds in kinds.contains { $0.needsOwnCollectionView } && kinds.contains { !$0.kind.isStrip } }),
    HostingLimit(problem: "is a carousel in a collection view of its own, with heights that are measured") {
      variant, _ in
      variant.needsOwnCollectionView && (variant.hasMeasuredHeights || variant.followsMeasuredWidth)
    },
    HostingLimit(problem: "has a span that follows from a case with data") { variant, contract in
      variant.section.units.enumerated().contains { index, unit in
        variant.fieldPaths(of: .unit(index)).cases.contains { path in
          guard case .choice? = contract.fields(at: path, of: unit.component)?.last?.type.wrapped else { return false }
          return true
        }
      }
    },
  ]
}

extension SectionVariant {
  /// The paths by wire names of the fields from which the frame of an item follows.
  struct FieldPaths: Hashable {
    var images: [String] = []
    var numbers: [String] = []
    var cases: [String] = []

    /// Adds those of other variants.
    mutating func formUnion(_ other: FieldPaths) {
      for path in other.images where !images.contains(path) { images.append(path) }
      for path in other.numbers where !numbers.contains(path) { numbers.append(path) }
      for path in other.cases where !cases.contains(path) { cases.append(path) }
    }
  }

  /// The fields from which the frame of an item of a unit follows.
  func fieldPaths(of unit: Assignment.Target) -> FieldPaths {
    var result = FieldPaths()
    for property in [Property.width, .height, .span] {
      for value in self.value(property, of: unit).all {
        switch value {
        case .size(.ratioField(let path)): result.formUnion(FieldPaths(images: [path]))
        case .size(.field(let path)): result.formUnion(FieldPaths(numbers: [path]))
        case .itemSpan(.matched(let matched)): result.formUnion(FieldPaths(cases: [matched.field]))
        default: continue
        }
      }
    }
    return result
  }

  /// Whether the height of an item, a header or a footer is measured.
  fileprivate var hasMeasuredHeights: Bool {
    units.contains { isEstimated(.height, $0) }
      || [Assignment.Target.header, .footer].contains {
        value(.supplementaryHeight, of: $0).all.contains { $0.isEstimate }
      }
  }
}
