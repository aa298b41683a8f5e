import SDUIIR
import SDUIJSON

/// Puts a response together: the sections of the data in their order, and those that only their author filled.
struct ResponseAssembly {
  /// The faults that prevent the response, at nodes of the data.
  private(set) var faults: [ResponseFault] = []
  /// The keys of localized texts that the author wrote and that are sent, in their order.
  private(set) var localizedKeys: [String] = []
  /// Data that keep the contract.
  private let data: Response
  private let source: ResponseContract
  private let target: ResponseContract
  private let reader: UnitDataReader
  private let isFixed: Bool

  init(_ data: Response, _ source: ResponseContract, _ target: ResponseContract) {
    self.data = data
    self.source = source
    self.target = target
    reader = UnitDataReader(contract: source, document: data.document)
    isFixed = source.screen.properties[.sectionOrder] == .keyword(.fixed)
  }

  private var client: Client? { target.screen.variants.client }
  private var isFirstPage: Bool { data.page ?? 0 == 0 }

  mutating func response() -> OutgoingResponse {
    let root = data.document.root
    let hasNext = data.document.member(source.keys[.hasNext], of: root).flatMap(data.document.boolean)
    let next = data.document.member(source.keys[.next], of: root).flatMap(data.document.string)
    var response = OutgoingResponse(
      page: data.page ?? 0, hasNext: hasNext ?? false, next: next,
      sections: sections(target.screen.sections, in: nil, at: nil))
    for (bar, declared) in target.screen.bars.entries {
      response.bars[bar] = part(data.bars[bar], declared, nil)
    }
    return response
  }

  /// The sections of the screen, or of a stack.
  ///
  /// - Parameters:
  ///   - stack: The index of the stack among the sections of the screen.
  ///   - parent: Its index among those of the data, if it is among them.
  private mutating func sections(_ declared: [ScreenSection], in stack: Int?, at parent: Int?) -> [OutgoingSection] {
    var result: [OutgoingSection] = []
    if stack == nil || parent != nil {
      for (index, sent) in data.sections.enumerated() where sent.parent == parent {
        if let section = section(sent, at: index) { result.append(section) }
      }
    }
    let isFixed = isFixed && stack == nil
    if isFixed { result = OutgoingSection.declared(result) }
    guard isFirstPage else { return result }
    let standing = Set(data.sections.filter { $0.parent == parent && (stack == nil || parent != nil) }.map { $0.path })
    for (index, section) in declared.enumerated() {
      let path = stack.map { SectionPath($0, inner: index) } ?? SectionPath(index)
      if standing.contains(path) { continue }
      guard isFixed || section.hasContent else { continue }
      result.insert(written(section, path), at: Self.place(for: index, in: result))
    }
    return result
  }

  /// Returns the place after the nearest section that is declared before it and present; else the first place.
  private static func place(for index: Int, in sections: [OutgoingSection]) -> Int {
    let places = sections.map { $0.path.inner ?? $0.path.section }
    guard let nearest = places.filter({ $0 < index }).max() else { return 0 }
    return (places.lastIndex(of: nearest) ?? -1) + 1
  }
}

// MARK: - One section

extension ResponseAssembly {
  /// A section of the data; `nil` where it is hidden since its backend failed.
  private mutating func section(_ sent: ResponseSection, at index: Int) -> OutgoingSection? {
    let declared = target.screen[sent.path]
    if sent.isFailed, declared.failure == nil, isHidden(sent, declared) { return nil }
    var result = OutgoingSection(sent.path, identifier: sent.identifier)
    result.origin = sent.node
    result.isFailed = sent.isFailed
    result.properties = sent.properties
    result.header = part(sent.header, declared.header, declared.content?.header)
    result.footer = part(sent.footer, declared.footer, declared.content?.footer)
    if sent.isFailed { return result }
    if declared.kind.holdsSections {
      result.sections = sections(declared.sections, in: sent.path.section, at: index)
    } else {
      result.units = hasUnits(sent) ? data.units[sent.units].compactMap(unit) : units(declared)
    }
    return result
  }

  /// Whether the data list the units, even if there are none.
  private func hasUnits(_ sent: ResponseSection) -> Bool {
    data.document.kind(of: sent.node) == .array
      || data.document.member(source.keys[.units], of: sent.node) != nil
  }

  /// Whether a failed section without a placeholder is left out. A fixed screen has all of its sections, and its
  /// clients hide it; one that is essential prevents the response.
  private mutating func isHidden(_ sent: ResponseSection, _ declared: ScreenSection) -> Bool {
    if isFixed, sent.parent == nil { return false }
    guard declared.isEssential, isFirstPage else { return true }
    faults.append(
      ResponseFault(
        rule: .missingSection,
        message: "`\(declared.name.source)` is `essential`, and it failed without an `onFailure` component",
        remedy: "give it an `onFailure` with a component, or send it", node: sent.node,
        declaration: declared.origin))
    return true
  }

  /// A section of which the data have nothing.
  private mutating func written(_ declared: ScreenSection, _ path: SectionPath) -> OutgoingSection {
    var result = OutgoingSection(path)
    if let header = declared.header { result.header = authored(header.component, declared.content?.header) }
    if let footer = declared.footer { result.footer = authored(footer.component, declared.content?.footer) }
    result.units = units(declared)
    for (index, inner) in declared.sections.enumerated() where inner.hasContent {
      result.sections.append(written(inner, SectionPath(path.section, inner: index)))
    }
    return result
  }

  /// Returns the author's units.
  private mutating func units(_ declared: ScreenSection) -> [OutgoingUnit] {
    guard !declared.kind.holdsSections, let content = declared.content else { return [] }
    var result: [OutgoingUnit] = []
    for item in content.items {
      if let unit = authored(declared.units[item.unit].component, item.fields) { result.append(unit) }
    }
    return result
  }

  private mutating func authored(_ component: ID<Component>, _ fields: [FieldValue]?) -> OutgoingUnit? {
    guard let fields else { return nil }
    localizedKeys += fields.flatMap { $0.value.localizedKeys }
    let unit = UnitData(component: component, fields: fields.map { ($0.field, .value($0.value)) })
    return OutgoingUnit(component: component, data: UnitDataWriter.json(of: unit, reader, for: client))
  }

  /// A header or footer: of the data, else what the author wrote.
  private mutating func part(
    _ sent: ResponseUnit?, _ declared: Supplementary?, _ content: [FieldValue]?
  ) -> OutgoingUnit? {
    guard let declared else { return nil }
    if let sent { return unit(sent) }
    return authored(declared.component, content)
  }

  /// A unit of the data as the client gets it; `nil` where it gets nothing.
  private func unit(_ sent: ResponseUnit) -> OutgoingUnit? {
    guard let unit = reader.data(of: reader.data(of: sent), for: client) else { return nil }
    var result = OutgoingUnit(component: unit.component, data: UnitDataWriter.json(of: unit, reader, for: client))
    // Of a unit whose data are a list, the element.
    let data = self.data.document.member(source.keys[.data], of: sent.node)
    result.origin = data == nil || data == sent.data ? sent.node : sent.data
    return result
  }
}
