import SDUIIR
import SDUIJSON

extension JSONDocument {
  /// Whether a value means the same as one of another document: with members in any order, however its numbers and
  /// texts are written.
  func isEquivalent(_ node: JSONNodeID, to other: JSONNodeID, of document: JSONDocument) -> Bool {
    guard kind(of: node) == document.kind(of: other) else { return false }
    switch kind(of: node) {
    case .null: return true
    case .boolean: return boolean(of: node) == document.boolean(of: other)
    case .number:
      guard let value = rational(of: node), let expected = document.rational(of: other) else {
        return numberText(of: node) == document.numberText(of: other)
      }
      return value == expected
    case .string: return document.string(of: other).map { keyEquals(node, $0) } ?? false
    case .array:
      var others = document.children(of: other)
      for element in children(of: node) {
        guard let next = others.next(), isEquivalent(element, to: next, of: document) else { return false }
      }
      return others.next() == nil
    case .object: return hasEquivalentMembers(node, as: other, of: document)
    }
  }

  /// Most objects have their members in one order, in which case each is compared with the one in the same place.
  private func hasEquivalentMembers(_ node: JSONNodeID, as other: JSONNodeID, of document: JSONDocument) -> Bool {
    let (members, others) = (Array(members(of: node)), Array(document.members(of: other)))
    guard members.count == others.count else { return false }
    var byName: [String: JSONNodeID] = [:]
    for (index, (key, value)) in members.enumerated() {
      guard let name = string(of: key) else { return false }
      var match: JSONNodeID?
      if document.keyEquals(others[index].key, name) {
        match = others[index].value
      } else {
        if byName.isEmpty {
          for (key, value) in others { byName[document.string(of: key) ?? ""] = value }
        }
        match = byName[name]
      }
      guard let match, isEquivalent(value, to: match, of: document) else { return false }
    }
    return true
  }
}
