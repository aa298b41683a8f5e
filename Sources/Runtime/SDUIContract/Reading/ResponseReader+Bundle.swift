import SDUIIR
import SDUIJSON

extension ResponseReader {
  /// The bundle of a section with its parts, where a list of units begins with it.
  func bundle(in list: JSONNodeID, _ section: ScreenSection) -> (bundle: UnitBundle, unit: JSONNodeID)? {
    var elements = document.children(of: list)
    guard let bundle = section.bundle, let first = elements.next(),
      let type = document.member(contract.keys[.unitType], of: first), document.keyEquals(type, bundle.type)
    else { return nil }
    return (bundle, first)
  }

  /// Reads what a bundle holds: the data of the units, and of the header and footer.
  func read(
    _ found: (bundle: UnitBundle, unit: JSONNodeID), beside list: JSONNodeID, _ section: SectionContract, of index: Int,
    _ units: inout UnitList
  ) {
    let (bundle, unit) = found
    for other in document.children(of: list) where other != unit {
      response.parts.append(other)
      fault(
        .unacceptedUnit,
        "a bundle must be the only unit of its section: it holds all of `\(section.section.name.source)`",
        "send the bundle alone", at: other, bundle.origin)
    }
    guard let parts = parts(of: unit, "the bundle", bundle.origin) else { return }
    for key in parts.others { warn(ofUnknown: key, in: "a bundle", bundle.origin) }
    guard let data = parts.data else {
      return fault(
        .missingKey, "the bundle has no `\(contract.keys[.data])`", "add it: what it holds", at: unit, bundle.origin)
    }
    guard bundle.units != "." else { return readElements(data, "the data of the bundle", section, &units) }
    guard document.kind(of: data) == .object else {
      return mismatch(contract.keys[.data], data, "an object with `\(bundle.units)`", bundle.origin)
    }
    let header = member(bundle.header, of: data, section.section.header)
    response.sections[index].header = header ?? response.sections[index].header
    let footer = member(bundle.footer, of: data, section.section.footer)
    response.sections[index].footer = footer ?? response.sections[index].footer
    let known = [bundle.units, bundle.header, bundle.footer].compactMap { $0 }
    for (key, _) in document.members(of: data) where !known.contains(where: { document.keyEquals(key, $0) }) {
      warn(ofUnknown: key, in: "a bundle", bundle.origin)
    }
    guard let elements = document.member(bundle.units, of: data) else {
      return fault(
        .missingKey, "the bundle has no `\(bundle.units)`", "add it: a list of data", at: data, bundle.origin)
    }
    readElements(elements, "`\(bundle.units)`", section, &units)
  }

  /// A header's or footer's data in a bundle.
  private func member(
    _ key: String?, of data: JSONNodeID, _ part: Supplementary?
  ) -> ResponseUnit? {
    guard let key, let part, let node = document.member(key, of: data) else { return nil }
    response.parts.append(node)
    checkData(node, of: part.component)
    return ResponseUnit(component: part.component, unit: 0, node: node, data: node)
  }

  private func readElements(
    _ node: JSONNodeID, _ what: String, _ section: SectionContract, _ units: inout UnitList
  ) {
    units.list = node
    guard document.kind(of: node) == .array else {
      let found = document.phrase(node)
      return fault(
        .type, "\(what) is \(found), where it is a list of data", "send a list", at: node,
        section.section.bundle?.origin)
    }
    guard let component = section.section.units.first?.component else { return }
    for element in document.children(of: node) {
      response.parts.append(element)
      units.count += 1
      add(component, 0, element, data: element, &units)
    }
  }
}
