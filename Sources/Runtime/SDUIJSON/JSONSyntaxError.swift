/// Why a text is not accepted as JSON, and where.
@frozen
public struct JSONSyntaxError: Error, Equatable, Sendable {
  /// The kind of the fault.
  public let kind: Kind

  /// The place of the fault, in bytes from the start of the text.
  ///
  /// This is the first byte with which the text is no longer the start of any document, or the text's length when it
  /// ends too early. Four kinds point further back, at the start of what is wrong as a whole: `loneSurrogate` at the
  /// escape's backslash, `invalidUTF8` at the first byte of the sequence, `numberTooLong` at the start of the number,
  /// and `documentTooLarge` at 0.
  public let offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// The error as one plain sentence, without its position.
  public var message: String {
    JSONSyntaxError.limitMessage(kind) ?? JSONSyntaxError.structureMessage(kind)
      ?? JSONSyntaxError.scalarMessage(kind)
  }

  /// The same as findings are worded: it begins small and has no full stop.
  package var sentence: String { JSONSyntaxError.sentence(of: message) }

  /// A sentence as findings are worded: without its full stop, and with a small first letter, which is one of English.
  package static func sentence(of message: String) -> String {
    var bytes = Array(message.utf8)
    if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    if let first = bytes.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) { bytes[0] = first | 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The ways in which a text can fail to be accepted.
  public enum Kind: Equatable, Sendable {
    /// The text is empty or only white space.
    case emptyDocument
    /// The text starts with a UTF-8 byte order mark.
    case byteOrderMark
    /// The text ends in the middle of a value.
    case unexpectedEnd
    /// Something else is found where a value must start.
    case expectedValue
    /// Something other than a string is found where a key must start.
    case expectedKey
    /// Something other than a colon follows a key.
    case expectedColon
    /// Something other than a comma or `]` follows an array's element.
    case expectedCommaOrBracket
    /// Something other than a comma or `}` follows an object's member.
    case expectedCommaOrBrace
    /// A bracket closes a container right after a comma.
    case trailingComma
    /// Something other than white space follows the document's value.
    case trailingContent
    /// A word starts like `true`, `false` or `null` and goes on differently.
    case invalidLiteral
    /// A digit follows a number's leading zero.
    case leadingZero
    /// Something other than a digit is found where a number needs one.
    case expectedDigit
    /// A string contains an unescaped control character.
    case controlCharacter
    /// A backslash is followed by something that it cannot escape.
    case invalidEscape
    /// `\u` is not followed by four hexadecimal digits.
    case invalidUnicodeEscape
    /// A `\u` escape is one half of a surrogate pair without the other.
    case loneSurrogate
    /// The bytes are not UTF-8.
    case invalidUTF8
    /// Arrays and objects are nested deeper than the limit.
    case nestingTooDeep(limit: Int)
    /// A number has more digits than the limit.
    case numberTooLong(limit: Int)
    /// The text has more bytes than the limit.
    case documentTooLarge(limit: Int)
  }
}

extension JSONSyntaxError {
  private static func limitMessage(_ kind: Kind) -> String? {
    switch kind {
    case .nestingTooDeep(let limit): "Arrays and objects are nested more than \(limit) levels deep."
    case .numberTooLong(let limit): "This number has more than \(limit) digits."
    case .documentTooLarge(let limit): "The document is larger than \(limit) bytes."
    default: nil
    }
  }

  private static func structureMessage(_ kind: Kind) -> String? {
    switch kind {
    case .emptyDocument: "The document is empty, but it must hold one JSON value."
    case .byteOrderMark: "The document starts with a byte order mark, which JSON does not allow."
    case .unexpectedEnd: "The document ends before its value is complete."
    case .expectedValue: "A JSON value was expected here."
    case .expectedKey: "A key in double quotation marks was expected here."
    case .expectedColon: "A colon was expected after the key."
    case .expectedCommaOrBracket: "A comma or ']' was expected after the array's element."
    case .expectedCommaOrBrace: "A comma or '}' was expected after the object's member."
    case .trailingComma: "A closing bracket must not follow a comma."
    case .trailingContent: "Nothing but white space may follow the document's value."
    default: nil
    }
  }

  private static func scalarMessage(_ kind: Kind) -> String {
    switch kind {
    case .invalidLiteral: "This word is not 'true', 'false' or 'null'."
    case .leadingZero: "A number must not start with a superfluous zero."
    case .expectedDigit: "The number needs a digit here."
    case .controlCharacter: "A control character must be escaped in a string."
    case .invalidEscape: "This character cannot follow a backslash."
    case .invalidUnicodeEscape: "'\\u' must be followed by four hexadecimal digits."
    case .loneSurrogate: "This escape is half of a surrogate pair, and the other half is missing."
    default: "These bytes are not valid UTF-8."
    }
  }
}
