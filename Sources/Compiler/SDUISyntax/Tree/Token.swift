/// One token: its kind and the bytes that it covers. Blanks and comments are the gaps between tokens, so tokens and
/// gaps together *are* the file.
///
/// Eight bytes, since touching memory is much of what lexing costs: offsets have 28 bits, four times what a file may
/// hold.
@frozen public struct Token: Equatable, Sendable {
  @usableFromInline let bits: UInt64

  /// A token over bytes `start..<end`.
  @inlinable public init(kind: TokenKind, start: UInt32, end: UInt32) {
    bits = UInt64(start & 0xFFF_FFFF) | UInt64(end & 0xFFF_FFFF) << 28 | UInt64(kind.rawValue) << 56
  }

  /// The kind of the token. The bits are those of a kind, since only `init` writes them.
  @inlinable public var kind: TokenKind { unsafeBitCast(UInt8(truncatingIfNeeded: bits >> 56), to: TokenKind.self) }

  /// Its first byte.
  @inlinable public var start: UInt32 { UInt32(truncatingIfNeeded: bits) & 0xFFF_FFFF }

  /// One past its last byte.
  @inlinable public var end: UInt32 { UInt32(truncatingIfNeeded: bits >> 28) & 0xFFF_FFFF }

  /// The bytes that it covers.
  @inlinable public var range: Range<Int> { Int(start)..<Int(max(start, end)) }
}

/// The kinds of token. Keywords are contextual, so a keyword is a `name`.
@frozen public enum TokenKind: UInt8, Sendable, CaseIterable {
  /// A letter or `_`, then letters, digits and `_` (ASCII).
  case name
  /// Digits, with `.digits` any number of times (a version), and a unit of letters or `%` directly after them: `2`,
  /// `1.5`, `3.10.1`, `20sp`, `4s`, `80%`, `1fr`.
  case number
  /// `"…"` with the escapes of JSON, on one line; an unterminated one ends before the line break.
  case string
  /// `#` and hexadecimal digits.
  case color
  case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
  case comma, colon, dot, ellipsis, question
  case equal, equalEqual, notEqual, less, lessEqual, greater, greaterEqual
  case plus, minus, star, slash
  /// Bytes that begin no token; a run of them is one token.
  case unknown
  /// The end of the file, empty, always last.
  case endOfFile
}

/// A comment, in a table of its own beside the tokens.
@frozen public struct Comment: Sendable {
  /// The first byte, that of `//`.
  public var start: UInt32
  /// One past the last byte; the line break is not part of it.
  public var end: UInt32
  /// Whether it begins with `///` (and not with `////`) and so documents what follows.
  public var isDocumentation: Bool
  /// The index of the token that it precedes.
  public var nextToken: UInt32

  /// A comment over bytes `start..<end`.
  @inlinable public init(start: UInt32, end: UInt32, isDocumentation: Bool, nextToken: UInt32) {
    self.start = start
    self.end = end
    self.isDocumentation = isDocumentation
    self.nextToken = nextToken
  }
}
