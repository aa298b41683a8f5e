import SDUIIR
import SDUIJSON

/// The places of sections and units in responses, as `wire` declares them.
struct ResponseShape {
  /// `wire` of the screen.
  var keys = ResponseKeys()
  var sections: [Section] = []
  /// The part of the shape that a person may want to know.
  var notes: [SampleNote] = []
  /// The types of units whose identity is beside their data.
  var identified: Set<String> = []
  /// The property `pagination`, if later pages can be requested.
  var pagination: String?

  /// A section, and where it differs from the others.
  struct Section {
    let name: String
    var isRepeated = false
    /// `wire` of the section.
    var keys = ResponseKeys()
    /// The type of its units, if nothing in them says it.
    var unit: String?
    /// The keys of the header, if it is beside the units.
    var header: (type: String, fields: [String])?
    /// The key of the list of its units, if nothing in them says their type.
    var listKey: String?
    /// The form of its units; `nil` if there are none.
    var unitForm: String?
    /// The form of its header.
    var headerForm: String?
    /// The hints of the server about the arrangement.
    var layout = SectionLayout()
    /// Whether it is its only unit.
    var isUnit = false
  }

  /// The place of a key of a section: its own, or that of the screen.
  func place(of key: ResponseKey, in section: Section) -> ResponsePlace? {
    section.keys.place(of: key) ?? keys.place(of: key)
  }

  /// The mapping that converts the responses to the canonical form.
  var mapping: ResponseMapping {
    let list = keys.place(of: .sectionList)?.paths.first ?? .whole
    func namePlace(_ key: ResponseKey) -> ResponseMapping.NamePlace? {
      switch keys.place(of: key) {
      case .source(.index)?: .index
      case .source?: .key
      case let place?: place.paths.first.map { .path($0) }
      case nil: nil
      }
    }
    let sectionKeys = [ResponseKey.section, .sectionId].compactMap { keys.place(of: $0)?.paths.first?.onlyKey }
    return ResponseMapping(
      envelope: [ResponseKey.page, .hasNext, .next].compactMap { key in
        keys.place(of: key)?.paths.first.map { (key, $0) }
      },
      sectionList: list, sectionName: namePlace(.section) ?? .only, identifier: namePlace(.sectionId),
      sections: sections.map { section in
        ResponseMapping.Section(
          name: section.name, isRepeated: section.isRepeated, units: units(of: section, sectionKeys),
          header: section.header.map { header in
            ResponseMapping.Part(
              type: header.type, path: section.keys.place(of: .header)?.paths.first ?? .whole, fields: header.fields)
          })
      },
      identities: Dictionary(keepingFirst: identified.map { ($0, "id") }),
      entities: keys.place(of: .entityList)?.paths.first.map { list in
        ResponseMapping.Entities(list: list, id: keys.place(of: .entityId)?.paths ?? [])
      }, keys)
  }

  private func units(of section: Section, _ sectionKeys: [String]) -> ResponseMapping.Units {
    let list = place(of: .unitList, in: section)?.paths.first ?? .whole
    var ownKeys = list.steps.isEmpty ? sectionKeys : []
    let type: ResponseMapping.TypePlace
    switch place(of: .unitType, in: section) {
    case .source(.onlyKey)?: type = .onlyKey
    case .source?, nil: type = .only(section.unit ?? section.name)
    case let place?:
      type = .paths(place.paths)
      ownKeys += place.paths.compactMap { $0.onlyKey }
    }
    if let key = place(of: .id, in: section)?.paths.first?.keys.first { ownKeys.append(key) }
    let identity = place(of: .id, in: section)
    return ResponseMapping.Units(
      list: list, type: type,
      typeIsNumber: (section.keys.entry(of: .unitType) ?? keys.entry(of: .unitType))?.form == .number,
      data: place(of: .data, in: section)?.paths.first ?? .whole,
      identity: identity == .source(.key) ? .key : identity?.paths.first.map { .path($0) },
      ownKeys: ownKeys)
  }
}

extension ResponsePlace {
  /// The value of a key.
  static func key(_ key: String) -> ResponsePlace { .paths([WirePath([.key(key)])]) }
}

/// The hints of a server about the arrangement of a section.
struct SectionLayout: Hashable {
  /// A number that responses have.
  struct Hint: Hashable {
    /// The most frequent one.
    var value: Int64
    /// All of them, if responses differ.
    var range: ClosedRange<Int64>?
    /// The key in responses, if there is one.
    var key: String?
  }

  /// Equal columns.
  var columns: Hint?
  /// Whether the items are in a strip that scrolls by itself.
  var isStrip = false
  /// Points between items.
  var spacing: Hint?
}
