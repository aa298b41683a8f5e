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

  /// A key and its texts.
  @inline(__always)
  mutating func member(_ key: some ObjectKey, _ texts: [String]) {
    self.key(key)
    strings(texts)
  }

  /// A key and its number, if there is one.
  package mutating func member(_ key: String, _ value: Rational?) {
    guard let value else { return }
    self.key(key)
    rational(value)
  }

  /// A list of texts.
  mutating func strings(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
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
}
