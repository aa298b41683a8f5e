import SDUIIR

/// The sections of a screen that the interpreter lays out.
struct HostedSections {
  /// The screen with these sections only, and without what moves no frame of them.
  let screen: Screen
  /// The reason of each section of the whole screen, as the rest of a sentence; `nil` if the generated code lays it out.
  let reasons: [String?]

  /// The sections for which there is a reason.
  init(_ whole: Screen, reasons: [String?]) {
    self.reasons = reasons
    var screen = whole
    screen.sections = zip(whole.sections, reasons).compactMap { section, reason in
      reason == nil ? nil : section.withoutContent
    }
    let kept: [Property] = [.insetsReference, .maxContentWidth, .scrollDirection]
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
  /// The section without authored data and events. It shows all items that it is given, also if it is collapsed.
  fileprivate var withoutContent: ScreenSection {
    var section = self
    (section.content, section.events, section.properties[.collapse]) = (nil, [], nil)
    section.sections = section.sections.map { $0.withoutContent }
    for index in section.adaptations.indices {
      section.adaptations[index].assignments.removeAll { $0.property == .collapse }
      section.adaptations[index].replacement?.properties[.collapse] = nil
    }
    return section
  }
}
