/// Reads one document into nodes, without recursion: the containers that are open are linked through their own nodes.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: JSONLimits
  /// The next byte to read.
  var position = 0
  /// The nodes read so far, in document order.
  var nodes: [JSONNode] = []
  /// The node of the innermost open container, or -1.
  private var openContainer = -1
  private var isInsideObject = false
  private var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Reads everything. Afterwards `nodes` holds the document; after an error it is to be thrown away.
  mutating func parseDocument() throws(JSONSyntaxError) {
    let limit = min(limits.maximumByteCount, JSONLimits.largestByteCount)
    guard bytes.count <= limit else { throw JSONSyntaxError(.documentTooLarge(limit: limit), at: 0) }
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      throw JSONSyntaxError(.byteOrderMark, at: 0)
    }
    // Compact documents have six to eight bytes for each node.
    nodes.reserveCapacity(bytes.count / 6 + 1)
    skipWhitespace()
    guard position < bytes.count else { throw JSONSyntaxError(.emptyDocument, at: position) }
    repeat {
      if try parseValue() {
        try advanceToNextValue()
      }
    } while openContainer >= 0
    skipWhitespace()
    guard position == bytes.count else { throw JSONSyntaxError(.trailingContent, at: position) }
  }

  /// Reads the scalar or the empty container from `position` on, or only the opening of another container.
  ///
  /// - Returns: whether the value is complete; when it is not, `position` is before the container's first value.
  @inline(__always)
  private mutating func parseValue() throws(JSONSyntaxError) -> Bool {
    switch try nextByte() {
    case .quotationMark: try parseString()
    case .leftBrace: return try openObject()
    case .leftBracket: return try openArray()
    case .minusSign, .digitZero ... .digitNine: try parseNumber()
    case UInt8(ascii: "t"): try parseLiteral("true", kind: .boolean, flags: JSONNode.trueFlag)
    case UInt8(ascii: "f"): try parseLiteral("false", kind: .boolean)
    case UInt8(ascii: "n"): try parseLiteral("null", kind: .null)
    default: throw JSONSyntaxError(.expectedValue, at: position)
    }
    return true
  }

  /// After a complete value: closes the containers that end here and goes before the next value, or past the last one.
  @inline(__always)
  private mutating func advanceToNextValue() throws(JSONSyntaxError) {
    while openContainer >= 0 {
      let byte = try nextByte()
      if byte == .comma {
        position &+= 1
        return try startNextItem()
      }
      guard byte == (isInsideObject ? .rightBrace : .rightBracket) else {
        throw JSONSyntaxError(isInsideObject ? .expectedCommaOrBrace : .expectedCommaOrBracket, at: position)
      }
      closeContainer()
    }
  }

  /// After a comma: goes before the value of the next element or member.
  @inline(__always)
  private mutating func startNextItem() throws(JSONSyntaxError) {
    let byte = try nextByte()
    if isInsideObject {
      guard byte != .rightBrace else { throw JSONSyntaxError(.trailingComma, at: position) }
      try parseKey()
    } else if byte == .rightBracket {
      throw JSONSyntaxError(.trailingComma, at: position)
    }
  }

  /// The byte at `position`; the document must not end here.
  @inline(__always)
  func currentByte() throws(JSONSyntaxError) -> UInt8 {
    guard position < bytes.count else { throw JSONSyntaxError(.unexpectedEnd, at: bytes.count) }
    return bytes[position]
  }

  /// Goes past white space to a byte; the document must not end here.
  @inline(__always)
  private mutating func nextByte() throws(JSONSyntaxError) -> UInt8 {
    let byte = try currentByte()
    guard byte <= .space else { return byte }
    skipWhitespace()
    return try currentByte()
  }

  private mutating func skipWhitespace() {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == .space || byte == .lineFeed || byte == .carriageReturn || byte == .tab else { return }
      position &+= 1
    }
  }
}

extension JSONParser {
  /// Reads `{` and either `}` or the first key.
  ///
  /// - Returns: whether the object is empty, and so complete.
  private mutating func openObject() throws(JSONSyntaxError) -> Bool {
    try openContainer(kind: .object)
    if try nextByte() == .rightBrace {
      closeContainer()
      return true
    }
    try parseKey()
    return false
  }

  /// Reads `[` and perhaps `]`.
  ///
  /// - Returns: whether the array is empty, and so complete.
  private mutating func openArray() throws(JSONSyntaxError) -> Bool {
    try openContainer(kind: .array)
    if try nextByte() == .rightBracket {
      closeContainer()
      return true
    }
    return false
  }

  /// Reads a key, to which `position` has been brought, and its colon.
  private mutating func parseKey() throws(JSONSyntaxError) {
    guard try currentByte() == .quotationMark else { throw JSONSyntaxError(.expectedKey, at: position) }
    try parseString(flags: JSONNode.keyFlag)
    guard try nextByte() == .colon else { throw JSONSyntaxError(.expectedColon, at: position) }
    position &+= 1
  }

  private mutating func openContainer(kind: JSONKind) throws(JSONSyntaxError) {
    guard depth < limits.maximumDepth else {
      throw JSONSyntaxError(.nestingTooDeep(limit: limits.maximumDepth), at: position)
    }
    depth &+= 1
    let parentLink = UInt32(truncatingIfNeeded: openContainer &+ 1)
    openContainer = nodes.count
    isInsideObject = kind == .object
    nodes.append(JSONNode(kind: kind, from: position, to: position, subtreeSize: parentLink))
    position &+= 1
  }

  /// Closes the innermost container, whose bracket is at `position`. There must be one.
  private mutating func closeContainer() {
    position &+= 1
    depth &-= 1
    let parentLink = nodes[openContainer].subtreeSize
    nodes[openContainer].subtreeSize = UInt32(truncatingIfNeeded: nodes.count &- openContainer)
    nodes[openContainer].length = UInt32(truncatingIfNeeded: position) &- nodes[openContainer].offset
    openContainer = Int(parentLink) - 1
    isInsideObject = openContainer >= 0 && nodes[openContainer].kind == .object
  }
}
