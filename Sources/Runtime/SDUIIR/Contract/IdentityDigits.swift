import SDUIJSON

/// The digits of an identity that travels as a number: `0`, or an optional minus and digits that do not begin with `0`.
/// They are compared as texts, so that no identity is rounded.
package enum IdentityDigits {
  /// The greatest number of characters, as of other identities.
  private static let maximumCount = 2_048

  /// Whether a text is written so.
  package static func isValid(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isValid($0) }
  }

  /// The same for its bytes, which are UTF-8.
  package static func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !text.isEmpty, text.count <= maximumCount else { return false }
    let digits = text[0] == UInt8(ascii: "-") ? text.dropFirst() : text[...]
    guard let first = digits.first, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return false
    }
    return first != UInt8(ascii: "0") || text.count == 1
  }
}

extension JSONDocument {
  /// The digits of an identity, from a number or a text; `nil` if the value is none.
  package func digits(of node: JSONNodeID) -> String? {
    let text = kind(of: node) == .number ? numberText(of: node) : string(of: node)
    return text.flatMap { IdentityDigits.isValid($0) ? $0 : nil }
  }
}
