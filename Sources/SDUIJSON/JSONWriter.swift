/// Writes one JSON document in its compact form: no white space, and commas and colons put in by the writer.
///
/// Calls must come in the order of the document: in an object every value after its key, and an `end` for every
/// `begin`. The writer does not check this, nor that keys are different.
@frozen
public struct JSONWriter: Sendable {
  /// What has been written so far, in UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// Whether a comma must come before the next key or value.
  private var needsComma = false

  /// Makes a writer of an empty document.
  ///
  /// - Parameter capacity: how many bytes to have room for at once; there is no need to know.
  public init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// What has been written.
  public consuming func finish() -> [UInt8] {
    bytes
  }

  /// Starts an object, whose keys and values follow until `endObject()`.
  public mutating func beginObject() {
    beginContainer(.leftBrace)
  }

  /// Writes a key, whose value must follow.
  public mutating func key(_ name: String) {
    string(name)
    bytes.append(.colon)
    needsComma = false
  }

  /// Ends the innermost container, which must be an object.
  public mutating func endObject() {
    bytes.append(.rightBrace)
    needsComma = true
  }

  /// Starts an array, whose elements follow until `endArray()`.
  public mutating func beginArray() {
    beginContainer(.leftBracket)
  }

  /// Ends the innermost container, which must be an array.
  public mutating func endArray() {
    bytes.append(.rightBracket)
    needsComma = true
  }

  /// Writes a string, escaping only what RFC 8259 requires: `"`, `\` and the control characters below U+0020.
  public mutating func string(_ text: String) {
    beginValue()
    var text = text
    text.withUTF8 { (text) in appendQuoted(text) }
  }

  /// Writes an integer in decimal.
  public mutating func integer(_ value: Int64) {
    beginValue()
    if value < 0 {
      bytes.append(.minusSign)
    }
    let start = bytes.count
    var magnitude = value.magnitude
    repeat {
      bytes.append(.digitZero &+ UInt8(truncatingIfNeeded: magnitude % 10))
      magnitude /= 10
    } while magnitude > 0
    bytes[start...].reverse()
  }

  /// Writes a number as it is.
  ///
  /// - Parameter text: the text of a JSON number, such as `JSONDocument.numberText(of:)` or `doubleText(_:)` gives. It
  ///   is not checked.
  public mutating func rawNumber(_ text: String) {
    beginValue()
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes `true` or `false`.
  public mutating func boolean(_ value: Bool) {
    beginValue()
    let word: StaticString = value ? "true" : "false"
    bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Writes `null`.
  public mutating func null() {
    beginValue()
    let word: StaticString = "null"
    bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}

extension JSONWriter {
  private mutating func beginValue() {
    if needsComma {
      bytes.append(.comma)
    }
    needsComma = true
  }

  private mutating func beginContainer(_ bracket: UInt8) {
    beginValue()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(.quotationMark)
    var start = 0
    while start < text.count {
      let end = JSONStringScanner.endOfPlainRun(in: text, from: start, stopsAtNonASCII: false)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
      if end < text.count {
        appendEscape(of: text[end])
      }
      start = end + 1
    }
    bytes.append(.quotationMark)
  }

  private mutating func appendEscape(of byte: UInt8) {
    bytes.append(.backslash)
    switch byte {
    case .quotationMark, .backslash: bytes.append(byte)
    case .lineFeed: bytes.append(UInt8(ascii: "n"))
    case .tab: bytes.append(UInt8(ascii: "t"))
    case .carriageReturn: bytes.append(UInt8(ascii: "r"))
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    default:
      let lowDigit = byte & 0xF
      bytes.append(.smallU)
      bytes.append(.digitZero)
      bytes.append(.digitZero)
      bytes.append(.digitZero + byte >> 4)
      bytes.append(lowDigit < 10 ? .digitZero + lowDigit : UInt8(ascii: "a") + lowDigit - 10)
    }
  }
}
