import Foundation

/// Parses JSON (RFC 8259), at most 128 levels deep. Unlike `JSONSerialization`, it keeps the digits of numbers and
/// finds repeated keys.
struct ResponseParser {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private let document = ResponseDocument()
  /// The range of each value, where texts are kept.
  private var ranges: [Range<Int>]?

  private struct SyntaxError: Error {}

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Parses a text.
  ///
  /// - Parameter keepsText: Whether the document keeps it.
  /// - Throws: `ResponseError` if it is no JSON.
  static func parse(_ bytes: [UInt8], keepsText: Bool = false) throws -> ResponseDocument {
    var parser = ResponseParser(bytes)
    if keepsText { parser.ranges = [] }
    do {
      guard String(bytes: parser.bytes, encoding: .utf8) != nil else { throw SyntaxError() }
      try parser.value(in: -1)
      parser.skipBlanks()
      guard parser.position == parser.bytes.count else { throw SyntaxError() }
      if let ranges = parser.ranges { parser.document.text = (bytes, ranges) }
      return parser.document
    } catch {
      let message = "this is no JSON from byte \(parser.position) on"
      throw ResponseError(faults: [ResponseFault(code: .syntax, pointer: "", message: message)])
    }
  }

  private mutating func value(in parent: Int, key: String? = nil, at place: Int = 0) throws {
    skipBlanks()
    let (start, index) = (position, document.elements.count)
    ranges?.append(start..<start)
    defer { ranges?[index] = start..<position }
    switch try current() {
    case UInt8(ascii: "{"): try object(in: parent, key, place)
    case UInt8(ascii: "["): try list(in: parent, key, place)
    case UInt8(ascii: "\""): _ = document.append(.text(try string()), in: parent, key: key, at: place)
    case UInt8(ascii: "t"): _ = document.append(try word("true", .boolean(true)), in: parent, key: key, at: place)
    case UInt8(ascii: "f"): _ = document.append(try word("false", .boolean(false)), in: parent, key: key, at: place)
    case UInt8(ascii: "n"): _ = document.append(try word("null", .null), in: parent, key: key, at: place)
    default: _ = document.append(.number(try number()), in: parent, key: key, at: place)
    }
  }

  private mutating func list(in parent: Int, _ key: String?, _ place: Int) throws {
    let index = document.append(.list, in: parent, key: key, at: place)
    try open()
    var count = 0
    while try continues(after: count, to: UInt8(ascii: "]")) {
      try value(in: index, at: count)
      count += 1
    }
    close(index)
  }

  private mutating func object(in parent: Int, _ key: String?, _ place: Int) throws {
    let index = document.append(.object, in: parent, key: key, at: place)
    try open()
    var members: [Int] = []
    while try continues(after: members.count, to: UInt8(ascii: "}")) {
      skipBlanks()
      guard try current() == UInt8(ascii: "\"") else { throw SyntaxError() }
      let key = try string()
      skipBlanks()
      try expect(UInt8(ascii: ":"))
      members.append(document.elements.count)
      try value(in: index, key: key, at: members.count - 1)
    }
    close(index)
    findRepeatedKeys(of: members)
  }

  /// Keys are the same if their bytes are.
  private func findRepeatedKeys(of members: [Int]) {
    // Most objects are small, and then comparing costs less than hashing.
    if members.count <= 12 {
      let keys = members.map { document.elements[$0].key ?? "" }
      let isRepeated = keys.indices.contains { index in keys[..<index].contains { $0.isExactly(keys[index]) } }
      if !isRepeated { return }
    } else if Set(members.map { document.elements[$0].key }).count == members.count {
      return
    }
    var keys: Set<[UInt8]> = []
    for index in members where !keys.insert(Array((document.elements[index].key ?? "").utf8)).inserted {
      document.repeated.append(index)
    }
  }

  private mutating func open() throws {
    depth += 1
    position += 1
    guard depth <= 128 else { throw SyntaxError() }
  }

  private mutating func close(_ container: Int) {
    depth -= 1
    position += 1
    document.close(container)
  }

  /// Whether another value follows in a container; passes over the comma before it.
  private mutating func continues(after count: Int, to end: UInt8) throws -> Bool {
    skipBlanks()
    if try current() == end { return false }
    if count > 0 { try expect(UInt8(ascii: ",")) }
    return true
  }

  private mutating func word(_ word: String, _ kind: ResponseDocument.Kind) throws -> ResponseDocument.Kind {
    for byte in word.utf8 { try expect(byte) }
    return kind
  }

  private func current() throws -> UInt8 {
    guard position < bytes.count else { throw SyntaxError() }
    return bytes[position]
  }

  private mutating func expect(_ byte: UInt8) throws {
    guard try current() == byte else { throw SyntaxError() }
    position += 1
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }
}

extension ResponseParser {
  private mutating func number() throws -> String {
    let start = position
    if try current() == UInt8(ascii: "-") { position += 1 }
    var count = 1
    if try current() == UInt8(ascii: "0") { position += 1 } else { count = try digits() }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      count += try digits()
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if try [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(current()) { position += 1 }
      count += try digits()
    }
    guard count <= 1000 else { throw SyntaxError() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws -> Int {
    let start = position
    while position < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position] { position += 1 }
    guard position > start else { throw SyntaxError() }
    return position - start
  }

  private mutating func string() throws -> String {
    position += 1
    var text = ""
    var start = position
    while try current() != UInt8(ascii: "\"") {
      guard bytes[position] >= 0x20 else { throw SyntaxError() }
      if bytes[position] == UInt8(ascii: "\\") {
        text += String(decoding: bytes[start..<position], as: UTF8.self)
        text.unicodeScalars.append(try escape())
        start = position
      } else {
        position += 1
      }
    }
    defer { position += 1 }
    let end = String(decoding: bytes[start..<position], as: UTF8.self)
    return text.isEmpty ? end : text + end
  }

  private mutating func escape() throws -> Unicode.Scalar {
    position += 1
    let letter = try current()
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try escapedScalar()
    default: throw SyntaxError()
    }
  }

  /// A code point, which may take two escapes.
  private mutating func escapedScalar() throws -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00 else { throw SyntaxError() }
    try expect(UInt8(ascii: "\\"))
    try expect(UInt8(ascii: "u"))
    let second = try codeUnit()
    guard 0xDC00...0xDFFF ~= second else { throw SyntaxError() }
    let value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    guard let scalar = Unicode.Scalar(value) else { throw SyntaxError() }
    return scalar
  }

  private mutating func codeUnit() throws -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(try current())).hexDigitValue else { throw SyntaxError() }
      unit = unit << 4 + UInt32(digit)
      position += 1
    }
    return unit
  }
}
