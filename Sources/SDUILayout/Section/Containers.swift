import SDUIIR

/// The horizontal measure of one section, from left to right (layout rule R4).
struct Containers {
  /// `L`: what lies before the content.
  let leading: Rational
  /// `C1`: the width of the content.
  let content: Rational
  /// `R`: what lies behind the content.
  let trailing: Rational

  init(leading: Rational, content: Rational, trailing: Rational) {
    (self.leading, self.content, self.trailing) = (leading, content, trailing)
  }

  /// Layout rule R4: `C1 = min(C0 − section insets, maxContentWidth)`, centred where the maximum bites.
  init(_ insets: Room, _ surroundings: Surroundings) throws(LayoutFailure) {
    let before = try exact(surroundings.leading + insets.leading)
    let behind = try exact(surroundings.trailing + insets.trailing)
    let available = try exact(surroundings.width - before - behind)
    guard !available.isNegative else {
      throw .breach(
        .containers, "the content is \(available.shortText) wide",
        "the insets take \(before.shortText) before it and \(behind.shortText) behind it")
    }
    guard let maximum = surroundings.maxContentWidth, available > maximum else {
      (leading, content, trailing) = (before, available, behind)
      return
    }
    let half = try exact((available - maximum) / Rational(2))
    (leading, content, trailing) = (try exact(before + half), maximum, try exact(behind + half))
  }
}
