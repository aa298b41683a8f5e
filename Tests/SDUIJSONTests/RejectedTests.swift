import Testing

@testable import SDUIJSON

/// A text that is no document, with the error it must give. Offsets are counted by hand from the grammar.
struct Rejected: CustomTestStringConvertible, Sendable {
  let bytes: [UInt8]
  let kind: JSONSyntaxError.Kind
  let offset: Int
  let why: String

  init(_ text: String, _ kind: JSONSyntaxError.Kind, _ offset: Int, _ why: String) {
    self.init(bytes: Array(text.utf8), kind, offset, why)
  }

  init(bytes: [UInt8], _ kind: JSONSyntaxError.Kind, _ offset: Int, _ why: String) {
    self.bytes = bytes
    self.kind = kind
    self.offset = offset
    self.why = why
  }

  var testDescription: String { why }
}

@Suite struct RejectedTests {
  @Test(arguments: structures + endings + numbers + words + strings + encodings)
  func isRejected(_ row: Rejected) {
    #expect(throws: JSONSyntaxError(row.kind, at: row.offset)) { try JSONDocument(parsing: row.bytes) }
  }

  /// Whatever comes before the place of an error must be the start of some document.
  @Test(arguments: structures + endings + numbers + words + strings + encodings)
  func textBeforeAnErrorCanBeContinued(_ row: Rejected) {
    guard row.kind != .byteOrderMark else { return }
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(parsing: Array(row.bytes[..<row.offset]))
    } catch {
      #expect(error.kind == .unexpectedEnd || error.kind == .emptyDocument)
      #expect(error.offset == row.offset)
    }
  }

  @Test(arguments: structures + endings + numbers + words + strings + encodings)
  func messageIsASentence(_ row: Rejected) {
    let message = JSONSyntaxError(row.kind, at: 0).message
    #expect(message.hasSuffix("."))
    #expect(message.contains(" "))
  }

  static let structures = [
    Rejected("[1,]", .trailingComma, 3, "a comma after an array's last element"),
    Rejected("[1, ]", .trailingComma, 4, "the same with white space"),
    Rejected("{\"a\":1,}", .trailingComma, 7, "a comma after an object's last member"),
    Rejected("[,]", .expectedValue, 1, "a comma without elements"),
    Rejected("[,1]", .expectedValue, 1, "a comma before the first element"),
    Rejected("[1,,2]", .expectedValue, 3, "two commas"),
    Rejected("{,}", .expectedKey, 1, "a comma without members"),
    Rejected("{\"a\":1,,\"b\":2}", .expectedKey, 7, "two commas in an object"),
    Rejected("[1 2]", .expectedCommaOrBracket, 3, "no comma between elements"),
    Rejected("[1;2]", .expectedCommaOrBracket, 2, "a semicolon between elements"),
    Rejected("[1:2]", .expectedCommaOrBracket, 2, "a colon in an array"),
    Rejected("[\"a\"\"b\"]", .expectedCommaOrBracket, 4, "no comma between strings"),
    Rejected("{\"a\":1 \"b\":2}", .expectedCommaOrBrace, 7, "no comma between members"),
    Rejected("{\"a\" 1}", .expectedColon, 5, "no colon"),
    Rejected("{\"a\"}", .expectedColon, 4, "a key without a value"),
    Rejected("{\"a\",1}", .expectedColon, 4, "a comma for a colon"),
    Rejected("{\"a\":}", .expectedValue, 5, "a colon without a value"),
    Rejected("{\"a\"::1}", .expectedValue, 5, "two colons"),
    Rejected("{:1}", .expectedKey, 1, "a member without a key"),
    Rejected("{a:1}", .expectedKey, 1, "a key without quotation marks"),
    Rejected("{'a':1}", .expectedKey, 1, "a key in apostrophes"),
    Rejected("{1:1}", .expectedKey, 1, "a number for a key"),
    Rejected("{null:1}", .expectedKey, 1, "a literal for a key"),
    Rejected("{[]:1}", .expectedKey, 1, "an array for a key"),
    Rejected("[1}", .expectedCommaOrBracket, 2, "an array closed as an object"),
    Rejected("{\"a\":1]", .expectedCommaOrBrace, 6, "an object closed as an array"),
    Rejected("[}", .expectedValue, 1, "an empty array closed as an object"),
    Rejected("{]", .expectedKey, 1, "an empty object closed as an array"),
    Rejected("]", .expectedValue, 0, "a closing bracket alone"),
    Rejected("}", .expectedValue, 0, "a closing brace alone"),
    Rejected("[]]", .trailingContent, 2, "one bracket too many"),
    Rejected("{}}", .trailingContent, 2, "one brace too many"),
    Rejected("1 2", .trailingContent, 2, "two values"),
    Rejected("[][]", .trailingContent, 2, "two arrays"),
    Rejected("{},", .trailingContent, 2, "a comma after the value"),
    Rejected("\"a\"x", .trailingContent, 3, "a letter after the value"),
    Rejected("[] // a", .trailingContent, 3, "a comment after the value"),
    Rejected("/**/[]", .expectedValue, 0, "a comment before the value"),
    Rejected("[1/**/]", .expectedCommaOrBracket, 2, "a comment inside"),
    Rejected("[\u{0C}1]", .expectedValue, 1, "a form feed is no white space"),
    Rejected("[\u{0B}1]", .expectedValue, 1, "a vertical tab is no white space"),
    Rejected("[\u{A0}1]", .expectedValue, 1, "a no-break space is no white space"),
    Rejected("[1]\u{0}", .trailingContent, 3, "a NUL after the value"),
    Rejected("\u{0}", .expectedValue, 0, "a NUL alone"),
    Rejected("<html>", .expectedValue, 0, "another language"),
    Rejected("*", .expectedValue, 0, "a lone symbol"),
  ]

  static let endings = [
    Rejected("", .emptyDocument, 0, "nothing"),
    Rejected(" \n\t ", .emptyDocument, 4, "only white space"),
    Rejected("[", .unexpectedEnd, 1, "an open array"),
    Rejected("{", .unexpectedEnd, 1, "an open object"),
    Rejected("[1", .unexpectedEnd, 2, "no bracket after an element"),
    Rejected("[1,", .unexpectedEnd, 3, "no element after a comma"),
    Rejected("[[]", .unexpectedEnd, 3, "only the inner array closed"),
    Rejected("{\"a\"", .unexpectedEnd, 4, "no colon after a key"),
    Rejected("{\"a\":", .unexpectedEnd, 5, "no value after a colon"),
    Rejected("{\"a\":1", .unexpectedEnd, 6, "no brace after a member"),
    Rejected("{\"a\":1, ", .unexpectedEnd, 8, "no member after a comma"),
    Rejected("\"abc", .unexpectedEnd, 4, "no closing mark"),
    Rejected("\"", .unexpectedEnd, 1, "an opening mark alone"),
    Rejected("\"abc\\\"", .unexpectedEnd, 6, "the closing mark is escaped"),
    Rejected("\"\\", .unexpectedEnd, 2, "the end after a backslash"),
    Rejected("\"\\u00", .unexpectedEnd, 5, "the end in an escape"),
    Rejected("\"\\ud800", .unexpectedEnd, 7, "the end between surrogates"),
    Rejected("\"\\ud800\\u", .unexpectedEnd, 9, "the end in the second surrogate"),
    Rejected(bytes: [0x22, 0xE2, 0x82], .unexpectedEnd, 3, "the end in a UTF-8 sequence"),
    Rejected("tru", .unexpectedEnd, 3, "the end in a literal"),
    Rejected("-", .unexpectedEnd, 1, "the end after a minus sign"),
    Rejected("1.", .unexpectedEnd, 2, "the end after a decimal point"),
    Rejected("1e", .unexpectedEnd, 2, "the end after an e"),
    Rejected("1e+", .unexpectedEnd, 3, "the end after an exponent's sign"),
  ]

  static let numbers = [
    Rejected("01", .leadingZero, 1, "int = zero / ( digit1-9 *DIGIT )"),
    Rejected("[00]", .leadingZero, 2, "two zeros"),
    Rejected("-01", .leadingZero, 2, "a leading zero after a minus sign"),
    Rejected("+1", .expectedValue, 0, "a plus sign"),
    Rejected(".5", .expectedValue, 0, "no digit before the point"),
    Rejected("-.5", .expectedDigit, 1, "no digit between minus sign and point"),
    Rejected("[1.]", .expectedDigit, 3, "no digit after the point"),
    Rejected("1.e1", .expectedDigit, 2, "no digit between point and e"),
    Rejected("[1e]", .expectedDigit, 3, "no digit in the exponent"),
    Rejected("[1e+]", .expectedDigit, 4, "no digit after the exponent's sign"),
    Rejected("1e+-1", .expectedDigit, 3, "two signs in an exponent"),
    Rejected("1e1.5", .trailingContent, 3, "a fraction in an exponent"),
    Rejected("--1", .expectedDigit, 1, "two minus signs"),
    Rejected("- 1", .expectedDigit, 1, "white space after a minus sign"),
    Rejected("1.2.3", .trailingContent, 3, "two points"),
    Rejected("0x1F", .trailingContent, 1, "hexadecimal"),
    Rejected("1_000", .trailingContent, 1, "an underscore"),
    Rejected("[1a]", .expectedCommaOrBracket, 2, "a letter after a number"),
    Rejected("-Infinity", .expectedDigit, 1, "minus infinity"),
    Rejected("\u{FF11}", .expectedValue, 0, "a full-width digit"),
    Rejected(String(repeating: "1", count: 1001), .numberTooLong(limit: 1000), 0, "one digit more than the limit"),
  ]

  static let words = [
    Rejected("NaN", .expectedValue, 0, "NaN"),
    Rejected("Infinity", .expectedValue, 0, "Infinity"),
    Rejected("nan", .invalidLiteral, 1, "n and not null"),
    Rejected("True", .expectedValue, 0, "a capital T"),
    Rejected("tRUE", .invalidLiteral, 1, "capital letters"),
    Rejected("[nulL]", .invalidLiteral, 4, "a capital at the end"),
    Rejected("[fals]", .invalidLiteral, 5, "a letter is missing"),
    Rejected("truee", .trailingContent, 4, "a letter too many"),
    Rejected("undefined", .expectedValue, 0, "undefined"),
    Rejected("abc", .expectedValue, 0, "a bare word"),
  ]

  static let strings = [
    Rejected("'a'", .expectedValue, 0, "apostrophes"),
    Rejected("\u{201C}a\u{201D}", .expectedValue, 0, "typographic quotation marks"),
    Rejected("\"a\nb\"", .controlCharacter, 2, "a line feed in a string"),
    Rejected("\"\t\"", .controlCharacter, 1, "a tab in a string"),
    Rejected("\"\u{0}\"", .controlCharacter, 1, "a NUL in a string"),
    Rejected("\"aaaaaaaaaa\u{1F}\"", .controlCharacter, 11, "the highest control character, past a machine word"),
    Rejected("{\"a\u{1}\":1}", .controlCharacter, 3, "a control character in a key"),
    Rejected("\"\u{E9}\r\"", .controlCharacter, 3, "a control character after two bytes"),
    Rejected("\"\\x41\"", .invalidEscape, 2, "an escape of C"),
    Rejected("\"\\a\"", .invalidEscape, 2, "another escape of C"),
    Rejected("\"\\'\"", .invalidEscape, 2, "an escaped apostrophe"),
    Rejected("\"\\0\"", .invalidEscape, 2, "an octal escape"),
    Rejected("\"\\U0041\"", .invalidEscape, 2, "a capital U"),
    Rejected("\"\\\n\"", .invalidEscape, 2, "an escaped line feed"),
    Rejected("\"\\\u{E9}\"", .invalidEscape, 2, "an escaped letter of two bytes"),
    Rejected("\"\\u12\"", .invalidUnicodeEscape, 5, "two hexadecimal digits"),
    Rejected("\"\\u123g\"", .invalidUnicodeEscape, 6, "a letter after f"),
    Rejected("\"\\u+123\"", .invalidUnicodeEscape, 3, "a sign among the digits"),
    Rejected("\"\\u{41}\"", .invalidUnicodeEscape, 3, "an escape of Swift"),
    Rejected("\"\\ud800\"", .loneSurrogate, 1, "a high surrogate alone"),
    Rejected("\"a\\uDC00\"", .loneSurrogate, 2, "a low surrogate alone"),
    Rejected("\"\\ud800a\"", .loneSurrogate, 1, "a letter after a high surrogate"),
    Rejected("\"\\ud800\\n\"", .loneSurrogate, 1, "another escape after a high surrogate"),
    Rejected("\"\\ud800\\u0041\"", .loneSurrogate, 1, "an escaped letter after a high surrogate"),
    Rejected("\"\\ud800\\ud800\"", .loneSurrogate, 1, "two high surrogates"),
    Rejected("\"\\udc00\\ud800\"", .loneSurrogate, 1, "a pair the wrong way round"),
    Rejected("\"\\ud800\\u00g0\"", .invalidUnicodeEscape, 11, "a bad digit in the second surrogate"),
  ]

  static let encodings = [
    Rejected("\u{FEFF}[]", .byteOrderMark, 0, "section 8.1: no byte order mark"),
    Rejected(bytes: [0xFF, 0xFE, 0x5B, 0, 0x5D, 0], .expectedValue, 0, "UTF-16 with a byte order mark"),
    Rejected(bytes: [0x5B, 0, 0x5D, 0], .expectedValue, 1, "UTF-16 without one"),
    Rejected(bytes: [0x22, 0x80, 0x22], .invalidUTF8, 1, "a continuation byte alone"),
    Rejected(bytes: [0x22, 0xC0, 0x80, 0x22], .invalidUTF8, 1, "an overlong NUL"),
    Rejected(bytes: [0x22, 0xC1, 0xBF, 0x22], .invalidUTF8, 1, "an overlong DEL"),
    Rejected(bytes: [0x22, 0xE0, 0x9F, 0xBF, 0x22], .invalidUTF8, 1, "an overlong U+07FF"),
    Rejected(bytes: [0x22, 0xF0, 0x8F, 0xBF, 0xBF, 0x22], .invalidUTF8, 1, "an overlong U+FFFF"),
    Rejected(bytes: [0x22, 0xED, 0xA0, 0x80, 0x22], .invalidUTF8, 1, "the surrogate U+D800 in UTF-8"),
    Rejected(bytes: [0x22, 0xED, 0xBF, 0xBF, 0x22], .invalidUTF8, 1, "the surrogate U+DFFF in UTF-8"),
    Rejected(bytes: [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], .invalidUTF8, 1, "above U+10FFFF"),
    Rejected(bytes: [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], .invalidUTF8, 1, "a first byte that no sequence has"),
    Rejected(bytes: [0x22, 0x61, 0xFF, 0x22], .invalidUTF8, 2, "a byte that UTF-8 never uses"),
    Rejected(bytes: [0x22, 0xC3, 0x22], .invalidUTF8, 1, "a two-byte sequence cut short"),
    Rejected(bytes: [0x22, 0xE2, 0x82, 0x22], .invalidUTF8, 1, "a three-byte sequence cut short"),
    Rejected(bytes: [0x22, 0xF0, 0x9F, 0x98, 0x22], .invalidUTF8, 1, "a four-byte sequence cut short"),
    Rejected(bytes: [0x7B, 0x22, 0xFE, 0x22, 0x3A, 0x31, 0x7D], .invalidUTF8, 2, "bad bytes in a key"),
    Rejected(bytes: [0x5B, 0xFF, 0x5D], .expectedValue, 1, "bad bytes outside a string"),
  ]
}
