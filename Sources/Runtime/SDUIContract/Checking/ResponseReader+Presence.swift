import SDUIIR
import SDUIJSON

extension ResponseReader {
  /// Checks the presence and the order of the sections. Only the first page must have what the screen asks for: a
  /// response that says no page is one.
  func checkPresence(
    of sections: [SectionContract], names owner: String, in parent: Int?, at list: JSONNodeID
  ) {
    let standing = response.sections.filter { $0.parent == parent }
    // Where the response is its only section, no page is without it.
    guard (response.page ?? 0 == 0 && contract.knowsFirstPage) || contract.mapping?.isOneSection == true else { return }
    // A fixed screen fills in the sections that a backend leaves out, and those with authored content need no data.
    let isData = contract.form == .data
    let isFixed = !isData && parent == nil && contract.screen.properties[.sectionOrder] == .keyword(.fixed)
    var stands = Array(repeating: false, count: sections.count)
    for section in standing { stands[section.path.inner ?? section.path.section] = true }
    for (section, stands) in zip(sections, stands) where !stands && (isFixed || section.section.isEssential) {
      if isData, section.section.hasContent { continue }
      let reason = section.section.isEssential ? "which is `essential`" : "and the sections are `fixed`"
      fault(
        .missingSection, "\(owner) has no section `\(section.section.name.source)` here, \(reason)",
        section.section.leastItemCount > 0
          ? "send it with at least \(counted(section.section.leastItemCount, "unit"))"
          : "send it, without units if there are none", at: list, section.section.origin)
    }
    guard isFixed else { return }
    for (earlier, later) in zip(standing, standing.dropFirst()) where later.path.section < earlier.path.section {
      let (name, other) = (sections[later.path.section].section, sections[earlier.path.section].section)
      fault(
        .sectionOrder, "`\(name.name.source)` follows `\(other.name.source)`, and the order is `fixed`",
        "send the sections as they are declared", at: later.node, name.origin)
    }
  }

  /// Whether a section has as many items as it may have; one whose backend failed may have fewer. What is shown may be
  /// several pages, of which each has at most `maxItems` items of a section that grows.
  func checkCount(_ count: Int, _ section: ScreenSection, isFailed: Bool, at list: JSONNodeID) {
    for (property, words) in [(Property.minItems, "at least"), (.maxItems, "at most")] {
      guard case .count(let bound)? = section.properties[property], !isFailed || property == .maxItems else { continue }
      if property == .maxItems, contract.form == .content, section.grows { continue }
      guard property == .minItems ? count < bound : count > bound else { continue }
      fault(
        .itemCount, "`\(section.name.source)` has \(counted(count, "item")), where it takes \(words) \(bound)",
        property == .maxItems
          ? "send fewer" : mayBeMissing(section) ? "send more, or leave the section out" : "send more",
        at: list, section.origin)
    }
  }

  /// Reports a unit that its section already has: the same component with the same `id`.
  func checkIdentity(_ unit: ResponseUnit, _ units: inout UnitList) {
    guard units.needsIdentities, let identity = contract.identity(of: unit, in: document) else { return }
    switch identity {
    case .value(let node):
      if units.identities.insert(unit.component, node, in: document) { return }
      reportRepeated(unit, "has the id \(document.quotedIdentity(node))", "send each unit once", at: node)
    case .text(let text):
      if units.identities.insert(unit.component, text, in: document) { return }
      reportRepeated(
        unit, text.isEmpty ? "has no id, either" : "has the id `\"\(text)\"`, which is the default",
        "send an id with each unit, or write `identity: position` in the section", at: unit.data ?? unit.node)
    }
  }

  private func reportRepeated(_ unit: ResponseUnit, _ identity: String, _ remedy: String, at node: JSONNodeID) {
    let component = contract.screen.contract.components[unit.component]
    fault(
      .duplicateIdentity, "another `\(component.name.source)` of this section \(identity)", remedy, at: node,
      component.identity?.origin ?? component.origin)
  }
}

extension ResponseReader {
  /// Whether a response may leave a section out.
  private func mayBeMissing(_ section: ScreenSection) -> Bool {
    let isFixed = contract.form != .data && contract.screen.properties[.sectionOrder] == .keyword(.fixed)
    return !section.isEssential && !isFixed
  }
}

extension ScreenSection {
  /// The least number of its items.
  fileprivate var leastItemCount: Int {
    if case .count(let bound)? = properties[.minItems] { Int(bound) } else { 0 }
  }

  /// Whether its author wrote its content, or that of one of the sections of a stack.
  var hasContent: Bool { content != nil || sections.contains { $0.hasContent } }
}
