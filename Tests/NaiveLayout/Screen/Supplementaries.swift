// R8: headers and footers, and R12: components in place of items.

extension Surroundings {
  /// R12: a component in place of items, which begins where the first line would.
  func placeholderFrame(_ placeholder: JSON, _ section: Section, y: Fraction) throws(Failure) -> Frame {
    trace.reach(.r12, section.contents.isFailed ? "onFailure" : "empty")
    let height = supplementaryHeight(placeholder, nil, section.figures)
    if height.isNegative { throw section.failure(.r8) }
    if section.declaration.kind == "hero" {
      trace.reach(.r12, "component in a hero")
      return Frame(0, y, width, height)
    }
    return Frame(section.left, y, section.contentWidth, height)
  }

  /// A length, or an estimate that what a client measured replaces (R25).
  func supplementaryHeight(_ declared: JSON, _ item: Item?, _ figures: Figures) -> Fraction {
    guard let estimate = declared["height"]?["estimate"] else { return figures.points(declared["height"]) }
    if item?.measuredHeight != nil { trace.reach(.r25, "measured header") }
    return item?.measuredHeight ?? figures.points(estimate)
  }
}

/// A header or footer whose `y` is not settled yet.
struct SupplementaryBox {
  var frame: Frame
  var addsHeight: Fraction
  var pinning: String
}

extension Surroundings {
  /// R8: outside the vertical insets and inside the horizontal ones.
  func supplementary(_ key: String, _ item: Item?, _ section: Section) throws(Failure) -> SupplementaryBox? {
    guard let declared = section.declaration[key], let item else { return nil }
    trace.reach(.r8)
    let height = supplementaryHeight(declared, item, section.figures)
    if height.isNegative { throw section.failure(.r8) }
    var frame = Frame(section.left, 0, section.contentWidth, height)
    if declared["fullWidth"]?.isTrue == true {
      trace.reach(.r8, "fullWidth")
      frame = Frame(0, 0, width, height)
    }
    let overlays = declared["overlays"]?.isTrue == true
    if overlays { trace.reach(.r8, "overlays") }
    return SupplementaryBox(
      frame: frame, addsHeight: overlays ? 0 : height, pinning: declared["pinned"]?.string ?? "never")
  }
}
