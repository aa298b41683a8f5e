import SDUIIR

/// The sections of a screen that the interpreter lays out.
struct HostedSections {
  /// The screen with these sections only, and without what moves no frame of them.
  private(set) var screen: Screen
  /// The reason of each section of the whole screen, as the rest of a sentence; `nil` if the generated code lays it out.
  let reasons: [String?]

  /// All sections of a screen whose layout the interpreter computes as a whole, with what appears if none takes room.
  ///
  /// - Parameter hasBars: Whether the interpreter lays out the bars as well, and the space before and after the sections.
  init(all whole: Screen, hasBars: Bool = false) {
    self.init(
      whole, reasons: whole.sections.map { _ in Self.interpreted },
      keeping: [.sectionSpacing] + (hasBars ? [.contentInsets] : []))
    screen.empty = whole.empty
    if hasBars { screen.bars = whole.bars }
  }

  /// The reason why the interpreter lays out each section of some architectures.
  static let interpreted = "has the frames of the interpreter, as all sections"

  /// The sections for which there is a reason.
  ///
  /// - Parameter properties: Properties of the screen that its layout needs, besides those that sections need.
  init(_ whole: Screen, reasons: [String?], keeping properties: [Property] = []) {
    self.reasons = reasons
    var screen = whole
    screen.sections = zip(whole.sections, reasons).compactMap { section, reason in
      reason == nil ? nil : section.withoutContent
    }
    let kept = [Property.insetsReference, .maxContentWidth, .scrollDirection] + properties
    for entry in whole.properties.entries where !kept.contains(entry.property) {
      screen.properties[entry.property] = nil
    }
    (screen.bars, screen.empty, screen.requirements, screen.tests) = (PerBar(), nil, [], [])
    // The units have the numbers of the whole screen for each client.
    screen.contract.components = Store(
      screen.contract.components.elements.map { component in
        var component = component
        (component.availability, component.fallback) = (Availability(), nil)
        return component
      })
    self.screen = screen
  }

  /// Whether one item shows the whole section, in a collection view of its own.
  static func isCarousel(_ section: ScreenSection) -> Bool {
    SectionVariant.all(of: section).contains { $0.needsOwnCollectionView }
  }

  /// Whether one item of a flow layout shows a section, and under which conditions: a carousel of a screen that scrolls vertically.
  static func isOneCell(_ section: ScreenSection, in screen: Screen) -> AdaptedValue {
    if screen.scrollsHorizontally { return AdaptedValue(base: .boolean(false)) }
    let variants = SectionVariant.all(of: section)
    var result = AdaptedValue(base: .boolean(variants[0].kind.isStrip))
    for variant in variants.dropFirst() {
      result.change(to: .boolean(variant.kind.isStrip), if: variant.condition ?? [])
    }
    return result
  }

  /// Whether one item of a flow layout shows a section under all conditions.
  static func isAlwaysOneCell(_ section: ScreenSection, in screen: Screen) -> Bool {
    isOneCell(section, in: screen) == AdaptedValue(base: .boolean(true))
  }

  /// Whether the views of a section that the interpreter lays out size themselves.
  static func sizesItself(_ section: ScreenSection) -> Bool {
    if section.sections.contains(where: { sizesItself($0) }) { return true }
    return !isCarousel(section)
      && SectionVariant.all(of: section).contains { variant in
        variant.sizes.contains { $0.all.contains { $0.isEstimate } }
      }
  }

  /// Whether the views of some section that the interpreter lays out size themselves.
  var haveSelfSizingViews: Bool { screen.sections.contains { Self.sizesItself($0) } }

  /// Whether some section has a collection view of its own.
  var hasCarousels: Bool { screen.sections.contains { Self.isCarousel($0) } }

  /// Whether the generated code lays out all sections.
  var isEmpty: Bool { screen.sections.isEmpty }
}

extension Screen {
  /// Whether the sections are side by side.
  var scrollsHorizontally: Bool { properties[.scrollDirection] == .keyword(.horizontal) }
}

extension ScreenSection {
  /// The section without authored data and events. It shows all items that it is given, also if it is collapsed. Without items, it
  /// is collapsed to its header: a section that takes no room is in no snapshot.
  fileprivate var withoutContent: ScreenSection {
    var section = self
    let collapses = valueAcrossKinds(.collapse, default: .collapse(.never)).all.contains { $0 != .collapse(.never) }
    (section.content, section.events, section.properties[.collapse]) = (nil, [], nil)
    let isKept = collapses && empty == nil && failure == nil
    if isKept { section.properties[.emptyBehavior] = .keyword(.keep) }
    section.sections = section.sections.map { $0.withoutContent }
    for index in section.adaptations.indices {
      section.adaptations[index].assignments.removeAll { $0.property == .collapse }
      section.adaptations[index].replacement?.properties[.collapse] = nil
      if isKept { section.adaptations[index].replacement?.properties[.emptyBehavior] = .keyword(.keep) }
    }
    return section
  }
}
