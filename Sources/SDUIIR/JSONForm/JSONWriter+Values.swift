import SDUIJSON

extension JSONWriter {
  /// A fixed key, whose value must follow.
  @inline(__always)
  mutating func key(_ key: some ObjectKey) { self.key(plain: key.rawValue.literal) }

  /// A key and its text, if there is one.
  @inline(__always)
  mutating func member(_ key: some ObjectKey, _ text: String?) {
    guard let text else { return }
    self.key(key)
    string(text)
  }

  /// A key and its number, if there is one.
  @inline(__always)
  mutating func member(_ key: some ObjectKey, _ value: Rational?) {
    guard let value else { return }
    self.key(key)
    rational(value)
  }

  /// A key and its length.
  @inline(__always)
  mutating func member(_ key: some ObjectKey, _ length: Length) {
    self.key(key)
    self.length(length)
  }

  /// A key and its whole number, if there is one.
  @inline(__always)
  mutating func member(_ key: some ObjectKey, _ count: Int64?) {
    guard let count else { return }
    self.key(key)
    integer(count)
  }

  /// A key and `true`, or nothing.
  @inline(__always)
  mutating func member(_ key: some ObjectKey, onlyIf isTrue: Bool) {
    guard isTrue else { return }
    self.key(key)
    boolean(true)
  }

  /// A list of texts.
  mutating func strings(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  /// A length: a number if it is points alone, else an object of terms.
  package mutating func length(_ length: Length) {
    if let points = length.constant { return rational(points) }
    lengthObject(length)
  }

  /// A length as an object, whatever it is: of terms, or the least or greatest of others.
  mutating func lengthObject(_ length: Length) {
    beginObject()
    switch length {
    case .points(let value):
      key(Figure.points.key)
      rational(value)
    case .sum(let terms):
      for term in terms {
        key(term.figure.key)
        rational(term.factor)
      }
    case .minimum(let lengths):
      key(LengthKey.minimum)
      array(lengths)
    case .maximum(let lengths):
      key(LengthKey.maximum)
      array(lengths)
    }
    endObject()
  }

  private mutating func array(_ lengths: [Length]) {
    beginArray()
    for length in lengths { self.length(length) }
    endArray()
  }

  /// A number where a finite decimal is exact, else `[numerator, denominator]`.
  package mutating func rational(_ value: Rational) {
    if value.isWhole { return integer(value.numerator) }
    if let decimal = value.decimalText { return rawNumber(decimal) }
    beginArray()
    integer(value.numerator)
    integer(value.denominator)
    endArray()
  }

  /// A share of 1 as a number of hundredths.
  mutating func percent(_ share: Rational) {
    if let percent = try? share * Rational(100) { return rational(percent) }
    // Beyond 64 bits once multiplied, but JSON's numbers have no such bound.
    beginArray()
    rawNumber(String(share.numerator) + "00")
    integer(share.denominator)
    endArray()
  }

  /// A colour as `"#RRGGBB"`, or as `"#RRGGBBAA"` where it is not opaque.
  mutating func color(_ color: UInt32) {
    let isOpaque = color & 0xFF == 0xFF
    var text: [UInt8] = [UInt8(ascii: "#")]
    for shift in stride(from: 28, through: isOpaque ? 8 : 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: color >> UInt32(shift) & 0xF)
      text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
    string(String(decoding: text, as: UTF8.self))
  }
}
