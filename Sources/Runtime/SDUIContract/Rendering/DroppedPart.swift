import SDUIIR
import SDUIJSON

/// A part of a backend's data, or of what the author wrote, that is not in the response since it breaks the contract.
package struct DroppedPart: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case section, header, footer, unit, field
    case topBar = "top bar"
    case bottomBar = "bottom bar"
  }

  package let kind: Kind
  /// The source name of the section or component; for one that the contract does not have, and for a field, the name in the
  /// data.
  package let name: String?
  /// The `id` in the data of a unit.
  package let identity: String?
  /// The source name of the section that holds it.
  package let section: String?
  /// The node of the data; `nil` for what the author wrote.
  package internal(set) var node: JSONNodeID?
}

extension DroppedPart {
  /// The part in words: ``the unit `Card` with the id `a` of the section `deals` ``.
  package var phrase: String {
    var words = name.map { "the \(kind.rawValue) `\($0)`" } ?? "a \(kind.rawValue)"
    if let identity { words += " with the id `\(identity)`" }
    if let section { words += " of the section `\(section)`" }
    return words
  }
}

extension ResponseContract {
  /// Names parts of a response, in its order.
  package func parts(at nodes: [JSONNodeID], of response: Response) -> [DroppedPart] {
    if nodes.isEmpty { return [] }
    let reader = DroppedPartReader(response, self)
    return nodes.sorted().map { reader.part(at: $0) }
  }
}

/// The parts that were left out while a response was made.
struct DroppedParts {
  /// Of the data.
  private var nodes: [JSONNodeID]
  /// Of what the author wrote.
  private var content: [DroppedPart] = []

  init(_ nodes: [JSONNodeID]) { self.nodes = nodes }

  /// Adds a part of the response that was to be sent.
  ///
  /// - Parameter origin: The node of the data that it was made from; `nil` for what the author wrote.
  mutating func add(
    _ part: OutgoingParts.Dropped, from origin: JSONNodeID?, of sent: Response, _ target: ResponseContract
  ) {
    if let origin { return nodes.append(origin) }
    var named = DroppedPartReader(sent, target).part(at: part.node)
    named.node = nil
    content.append(named)
  }

  /// Adds values of the response that was to be sent. Each has the place of the data that the unit around it was made from.
  mutating func add(_ values: [OutgoingParts.Dropped], of sent: Response, _ target: ResponseContract) {
    if values.isEmpty { return }
    let reader = DroppedPartReader(sent, target)
    for value in values {
      var named = reader.part(at: value.node)
      named.node = value.origin
      content.append(named)
    }
  }

  /// All of them by name, those of the data in their order.
  func parts(in data: Response, _ source: ResponseContract) -> [DroppedPart] {
    source.parts(at: nodes, of: data) + content
  }
}

/// Names the parts of one response.
private struct DroppedPartReader {
  private let response: Response
  private let contract: ResponseContract
  /// The units by their node, and by that of their data, since a list of data holds several units.
  private let units: [JSONNodeID: Int]
  private let optionalValues: Set<JSONNodeID>

  init(_ response: Response, _ contract: ResponseContract) {
    self.response = response
    self.contract = contract
    var units: [JSONNodeID: Int] = [:]
    for (index, unit) in response.units.enumerated() {
      units[unit.node] = units[unit.node] ?? index
      if let data = unit.data { units[data] = index }
    }
    self.units = units
    optionalValues = Set(response.optionalValues)
  }

  private var document: JSONDocument { response.document }

  func part(at node: JSONNodeID) -> DroppedPart {
    if let (bar, unit) = response.bars.entries.first(where: { $0.value.node == node }) {
      return part(bar == .top ? .topBar : .bottomBar, of: unit, in: nil, at: node)
    }
    let section = response.sections.last { document.contains(node, in: $0.node) }
    let name = section.map { contract.screen[$0.path].name.source }
    if optionalValues.contains(node), let key = key(of: node) {
      return DroppedPart(kind: .field, name: document.shortText(key), identity: nil, section: name, node: node)
    }
    if let section, section.node == node { return part(.section, name, at: node) }
    if let header = section?.header, header.node == node { return part(.header, of: header, in: name, at: node) }
    if let footer = section?.footer, footer.node == node { return part(.footer, of: footer, in: name, at: node) }
    if let index = units[node] { return part(.unit, of: response.units[index], in: name, at: node) }
    if let section = text(.section, of: node) ?? text(.sectionId, of: node) { return part(.section, section, at: node) }
    let data = document.member(contract.keys[.data], of: node) ?? node
    let identity = document.member("id", of: data).flatMap { document.identityText(of: $0) == nil ? nil : $0 }
    return DroppedPart(
      kind: kind(of: node, in: section), name: text(.unitType, of: node),
      identity: identity.map { document.shortText($0) }, section: name, node: node)
  }

  /// Returns the key of a value, which directly precedes it; `nil` of an element of a list.
  private func key(of node: JSONNodeID) -> JSONNodeID? {
    guard node != document.root else { return nil }
    let key = JSONNodeID(rawValue: node.rawValue - 1)
    let (end, start) = (document.range(of: key).upperBound, document.range(of: node).lowerBound)
    return end < start && document.bytes[end..<start].contains(UInt8(ascii: ":")) ? key : nil
  }

  private func part(_ kind: DroppedPart.Kind, _ name: String?, at node: JSONNodeID) -> DroppedPart {
    DroppedPart(kind: kind, name: name, identity: nil, section: nil, node: node)
  }

  private func part(
    _ kind: DroppedPart.Kind, of unit: ResponseUnit, in section: String?, at node: JSONNodeID
  ) -> DroppedPart {
    let component = contract.screen.contract.components[unit.component]
    let identity = kind == .unit ? contract.identityNode(of: unit, in: document) : nil
    return DroppedPart(
      kind: kind, name: component.name.source, identity: identity.map { document.shortText($0) }, section: section,
      node: node)
  }

  /// Returns the kind of a part that could not be read: a section is in none but a stack, a header under its own key.
  private func kind(of node: JSONNodeID, in section: ResponseSection?) -> DroppedPart.Kind {
    guard let section else {
      let bar = Bar.allCases.first { document.member(contract.keys[ResponseKey($0)], of: document.root) == node }
      return bar.map { $0 == .top ? .topBar : .bottomBar } ?? .section
    }
    if document.member(contract.keys[.header], of: section.node) == node { return .header }
    if document.member(contract.keys[.footer], of: section.node) == node { return .footer }
    return contract.screen[section.path].kind.holdsSections ? .section : .unit
  }

  /// The text under a key of the format.
  private func text(_ key: ResponseKey, of node: JSONNodeID) -> String? {
    guard let value = document.member(contract.keys[key], of: node), document.kind(of: value) == .string else {
      return nil
    }
    return document.shortText(value)
  }
}
