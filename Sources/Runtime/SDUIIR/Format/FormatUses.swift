/// One use of a feature in a screen, for a finding about it.
package struct FormatUse: Hashable, Sendable {
  /// The feature that is used.
  package let feature: FormatFeature
  /// The property that uses it; `nil` where it is no property.
  package let property: Property?
  /// The declaration that has the property, or uses the feature itself.
  package let owner: Origin
  /// The statement that sets the property: the owner, or a `when`.
  package let setter: Origin
}

/// A document that is read by itself, and names the version of the format that it needs.
package enum FormatScope: Comparable, Sendable {
  case layout
  /// The data, and the layout that may come with it.
  case response
  /// Also what only servers and tools read.
  case document
}

extension Screen {
  /// The lowest version of the format that has all that the screen uses.
  package func formatVersion(of scope: FormatScope) -> FormatVersion {
    var version = FormatVersion.first
    forEachFormatUse(in: scope) { use in version = max(version, use.feature.version) }
    return version
  }

  /// Goes through all features of later versions than the first, in the order of the document.
  package func forEachFormatUse(in scope: FormatScope, _ body: (FormatUse) -> Void) {
    if scope == .document { contract.forEachUse(body) }
    if scope == .response { contract.forEachRequiredUse(at: variants.client, body) }
    properties.forEachUse(of: origin) { use in
      if !use.feature.isForTools || scope == .document { body(use) }
    }
    for (_, bar) in bars.entries {
      body(FormatUse(feature: .bars, property: nil, owner: bar.origin, setter: bar.origin))
    }
    for decoration in contract.decorations.elements { decoration.properties.forEachUse(of: decoration.origin, body) }
    for section in sections {
      section.forEachUse { use in if !use.feature.isForTools || scope == .document { body(use) } }
    }
    guard scope == .document else { return }
    for section in sections { section.forEachContentUse(body) }
    for requirement in requirements where requirement.claim.namesPositions {
      body(FormatUse(feature: .positions, property: nil, owner: requirement.origin, setter: requirement.origin))
    }
    for requirement in requirements {
      let origin = requirement.origin
      for (feature, isUsed) in [
        (FormatFeature.textScaleConditions, requirement.condition.comparesTextScale),
        (.textLines, requirement.claim.measures.contains { if case .line = $0 { true } else { false } }),
      ] where isUsed {
        body(FormatUse(feature: feature, property: nil, owner: origin, setter: origin))
      }
    }
    for test in tests where test.requirements.contains(where: { $0.claim.namesPositions }) {
      body(FormatUse(feature: .positions, property: nil, owner: test.origin, setter: test.origin))
    }
  }
}

extension Contract {
  fileprivate func forEachUse(_ body: (FormatUse) -> Void) {
    for component in components.elements { component.fields.forEachUse(body) }
    for record in records.elements { record.fields.forEachUse(body) }
    for enumeration in enums.elements {
      enumeration.forEachUse(at: enumeration.origin, body)
      enumeration.payloads.forEachUse(body)
    }
    for action in actions.elements { action.fields.forEachUse(body) }
  }
}

extension Contract {
  /// Goes through the required features of all data that a client may get: of components and fields that it knows.
  ///
  /// - Parameter client: `nil` gets all.
  fileprivate func forEachRequiredUse(at client: Client?, _ body: (FormatUse) -> Void) {
    var (newRecords, newEnums, newActions) = (
      UnreachedElements(records), UnreachedElements(enums), UnreachedElements(actions)
    )
    func knows(_ availability: Availability) -> Bool { client.map(availability.clients.contains) ?? true }
    var waiting = components.elements.reversed().filter { knows($0.availability) }.map { $0.fields }
    while let fields = waiting.popLast() {
      let known = fields.filter { knows($0.availability) }
      known.forEachUse { use in if use.feature.compatibility == .required { body(use) } }
      for field in known {
        switch field.type.element {
        case .record(let id): if newRecords.remove(id) { waiting.append(records[id].fields) }
        case .choice(let id):
          enums[id].forEachUse(at: field.origin, body)
          if newEnums.remove(id) { waiting.append(enums[id].payloads) }
        case .action(let ids): for id in ids where newActions.remove(id) { waiting.append(actions[id].fields) }
        default: continue
        }
      }
    }
  }
}

/// The elements of a table that a search has not reached yet.
private struct UnreachedElements<Element: Hashable & Sendable> {
  private var isUnreached: [Bool]

  init(_ store: Store<Element>) { isUnreached = Array(repeating: true, count: store.count) }

  /// Removes an element; `false` if it was reached before.
  mutating func remove(_ id: ID<Element>) -> Bool {
    defer { isUnreached[id.index] = false }
    return isUnreached[id.index]
  }
}

extension Enumeration {
  fileprivate func forEachUse(at place: Origin, _ body: (FormatUse) -> Void) {
    if form != .standard { body(FormatUse(feature: .caseForms, property: nil, owner: place, setter: place)) }
  }
}

extension [ConditionBox] {
  /// Whether some of them bounds the text scale.
  fileprivate var comparesTextScale: Bool { contains { $0.textScale != Bounds() } }
}

extension [Field] {
  fileprivate func forEachUse(_ body: (FormatUse) -> Void) {
    for field in self {
      field.type.forEachFeature { feature in
        body(FormatUse(feature: feature, property: nil, owner: field.origin, setter: field.origin))
      }
      for (feature, isUsed) in [
        (FormatFeature.invalidFields, field.isNilIfInvalid), (.absentTexts, !field.absentTexts.isEmpty),
      ] where isUsed {
        body(FormatUse(feature: feature, property: nil, owner: field.origin, setter: field.origin))
      }
    }
  }
}

extension FieldType {
  /// The features of the format that the type needs, from the outside in.
  fileprivate func forEachFeature(_ body: (FormatFeature) -> Void) {
    switch self {
    case .optional(let inner): inner.forEachFeature(body)
    case .list(let inner, let bounds):
      if bounds.takesOne { body(.singleValues) }
      if bounds.minimum != nil || bounds.maximum != nil { body(.listBounds) }
      inner.forEachFeature(body)
    case .map(let inner, _):
      body(.maps)
      inner.forEachFeature(body)
    case .number: body(.decimalNumber)
    case .anyDecimal: body(.anyDecimals)
    case .date(let notation): if notation != .offset { body(.dateNotations) }
    case .shortColor: body(.shortColors)
    case .url(let bounds): if !bounds.schemes.isEmpty { body(.schemes) }
    case .numericID: body(.numericIDs)
    case .choice: body(.casesWithData)
    default: break
    }
  }
}

extension ScreenSection {
  fileprivate func forEachUse(_ body: (FormatUse) -> Void) {
    properties.forEachUse(of: origin, body)
    if let header { header.properties.forEachUse(of: header.origin, body) }
    if let footer { footer.properties.forEachUse(of: footer.origin, body) }
    if let background { background.properties.forEachUse(of: background.origin, body) }
    for unit in units { unit.properties.forEachUse(of: unit.origin, body) }
    for section in sections { section.forEachUse(body) }
    for event in events where event.event == SectionEvent.reachStart.rawValue {
      body(FormatUse(feature: .reachStart, property: nil, owner: event.origin, setter: event.origin))
    }
    for adaptation in adaptations {
      if adaptation.condition.comparesTextScale {
        body(FormatUse(feature: .textScaleConditions, property: nil, owner: origin, setter: adaptation.origin))
      }
      forEachUse(in: adaptation, body)
    }
  }

  fileprivate func forEachContentUse(_ body: (FormatUse) -> Void) {
    if content?.localizedKeys.isEmpty == false {
      body(FormatUse(feature: .localizedTexts, property: nil, owner: origin, setter: origin))
    }
    for section in sections { section.forEachContentUse(body) }
  }

  private func forEachUse(in adaptation: Adaptation, _ body: (FormatUse) -> Void) {
    for assignment in adaptation.assignments {
      PropertyList.forEachUse(
        assignment.property, assignment.value, of: origin(of: assignment.target), setBy: adaptation.origin, body)
    }
    guard let replacement = adaptation.replacement else { return }
    let parts: [(PropertyList, Assignment.Target)] =
      [
        (replacement.properties, .section), (replacement.header, .header), (replacement.footer, .footer),
        (replacement.background, .background),
      ] + replacement.units.indices.map { (replacement.units[$0], .unit($0)) }
    for (list, target) in parts { list.forEachUse(of: origin(of: target), setBy: adaptation.origin, body) }
  }

  /// Returns the place where a part of the section is written.
  private func origin(of target: Assignment.Target) -> Origin {
    switch target {
    case .section: origin
    case .header: header?.origin ?? origin
    case .footer: footer?.origin ?? origin
    case .background: background?.origin ?? origin
    case .unit(let index): units.indices.contains(index) ? units[index].origin : origin
    }
  }
}

extension PropertyList {
  fileprivate func forEachUse(of owner: Origin, setBy setter: Origin? = nil, _ body: (FormatUse) -> Void) {
    for entry in entries { Self.forEachUse(entry.property, entry.value, of: owner, setBy: setter ?? owner, body) }
  }

  fileprivate static func forEachUse(
    _ property: Property, _ value: PropertyValue, of owner: Origin, setBy setter: Origin, _ body: (FormatUse) -> Void
  ) {
    for feature in [property.feature, value.feature(of: property), value.dependsOnLines ? .textLines : nil] {
      guard let feature else { continue }
      body(FormatUse(feature: feature, property: property, owner: owner, setter: setter))
    }
  }
}

extension Property {
  /// The feature of the format that the property is; `nil` for those of the first version.
  package var feature: FormatFeature? {
    switch self {
    case .format: .formatReaders
    case .domain: .domains
    case .barHeight: .bars
    case .rowHeight: .rowHeight
    case .packing: .packing
    case .startColumn: .startColumn
    case .minWidth: .minWidth
    case .sectionPinned: .pinnedSections
    case .backgroundCovers: .backgroundCovers
    case .scrollAnchor: .scrollAnchor
    case .identity: .positionIdentity
    case .sectionWire: .mappedResponses
    case .separatorInsets: .separatorInsets
    case .borderWidth, .borderColor: .borders
    default: nil
    }
  }
}

extension PropertyValue {
  /// The feature of the format that the value needs; `nil` for those of the first version.
  fileprivate func feature(of property: Property) -> FormatFeature? {
    switch self {
    case .itemSpan(.cells): .rowSpans
    case .itemSpan(.matched): .matchedSpans
    case .arrangement(let arrangement) where arrangement.namesUnits: .cellUnits
    case .fromServer(let ranges) where ranges.startColumn != nil: .startColumn
    case .size(.ratioField) where property == .width: .pictureWidth
    case .responseKeys(let keys) where keys.isMapped && property == .wire: .mappedResponses
    case .keyword(.keep) where property == .unknown: .keptParts
    default: nil
    }
  }
}
