import SDUIIR
import SDUIJSON

extension ResponseReader {
  /// The canonical form: an object with the sections under a key.
  func readEnvelope() {
    let slots = slots(
      of: document.root, contract.responseKeys, in: contract.form.noun,
      ignoring: contract.form == .data ? Self.localeKey : contract.mapping.map { _ in ResponseMapping.repeatedKey },
      where: isKeyOfForm)
    readNames(slots)
    readPage(slots)
    if contract.form == .response { checkLayout(slots) }
    let screen = contract.screen
    for (bar, part) in screen.bars.entries {
      let node = slots[ResponseKey(bar)]
      response.bars[bar] = readPart(node, part, "`\(bar.rawValue)`", in: screen.name, screen.origin)
    }
    let what = "a list of sections"
    guard let list = required(.sectionList, slots, in: contract.form.noun, what) else { return }
    guard document.kind(of: list) == .array else { return mismatch(contract.spelling(.sectionList), list, what) }
    for element in document.children(of: list) { readSection(element, among: nil) }
    checkPresence(of: contract.sections, names: "the screen", in: nil, at: list)
  }

  /// The key under which a backend may say for whom its data are; no part of a screen depends on it.
  private static var localeKey: String { "locale" }

  /// A backend does not say which layout its data are for.
  private func isKeyOfForm(_ key: ResponseKey) -> Bool {
    if let bar = Bar.allCases.first(where: { ResponseKey($0) == key }) { return contract.screen.bars[bar] != nil }
    return contract.form != .data || [.page, .hasNext, .next, .sectionList].contains(key)
  }

  /// The value of a key that says which response it is.
  private func named(_ key: ResponseKey, _ slots: KeySlots, _ meaning: String) -> JSONNodeID? {
    if contract.isRequired(key) || slots[key] != nil {
      return required(key, slots, in: contract.form.noun, meaning)
    }
    response.isCanonical = false
    return nil
  }

  /// Version, screen and layout.
  private func readNames(_ slots: KeySlots) {
    if let node = named(.sdui, slots, "the version of the format, `\"1.0\"`"),
      !isVersion(node)
    {
      fault(
        .constraint, "`\(contract.spelling(.sdui))` is \(document.phrase(node)), where it is a version of the format",
        "send `\"1.0\"`", at: node)
    }
    let name = contract.screen.name.wire
    if let node = named(.screen, slots, "the name of the screen, `\"\(name)\"`"),
      !document.keyEquals(node, name)
    {
      fault(
        .otherScreen, "the screen is \(document.quoted(node)), where the contract is that of `\(name)`",
        "check it against the file of its own screen, or send `\"\(name)\"`", at: node)
    }
    if let node = named(.layoutId, slots, "the `layoutId` that `sduic compile --emit layout` writes"),
      !isDigest(node)
    {
      fault(
        .constraint,
        "`\(contract.spelling(.layoutId))` is \(document.phrase(node)), where it is 64 hexadecimal digits in lower case",
        "send what `sduic compile --emit layout` writes", at: node)
    }
  }

  /// Reads the page, and the keys that request the next one.
  private func readPage(_ slots: KeySlots) {
    if let node = named(.page, slots, "the number of the page, from 0") {
      if let page = document.integer(of: node), 0...1 << 53 ~= page {
        response.page = page
      } else {
        mismatch(contract.spelling(.page), node, "a whole number from \(contract.mapping?.firstPage ?? 0)")
      }
    }
    var hasNext = false
    if let node = named(.hasNext, slots, "whether there is another page") {
      if let value = document.boolean(of: node) {
        hasNext = value
      } else {
        mismatch(contract.spelling(.hasNext), node, "`true` or `false`")
      }
    }
    var next = JSONKind.null
    if let node = slots[.next] {
      next = document.kind(of: node)
      if next != .null, next != .string { mismatch(contract.spelling(.next), node, "a text or `null`") }
    }
    guard case .pagination(let pagination)? = contract.screen.properties[.pagination], pagination.style == .cursor,
      hasNext, next == .null
    else { return }
    fault(
      .missingKey, "there is another page, and no `\(contract.spelling(.next))` by which to ask for it",
      "send its cursor", at: slots[.next] ?? document.root)
  }

  /// `1.` and a number without superfluous zeros.
  private func isVersion(_ node: JSONNodeID) -> Bool {
    guard let text = document.string(of: node), text.utf8.starts(with: "1.".utf8) else { return false }
    let minor = text.utf8.dropFirst(2)
    return !minor.isEmpty && (minor.count == 1 || minor.first != UInt8(ascii: "0"))
      && minor.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// Whether a value may be the name of a layout.
  func isDigest(_ node: JSONNodeID) -> Bool {
    guard let text = document.string(of: node), text.utf8.count == 64 else { return false }
    return text.utf8.allSatisfy {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
    }
  }
}

// MARK: - Lists of lists

extension ResponseReader {
  /// Reads the short form: a list of units for each section, in the order in which the screen declares them. An empty
  /// one means that the section is absent.
  func readLists() {
    response.isCanonical = false
    if let section = contract.sections.first, isListOfUnits {
      readUnits(
        document.root, section, of: begin(section, document.root, in: nil, identifier: section.section.name.wire))
      return checkPresence(of: contract.sections, names: "the screen", in: nil, at: document.root)
    }
    readLists(document.root, contract.sections, named: "the screen", in: nil)
  }

  /// Whether the response is the list of units of the only section.
  private var isListOfUnits: Bool {
    var elements = document.children(of: document.root)
    guard contract.sections.count == 1, !contract.sections[0].section.kind.holdsSections, let first = elements.next()
    else { return false }
    return document.kind(of: first) == .object
  }

  private func readLists(
    _ node: JSONNodeID, _ sections: [SectionContract], named name: String, in parent: Int?
  ) {
    var position = 0
    for list in document.children(of: node) {
      defer { position += 1 }
      guard position < sections.count else {
        fault(
          .unknownSection, "this is list \(position + 1), and \(name) has \(counted(sections.count, "section"))",
          "send one list for each section, in their order", at: list, sections.last?.section.origin)
        continue
      }
      let section = sections[position]
      guard document.kind(of: list) == .array else {
        mismatch(section.section.name.source, list, "a list of units", section.section.origin)
        continue
      }
      if document.itemCount(of: list) == 0 { continue }
      let index = begin(section, list, in: parent, identifier: section.section.name.wire)
      if section.section.kind.holdsSections {
        readLists(list, section.sections, named: "the stack `\(section.section.name.source)`", in: index)
      } else {
        readUnits(list, section, of: index)
      }
    }
    checkPresence(of: sections, names: name, in: parent, at: node)
  }
}
