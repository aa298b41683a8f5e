import SDUIIR
import SDUILayout

/// The sections of a screen between the widths that their conditions compare with: between two of them, only what other
/// conditions decide is left. So each of very many conditions is looked at a few times, and not once for each width.
indirect enum SectionsByWidth {
  case between([ScreenSection])
  case divided(at: Rational, below: SectionsByWidth, from: SectionsByWidth)

  /// Fewer widths are decided at once.
  private static let fewest = 8

  /// - Parameter extent: All widths that there are.
  init?(_ screen: Screen, _ widths: [Rational], _ extent: Interval) {
    // Conditions that ask for open flags are decided with these.
    guard widths.count >= Self.fewest, screen.askedFlag == nil else { return nil }
    self.init(screen.sections, widths[...], extent, Bounds())
  }

  private init(_ sections: [ScreenSection], _ widths: ArraySlice<Rational>, _ extent: Interval, _ bounds: Bounds) {
    let sections = sections.map { $0.resolved(between: bounds) }
    if widths.isEmpty {
      self = .between(sections)
      return
    }
    // By halves, in the order of the widths.
    let middle = (widths.startIndex + widths.endIndex) / 2
    let width = widths[middle]
    let (lower, upper) = (widths[..<middle], widths[(middle + 1)...])
    let below = { Self(sections, lower, extent, Bounds(from: bounds.minimum, to: width)) }
    let from = { Self(sections, upper, extent, Bounds(from: width, to: bounds.end)) }
    if let end = extent.upper?.value, end < width {
      self = below()
    } else if let start = extent.lower?.value, width <= start {
      self = from()
    } else {
      self = .divided(at: width, below: below(), from: from())
    }
  }

  /// Decides between which widths a path is.
  func sections(_ path: inout SymbolicPath) throws(LayoutFailure) -> [ScreenSection] {
    var rest = self
    while true {
      switch rest {
      case .between(let sections): return sections
      case .divided(let width, let below, let from):
        rest = try path.isLess(LinearForm(.containerWidth), LinearForm(width)) ? below : from
      }
    }
  }
}

extension ScreenSection {
  /// The same in containers between two widths.
  fileprivate func resolved(between bounds: Bounds) -> ScreenSection {
    if !hasConditions || bounds == Bounds() { return self }
    var result = self
    result.sections = sections.map { $0.resolved(between: bounds) }
    result.adaptations = adaptations.compactMap { adaptation in
      var adaptation = adaptation
      adaptation.condition = adaptation.condition.compactMap { $0.resolved(between: bounds) }
      return adaptation.condition.isEmpty ? nil : adaptation
    }
    return result.withoutHiddenAdaptations
  }
}

extension ConditionBox {
  /// The box without what holds between two widths; `nil` if it does not hold there.
  fileprivate func resolved(between bounds: Bounds) -> ConditionBox? {
    var result = self
    if let minimum = width.minimum {
      if let end = bounds.end, end <= minimum { return nil }
      if let start = bounds.minimum, minimum <= start { result.width.minimum = nil }
    }
    if let end = width.end {
      if let start = bounds.minimum, end <= start { return nil }
      if let most = bounds.end, most <= end { result.width.end = nil }
    }
    return result
  }
}
