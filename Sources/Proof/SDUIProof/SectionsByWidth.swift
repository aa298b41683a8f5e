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
    let asking = screen.sections.indices.flatMap { screen.paths(of: $0) }.filter { path in
      screen.section(at: path)?.asksForWidth ?? false
    }
    self.init(screen.sections, asking, widths[...], extent, Bounds())
  }

  /// - Parameter asking: The sections with conditions that compare the width: most sections of a large stack compare other
  ///   widths than those that are left.
  private init(
    _ sections: [ScreenSection], _ asking: [SectionPath], _ widths: ArraySlice<Rational>, _ extent: Interval,
    _ bounds: Bounds
  ) {
    var (sections, asking) = (sections, asking)
    if bounds != Bounds() { asking.removeAll { !sections.resolve($0, between: bounds) } }
    if widths.isEmpty {
      self = .between(sections)
      return
    }
    // By halves, in the order of the widths.
    let middle = (widths.startIndex + widths.endIndex) / 2
    let width = widths[middle]
    let (lower, upper) = (widths[..<middle], widths[(middle + 1)...])
    let (all, left) = (sections, asking)
    let below = { Self(all, left, lower, extent, Bounds(from: bounds.minimum, to: width)) }
    let from = { Self(all, left, upper, extent, Bounds(from: width, to: bounds.end)) }
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

extension [ScreenSection] {
  /// Leaves out of one section what does not hold in containers between two widths. Gives whether others between them make
  /// a difference there.
  fileprivate mutating func resolve(_ path: SectionPath, between bounds: Bounds) -> Bool {
    guard let inner = path.inner else { return self[path.section].resolve(between: bounds) }
    return self[path.section].sections[inner].resolve(between: bounds)
  }
}

extension ScreenSection {
  /// The same for this section, and not for those in it.
  fileprivate mutating func resolve(between bounds: Bounds) -> Bool {
    adaptations = adaptations.compactMap { adaptation in
      var adaptation = adaptation
      adaptation.condition = adaptation.condition.compactMap { $0.resolved(between: bounds) }
      return adaptation.condition.isEmpty ? nil : adaptation
    }
    self = withoutOwnHiddenAdaptations
    return asksForWidth
  }

  /// Whether some condition of the section itself compares the width.
  fileprivate var asksForWidth: Bool {
    adaptations.contains { $0.condition.contains { $0.width != Bounds() } }
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
