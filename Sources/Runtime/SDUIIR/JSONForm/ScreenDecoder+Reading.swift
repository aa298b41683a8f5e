import SDUIJSON

extension ScreenDecoder {
  /// Returns the error for a node.
  @inline(never)
  func failure(_ message: String, at node: JSONNodeID) -> ScreenDocumentError {
    ScreenDocumentError(
      message: message, pointer: document.pointer(to: node), offset: document.range(of: node).lowerBound)
  }

  /// The members of an object whose keys are known; others are left out.
  @inline(__always)
  func slots<Key>(
    of node: JSONNodeID, _ keys: KeySet<Key>, _ what: String
  ) throws(ScreenDocumentError) -> Slots<Key> {
    Slots(members: try members(of: node, keys.table, what, isReadWhole: false))
  }

  /// The members of an object that is read whole: every key must be known.
  @inline(__always)
  func closedSlots<Key>(
    of node: JSONNodeID, _ keys: KeySet<Key>, _ what: String
  ) throws(ScreenDocumentError) -> Slots<Key> {
    Slots(members: try members(of: node, keys.table, what, isReadWhole: true))
  }

  /// The members of an object by their slots.
  ///
  /// - Parameter isReadWhole: whether every key must be known.
  @inline(never)
  func members(
    of node: JSONNodeID, _ keys: KeyTable, _ what: String, isReadWhole: Bool
  ) throws(ScreenDocumentError) -> SlotMembers {
    var slots = SlotMembers(of: node)
    var next = 0
    for (key, value) in try members(of: node, what) {
      guard let slot = document.index(of: key, in: keys.names, from: next) else {
        if isReadWhole { throw failure("\(what): there is no such key, and this value is read whole.", at: key) }
        continue
      }
      guard slots.fill(slot, with: value) else {
        throw failure("This key is repeated in the object.", at: key)
      }
      next = slot + 1
    }
    return slots
  }

  /// All members of an object.
  @inline(never)
  func members(of node: JSONNodeID, _ what: String) throws(ScreenDocumentError) -> JSONMembers {
    guard document.kind(of: node) == .object else { throw failure("\(what) must be an object.", at: node) }
    return document.members(of: node)
  }

  /// The elements of an array.
  func elements(of node: JSONNodeID, _ what: String) throws(ScreenDocumentError) -> JSONChildren {
    guard document.kind(of: node) == .array else { throw failure("\(what) must be an array.", at: node) }
    return document.children(of: node)
  }

  /// The value of a key that must be there.
  @inline(__always)
  func required<Key>(_ slots: Slots<Key>, _ key: Key) throws(ScreenDocumentError) -> JSONNodeID {
    guard let node = slots[key] else { throw missing(key.rawValue.text, in: slots.object) }
    return node
  }

  /// That an object lacks a key.
  func missing(_ name: String, in object: JSONNodeID) -> ScreenDocumentError {
    failure("The key \"\(name)\" is missing.", at: object)
  }

  /// A string.
  @inline(never)
  func text(_ node: JSONNodeID) throws(ScreenDocumentError) -> String {
    guard let text = document.string(of: node) else { throw failure("This must be a string.", at: node) }
    return text
  }

  /// A string, or the empty one where there is none.
  func optionalText(_ node: JSONNodeID?) throws(ScreenDocumentError) -> String {
    guard let node else { return "" }
    return try text(node)
  }

  /// `true` or `false`.
  func boolean(_ node: JSONNodeID) throws(ScreenDocumentError) -> Bool {
    guard let boolean = document.boolean(of: node) else { throw failure("This must be true or false.", at: node) }
    return boolean
  }

  /// One of a few words.
  func word<Word: RawRepresentable>(
    _ node: JSONNodeID, _ words: [Word]
  ) throws(ScreenDocumentError) -> Word where Word.RawValue == String {
    for word in words where document.keyEquals(node, word.rawValue) { return word }
    let list = words.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    throw failure("This must be one of \(list).", at: node)
  }

  /// A whole number in a range.
  func integer(_ node: JSONNodeID, in range: ClosedRange<Int64>) throws(ScreenDocumentError) -> Int64 {
    guard let integer = document.integer(of: node), range.contains(integer) else {
      throw failure("This must be a whole number from \(range.lowerBound) to \(range.upperBound).", at: node)
    }
    return integer
  }

  /// A number, or `[numerator, denominator]`.
  func rational(_ node: JSONNodeID, timesTenToThe shift: Int = 0) throws(ScreenDocumentError) -> Rational {
    if document.kind(of: node) == .number { return try number(node, timesTenToThe: shift) }
    let parts = Array(document.children(of: node))
    guard parts.count == 2, parts.allSatisfy({ document.kind(of: $0) == .number }) else {
      throw failure("This must be a number, or [numerator, denominator].", at: node)
    }
    let numerator = try number(parts[0], timesTenToThe: shift)
    let denominator = try number(parts[1])
    guard let quotient = try? numerator / denominator else {
      throw failure(
        denominator == .zero ? "The denominator is 0." : "This fraction needs more than 64 bits.", at: node)
    }
    return quotient
  }

  /// A number above 0.
  func positive(_ node: JSONNodeID, timesTenToThe shift: Int = 0) throws(ScreenDocumentError) -> Rational {
    let value = try rational(node, timesTenToThe: shift)
    guard value > .zero else { throw failure("This must be greater than 0.", at: node) }
    return value
  }

  private func number(_ node: JSONNodeID, timesTenToThe shift: Int = 0) throws(ScreenDocumentError) -> Rational {
    let range = document.range(of: node)
    let value = document.bytes.withUnsafeBufferPointer { (bytes) -> Rational? in
      JSONNumber.rational(UnsafeBufferPointer(rebasing: bytes[range]), timesTenToThe: shift)
    }
    guard let value else { throw failure("This number needs more than 64 bits.", at: node) }
    return value
  }
}

extension ScreenDecoder {
  /// Reads a wire name, with the source name beside it if it differs.
  func declaredName(wire: String, name: JSONNodeID?) throws(ScreenDocumentError) -> DeclaredName {
    guard let name else { return DeclaredName(wire) }
    return DeclaredName(try self.name(name, .source), wire: wire)
  }

  /// A name that travels, or one of another syntax. Every name of a document is read here, before anything uses it.
  func name(_ node: JSONNodeID, _ syntax: NameSyntax = .wire) throws(ScreenDocumentError) -> String {
    let name = try text(node)
    if let violation = syntax.violation(in: name) { throw failure("A name \(violation).", at: node) }
    return name
  }

  /// A name that no earlier one of its kind has.
  func newName(
    _ node: JSONNodeID, in table: inout NameTable, _ what: String, _ syntax: NameSyntax = .wire
  ) throws(ScreenDocumentError) -> String {
    let name = try self.name(node, syntax)
    guard table.add(name) else { throw failure("There are two \(what) named \"\(name)\".", at: node) }
    return name
  }

  /// The index of what a string names.
  ///
  /// - Parameter expected: the index that it probably is, which is tried before any search.
  func reference(
    _ node: JSONNodeID, in table: NameTable, _ what: String, expected: Int = 0
  ) throws(ScreenDocumentError) -> Int {
    if expected < table.names.count, document.keyEquals(node, table.names[expected]) { return expected }
    let name = try text(node)
    guard let index = table.index(of: name) else {
      throw failure("There is no \(what) \"\(name)\" in this document.", at: node)
    }
    return index
  }
}
