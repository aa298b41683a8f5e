import SDUIIR

/// A part that a section must not have if the interpreter lays it out.
struct HostingLimit: Sendable {
  /// The problem, as the rest of a sentence that begins with the section.
  let problem: String
  private let applies: @Sendable ([SectionVariant]) -> Bool

  /// Returns the limit that the kinds of a section exceed; `nil` if there is none.
  static func problem(of variants: [SectionVariant]) -> String? { all.first { $0.applies(variants) }?.problem }

  /// All limits, in the order in which they are reported.
  static let all: [HostingLimit] = [
    // One item shows such a carousel, and not under some conditions only.
    HostingLimit(problem: "is a carousel under some conditions only, which needs a collection view of its own") {
      kinds in kinds.contains { $0.needsOwnCollectionView } && kinds.contains { !$0.kind.isStrip }
    },
    HostingLimit(problem: "is a carousel in a collection view of its own, with heights that are measured") { kinds in
      kinds.contains { $0.needsOwnCollectionView && ($0.hasMeasuredHeights || $0.followsMeasuredWidth) }
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
