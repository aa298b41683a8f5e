import SDUIJSON

extension ScreenDecoder {
  /// What changes in a section under which conditions.
  func adaptations(
    _ node: JSONNodeID, of section: ScreenSection, _ accepted: AcceptedUnits
  ) throws(ScreenDocumentError) -> [Adaptation] {
    var adaptations: [Adaptation] = []
    var current = section
    for element in try elements(of: node, "The adaptations") {
      let slots = try slots(of: element, AdaptationKey.keys, "An adaptation")
      let boxes = try conditionBoxes(required(slots, .when))
      let set = try required(slots, .set)
      if let replacement = try replacement(in: set, of: section, accepted) {
        adaptations.append(Adaptation(condition: boxes, replacement: replacement))
        current = section.replaced(by: replacement)
      } else {
        let assignments = try assignments(set, of: current, accepted.names)
        adaptations.append(Adaptation(condition: boxes, assignments: assignments))
      }
    }
    return adaptations
  }

  /// The boxes of a condition.
  func conditionBoxes(_ node: JSONNodeID) throws(ScreenDocumentError) -> [ConditionBox] {
    var boxes: [ConditionBox] = []
    for box in try elements(of: node, "A condition") { boxes.append(try conditionBox(box)) }
    guard !boxes.isEmpty else { throw failure("A condition must have at least one box.", at: node) }
    return boxes
  }

  private func conditionBox(_ node: JSONNodeID) throws(ScreenDocumentError) -> ConditionBox {
    let slots = try closedSlots(of: node, BoxKey.keys, "A box of a condition")
    var box = ConditionBox()
    if let node = slots[.minWidth] { box.width.minimum = try rational(node) }
    if let node = slots[.belowWidth] { box.width.end = try rational(node) }
    if let node = slots[.minHeight] { box.height.minimum = try rational(node) }
    if let node = slots[.belowHeight] { box.height.end = try rational(node) }
    box.traits = try traits(slots)
    if let node = slots[.flags] { box.flags = try flagCases(node) }
    if let node = slots[.clients] {
      let clients = try clientSet(node)
      box.clients = clients == .everything ? nil : clients
    }
    return box
  }

  /// The traits that an object holds, whose names follow its fixed keys.
  func traits<Key>(_ slots: Slots<Key>) throws(ScreenDocumentError) -> Traits {
    var traits = Traits()
    for trait in ContainerTrait.allCases {
      guard let node = slots.members[Key.keys.table.fixedCount + trait.rawValue] else { continue }
      traits[trait] = try word(node, trait.words)
    }
    return traits
  }

  /// One of a few words.
  func word<Word: RawRepresentable>(
    _ node: JSONNodeID, _ words: [Word]
  ) throws(ScreenDocumentError) -> Word where Word.RawValue == String {
    for word in words where document.keyEquals(node, word.rawValue) { return word }
    let list = words.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    throw failure("This must be one of \(list).", at: node)
  }

  private func assignments(
    _ node: JSONNodeID, of section: ScreenSection, _ accepted: NameTable
  ) throws(ScreenDocumentError) -> [Assignment] {
    var assignments: [Assignment] = []
    for (key, value) in try members(of: node, "What an adaptation sets") {
      let path = try path(key, of: section, accepted)
      guard let property = path.property else { continue }
      guard property.row.isAdaptable else {
        throw failure("The property \"\(property.row.key)\" is the same in every container.", at: key)
      }
      let value = try propertyValue(value, property, path.place)
      assignments.append(Assignment(path.target, property, value))
    }
    guard assignments.count > 1 else { return assignments }
    assignments.sort { ($0.target, $0.property) < ($1.target, $1.property) }
    for (first, second) in zip(assignments, assignments.dropFirst())
    where first.target == second.target && first.property == second.property {
      throw failure("The property \"\(first.property.row.key)\" is set twice for the same target.", at: node)
    }
    return assignments
  }

  /// What a path names: `columns`, `header.pinned`, `units.NAME.height`. A unit's name may have dots; property keys
  /// have none, so the last dot is where the name ends.
  private func path(
    _ node: JSONNodeID, of section: ScreenSection, _ accepted: NameTable
  ) throws(ScreenDocumentError) -> AssignmentPath {
    let place = Place(kind: section.kind)
    if let property = SectionKey.keys.property(keyedBy: node, in: document) {
      return AssignmentPath(target: .section, property: property, place: place)
    }
    let text = try text(node)
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      return AssignmentPath(target: .section, property: SectionKey.keys.property(keyed: text), place: place)
    }
    let prefix = text[..<dot]
    let key = String(text[text.utf8.index(after: dot)...])
    switch prefix {
    case "header":
      guard let header = section.header else { throw failure("The section has no header.", at: node) }
      return AssignmentPath(.header, SupplementaryKey.keys.property(keyed: key), place, header.component)
    case "footer":
      guard let footer = section.footer else { throw failure("The section has no footer.", at: node) }
      return AssignmentPath(.footer, SupplementaryKey.keys.property(keyed: key), place, footer.component)
    case "background":
      guard section.background != nil else { throw failure("The section has no background.", at: node) }
      return AssignmentPath(target: .background, property: BackgroundKey.keys.property(keyed: key), place: place)
    default:
      guard prefix.hasPrefix("units.") else {
        throw failure("A path must be of the section, or start with header, footer, background or units.", at: node)
      }
      let name = String(prefix.dropFirst(6))
      guard let index = accepted.index(of: name) else {
        throw failure("There is no accepted unit \"\(name)\" in this document.", at: node)
      }
      return AssignmentPath(.unit(index), UnitKey.keys.property(keyed: key), place, section.units[index].component)
    }
  }
}

/// What the path of an assignment names.
private struct AssignmentPath {
  let target: Assignment.Target
  /// `nil` where the key is of a later version.
  let property: Property?
  let place: Place

  init(target: Assignment.Target, property: Property?, place: Place) {
    self.target = target
    self.property = property
    self.place = place
  }

  init(_ target: Assignment.Target, _ property: Property?, _ place: Place, _ component: ID<Component>) {
    self.init(target: target, property: property, place: Place(kind: place.kind, component: component.index))
  }
}

/// The keys of an adaptation.
enum AdaptationKey: KeyName, ObjectKey {
  case when, set

  static let keys = KeySet<AdaptationKey>()
}

/// The keys of a box of a condition, which the names of traits follow.
enum BoxKey: KeyName, ObjectKey {
  case minWidth, belowWidth, minHeight, belowHeight, flags, clients

  static let keys = KeySet<BoxKey>(followedBy: ContainerTrait.allCases.map { $0.name })
}
