extension JSONDocument {
  /// The JSON pointer (RFC 6901) of a node in the document as it was sent; a key has that of its member's value.
  ///
  /// Takes time in proportion to the siblings before the node and before each container around it.
  @inline(never)
  package func pointer(to id: JSONNodeID) -> String {
    guard sent === self else { return sent.pointer(to: sentNode(of: id)) }
    var pointer: [UInt8] = []
    var current = root
    while current != id, let step = step(from: current, towards: id) {
      pointer.append(.solidus)
      switch step {
      case .element(let index, let value):
        pointer.append(contentsOf: String(index).utf8)
        current = value
      case .member(let key, let value):
        appendReferenceToken(key, to: &pointer)
        current = key == id ? id : value
      }
    }
    return String(decoding: pointer, as: UTF8.self)
  }

  /// The JSON pointers of some nodes in the document as it was sent, in their order.
  ///
  /// Takes time in proportion to the document and to the pointers' own length, however many they are, and that of sorting
  /// the nodes.
  package func pointers(to ids: [JSONNodeID]) -> [String] {
    guard sent === self else { return sent.pointers(to: ids.map(sentNode)) }
    var path = JSONPointerPath(self)
    var pointers = [String](repeating: "", count: ids.count)
    for index in ids.indices.sorted(by: { ids[$0] < ids[$1] }) {
      path.advance(to: ids[index])
      pointers[index] = path.text
    }
    return pointers
  }

  /// The line and the column of a byte of the source, both from 1.
  ///
  /// A line ends at a line feed; a carriage return belongs to the line that contains it. Columns count UTF-8 bytes. An
  /// offset outside the source means its nearest end. Takes time in proportion to the offset.
  package func position(atOffset offset: Int) -> (line: Int, column: Int) {
    JSONDocument.position(atOffset: offset, in: bytes)
  }

  /// The line and the column of a byte of a text that need not be a document, as `position(atOffset:)` counts them.
  package static func position(atOffset offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let end = max(0, min(offset, bytes.count))
    var line = 1
    var lineStart = 0
    for index in 0..<end where bytes[index] == .lineFeed {
      line += 1
      lineStart = index + 1
    }
    return (line, end - lineStart + 1)
  }

  private enum PointerStep {
    case element(index: Int, value: JSONNodeID)
    case member(key: JSONNodeID, value: JSONNodeID)
  }

  /// The item of a container that is a node or has it inside, or `nil` when there is none.
  private func step(from container: JSONNodeID, towards id: JSONNodeID) -> PointerStep? {
    var index = 0
    for element in children(of: container) {
      if id.rawValue < element.rawValue + node(element).subtreeSize {
        return .element(index: index, value: element)
      }
      index += 1
    }
    for (key, value) in members(of: container) where id.rawValue < value.rawValue + node(value).subtreeSize {
      return .member(key: key, value: value)
    }
    return nil
  }

  /// Returns the index after the last node of a value.
  package func end(of id: JSONNodeID) -> UInt32 { id.rawValue + node(id).subtreeSize }

  /// Appends a decoded key with `~` written as `~0` and `/` as `~1`.
  fileprivate func appendReferenceToken(_ key: JSONNodeID, to pointer: inout [UInt8]) {
    bytes.withUnsafeBufferPointer { (bytes) in
      var decoder = JSONStringDecoder(bytes: bytes, contents: node(key).stringContents)
      while let byte = decoder.next() {
        switch byte {
        case .tilde:
          pointer.append(.tilde)
          pointer.append(.digitZero)
        case .solidus:
          pointer.append(.tilde)
          pointer.append(.digitZero + 1)
        default:
          pointer.append(byte)
        }
      }
    }
  }
}

/// The containers around one node after another, in document order. Going on from node to node, it looks at each item of
/// each container once.
private struct JSONPointerPath {
  private let document: JSONDocument
  /// From the outermost container inwards.
  private var steps: [Step] = []

  /// A container and the items of it that are still to come.
  private struct Step {
    /// The index after the last node of the container.
    let end: UInt32
    var elements: JSONChildren?
    var members: JSONMembers
    var index = -1
    var key: JSONNodeID?
    var value: JSONNodeID
  }

  init(_ document: JSONDocument) {
    self.document = document
  }

  /// Goes on to a node that is not before the last one.
  mutating func advance(to id: JSONNodeID) {
    while let last = steps.last, last.end <= id.rawValue { steps.removeLast() }
    if let last = steps.indices.last { move(step: last, to: id) }
    while (steps.last?.value ?? document.root) != id, steps.last?.key != id {
      let container = steps.last?.value ?? document.root
      let isArray = document.kind(of: container) == .array
      steps.append(
        Step(
          end: document.end(of: container),
          elements: isArray ? document.children(of: container) : nil, members: document.members(of: container),
          value: container))
      guard move(step: steps.count - 1, to: id) else { return }
    }
  }

  /// Moves a container's step on to the item that is a node or has it inside.
  @discardableResult
  private mutating func move(step: Int, to id: JSONNodeID) -> Bool {
    while steps[step].index < 0 || document.end(of: steps[step].value) <= id.rawValue {
      if let element = steps[step].elements?.next() {
        steps[step].value = element
      } else if let (key, value) = steps[step].members.next() {
        (steps[step].key, steps[step].value) = (key, value)
      } else {
        return false
      }
      steps[step].index += 1
    }
    return true
  }

  var text: String {
    var pointer: [UInt8] = []
    for step in steps {
      pointer.append(.solidus)
      if let key = step.key {
        document.appendReferenceToken(key, to: &pointer)
      } else {
        pointer.append(contentsOf: String(step.index).utf8)
      }
    }
    return String(decoding: pointer, as: UTF8.self)
  }
}
