/// The bounds past which a well-formed document is refused, so that no input costs more than it should.
@frozen
package struct JSONLimits: Equatable, Sendable {
  /// The maximum depth of nested arrays and objects. A document that is one flat array has depth 1.
  package var maximumDepth: Int

  /// The maximum number of digits of one number, those after the decimal point and of the exponent included.
  package var maximumNumberDigits: Int

  /// The maximum number of bytes of the text; at most `largestByteCount`, whatever is requested.
  package var maximumByteCount: Int

  /// Makes limits; what is left out is the standard one.
  package init(maximumDepth: Int = 512, maximumNumberDigits: Int = 1000, maximumByteCount: Int = Self.largestByteCount)
  {
    self.maximumDepth = maximumDepth
    self.maximumNumberDigits = maximumNumberDigits
    self.maximumByteCount = min(maximumByteCount, Self.largestByteCount)
  }

  /// 512 levels, 1,000 digits and `largestByteCount` bytes.
  package static var standard: JSONLimits { JSONLimits() }

  /// The most bytes that a document can have: 2 GiB less one byte, because nodes keep 32-bit offsets.
  package static var largestByteCount: Int { Int(Int32.max) }
}
