/// The figures that a length may depend on. A figure that is not settled yet is `nil`.
struct Figures {
  /// The width of the screen's container, or of the stack's content in a stack (R24).
  var containerWidth: Fraction
  var containerHeight: Fraction
  var textScale: Fraction
  /// `C1` of R4.
  var contentWidth: Fraction?
  /// `u` of R13, for the height of rows.
  var columnWidth: Fraction?
  /// The width of the item's box (R6).
  var itemWidth: Fraction?

  /// The same figures with the width of an item's box.
  func withItem(width: Fraction) -> Figures {
    var result = self
    result.itemWidth = width
    return result
  }

  /// The points of a length; 0 of none.
  func points(_ length: JSON?) -> Fraction {
    guard let length else { return .zero }
    if let constant = length.fraction { return constant }
    if let lengths = length["min"] { return least(lengths.elements.map(points)) }
    if let lengths = length["max"] { return greatest(lengths.elements.map(points)) }
    return sum(length.members.map { key, factor in (factor.fraction ?? .tooLong) * figure(key) })
  }

  private func figure(_ key: String) -> Fraction {
    switch key {
    case "points": .one
    case "textPoints": textScale
    case "containerWidth": containerWidth
    case "containerHeight": containerHeight
    case "contentWidth": contentWidth ?? .tooLong
    case "columnWidth": columnWidth ?? .tooLong
    case "itemWidth": itemWidth ?? .tooLong
    default: LineHeights.height(key, at: textScale) ?? .tooLong
    }
  }

  /// Four lengths; none of them is 0 each.
  func insets(_ insets: JSON?) -> Insets {
    Insets(
      top: points(insets?["top"]), leading: points(insets?["leading"]), bottom: points(insets?["bottom"]),
      trailing: points(insets?["trailing"]))
  }
}
