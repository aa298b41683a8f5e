/// The binding strength of operators, loosest first.
enum Precedence: UInt8, Comparable {
  case none, or, and, comparison, sum, product, operand

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

  /// The next tighter one: what the right operand of an operator may hold.
  var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .operand }
}

extension Parser {
  /// Returns the binding strength of the operator at the current token; `nil` if there is none here.
  @inline(__always)
  mutating func binaryOperator() -> Precedence? {
    switch current {
    case .comma, .rightBrace, .rightParenthesis, .leftBrace: nil
    case .name: wordOperator
    case .star, .slash: .product
    case .plus, .minus: .sum
    case .equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual: .comparison
    case .equal where condition != .none: lonelyEqual()
    case .ellipsis: misplacedRange()
    case .unknown: unknownOperator()
    default: nil
    }
  }

  @inline(__always)
  private var wordOperator: Precedence? {
    guard text.tokens[cursor].range.count <= 3, following != .colon else { return nil }
    switch keyword {
    case .and: return .and
    case .or: return .or
    default: return nil
    }
  }

  /// `=` between two values can only be meant as `==`.
  private mutating func lonelyEqual() -> Precedence {
    report(
      message: "`=` compares nothing", remedy: "equality is written `==`",
      fixes: [.replace(text.range(at: cursor), with: "==")])
    return .comparison
  }

  /// A range whose first bound is not a number: its rest is put aside.
  private mutating func misplacedRange() -> Precedence? {
    report(
      message: "a range begins with a number, written out", remedy: "write a range such as `320...1366` or `600...`")
    let mark = open(.unexpected)
    take()
    if current == .number || current == .name && following != .colon && !text.startsLine(cursor) { take() }
    close(mark)
    lastErrorToken = cursor
    return nil
  }

  /// Skips a token that the lexer has reported at the place of an operator, so that the rest after it is still read.
  private mutating func unknownOperator() -> Precedence? {
    if isForeignWordOperator { return text.bytes[Int(text.tokens[cursor].start)] == UInt8(ascii: "&") ? .and : .or }
    switch following {
    case .star, .slash, .plus, .minus, .equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual:
      skipUnknown()
      return binaryOperator()
    default: return nil
    }
  }

  /// Whether the current token is `&&` or `||`, for which the lexer has suggested `and` and `or`.
  private var isForeignWordOperator: Bool {
    let token = text.tokens[cursor]
    guard token.kind == .unknown, token.range.count == 2 else { return false }
    let first = text.bytes[Int(token.start)]
    return first == text.bytes[Int(token.start) + 1] && (first == UInt8(ascii: "&") || first == UInt8(ascii: "|"))
  }

  /// `and` and `or` meet without parentheses.
  @inline(never)
  mutating func reportMixture(_ first: Int, _ second: Int) {
    guard lastMixture < text.tokens[min(first, second)].start else { return }
    lastMixture = text.tokens[max(first, second)].start
    findings.report(
      .ambiguousCondition, "`\(text.string(at: first))` and `\(text.string(at: second))` meet without parentheses",
      at: text.range(at: second), labels: [Label("the other one", at: text.range(at: first))],
      remedy: "put parentheses around the part that belongs together")
  }

  /// Two comparisons in a row.
  @inline(never)
  mutating func reportChain(_ first: Int) {
    report(
      message: "comparisons do not follow one another", remedy: "join two comparisons with `and`")
  }
}
