import SDUIJSON

enum AdaptationKey: KeyName, ObjectKey {
  case when, set
  static let keys = KeySet<AdaptationKey>()
}

extension ScreenDecoder {
  /// Reads the changes to a section, with their conditions.
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

  /// Reads a path to a property: `columns`, `header.pinned`, `units.NAME.height`. A unit's name may have dots; property
  /// keys have none, so the last dot is where the name ends.
  private func path(
    _ node: JSONNodeID, of section: ScreenSection, _ accepted: NameTable
  ) throws(ScreenDocumentError) -> AssignmentPath {
    let place = Place(kind: section.kind, units: accepted)
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
      return AssignmentPath(.header, PlacedKey.keys.property(keyed: key), place, header.component)
    case "footer":
      guard let footer = section.footer else { throw failure("The section has no footer.", at: node) }
      return AssignmentPath(.footer, PlacedKey.keys.property(keyed: key), place, footer.component)
    case "background":
      guard section.background != nil else { throw failure("The section has no background.", at: node) }
      return AssignmentPath(target: .background, property: BackgroundKey.keys.property(keyed: key), place: place)
    default:
      guard prefix.utf8.starts(with: "units.".utf8), let name = String(prefix.utf8.dropFirst(6)) else {
        throw failure("A path must be of the section, or start with header, footer, background or units.", at: node)
      }
      guard let index = accepted.index(of: name) else {
        throw failure("There is no accepted unit \"\(name)\" in this document.", at: node)
      }
      return AssignmentPath(.unit(index), UnitKey.keys.property(keyed: key), place, section.units[index].component)
    }
  }
}

/// The property that the path of an assignment names.
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

extension ScreenEncoder {
  mutating func encodeAdaptations(of section: ScreenSection) {
    guard !section.adaptations.isEmpty else { return }
    writer.key(SectionKey.adaptations)
    writer.beginArray()
    for adaptation in section.adaptations {
      writer.beginObject()
      encode(adaptation.condition, as: AdaptationKey.when) { $0.encode($1) }
      writer.key(AdaptationKey.set)
      writer.beginObject()
      if let replacement = adaptation.replacement { encode(replaced: section.replaced(by: replacement)) }
      for assignment in adaptation.assignments {
        writer.key(path(of: assignment, in: section))
        encode(assignment.value)
      }
      writer.endObject()
      writer.endObject()
    }
    writer.endArray()
  }

  /// Returns the path of an assignment: `columns`, `header.pinned`, `units.ProductCard.height`.
  private func path(of assignment: Assignment, in section: ScreenSection) -> String {
    let key = PropertyKeys[assignment.property]
    switch assignment.target {
    case .section: return key
    case .header: return "header." + key
    case .footer: return "footer." + key
    case .background: return "background." + key
    case .unit(let index): return "units." + wireName(of: section.units[index].component) + "." + key
    }
  }
}
