import Foundation

/// Reads one response. It collects faults instead of throwing them, so that one fault does not hide another.
final class ResponseReader {
  let document: ResponseDocument
  let format: ScreenFormat
  /// The identities of sections that were found.
  var sectionIDs: Set<String> = []
  private(set) var faults: [(code: ResponseFault.Code, node: ResponseNode, message: String)] = []
  /// The sections, units, headers, footers and bars, which a client could do without.
  private var parts: Set<Int> = []
  /// The values without which a client keeps the part that contains them, whatever the screen says; all that are invalid.
  private var optionalValues: Set<Int> = []
  /// The elements that this code does not know, by the object that has the list, or by the list if it is in none.
  private var unrecognizedElements: [Int: [Unrecognized.Part]] = [:]

  init(_ document: ResponseDocument, _ format: ScreenFormat = ScreenFormat("")) {
    self.document = document
    self.format = format
  }

  func report(_ code: ResponseFault.Code, at node: ResponseNode, _ message: String) {
    faults.append((code, node, message))
  }

  /// Marks a value as one that a client could do without.
  func addPart(_ node: ResponseNode) { parts.insert(node.index) }

  /// Marks a value as one that counts as missing if it is invalid.
  func addOptionalValue(_ node: ResponseNode) { optionalValues.insert(node.index) }

  /// Adds an element of a list that this code does not know.
  ///
  /// - Parameter count: The number of elements before it that were read.
  func addUnrecognized(_ node: ResponseNode, of list: ResponseNode, after count: Int) {
    let parent = document.elements[list.index].parent
    let isMember = parent >= 0 && ResponseNode(document: document, index: parent).isObject
    let owner = isMember ? parent : list.index
    let position = count + (unrecognizedElements[owner]?.count ?? 0)
    unrecognizedElements[owner, default: []].append(node.unrecognized(at: .element(position)))
  }

  /// The elements that this code does not know, of the list in an object, or of a list.
  func unrecognizedElements(of node: ResponseNode) -> [Unrecognized.Part] { unrecognizedElements[node.index] ?? [] }

  /// Reports every repeated key.
  func reportRepeatedKeys() {
    for index in document.repeated where !document.isDropped(document.elements[index].parent) {
      let node = ResponseNode(document: document, index: index)
      report(.duplicateKey, at: node, "the key `\(node.key)` is repeated")
    }
  }

  /// The faults in the order of the text.
  var sortedFaults: [ResponseFault] {
    faults.sorted { $0.node.index < $1.node.index }.map {
      ResponseFault(code: $0.code, pointer: $0.node.pointer, message: $0.message)
    }
  }

  /// Passes over the innermost parts that have faults from now on.
  ///
  /// - Returns: `false` if a fault is in no part, or if the screen must not lose it.
  func dropFaultyParts() -> Bool {
    var dropped: Set<Int> = []
    for fault in faults {
      let part = innermostPart(around: fault.node, of: fault.code)
      guard let part, optionalValues.contains(part) || format.drops(fault.code) else { return false }
      dropped.insert(part)
      if format.keepsUnknown, fault.code == .unknownUnit || fault.code == .unknownSection {
        document.unrecognized.insert(part)
      }
    }
    document.drop(dropped)
    return true
  }

  /// A repeated key belongs to its object, even if its value is a part.
  private func innermostPart(around node: ResponseNode, of code: ResponseFault.Code) -> Int? {
    var index = code == .duplicateKey ? document.elements[node.index].parent : node.index
    while index >= 0 {
      if parts.contains(index) || optionalValues.contains(index) { return index }
      index = document.elements[index].parent
    }
    return nil
  }
}
