extension JSONWriter {
  /// The shortest decimal that reads back as the same double, as a JSON number; `nil` for infinities and NaN.
  ///
  /// A whole number has no decimal point, both zeros are `0`, and an exponent has neither a plus sign nor leading
  /// zeros: `5`, `0.1`, `1e20`, `2.5e-7`.
  package static func doubleText(_ value: Double) -> String? {
    guard value.isFinite else { return nil }
    guard value != 0 else { return "0" }
    var text: [UInt8] = []
    var isInExponent = false
    for byte in value.description.utf8 {
      if isInExponent, byte == .plusSign || (byte == .digitZero && text.last?.isDigit != true) {
        continue
      }
      if byte == .smallE {
        removeZeroFraction(from: &text)
        isInExponent = true
      }
      text.append(byte)
    }
    if !isInExponent {
      removeZeroFraction(from: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Removes a `.0` at the end.
  private static func removeZeroFraction(from text: inout [UInt8]) {
    if text.count > 2, text[text.count - 1] == .digitZero, text[text.count - 2] == .fullStop {
      text.removeLast(2)
    }
  }
}
