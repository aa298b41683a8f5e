import SDUIIR
import SDUIJSON

extension ResponseContract {
  /// What clients keep of a response: without the units and sections that break the contract, as `unknown` and `invalid`
  /// of the screen say. The result keeps the contract itself.
  ///
  /// - Returns: The JSON of what is kept; `nil` where clients keep nothing: the response as a whole breaks the contract, or
  ///   a part of it that the screen must not lose.
  public func pruned(_ response: Response) -> [UInt8]? {
    var current = response
    // What is left without a unit may lack another: a section below its `minItems`, then a screen without the section.
    while !current.isValid {
      guard let dropped = parts(toDropFrom: current) else { return nil }
      let copy = PrunedCopy(of: current.document, without: dropped)
      guard let next = try? read(copy.bytes) else { return nil }
      current = next
    }
    return current.document.bytes
  }

  /// The innermost sections and units that faults lie in; `nil` where one lies in none, or may not be dropped.
  private func parts(toDropFrom response: Response) -> [JSONNodeID]? {
    let document = response.document
    let parts = response.parts.sorted()
    var enclosing: [JSONNodeID] = []
    var next = 0
    var dropped: [JSONNodeID] = []
    for fault in response.faults where !fault.rule.isWarning {
      guard allowsDropping(fault.rule) else { return nil }
      while next < parts.count, parts[next] <= fault.node {
        enclosing.append(parts[next])
        next += 1
      }
      while let last = enclosing.last, !document.contains(fault.node, in: last) { enclosing.removeLast() }
      guard let part = enclosing.last else { return nil }
      if dropped.last != part { dropped.append(part) }
    }
    return dropped.sorted()
  }

  private func allowsDropping(_ rule: ResponseRule) -> Bool {
    switch rule {
    case .unknownUnit, .unknownSection: screen.properties[.unknown] != .keyword(.fail)
    default: screen.properties[.invalid] != .keyword(.fail)
    }
  }
}

/// A document without some of its values.
private struct PrunedCopy {
  private let document: JSONDocument
  /// In document order.
  private let dropped: [JSONNodeID]
  private(set) var bytes: [UInt8] = []

  init(of document: JSONDocument, without dropped: [JSONNodeID]) {
    self.document = document
    self.dropped = dropped
    copy(document.root)
  }

  /// Copies a value; containers are at most ``ResponseContract/limits`` deep.
  private mutating func copy(_ node: JSONNodeID) {
    let place = firstDropped(from: node)
    guard place < dropped.count, document.contains(dropped[place], in: node) else {
      bytes += document.bytes[document.range(of: node)]
      return
    }
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
    var low = 0
    var high = dropped.count
    while low < high {
      let middle = (low + high) / 2
      if dropped[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
