import SDUIIR
import SDUIJSON

/// Decides quickly that a unit in its canonical form keeps the contract.
package struct UnitValidator: Sendable {
  private let data: FastValidator
  private let unitTypeKey: JSONName
  private let dataKey: JSONName

  /// `nil` where a key has too long a name for it.
  init?(_ contract: Contract, _ client: Client?, _ keys: ResponseKeys) {
    guard let unitType = JSONName(keys[.unitType]), let data = JSONName(keys[.data]) else { return nil }
    self.data = FastValidator(contract, client)
    unitTypeKey = unitType
    dataKey = data
  }

  /// The unit that a node is, with its type and its data and nothing else; `nil` where it is another, or where it must be
  /// read with care.
  func unit(at node: JSONNodeID, in document: JSONDocument, _ section: SectionContract) -> ResponseUnit? {
    guard let types = section.types else { return nil }
    return document.withView { json -> ResponseUnit? in
      guard let (type, data) = parts(Int(node.rawValue), json), let name = json.name(of: json.nodes[type]),
        let index = types.firstIndex(of: name)
      else { return nil }
      let accepted = section.accepted[index]
      guard self.data.accepts(data, self.data.components[accepted.component.index], json) else { return nil }
      return ResponseUnit(
        component: accepted.component, unit: accepted.unit, node: node,
        data: JSONNodeID(rawValue: UInt32(truncatingIfNeeded: data)))
    }
  }

  /// The values of the two keys of a unit, in either order.
  private func parts(_ index: Int, _ json: JSONView) -> (type: Int, data: Int)? {
    let end = index + Int(json.nodes[index].subtreeSize)
    guard json.nodes[index].kind == .object, end > index + 4 else { return nil }
    let first = index + 1
    let second = first + 1 + Int(json.nodes[first + 1].subtreeSize)
    guard second < end, second + 1 + Int(json.nodes[second + 1].subtreeSize) == end,
      let firstKey = json.name(of: json.nodes[first]), let secondKey = json.name(of: json.nodes[second])
    else { return nil }
    if firstKey == unitTypeKey, secondKey == dataKey { return (first + 1, second + 1) }
    if firstKey == dataKey, secondKey == unitTypeKey { return (second + 1, first + 1) }
    return nil
  }
}
