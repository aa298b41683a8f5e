/// Writes a document whose values are those of another one at other places. It copies bytes and nodes and parses nothing.
package struct JSONArrangement {
  private let source: JSONDocument
  private var bytes: [UInt8] = []
  private var nodes: [JSONNode] = []
  private var origins = JSONOrigins()
  /// The containers that are open, outermost first, by the index of their nodes.
  private var open: [(index: Int, hasItems: Bool)] = []
  /// Whether the next value follows its key.
  private var isAfterKey = false

  /// Rearranges a document.
  package init(of source: JSONDocument) {
    self.source = source
    bytes.reserveCapacity(source.bytes.count + source.bytes.count / 4)
    nodes.reserveCapacity(source.nodes.count + source.nodes.count / 4)
  }

  /// Begins an object in place of a value of the source.
  package mutating func beginObject(for origin: JSONNodeID) { begin(.object, UInt8(ascii: "{"), for: origin) }

  /// Begins an array in place of a value of the source.
  package mutating func beginArray(for origin: JSONNodeID) { begin(.array, UInt8(ascii: "["), for: origin) }

  /// Ends the object or array that was begun last.
  package mutating func end() {
    let index = open.removeLast().index
    bytes.append(nodes[index].kind == .array ? UInt8(ascii: "]") : UInt8(ascii: "}"))
    nodes[index].length = UInt32(bytes.count) - nodes[index].offset
    nodes[index].subtreeSize = UInt32(nodes.count - index)
  }

  /// Writes a key of the format.
  package mutating func key(_ text: String, for origin: JSONNodeID) {
    separate()
    append(text, flags: JSONNode.keyFlag, for: origin)
    bytes.append(UInt8(ascii: ":"))
    isAfterKey = true
  }

  /// Writes a text that is no value of the source.
  package mutating func string(_ text: String, for origin: JSONNodeID) {
    separate()
    append(text, flags: 0, for: origin)
  }

  /// Writes `true`, which is no value of the source.
  package mutating func `true`(for origin: JSONNodeID) {
    separate()
    append(JSONNode(kind: .boolean, flags: JSONNode.trueFlag, from: bytes.count, to: bytes.count + 4), for: origin)
    bytes += "true".utf8
  }

  /// Copies a value; a key becomes a text.
  package mutating func copy(_ value: JSONNodeID) {
    separate()
    append(value)
    if source.isKey(value) { nodes[nodes.count - 1].flags &= ~JSONNode.keyFlag }
  }

  /// Copies a member of an object.
  package mutating func copy(_ member: (key: JSONNodeID, value: JSONNodeID)) {
    separate()
    append(member.key)
    bytes.append(UInt8(ascii: ":"))
    append(member.value)
  }

  /// The values of the source that were copied.
  package var copiedNodes: [JSONNodeID] { origins.copied }

  /// The document.
  package consuming func finish() -> JSONDocument {
    JSONDocument(bytes: bytes, nodes: nodes, source: source, origins: origins)
  }

  private mutating func begin(_ kind: JSONKind, _ bracket: UInt8, for origin: JSONNodeID) {
    separate()
    open.append((nodes.count, false))
    append(JSONNode(kind: kind, from: bytes.count, to: bytes.count), for: origin)
    bytes.append(bracket)
  }

  /// Writes a comma before all items of a container but the first.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let last = open.indices.last else { return }
    if open[last].hasItems { bytes.append(UInt8(ascii: ",")) }
    open[last].hasItems = true
  }

  private mutating func append(_ text: String, flags: UInt8, for origin: JSONNodeID) {
    var writer = JSONWriter(capacity: text.utf8.count + 8)
    writer.string(text)
    let written = writer.finish()
    // What is longer than the text and its quotation marks has escapes.
    let escapes = written.count > text.utf8.count + 2 ? JSONNode.escapesFlag : 0
    append(
      JSONNode(kind: .string, flags: flags | escapes, from: bytes.count, to: bytes.count + written.count), for: origin)
    bytes += written
  }

  private mutating func append(_ node: JSONNode, for origin: JSONNodeID) {
    origins.append(UInt32(nodes.count), for: origin, isCopy: false)
    nodes.append(node)
  }

  /// Copies a subtree.
  private mutating func append(_ value: JSONNodeID) {
    let range = source.range(of: value)
    origins.append(UInt32(nodes.count), for: value, isCopy: true)
    let move = UInt32(truncatingIfNeeded: bytes.count &- range.lowerBound)
    for index in Int(value.rawValue)..<Int(source.end(of: value)) {
      var node = source.nodes[index]
      node.offset = node.offset &+ move
      nodes.append(node)
    }
    bytes += source.bytes[range]
  }
}

/// The nodes of a document from which those of an arrangement come.
package struct JSONOrigins: Sendable {
  /// The first node of each run, in order, with its origin.
  private var runs: [(start: UInt32, origin: JSONNodeID, isCopy: Bool)] = []

  fileprivate mutating func append(_ start: UInt32, for origin: JSONNodeID, isCopy: Bool) {
    runs.append((start, origin, isCopy))
  }

  fileprivate var copied: [JSONNodeID] { runs.filter { $0.isCopy }.map { $0.origin } }

  /// The origin of a node: in a copied value the one at the same place.
  func origin(of id: JSONNodeID) -> JSONNodeID {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= id.rawValue { low = middle } else { high = middle }
    }
    let run = runs[low]
    return run.isCopy ? JSONNodeID(rawValue: run.origin.rawValue + id.rawValue - run.start) : run.origin
  }
}
