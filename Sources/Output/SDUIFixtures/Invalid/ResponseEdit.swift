import SDUIJSON

/// A change of one place of a compact response.
struct ResponseEdit {
  /// The change.
  enum Change {
    case replace(String)
    /// A member of an object with its key, or an element of a list.
    case remove
    /// Adds an element after the last of a list.
    case append(String)
    /// Adds an element after this one.
    case follow(String)
    /// Adds a member in front of those of an object.
    case member(String, String)
  }

  /// Returns a response with a change; `nil` if nothing is at the place.
  static func apply(_ change: Change, at pointer: String, to bytes: [UInt8]) -> [UInt8]? {
    guard let document = try? JSONDocument(parsing: bytes), let found = find(pointer, in: document) else { return nil }
    let range = document.range(of: found.value)
    let isEmpty = document.itemCount(of: found.value) == 0
    switch change {
    case .replace(let json): return replacing(range, in: bytes, with: json)
    case .append(let json):
      let end = range.upperBound - 1
      return replacing(end..<end, in: bytes, with: (isEmpty ? "" : ",") + json)
    case .follow(let json): return replacing(range.upperBound..<range.upperBound, in: bytes, with: "," + json)
    case .member(let key, let json):
      let start = range.lowerBound + 1
      return replacing(start..<start, in: bytes, with: "\"\(key)\":\(json)" + (isEmpty ? "" : ","))
    case .remove:
      var whole = (found.key.map { document.range(of: $0).lowerBound } ?? range.lowerBound)..<range.upperBound
      if bytes[whole.upperBound] == UInt8(ascii: ",") {
        whole = whole.lowerBound..<whole.upperBound + 1
      } else if bytes[whole.lowerBound - 1] == UInt8(ascii: ",") {
        whole = whole.lowerBound - 1..<whole.upperBound
      }
      return replacing(whole, in: bytes, with: "")
    }
  }

  private static func replacing(_ range: Range<Int>, in bytes: [UInt8], with text: String) -> [UInt8] {
    var result = bytes
    result.replaceSubrange(range, with: Array(text.utf8))
    return result
  }

  /// Returns the text of the value at a place.
  static func text(at pointer: String, in bytes: [UInt8]) -> String? {
    guard let document = try? JSONDocument(parsing: bytes), let found = find(pointer, in: document) else { return nil }
    return String(decoding: bytes[document.range(of: found.value)], as: UTF8.self)
  }

  private static func find(
    _ pointer: String, in document: JSONDocument
  ) -> (key: JSONNodeID?, value: JSONNodeID)? {
    var (key, value): (JSONNodeID?, JSONNodeID) = (nil, document.root)
    for step in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      if document.kind(of: value) == .array {
        var elements = document.children(of: value)
        var next = elements.next()
        for _ in 0..<(Int(step) ?? 0) { next = elements.next() }
        guard let next else { return nil }
        (key, value) = (nil, next)
      } else {
        var found: (JSONNodeID, JSONNodeID)?
        for (name, member) in document.members(of: value)
        where document.string(of: name)?.escapedForPointer == String(step) {
          found = found ?? (name, member)
        }
        guard let found else { return nil }
        (key, value) = found
      }
    }
    return (key, value)
  }
}
