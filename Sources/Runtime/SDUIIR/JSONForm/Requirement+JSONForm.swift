import SDUIJSON

enum RequirementKey: KeyName, ObjectKey {
  case text, when, require
  static let keys = KeySet<RequirementKey>()
}

extension ScreenDecoder {
  /// Reads the requirements, of all containers or of a test, on sections that have been read.
  func requirements(_ node: JSONNodeID?, _ places: SectionPlaces) throws(ScreenDocumentError) -> [Requirement] {
    guard let node else { return [] }
    var result: [Requirement] = []
    for element in try elements(of: node, "The requirements") {
      let slots = try slots(of: element, RequirementKey.keys, "A requirement")
      var boxes: [ConditionBox] = []
      if let when = slots[.when] {
        boxes = try conditionBoxes(when)
      }
      let claim = try claim(required(slots, .require), places, depth: 0)
      result.append(
        Requirement(condition: boxes, claim: claim, text: try text(required(slots, .text))))
    }
    return result
  }
}

/// The sections of a screen by their wire names, with their units: what measures name.
struct SectionPlaces {
  private(set) var names = NameTable()
  private(set) var paths: [SectionPath] = []
  private(set) var units: [[ID<Component>]] = []
  /// Whether measures may be positions of items: in tests.
  var hasPositionsOfItems = false

  init(_ sections: [ScreenSection]) {
    for (index, section) in sections.enumerated() {
      add(section, SectionPath(index))
      for (inner, stacked) in section.sections.enumerated() { add(stacked, SectionPath(index, inner: inner)) }
    }
  }

  private mutating func add(_ section: ScreenSection, _ path: SectionPath) {
    _ = names.add(section.name.wire)
    paths.append(path)
    units.append(section.units.map { $0.component })
  }
}

extension ScreenEncoder {
  mutating func encode(_ requirement: Requirement) {
    writer.beginObject()
    writer.member(RequirementKey.text, requirement.text)
    if !requirement.condition.isEmpty { encode(requirement.condition, as: RequirementKey.when) { $0.encode($1) } }
    member(RequirementKey.require, requirement.claim) { $0.encode($1) }
    writer.endObject()
  }
}
