/// Tokens with the bytes under them, borrowed for one parse.
struct TokenText {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Never empty; the last is `endOfFile`.
  let tokens: UnsafeBufferPointer<Token>
  let file: FileID

  /// The index of `endOfFile`.
  var last: Int { tokens.count - 1 }

  /// The keyword that a token spells.
  @inline(__always)
  func keyword(at index: Int) -> Keyword {
    kind(at: index) == .name ? Keyword(bytes, tokens[index]) : .none
  }

  /// A token's kind, `endOfFile` beyond the end.
  @inline(__always)
  func kind(at index: Int) -> TokenKind { index < tokens.count ? tokens[index].kind : .endOfFile }

  /// A token's text.
  func string(at index: Int) -> String { String(decoding: bytes[tokens[index].range], as: UTF8.self) }

  /// A token's bytes.
  func range(at index: Int) -> SourceRange { SourceRange(file: file, tokens[index].range) }

  /// Returns the empty range after the token before an index: the place of a missing token.
  func gap(before index: Int) -> SourceRange {
    let offset = index > 0 ? Int(tokens[index - 1].end) : Int(tokens[index].start)
    return SourceRange(file: file, offset..<offset)
  }

  /// Returns a description of the token at an index, for a message.
  func description(at index: Int) -> String {
    switch tokens[index].kind {
    case .endOfFile: return "the end of the file"
    case .string where tokens[index].range.count > 32: return "a string"
    default: break
    }
    let text = string(at: index)
    return text.utf8.count > 48 ? "`\(text.prefix(32))…`" : "`\(text)`"
  }

  /// Whether no token precedes this one on its line. Newlines mean nothing in a right program; where one is wrong they
  /// are evidence.
  func startsLine(_ index: Int) -> Bool {
    guard index > 0, index < tokens.count else { return true }
    for offset in Int(tokens[index - 1].end)..<Int(tokens[index].start)
    where bytes[offset] == 0x0A || bytes[offset] == 0x0D {
      return true
    }
    return false
  }
}
