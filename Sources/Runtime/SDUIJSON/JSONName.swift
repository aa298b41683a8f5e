/// A short string by its bytes, without memory of its own, so that two are compared in a few instructions.
@frozen
package struct JSONName: Hashable, Sendable {
  /// The first eight bytes, the next eight, the eight after those if there are more than 24, and the last eight if
  /// there are more than eight; zeros otherwise. They may overlap.
  @usableFromInline let head: UInt64
  @usableFromInline let middle: UInt64
  @usableFromInline let third: UInt64
  @usableFromInline let tail: UInt64
  @usableFromInline let count: Int

  /// The maximum number of bytes of a name.
  @inlinable package static var maximumCount: Int { 32 }

  /// The name that is a whole string; `nil` where it is longer than `maximumCount`.
  package init?(_ text: String) {
    var text = text
    let name = text.withUTF8 { (text) -> JSONName? in JSONName(text, 0..<text.count) }
    guard let name else { return nil }
    self = name
  }

  /// Returns the name in a range of bytes; `nil` if it is longer than `maximumCount`.
  @inlinable
  @inline(__always)
  package init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    let raw = UnsafeRawBufferPointer(bytes)
    count = range.count
    guard count > 8 else {
      head = raw.word(at: range.lowerBound, count: count)
      middle = 0
      third = 0
      tail = 0
      return
    }
    guard count <= JSONName.maximumCount else { return nil }
    head = raw.word(at: range.lowerBound, count: 8)
    middle = count > 16 ? raw.word(at: range.lowerBound &+ 8, count: 8) : 0
    third = count > 24 ? raw.word(at: range.lowerBound &+ 16, count: 8) : 0
    tail = raw.word(at: range.upperBound &- 8, count: 8)
  }

  /// Whether two names have the same bytes.
  @inlinable
  @inline(__always)
  package static func == (left: JSONName, right: JSONName) -> Bool {
    left.head == right.head && left.count == right.count && left.tail == right.tail && left.middle == right.middle
      && left.third == right.third
  }
}

extension JSONDocument {
  /// The decoded text of a key or other string; `nil` where it is longer than a name, or something else.
  package func name(of id: JSONNodeID) -> JSONName? {
    let node = node(id)
    guard node.kind == .string else { return nil }
    if node.hasEscapes { return string(of: id).flatMap { JSONName($0) } }
    return bytes.withUnsafeBufferPointer { JSONName($0, node.stringContents) }
  }

  /// The index of the decoded text of a key or other string among names; `nil` where it is none of them.
  ///
  /// - Parameter start: where the search starts; it goes on at the first name after the last. Most objects have their
  ///   keys in a fixed order, so that each follows the preceding one.
  package func index(of id: JSONNodeID, in names: [JSONName], from start: Int = 0) -> Int? {
    let node = node(id)
    guard node.kind == .string else { return nil }
    guard !node.hasEscapes else { return string(of: id).flatMap { JSONName($0) }.flatMap(names.firstIndex) }
    return bytes.withUnsafeBufferPointer { (bytes) -> Int? in
      guard let name = JSONName(bytes, node.stringContents) else { return nil }
      for index in start..<names.count where names[index] == name { return index }
      for index in 0..<min(start, names.count) where names[index] == name { return index }
      return nil
    }
  }
}
