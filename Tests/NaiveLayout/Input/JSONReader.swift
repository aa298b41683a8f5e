/// Reads JSON and keeps each number as the fraction that its digits say.
struct JSONReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// A fault of JSON, with its place.
  struct Fault: Error { let position: Int }

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The value that a text holds.
  static func read(_ text: String) throws -> JSON {
    var reader = JSONReader(text)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.position == reader.scalars.count else { throw Fault(position: reader.position) }
    return value
  }

  private mutating func value() throws -> JSON {
    skipSpace()
    switch peek {
    case "{": return try object()
    case "[": return try array()
    case "\"": return .text(try text())
    case "t": return try word("true", .boolean(true))
    case "f": return try word("false", .boolean(false))
    case "n": return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object() throws -> JSON {
    var members: [String: JSON] = [:]
    try expect("{")
    skipSpace()
    while peek != "}" {
      skipSpace()
      let key = try text()
      skipSpace()
      try expect(":")
      members[key] = try value()
      skipSpace()
      if peek != "}" { try expect(",") }
    }
    try expect("}")
    return .object(members)
  }

  private mutating func array() throws -> JSON {
    var elements: [JSON] = []
    try expect("[")
    skipSpace()
    while peek != "]" {
      elements.append(try value())
      skipSpace()
      if peek != "]" { try expect(",") }
    }
    try expect("]")
    return .array(elements)
  }

  private mutating func text() throws -> String {
    var result = String.UnicodeScalarView()
    try expect("\"")
    while let scalar = peek, scalar != "\"" {
      position += 1
      result.append(scalar == "\\" ? try escape() : scalar)
    }
    try expect("\"")
    return String(result)
  }

  private mutating func escape() throws -> Unicode.Scalar {
    guard let letter = peek else { throw Fault(position: position) }
    position += 1
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "u":
      var code = try unit()
      if (0xD800..<0xDC00).contains(code) {
        try expect("\\")
        try expect("u")
        code = 0x10000 + (code - 0xD800) << 10 + (try unit() - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw Fault(position: position) }
      return scalar
    default: return letter
    }
  }

  /// The four hexadecimal digits of an escape.
  private mutating func unit() throws -> UInt32 {
    let end = position + 4
    guard end <= scalars.count, let code = UInt32(String(String.UnicodeScalarView(scalars[position..<end])), radix: 16)
    else { throw Fault(position: position) }
    position = end
    return code
  }

  private mutating func number() throws -> JSON {
    let start = position
    while let scalar = peek, "0123456789+-.eE".unicodeScalars.contains(scalar) { position += 1 }
    guard let number = Fraction(String(String.UnicodeScalarView(scalars[start..<position]))) else {
      throw Fault(position: start)
    }
    return .number(number)
  }

  private mutating func word(_ word: String, _ value: JSON) throws -> JSON {
    for scalar in word.unicodeScalars { try expect(scalar) }
    return value
  }

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func skipSpace() {
    while let scalar = peek, " \n\r\t".unicodeScalars.contains(scalar) { position += 1 }
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws {
    guard peek == scalar else { throw Fault(position: position) }
    position += 1
  }
}

extension JSON {
  /// The value that a text holds.
  public init(reading text: String) throws { self = try JSONReader.read(text) }
}
