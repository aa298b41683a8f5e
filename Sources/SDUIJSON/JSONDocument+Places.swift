extension JSONDocument {
  /// The JSON pointer (RFC 6901) of a node; a key has that of its member's value.
  ///
  /// Takes time in proportion to the siblings before the node and before each container around it.
  public func pointer(to id: JSONNodeID) -> String {
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

  /// The line and the column of a byte of the source, both from 1.
  ///
  /// A line ends at a line feed; a carriage return belongs to the line that it stands in. Columns count UTF-8 bytes.
  /// An offset outside the source means its nearest end. Takes time in proportion to the offset.
  public func position(atOffset offset: Int) -> (line: Int, column: Int) {
    JSONDocument.position(atOffset: offset, in: bytes)
  }

  /// The line and the column of a byte of a text that need not be a document, as `position(atOffset:)` counts them.
  public static func position(atOffset offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
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

  /// Appends a decoded key with `~` written as `~0` and `/` as `~1`.
  private func appendReferenceToken(_ key: JSONNodeID, to pointer: inout [UInt8]) {
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
