extension JSONDocument {
  /// The source text of a value without the white space between its tokens.
  package func compactBytes(of id: JSONNodeID) -> [UInt8] {
    let text = bytes[range(of: id)]
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var isInString = false
    var isEscaped = false
    for byte in text {
      if isInString {
        isInString = isEscaped || byte != .quotationMark
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 0x0A || byte == 0x0D {
        continue
      } else {
        isInString = byte == .quotationMark
      }
      result.append(byte)
    }
    return result
  }
}
