import Testing

@testable import SDUIJSON

/// A text and the reason, in RFC 8259 or in the limits, why it is or is not a document.
struct Accepted: CustomTestStringConvertible, Sendable {
  let bytes: [UInt8]
  let why: String

  init(_ text: String, _ why: String) {
    self.bytes = Array(text.utf8)
    self.why = why
  }

  init(bytes: [UInt8], _ why: String) {
    self.bytes = bytes
    self.why = why
  }

  var testDescription: String { why }
}

@Suite struct AcceptedTests {
  @Test(arguments: structures + scalars + numbers + strings)
  func isAccepted(_ row: Accepted) throws {
    let document = try JSONDocument(parsing: row.bytes)
    #expect(document.bytes == row.bytes)
  }

  static let structures = [
    Accepted("[]", "an empty array"),
    Accepted("{}", "an empty object"),
    Accepted("[ ]", "space in an empty array"),
    Accepted("{\n}", "a line feed in an empty object"),
    Accepted(" \t\r\n[] \t\r\n", "the four kinds of white space around the value"),
    Accepted("[\t1\r\n,\n2 ]", "white space around elements and commas"),
    Accepted("{ \"a\"\t:\r1\n,\"b\":2 }", "white space around keys, colons, values and commas"),
    Accepted("[[]]", "an array in an array"),
    Accepted("[[],[[]],{}]", "empty containers beside one another"),
    Accepted("{\"a\":{\"b\":{}}}", "objects in objects"),
    Accepted("{\"a\":[{\"b\":[]}]}", "arrays and objects in turn"),
    Accepted("[1,\"a\",null,true,false,{},[]]", "all kinds in one array"),
    Accepted("{\"\":0}", "an empty key"),
    Accepted("{\"a\":1,\"a\":2}", "section 4: names SHOULD be unique, so repeated ones are no syntax error"),
    Accepted("{\"a\":1,\"\\u0061\":1}", "keys that are the same only once decoded"),
    Accepted("{\"a\\u0000b\":1}", "an escaped NUL in a key"),
    Accepted("{\"a:b\":\"{[,]}\"}", "structural characters in strings"),
  ]

  static let scalars = [
    Accepted("true", "section 2: a text is any value"),
    Accepted("false", "false alone"),
    Accepted("null", "null alone"),
    Accepted("\"\"", "an empty string alone"),
    Accepted("0", "a number alone, ended by the end of the text"),
    Accepted(" null\n", "a scalar with white space around it"),
    Accepted("[null,true,false]", "the three literals"),
  ]

  static let numbers = [
    Accepted("-0", "minus zero"),
    Accepted("[0]", "zero"),
    Accepted("9", "one digit"),
    Accepted("10", "a zero that does not lead"),
    Accepted("-1", "a negative number"),
    Accepted("123456789012345678901234567890", "more digits than any machine integer has"),
    Accepted("0.0", "a leading zero before a fraction"),
    Accepted("-0.5", "a negative fraction"),
    Accepted("1.000", "zeros at the end of a fraction"),
    Accepted("1e5", "an exponent without a sign"),
    Accepted("1E5", "a capital E"),
    Accepted("1e+5", "a plus sign in an exponent"),
    Accepted("1e-5", "a minus sign in an exponent"),
    Accepted("1e00", "exponent = e [sign] 1*DIGIT, so zeros may lead it"),
    Accepted("0e1", "zero with an exponent"),
    Accepted("0E+01", "all of them at once"),
    Accepted("-12.34E-56", "every part of a number"),
    Accepted("1e999999", "a number that no double can hold; the grammar sets no bounds"),
    Accepted("[1 ]", "white space after a number"),
    Accepted("{\"a\":-1}", "a number before a brace"),
    Accepted(String(repeating: "7", count: 1000), "as many digits as the limit allows"),
    Accepted("-" + String(repeating: "7", count: 990) + ".1e-123456789", "signs and the point are no digits"),
  ]

  static let strings = [
    Accepted("\"abc\"", "plain ASCII"),
    Accepted("\"1234567\"", "a string and its marks that end one byte past a machine word"),
    Accepted("\"12345678\"", "a string of exactly one machine word"),
    Accepted("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "the eight short escapes"),
    Accepted("\"\\u0000\"", "an escaped NUL"),
    Accepted("\"\\u001f\"", "an escaped control character"),
    Accepted("\"\\u00e9\\u00E9\"", "hexadecimal digits of both cases"),
    Accepted("\"\\uD834\\udd1e\"", "a surrogate pair"),
    Accepted("\"\\ud800\\udc00\"", "the lowest surrogate pair"),
    Accepted("\"\\udbff\\udfff\"", "the highest surrogate pair"),
    Accepted("\"\\uD7FF\\uE000\"", "the code points around the surrogates"),
    Accepted("\"\\uFFFF\\ufdd0\"", "escaped noncharacters"),
    Accepted("\"\u{7F}\"", "DEL: unescaped = %x20-21 / %x23-5B / %x5D-10FFFF"),
    Accepted("\"/\"", "a solidus need not be escaped"),
    Accepted("\"'\"", "an apostrophe"),
    Accepted("\"\u{2028}\u{2029}\"", "the line separators, which only JavaScript once refused"),
    Accepted("\"\u{80}\u{7FF}\"", "the lowest and highest code points of two bytes"),
    Accepted("\"\u{800}\u{FFFF}\"", "the lowest and highest code points of three bytes"),
    Accepted("\"\u{10000}\u{10FFFF}\"", "the lowest and highest code points of four bytes"),
    Accepted("\"\u{D7FF}\u{E000}\"", "three bytes just outside the surrogates"),
    Accepted("\"\u{FEFF}\"", "U+FEFF inside a string is no byte order mark"),
    Accepted("\"\\\\u12\"", "an escaped backslash before a u"),
    Accepted("\"aaaaaaaa\\naaaaaaaaaaaaaaa\u{E9}aaaaaaaaaa\"", "runs of plain bytes between others"),
    Accepted("\"\\\\\"", "an escaped backslash before the closing mark"),
    Accepted("[\"[\"]", "a bracket in a string"),
    Accepted(bytes: [0x22, 0xF0, 0x9D, 0x84, 0x9E, 0x22], "U+1D11E in UTF-8"),
  ]
}
