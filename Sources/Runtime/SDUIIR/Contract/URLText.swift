/// Absolute URLs as fields of the type `URL` hold them.
package enum URLText {
  /// The greatest number of code points.
  package static let maximumCount = 2_048

  /// Whether a text has a scheme, no blanks and no control characters, and at most ``maximumCount`` code points. A scheme
  /// begins with a letter (RFC 3986, section 3.1).
  package static func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var isBehindScheme = false
    var count = 0
    for byte in text {
      guard byte > 0x20, byte != 0x7F else { return false }
      if byte & 0xC0 != 0x80 { count += 1 }
      if isBehindScheme { continue }
      if byte == UInt8(ascii: ":") {
        if count == 1 { return false }
        isBehindScheme = true
      } else if !isOfScheme(byte) || (count == 1 && !isLetter(byte)) {
        return false
      }
    }
    return isBehindScheme && count <= maximumCount
  }

  /// Whether a text is a scheme in lower case.
  package static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isOfScheme($0) && !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0) }
  }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: isLetter(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
