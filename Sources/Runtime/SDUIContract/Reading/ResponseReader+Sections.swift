import SDUIIR
import SDUIJSON

extension ResponseReader {
  /// Adds a section of the response, and gives its index.
  func begin(
    _ section: SectionContract, _ node: JSONNodeID, in parent: Int?, identifier: String?
  ) -> Int {
    var result = ResponseSection(path: section.path, node: node, parent: parent)
    result.identifier = identifier
    response.sections.append(result)
    return response.sections.count - 1
  }

  /// A section of the screen, or of a stack.
  func readSection(_ node: JSONNodeID, among stack: (contract: SectionContract, index: Int)?) {
    response.parts.append(node)
    guard document.kind(of: node) == .object else {
      return fault(
        .type, "a section is \(document.phrase(node)), where it is an object",
        "send an object with \(keyList([.section, .sectionId, .units]))", at: node)
    }
    let sections = stack?.contract.sections ?? contract.sections
    guard let section = section(of: node, among: sections, stack?.contract.sectionNames ?? contract.sectionNames)
    else { return }
    let declared = section.section
    let slots = slots(of: node, contract.sectionKeys, in: "`\(declared.name.source)`", declared.origin) {
      Self.takes($0, declared)
    }
    let index = begin(section, node, in: stack?.index, identifier: nil)
    readIdentifier(slots, declared, of: index)
    readServerValues(slots, declared, of: index)
    readFailure(slots, declared, of: index)
    response.sections[index].header = readPart(slots[.header], declared.header, "header", declared)
    response.sections[index].footer = readPart(slots[.footer], declared.footer, "footer", declared)
    let isStack = declared.kind.holdsSections
    let (key, what) = isStack ? (ResponseKey.sections, "a list of sections") : (.units, "a list of units")
    let name = "`\(declared.name.source)`"
    guard let list = requiredOfResponses(key, slots, in: name, what, declared.origin) else { return }
    guard document.kind(of: list) == .array else {
      return mismatch(contract.spelling(key), list, what, declared.origin)
    }
    guard isStack else { return readUnits(list, section, of: index) }
    for element in document.children(of: list) { readSection(element, among: (section, index)) }
    checkPresence(of: section.sections, names: name, in: index, at: list)
  }

  /// Whether a section may have a key in a response.
  private static func takes(_ key: ResponseKey, _ section: ScreenSection) -> Bool {
    var ranges = FromServer()
    if case .fromServer(let offered)? = section.properties[.fromServer] { ranges = offered }
    switch key {
    case .sections: return section.kind.holdsSections
    case .units: return !section.kind.holdsSections
    case .columns: return ranges.columns != nil
    case .startColumn: return ranges.startColumn != nil
    case .spacing: return ranges.spacing != nil
    case .insets: return ranges.insets != nil
    default: return true
    }
  }

  /// Returns the declaration of a section: by its name, or without one by its identifier.
  private func section(
    of node: JSONNodeID, among sections: [SectionContract], _ names: NameIndex
  ) -> SectionContract? {
    let isNamed = document.member(contract.keys[.section], of: node)
    guard let name = isNamed ?? document.member(contract.keys[.sectionId], of: node) else {
      fault(
        .missingKey, "a section has no `\(contract.spelling(.section))`",
        "add it: \(list(of: names.texts))", at: node)
      return nil
    }
    let hint = response.sections.last { $0.parent == nil }.map { $0.path.section + 1 } ?? 0
    guard let index = names.index(of: name, in: document, from: min(hint, names.texts.count)) else {
      fault(
        .unknownSection, "there is no section \(document.quoted(name)) here", "send \(list(of: names.texts))",
        at: name)
      return nil
    }
    if isNamed == nil { response.isCanonical = false }
    return sections[index]
  }

  /// Reads the identifier of a section: its name, but of a repeated one a name of its own or none.
  private func readIdentifier(_ slots: KeySlots, _ section: ScreenSection, of index: Int) {
    let (key, name) = (contract.keys[.sectionId], section.name.wire)
    if section.isRepeated {
      guard let node = slots[.sectionId], document.kind(of: node) != .null else { return }
      guard let text = document.string(of: node) else {
        let isNumber = contract.mapping?.numbers.contains(.sectionId) == true
        return mismatch(
          contract.spelling(.sectionId), node, isNumber ? "a whole number or `null`" : "a text or `null`",
          section.origin)
      }
      guard !text.isEmpty else {
        return fault(
          .constraint, "`\(key)` is empty", "send a name of its own, or `null`", at: node, section.origin)
      }
      response.sections[index].identifier = text
    } else {
      response.sections[index].identifier = name
      let owner = "`\(section.name.source)`"
      if let node = requiredOfResponses(.sectionId, slots, in: owner, "`\"\(name)\"`", section.origin),
        !document.keyEquals(node, name)
      {
        fault(
          .constraint, "`\(key)` is \(document.phrase(node)), where that of `\(section.name.source)` is its name",
          "send `\"\(name)\"`", at: node, section.origin)
      }
    }
    checkIdentifier(of: index, section, at: slots[.sectionId] ?? slots[.section] ?? slots.object)
  }

  private func checkIdentifier(of index: Int, _ section: ScreenSection, at node: JSONNodeID) {
    guard let identifier = response.sections[index].identifier else { return }
    if identifiers[identifier] != nil {
      let isRepeated = section.isRepeated
      return fault(
        .duplicateSection,
        "\(isRepeated ? "one named `\(identifier)`" : "`\(section.name.source)`") occurs earlier in the response",
        isRepeated
          ? "give each a `\(contract.spelling(.sectionId))` of its own" : "join them, or declare it `repeated`",
        at: node, section.origin)
    }
    identifiers[identifier] = response.sections[index].node
  }

  private func readFailure(_ slots: KeySlots, _ section: ScreenSection, of index: Int) {
    guard let node = slots[.failed] else { return }
    guard let isFailed = document.boolean(of: node) else {
      return mismatch(contract.spelling(.failed), node, "`true` or `false`", section.origin)
    }
    response.sections[index].isFailed = isFailed
  }
}

// MARK: - What a response sets

extension ResponseReader {
  /// Columns, the first item's column, spacing and insets, within what the section leaves to a response.
  private func readServerValues(_ slots: KeySlots, _ section: ScreenSection, of index: Int) {
    guard case .fromServer(let ranges)? = section.properties[.fromServer] else { return }
    if let count = count(slots, .columns, in: ranges.columns, section) {
      response.sections[index].properties[.columns] = .columns(.fixed(count))
    }
    if let count = count(slots, .startColumn, in: ranges.startColumn, section) {
      response.sections[index].properties[.startColumn] = .count(count)
    }
    if let node = slots[.spacing], let range = ranges.spacing,
      let sides = lengths(node, contract.keys[.spacing], ["lines", "items"], in: range, section)
    {
      response.sections[index].properties[.spacing] = .spacing(Spacing(lines: sides[0], items: sides[1]))
    }
    if let node = slots[.insets], let range = ranges.insets,
      let sides = lengths(
        node, contract.keys[.insets], ["top", "leading", "bottom", "trailing"], in: range, section)
    {
      response.sections[index].properties[.insets] = .insets(
        Insets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3]))
    }
  }

  /// A whole number.
  private func count(
    _ slots: KeySlots, _ key: ResponseKey, in range: ValueRange?, _ section: ScreenSection
  ) -> Int64? {
    guard let node = slots[key], let range else { return nil }
    if document.kind(of: node) == .number, document.integer(of: node) == nil {
      mismatch(contract.spelling(key), node, "a whole number", section.origin)
      return nil
    }
    guard let count = number(node, contract.keys[key], in: range, section), count.isWhole else { return nil }
    return count.numerator
  }

  /// Reads lengths in points by name, all of which are required.
  private func lengths(
    _ node: JSONNodeID, _ key: String, _ names: [String], in range: ValueRange, _ section: ScreenSection
  ) -> [Length]? {
    guard document.kind(of: node) == .object else {
      mismatch(key, node, "an object with \(list(of: names))", section.origin)
      return nil
    }
    var result: [Length] = []
    for name in names {
      guard let member = document.member(name, of: node) else {
        fault(
          .missingKey, "`\(key)` has no `\(name)`", "send \(list(of: names)), all of them", at: node, section.origin)
        continue
      }
      if let value = number(member, "\(key).\(name)", in: range, section) { result.append(.points(value)) }
    }
    for (member, _) in document.members(of: node) where !names.contains(where: { document.keyEquals(member, $0) }) {
      warn(ofUnknown: member, in: "`\(key)`", section.origin)
    }
    return result.count == names.count ? result : nil
  }

  private func number(
    _ node: JSONNodeID, _ key: String, in range: ValueRange, _ section: ScreenSection
  ) -> Rational? {
    guard document.kind(of: node) == .number else {
      mismatch(key, node, "a number", section.origin)
      return nil
    }
    if let value = document.rational(of: node), range.contains(value) { return value }
    let bounds = "\(range.lowerBound.text)...\(range.upperBound?.text ?? "")"
    fault(
      .serverValue,
      "`\(key)` is \(document.phrase(node)), where `\(section.name.source)` leaves `\(bounds)` to a response",
      "send a number within `\(bounds)`, or widen `fromServer`", at: node, section.origin)
    return nil
  }
}
