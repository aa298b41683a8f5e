/// The right side of a production.
public indirect enum GrammarExpression {
  case terminal(String)
  case reference(String)
  case sequence([GrammarExpression])
  case alternatives([GrammarExpression])
  case optional(GrammarExpression)
  case repeated(GrammarExpression)
}

/// The written grammar, read from the file that people read.
public struct Grammar {
  /// The right sides, by the name on the left.
  public private(set) var productions: [String: GrammarExpression] = [:]
  /// The productions' names in the order of the file.
  public private(set) var names: [String] = []

  private var symbols: [Substring]
  private var position = 0

  /// Reads a grammar in the notation of `Grammar/sdui.ebnf`.
  public init(_ text: String) throws {
    symbols = try Self.symbols(of: text)
    while position < symbols.count {
      let name = String(try take())
      try expect("=")
      guard productions[name] == nil else { throw GrammarError("\(name) is defined twice") }
      productions[name] = try alternatives()
      names.append(name)
      try expect(";")
    }
  }

  /// All words that the grammar names in quotes.
  public var words: Set<String> {
    func collect(_ expression: GrammarExpression) -> [String] {
      switch expression {
      case .terminal(let text): [text]
      case .reference: []
      case .sequence(let parts), .alternatives(let parts): parts.flatMap(collect)
      case .optional(let part), .repeated(let part): collect(part)
      }
    }
    return Set(productions.values.flatMap(collect).filter { $0.first?.isLetter == true })
  }

  /// All names that productions refer to.
  public var references: Set<String> {
    func collect(_ expression: GrammarExpression) -> [String] {
      switch expression {
      case .terminal: []
      case .reference(let name): [name]
      case .sequence(let parts), .alternatives(let parts): parts.flatMap(collect)
      case .optional(let part), .repeated(let part): collect(part)
      }
    }
    return Set(productions.values.flatMap(collect))
  }

  private mutating func alternatives() throws -> GrammarExpression {
    var parts = [try sequence()]
    while peek == "|" {
      position += 1
      parts.append(try sequence())
    }
    return parts.count == 1 ? parts[0] : .alternatives(parts)
  }

  private mutating func sequence() throws -> GrammarExpression {
    var parts: [GrammarExpression] = []
    while let symbol = peek, ![";", "|", ")", "]", "}"].contains(symbol) { parts.append(try element()) }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func element() throws -> GrammarExpression {
    let symbol = try take()
    switch symbol {
    case "(":
      let inner = try alternatives()
      try expect(")")
      return inner
    case "[":
      let inner = try alternatives()
      try expect("]")
      return .optional(inner)
    case "{":
      let inner = try alternatives()
      try expect("}")
      return .repeated(inner)
    default:
      return symbol.first == "\"" ? .terminal(String(symbol.dropFirst().dropLast())) : .reference(String(symbol))
    }
  }

  private var peek: Substring? { position < symbols.count ? symbols[position] : nil }

  private mutating func take() throws -> Substring {
    guard let symbol = peek else { throw GrammarError("the grammar ends too early") }
    position += 1
    return symbol
  }

  private mutating func expect(_ symbol: Substring) throws {
    let found = try take()
    guard found == symbol else { throw GrammarError("`\(symbol)` is needed, found `\(found)`") }
  }

  private static func symbols(of text: String) throws -> [Substring] {
    var symbols: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
      } else if rest.hasPrefix("(*") {
        while !rest.hasPrefix("*)") {
          guard !rest.isEmpty else { throw GrammarError("a comment is not closed") }
          rest = rest.dropFirst()
        }
        rest = rest.dropFirst(2)
      } else if first == "\"" {
        guard let end = rest.dropFirst().firstIndex(of: "\"") else { throw GrammarError("a quote is not closed") }
        symbols.append(rest[...end])
        rest = rest[rest.index(after: end)...]
      } else if first.isLetter {
        let word = rest.prefix { $0.isLetter || $0 == "_" }
        symbols.append(word)
        rest = rest[word.endIndex...]
      } else {
        symbols.append(rest.prefix(1))
        rest = rest.dropFirst()
      }
    }
    return symbols
  }
}

/// An error in the written grammar.
public struct GrammarError: Error {
  /// In a few words.
  public let message: String

  init(_ message: String) { self.message = message }
}
