import SDUIIR
import SDUIJSON

/// The part of a response that clients keep: the response without the units and sections that break the contract.
package struct PrunedResponse: Sendable {
  /// The pruned response, which keeps the contract; `nil` if clients keep nothing: the response as a whole breaks the
  /// contract, or a part of it that the screen must not lose.
  package let response: Response?
  /// All that breaks the contract, at nodes of the response that was pruned. Faults that follow only from leaving
  /// something out, such as too few items, come after the faults that the response itself has.
  package let faults: [ResponseFault]
  /// The parts that were left out, from the document that was pruned: units, sections, headers, footers and the values of
  /// fields with `invalid: nil`.
  package let dropped: [JSONNodeID]
  /// The faults for which nothing may be left out, by their index; none where something is kept.
  package let decisive: [Int]
  /// The nodes of the pruned response that the nodes of the kept one come from; `nil` where they are the same.
  let origins: [JSONNodeID]?
}

extension PrunedResponse {
  /// The node of the response that was pruned which a node of the kept one comes from.
  func origin(of node: JSONNodeID) -> JSONNodeID { origins.map { $0[Int(node.rawValue)] } ?? node }
}

extension ResponseContract {
  /// The JSON of a response that was pruned, as the server sends it.
  package func json(of pruned: PrunedResponse) -> [UInt8]? { pruned.response.map { json(of: $0) } }

  /// The JSON of a response, as the server sends it.
  package func json(of response: Response) -> [UInt8] {
    let document = response.document
    // Where nothing was left out, it is what was sent.
    return document.sent === document ? sent(document.bytes) : document.sent.bytes
  }

  /// Leaves out of a response what clients leave out, as `unknown` and `invalid` of the screen say, until what is left
  /// keeps the contract.
  package func pruned(_ response: Response) -> PrunedResponse {
    var current = response
    var faults = response.faults
    var dropped: [JSONNodeID] = []
    var origins: [JSONNodeID]?
    // What is left without a unit may lack another: a section below its `minItems`, then a screen without the section.
    while !current.isValid {
      let parts = PartsToDrop(current, self)
      let first = faults.count - current.faults.count
      guard parts.decisive.isEmpty else {
        return PrunedResponse(
          response: nil, faults: faults, dropped: dropped, decisive: parts.decisive.map { first + $0 },
          origins: origins)
      }
      dropped += parts.nodes.map { node in origins.map { $0[Int(node.rawValue)] } ?? node }
      let copy = PrunedCopy(of: current.document, without: parts.nodes)
      origins = copy.origins.map { node in origins.map { $0[Int(node.rawValue)] } ?? node }
      guard let next = try? readCanonical(copy.bytes, page: current.page) else {
        return PrunedResponse(response: nil, faults: faults, dropped: dropped, decisive: [], origins: origins)
      }
      current = next
      faults += current.faults.filter { !$0.rule.isWarning }.map { fault in
        var fault = fault
        fault.node = origins?[Int(fault.node.rawValue)] ?? fault.node
        return fault
      }
      current.faults.removeAll { $0.rule.isWarning }
    }
    return PrunedResponse(response: current, faults: faults, dropped: dropped, decisive: [], origins: origins)
  }

  /// Whether clients go on without the part that breaks a rule.
  func allowsDropping(_ rule: ResponseRule) -> Bool {
    switch rule {
    case .unknownUnit, .unknownSection: screen.properties[.unknown] != .keyword(.fail)
    default: screen.properties[.invalid] != .keyword(.fail)
    }
  }
}

/// The innermost sections, units and optional values that faults lie in.
private struct PartsToDrop {
  /// In document order.
  private(set) var nodes: [JSONNodeID] = []
  /// The faults that lie in none, or in one that may not be dropped.
  private(set) var decisive: [Int] = []

  init(_ response: Response, _ contract: ResponseContract) {
    let document = response.document
    let parts = (response.parts + response.optionalValues).sorted()
    let values = Set(response.optionalValues)
    var enclosing: [JSONNodeID] = []
    var next = 0
    for (index, fault) in response.faults.enumerated() where !fault.rule.isWarning {
      while next < parts.count, parts[next] <= fault.node {
        enclosing.append(parts[next])
        next += 1
      }
      while let last = enclosing.last, !document.contains(fault.node, in: last) { enclosing.removeLast() }
      guard let part = enclosing.last, values.contains(part) || contract.allowsDropping(fault.rule) else {
        decisive.append(index)
        continue
      }
      if nodes.last != part { nodes.append(part) }
    }
    nodes.sort()
  }
}

/// A document, or a value in it, without some of its values.
struct PrunedCopy {
  private let document: JSONDocument
  /// In document order.
  private let dropped: [JSONNodeID]
  private(set) var bytes: [UInt8] = []
  /// The nodes that the nodes of the copy come from.
  private(set) var origins: [JSONNodeID] = []

  /// - Parameters:
  ///   - node: The value that is copied; `nil` copies the whole document.
  ///   - dropped: The values that are left out, in document order.
  init(of document: JSONDocument, at node: JSONNodeID? = nil, without dropped: [JSONNodeID]) {
    self.document = document
    self.dropped = dropped
    copy(node ?? document.root)
  }

  /// Copies a value; containers are at most ``ResponseContract/limits`` deep.
  private mutating func copy(_ node: JSONNodeID) {
    let place = firstDropped(from: node)
    guard place < dropped.count, document.contains(dropped[place], in: node) else {
      bytes += document.bytes[document.range(of: node)]
      origins += (node.rawValue..<document.end(of: node)).map(JSONNodeID.init)
      return
    }
    origins.append(node)
    if document.kind(of: node) == .array {
      bytes.append(UInt8(ascii: "["))
      for element in document.children(of: node) where !isDropped(element) {
        separate(behind: UInt8(ascii: "["))
        copy(element)
      }
      bytes.append(UInt8(ascii: "]"))
    } else {
      bytes.append(UInt8(ascii: "{"))
      for (key, value) in document.members(of: node) where !isDropped(value) {
        separate(behind: UInt8(ascii: "{"))
        bytes += document.bytes[document.range(of: key)]
        origins.append(key)
        bytes.append(UInt8(ascii: ":"))
        copy(value)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func separate(behind bracket: UInt8) {
    if bytes.last != bracket { bytes.append(UInt8(ascii: ",")) }
  }

  private func isDropped(_ node: JSONNodeID) -> Bool {
    let place = firstDropped(from: node)
    return place < dropped.count && dropped[place] == node
  }

  /// The index of the first dropped value that does not come before a node.
  private func firstDropped(from node: JSONNodeID) -> Int {
    dropped.indices.partitionPoint { dropped[$0] < node }
  }
}
