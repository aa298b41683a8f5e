import SDUIContract
import SDUIIR
import SDUIJSON

/// The forms in which a response in canonical form may be sent as well.
struct OtherForms: Sequence {
  private let responses: [[UInt8]]

  /// The forms of a response; none of one that is no object with sections.
  init(of bytes: [UInt8], _ contract: ResponseContract) {
    guard let document = try? JSONDocument(parsing: bytes) else {
      responses = []
      return
    }
    let form = ResponseForms(document, contract.screen)
    responses = [form.flat(), form.lists(), form.listsOfData()].compactMap { $0 }
  }

  func makeIterator() -> IndexingIterator<[[UInt8]]> { responses.makeIterator() }
}

/// Rewrites a response in canonical form.
private struct ResponseForms {
  private let document: JSONDocument
  private let screen: Screen
  private let keys: ResponseKeys

  init(_ document: JSONDocument, _ screen: Screen) {
    self.document = document
    self.screen = screen
    keys = screen.responseKeys
  }

  /// With fields beside the types of units. Data that are no objects stay where they are.
  func flat() -> [UInt8]? {
    sections.map { _ in
      rewritten(document.root) { node in
        guard let data = document.member(keys[.data], of: node), document.kind(of: data) == .object,
          let type = document.member(keys[.unitType], of: node)
        else { return nil }
        let members = document.members(of: data).map { text($0.key) + ":" + text($0.value) }
        return "{" + ([quoted(keys[.unitType]) + ":" + text(type)] + members).joined(separator: ",") + "}"
      }
    }
  }

  /// With one unit for all units of a type that follow one another.
  func listsOfData() -> [UInt8]? {
    sections.map { _ in
      rewritten(document.root) { node in
        guard document.kind(of: node) == .array else { return nil }
        var units: [(type: String, data: [String])] = []
        for unit in document.children(of: node) {
          guard let type = document.member(keys[.unitType], of: unit), let data = document.member(keys[.data], of: unit)
          else { return nil }
          if units.last?.type == text(type) {
            units[units.count - 1].data.append(text(data))
          } else {
            units.append((text(type), [text(data)]))
          }
        }
        guard !units.isEmpty else { return nil }
        return list(
          units.map { unit in
            "{\(quoted(keys[.unitType])):\(unit.type),\(quoted(keys[.data])):\(list(unit.data))}"
          })
      }
    }
  }

  /// As a list of lists.
  func lists() -> [UInt8]? {
    sections.map { list in Array(self.lists(list, screen.sections).utf8) }
  }

  private func lists(_ node: JSONNodeID, _ declared: [ScreenSection]) -> String {
    list(
      declared.map { section in
        let sent = document.children(of: node).first { element in
          document.member(keys[.section], of: element).map { document.keyEquals($0, section.name.wire) } ?? false
        }
        guard let sent else { return "[]" }
        if section.kind.holdsSections {
          return document.member(keys[.sections], of: sent).map { lists($0, section.sections) } ?? "[]"
        }
        return document.member(keys[.units], of: sent).map(text) ?? "[]"
      })
  }

  private var sections: JSONNodeID? { document.member(keys[.sectionList], of: document.root) }

  /// The text of a value with some values replaced; what is inside these is not looked at.
  private func rewritten(_ node: JSONNodeID, _ replacement: (JSONNodeID) -> String?) -> [UInt8] {
    func write(_ node: JSONNodeID) -> String {
      if let replaced = replacement(node) { return replaced }
      switch document.kind(of: node) {
      case .object:
        let members = document.members(of: node).map { text($0.key) + ":" + write($0.value) }
        return "{" + members.joined(separator: ",") + "}"
      case .array: return list(document.children(of: node).map(write))
      default: return text(node)
      }
    }
    return Array(write(node).utf8)
  }

  private func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

  private func quoted(_ key: String) -> String { "\"\(key)\"" }

  private func text(_ node: JSONNodeID) -> String {
    String(decoding: document.bytes[document.range(of: node)], as: UTF8.self)
  }
}
