/// A frame: the upper left corner and the extent, in points.
struct Frame: Hashable {
  var x: Fraction
  var y: Fraction
  var width: Fraction
  var height: Fraction

  init(_ x: Fraction, _ y: Fraction, _ width: Fraction, _ height: Fraction) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The right edge.
  var right: Fraction { x + width }

  /// The lower edge.
  var bottom: Fraction { y + height }

  /// The same extent elsewhere.
  func moved(x distanceX: Fraction, y distanceY: Fraction) -> Frame {
    Frame(x + distanceX, y + distanceY, width, height)
  }

  /// Returns the rest inside the insets.
  func inset(by insets: Insets) -> Frame {
    Frame(
      x + insets.leading, y + insets.top, width - insets.leading - insets.trailing,
      height - insets.top - insets.bottom)
  }

  var numbers: [Fraction] { [x, y, width, height] }
}

/// The room between the edges of something and what is in it.
struct Insets {
  var top = Fraction.zero
  var leading = Fraction.zero
  var bottom = Fraction.zero
  var trailing = Fraction.zero

  /// Whether one of them is less than 0, which no length may be (R26).
  var areNegative: Bool { [top, leading, bottom, trailing].contains(where: \.isNegative) }
}
