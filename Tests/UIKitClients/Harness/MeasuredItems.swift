import SDUI

extension Screen {
  /// The screen in which items of a row do not share a height.
  var withoutEqualHeights: Screen {
    var screen = self
    screen.sections = sections.map { $0.withoutEqualHeights }
    return screen
  }
}

extension ScreenSection {
  /// The section in which items of a row do not share a height, also those of the sections of a stack.
  fileprivate var withoutEqualHeights: SDUIIR.ScreenSection {
    let equal: Set<Property> = [.uniformAcrossSiblings, .rowAlign]
    var section = self
    section.sections = sections.map { $0.withoutEqualHeights }
    section.properties[.rowAlign] = nil
    for unit in units.indices { section.units[unit].properties[.uniformAcrossSiblings] = nil }
    for index in adaptations.indices {
      section.adaptations[index].assignments.removeAll { equal.contains($0.property) }
      section.adaptations[index].replacement?.properties[.rowAlign] = nil
      for unit in units.indices {
        section.adaptations[index].replacement?.units[unit][.uniformAcrossSiblings] = nil
      }
    }
    return section
  }
}

extension ScreenItems {
  /// The items without measured sizes, which a response may contain, and generated types do not.
  var unmeasured: ScreenItems {
    var result = self
    result.sections = sections.map { $0.unmeasured }
    return result
  }

  /// The items with sizes that a client has measured. Only estimates are replaced.
  ///
  /// - Parameter content: The sections of the response where items with equal data have equal sizes, as views of a client
  ///   have them. Without it, sizes follow from the index.
  func measured(shift: Int, of content: [AcceptedSection] = []) -> ScreenItems {
    var result = self
    result.sections = sections.map { $0.measured(shift: shift, among: content, in: nil) }
    return result
  }
}

extension SectionItems {
  /// The items without measured sizes, also those of the sections of a stack.
  fileprivate var unmeasured: SectionItems {
    var result = self
    result.header?.measuredHeight = nil
    result.footer?.measuredHeight = nil
    for item in items.indices { result.items[item].measured = MeasuredSize() }
    result.sections = sections.map { $0.unmeasured }
    return result
  }

  /// The items with measured sizes, also those of the sections of a stack.
  ///
  /// - Parameter parent: The index of its stack among the sections of the response; `nil` for a section of the screen.
  fileprivate func measured(shift: Int, among content: [AcceptedSection], in parent: Int?) -> SectionItems {
    var result = self
    result.header?.measuredHeight = Rational(37 + shift)
    result.footer?.measuredHeight = Rational(53 + shift)
    let siblings = content.indices.filter { content[$0].parent == parent }
    let index = siblings.indices.contains(section) ? siblings[section] : nil
    let accepted = index.map { content[$0] }
    for item in items.indices {
      // Members may be in any order.
      let units = accepted?.units ?? []
      let seed = units.indices.contains(item) ? units[item].json.reduce(0) { $0 + Int($1) } : item
      let (width, height) = (60 + seed * 17 % 90 + shift, 41 + seed * 29 % 120 + shift)
      result.items[item].measured =
        (try? MeasuredSize(width: Double(width), height: Double(height))) ?? MeasuredSize()
    }
    result.sections = sections.map { $0.measured(shift: shift, among: index == nil ? [] : content, in: index) }
    return result
  }
}
