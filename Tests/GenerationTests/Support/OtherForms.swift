import Foundation
import SDUIIR

/// A response in the forms that servers send beside the canonical one (`Grammar/WIRE.md`, *Other forms*).
struct OtherForms {
  private let screen: Screen
  private let keys: ResponseKeys
  private var root: [String: Any]

  /// - Parameter bytes: A response in the canonical form.
  init(of bytes: [UInt8], _ screen: Screen) throws {
    self.screen = screen
    keys = screen.responseKeys
    root = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
    root[keys[.layout]] = nil
    root[keys[.variants]] = nil
  }

  /// Flat units; lists of data; sections without `section`; and a list of lists.
  var texts: [[UInt8]] {
    get throws {
      let sections = root[keys[.sectionList]] as? [[String: Any]] ?? []
      var forms: [Any] = [
        response(sections.map { changed($0, flat) }), response(sections.map { changed($0, inLists) }),
        response(sections.map { $0.filter { $0.key != keys[.section] } }),
      ]
      forms.append(lists(sections, screen.sections))
      return try forms.map { Array(try JSONSerialization.data(withJSONObject: $0, options: [.sortedKeys])) }
    }
  }

  private func response(_ sections: [[String: Any]]) -> [String: Any] {
    var response = root
    response[keys[.sectionList]] = sections
    return response
  }

  /// A section with other units, and a stack with other units in its sections.
  private func changed(_ section: [String: Any], _ change: ([[String: Any]]) -> [Any]) -> [String: Any] {
    var result = section
    if let units = section[keys[.units]] as? [[String: Any]] { result[keys[.units]] = change(units) }
    if let inner = section[keys[.sections]] as? [[String: Any]] {
      result[keys[.sections]] = inner.map { changed($0, change) }
    }
    return result
  }

  private func flat(_ units: [[String: Any]]) -> [Any] {
    units.map { unit in
      guard let data = unit[keys[.data]] as? [String: Any], data[keys[.unitType]] == nil else { return unit }
      return data.merging(unit.filter { $0.key != keys[.data] }) { $1 }
    }
  }

  /// Neighbours of one type in one unit.
  private func inLists(_ units: [[String: Any]]) -> [Any] {
    var result: [[String: Any]] = []
    for unit in units {
      guard let data = unit[keys[.data]], let type = unit[keys[.unitType]] as? String else { return units }
      if let last = result.last, last[keys[.unitType]] as? String == type, let list = last[keys[.data]] as? [Any] {
        result[result.count - 1][keys[.data]] = list + [data]
      } else {
        result.append([keys[.unitType]: type, keys[.data]: [data]])
      }
    }
    return result
  }

  private func lists(_ sections: [[String: Any]], _ declared: [ScreenSection]) -> [Any] {
    declared.map { section -> Any in
      let sent = sections.first { $0[keys[.section]] as? String == section.name.wire }
      if section.kind.holdsSections {
        let inner = sent?[keys[.sections]] as? [[String: Any]]
        return inner.map { lists($0, section.sections) } ?? []
      }
      return sent?[keys[.units]] as? [Any] ?? []
    }
  }
}
