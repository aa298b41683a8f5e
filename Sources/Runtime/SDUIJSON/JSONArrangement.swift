/// Writes a document whose values are those of another one at other places. It copies bytes and nodes and parses nothing.
package struct JSONArrangement {
  private let source: JSONDocument
  private var bytes: [UInt8] = []
  private var nodes: [JSONNode] = []
  /// The node of the source from which each node comes.
  private var origins: [UInt32] = []
  /// The objects and arrays of the source that were copied as they are, in the order in which they were copied.
  private var copied: [JSONNodeID] = []
  /// The containers that are open, outermost first, by the index of their nodes.
  private var open: [(index: Int, hasItems: Bool)] = []
  /// Whether the next value follows its key.
  private var isAfterKey = false

  /// Rearranges a document.
  package init(of source: JSONDocument) {
    self.source = source
    bytes.reserveCapacity(source.bytes.count + source.bytes.count / 4)
    nodes.reserveCapacity(source.nodes.count + source.nodes.count / 4)
    origins.reserveCapacity(source.nodes.count + source.nodes.count / 4)
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

  /// Writes a number that is no value of the source.
  package mutating func integer(_ number: Int64, for origin: JSONNodeID) {
    separate()
    let start = bytes.count
    bytes += String(number).utf8
    append(JSONNode(kind: .number, flags: 0, from: start, to: bytes.count), for: origin)
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

  /// Copies members of an object that follow each other, from the key of the first to the value of the last.
  package mutating func copyMembers(_ members: ClosedRange<JSONNodeID>) {
    separate()
    let end = source.range(of: members.upperBound).upperBound
    append(
      members.lowerBound.rawValue..<source.end(of: members.upperBound),
      source.range(of: members.lowerBound).lowerBound..<end)
  }

  /// The keys of the source that repeat an earlier one of their object and are not in the arrangement.
  package func droppedDuplicateKeys() -> [JSONNodeID] {
    let repeated = source.duplicateKeys(outside: copied.sorted())
    if repeated.isEmpty { return repeated }
    let kept = Set(origins)
    return repeated.filter { !kept.contains($0.rawValue) }
  }

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
    let start = bytes.count
    var text = text
    // Few names have characters to escape, and a writer would have memory of its own.
    let isPlain = text.withUTF8 { (text) -> Bool in
      guard text.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) else {
        return false
      }
      bytes.append(UInt8(ascii: "\""))
      bytes.append(contentsOf: text)
      bytes.append(UInt8(ascii: "\""))
      return true
    }
    if !isPlain {
      var writer = JSONWriter(capacity: text.utf8.count + 8)
      writer.string(text)
      bytes += writer.finish()
    }
    // What is longer than the text and its quotation marks has escapes.
    let escapes = bytes.count - start > text.utf8.count + 2 ? JSONNode.escapesFlag : 0
    append(JSONNode(kind: .string, flags: flags | escapes, from: start, to: bytes.count), for: origin)
  }

  private mutating func append(_ node: JSONNode, for origin: JSONNodeID) {
    origins.append(origin.rawValue)
    nodes.append(node)
  }

  /// Copies a subtree.
  private mutating func append(_ value: JSONNodeID) {
    if source.kind(of: value).isContainer { copied.append(value) }
    append(value.rawValue..<source.end(of: value), source.range(of: value))
  }

  /// Copies nodes that follow each other, and their text.
  private mutating func append(_ ids: Range<UInt32>, _ range: Range<Int>) {
    let move = UInt32(truncatingIfNeeded: bytes.count &- range.lowerBound)
    // Most values are one node.
    if ids.count == 1 {
      var node = source.nodes[Int(ids.lowerBound)]
      node.offset = node.offset &+ move
      nodes.append(node)
      origins.append(ids.lowerBound)
    } else {
      let start = nodes.count
      nodes += source.nodes[Int(ids.lowerBound)..<Int(ids.upperBound)]
      nodes.withUnsafeMutableBufferPointer { (nodes) in
        for index in start..<nodes.count { nodes[index].offset = nodes[index].offset &+ move }
      }
      origins += ids
    }
    bytes += source.bytes[range]
  }
}
