import Testing

@testable import SDUIIR

/// Schemes of URLs: `ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (RFC 3986, section 3.1).
@Suite struct URLTextTests {
  /// Every character of ASCII, first and later in a scheme.
  @Test func schemesAreThoseOfTheStandard() {
    for code in UInt8(0)...127 {
      let character = Character(Unicode.Scalar(code))
      let isLetter = ("a"..."z").contains(character) || ("A"..."Z").contains(character)
      let isLater = isLetter || ("0"..."9").contains(character) || "+-.".contains(character)
      #expect(TextSyntax.url.isValid("\(character):x") == isLetter, "U+\(String(code, radix: 16)) first")
      // What follows the colon is no part of the scheme.
      let isAccepted = isLater || character == ":"
      #expect(TextSyntax.url.isValid("a\(character)b:x") == isAccepted, "U+\(String(code, radix: 16)) later")
    }
  }

  @Test(arguments: ["", ":", ":a", "a", "é:a", "aé:a", "//host/path"]) func othersHaveNoScheme(text: String) {
    #expect(!TextSyntax.url.isValid(text))
  }
}
