import SDUIIR
import SDUILayout

/// ``Figures`` for a whole domain.
struct SymbolicFigures {
  let textScale: LinearForm
  /// Of the screen's container, or in a stack of the stack's content (layout rule R24).
  var containerWidth: LinearForm
  let containerHeight: LinearForm
  /// Layout rule R4: C1; `nil` until the section's insets are resolved.
  var contentWidth: LinearForm?
  /// The width of the item's box; `nil` until it is resolved.
  var itemWidth: LinearForm?

  /// The value of a length (layout rule R1).
  func value(of length: Length, _ path: inout SymbolicPath) throws(LayoutFailure) -> LinearForm {
    switch length {
    case .points(let value): return LinearForm(value)
    case .sum(let terms):
      var sum = LinearForm.zero
      for term in terms { sum = try sum + form(of: term.figure, &path) * term.factor }
      return sum
    case .minimum(let lengths):
      return try best(of: lengths, &path) { path, left, right throws(LayoutFailure) in try path.least(left, right) }
    case .maximum(let lengths):
      return try best(of: lengths, &path) { path, left, right throws(LayoutFailure) in try path.greatest(left, right) }
    }
  }

  /// The value of a length that may not be negative (layout rule R26).
  func extent(_ length: Length, _ rule: LayoutRule, _ path: inout SymbolicPath) throws(LayoutFailure) -> LinearForm {
    try path.extent(value(of: length, &path), rule)
  }

  /// The four sides of insets, none of them negative.
  func room(_ insets: Insets, _ rule: LayoutRule, _ path: inout SymbolicPath) throws(LayoutFailure) -> SymbolicRoom {
    SymbolicRoom(
      top: try extent(insets.top, rule, &path), leading: try extent(insets.leading, rule, &path),
      bottom: try extent(insets.bottom, rule, &path), trailing: try extent(insets.trailing, rule, &path))
  }

  private func best(
    of lengths: [Length], _ path: inout SymbolicPath,
    _ better: (inout SymbolicPath, LinearForm, LinearForm) throws(LayoutFailure) -> LinearForm
  ) throws(LayoutFailure) -> LinearForm {
    var result: LinearForm?
    for length in lengths {
      let value = try value(of: length, &path)
      if let best = result { result = try better(&path, best, value) } else { result = value }
    }
    return result ?? .zero
  }

  private func form(of figure: Figure, _ path: inout SymbolicPath) throws(LayoutFailure) -> LinearForm {
    switch figure {
    case .points: return LinearForm(.one)
    case .textPoints: return textScale
    case .containerWidth: return containerWidth
    case .containerHeight:
      path.noteHeight()
      return containerHeight
    case .contentWidth: return try resolved(contentWidth)
    case .itemWidth: return try resolved(itemWidth)
    }
  }

  /// A figure that is resolved late; the checker lets no length ask for it too early.
  private func resolved(_ form: LinearForm?) throws(LayoutFailure) -> LinearForm {
    guard let form else { throw .unresolved(.noClamping) }
    return form
  }
}

extension LayoutFailure {
  /// A rule that cannot be kept anywhere in a domain. The figures that show why are those of one container: layout itself
  /// words them.
  static func unresolved(_ rule: LayoutRule) -> LayoutFailure { .breach(rule, "", "") }
}

/// ``Room`` for a whole domain.
struct SymbolicRoom {
  var top = LinearForm.zero
  var leading = LinearForm.zero
  var bottom = LinearForm.zero
  var trailing = LinearForm.zero

  /// What is left of a box inside the insets, which is not negative (layout rules R6, R9 and R20).
  func inside(
    _ size: SymbolicSize, _ rule: LayoutRule, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SymbolicSize {
    SymbolicSize(
      width: try path.extent(size.width - leading - trailing, rule),
      height: try path.extent(size.height - top - bottom, rule))
  }
}

/// A width and a height for a whole domain.
struct SymbolicSize: Hashable {
  var width: LinearForm
  var height: LinearForm
}
