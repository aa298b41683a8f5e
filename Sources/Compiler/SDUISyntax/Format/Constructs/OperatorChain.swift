extension Builder {
  /// `-x`, `not x`
  mutating func unary(_ node: Int, _ separator: Separator) {
    let token = Int(nodes[node].firstToken)
    write(token, separator)
    build(node + 1, tokens[token].kind == .minus ? .nothing : .space)
  }

  /// Operands with spaces around their operators. An expression that does not fit breaks before each operator that
  /// binds as tightly as the loosest one, never after it: a name at the beginning of a line could be taken for a
  /// statement.
  mutating func binary(_ node: Int, _ separator: Separator) {
    separate(separator, before: Int(nodes[node].firstToken))
    document.beginGroup()
    operands(node)
    document.endGroup()
  }

  private mutating func operands(_ node: Int) {
    let left = node + 1
    let right = left + Int(nodes[left].size)
    let token = Int(nodes[left].endToken)
    if nodes[left].kind == .binaryExpression, !damage.isCopied(left),
      Tightness(of: tokens[Int(nodes[left + 1].endToken)], source) == Tightness(of: tokens[token], source)
    {
      operands(left)
    } else {
      build(left, .nothing)
    }
    let isFraction = isFraction(token)
    document.indent()
    write(token, isFraction ? .nothing : .line)
    build(right, isFraction ? .nothing : .space)
    document.outdent()
  }

  /// Whether an operator divides two plain numbers and so writes one: `item.width * 4/3`. Not so in `x / 4 / 3`, which
  /// would look like another value.
  private func isFraction(_ token: Int) -> Bool {
    guard tokens[token].kind == .slash, isPlainNumber(token - 1), isPlainNumber(token + 1) else { return false }
    return token < 2 || tokens[token - 2].kind != .slash
  }

  private func isPlainNumber(_ token: Int) -> Bool {
    guard tokens[token].kind == .number else { return false }
    // The last byte decides: a unit follows the digits.
    let last = source[Int(tokens[token].end) - 1]
    return last >= UInt8(ascii: "0") && last <= UInt8(ascii: "9")
  }
}

/// The binding strength of an operator; only whether two are equal matters here.
private enum Tightness {
  case product, sum, comparison, and, or

  init(of token: Token, _ source: UnsafeBufferPointer<UInt8>) {
    switch token.kind {
    case .star, .slash: self = .product
    case .plus, .minus: self = .sum
    case .name: self = source[Int(token.start)] == UInt8(ascii: "a") ? .and : .or
    default: self = .comparison
    }
  }
}
