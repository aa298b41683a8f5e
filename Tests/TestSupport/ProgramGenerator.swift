/// Writes random programs from the written grammar.
public struct ProgramGenerator {
  private let grammar: Grammar
  private var random: RandomSource
  private var text = ""
  private var budget = 0
  /// The least depth of the parts of each production, so that a deep program ends.
  private let shallowest: [String: Int]
  private let words: [String]
  private let writesComments: Bool

  /// The programs of a seed.
  ///
  /// - Parameter writesComments: Whether there are comments anywhere between the tokens.
  public init(grammar: Grammar, seed: UInt64, writesComments: Bool = true) {
    self.grammar = grammar
    self.writesComments = writesComments
    random = RandomSource(seed: seed)
    shallowest = Self.shallowestDepths(of: grammar)
    words = grammar.words.sorted()
  }

  /// A program from the production `file`.
  public mutating func program() -> String {
    text = ""
    budget = 40 + random.number(0...399)
    if let file = grammar.productions["file"] { write(file, depth: 0) }
    return text
  }

  private mutating func write(_ expression: GrammarExpression, depth: Int) {
    switch expression {
    case .terminal(let word): emit(word)
    case .reference(let name): write(reference: name, depth: depth)
    case .sequence(let parts): for part in parts { write(part, depth: depth) }
    case .alternatives(let parts):
      if depth > 14 || budget < 0 {
        let least = parts.map(depthOf).min() ?? 0
        write(random.pick(parts.filter { depthOf($0) == least }), depth: depth)
      } else {
        write(random.pick(parts), depth: depth)
      }
    case .optional(let part):
      if budget > 0, depth <= 14, random.chance(40) { write(part, depth: depth) }
    case .repeated(let part):
      let isFile = depth == 0
      while budget > 0, depth <= 14, random.chance(isFile ? 90 : 55) { write(part, depth: depth + 1) }
    }
  }

  private mutating func write(reference name: String, depth: Int) {
    if let production = grammar.productions[name] { return write(production, depth: depth + 1) }
    switch name {
    case "NAME": emit(anyName(words))
    case "PROPERTY_NAME": emit(anyName(words.filter { $0 != "section" }))
    case "PLAIN_NAME": emit(plainName())
    case "KEY_NAME": emit("Text")
    case "NUMBER": emit(number())
    case "STRING":
      emit(random.pick([#""""#, #""a b""#, #""\n\"\u00e9""#, "\"{ } // é \u{1F600}\"", #""SS_TOP""#]))
    case "COLOR": emit(random.pick(["#FF8800", "#ff880080", "#012345"]))
    default: emit("?\(name)?")
    }
  }

  private mutating func anyName(_ words: [String]) -> String {
    random.chance(30) ? random.pick(words) : plainName()
  }

  private mutating func plainName() -> String {
    let names = ["a", "width", "ProductCard", "item", "_x1", "grid", "infinite", "If", "sections", "units", "e4"]
    let name = random.pick(names)
    return grammar.words.contains(name) ? name + "_" : name
  }

  private mutating func number() -> String {
    random.pick(["0", "16", "1.5", "3.10.1", "20sp", "4s", "300ms", "80%", "1fr", "0012"])
  }

  /// Writes one token, with blanks before it where two tokens would become one, and at other places by chance.
  private mutating func emit(_ token: String) {
    budget -= 1
    let isWord = token.first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    let endsInWord = text.last.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "%" } ?? false
    let mustSeparate =
      isWord && endsInWord || text.last == "/" && token == "/" || text.last == "." && (isWord || token.first == ".")
      || token.first == "." && token.count == 1 && endsInWord && text.last?.isNumber == true
      || token == "%" || text.last == "," && token.first?.isNumber == true
      || token.first == "=" && "=<>!".contains(text.last ?? " ")
    if mustSeparate || random.chance(60) { text += blank() }
    text += token
  }

  private mutating func blank() -> String {
    // No line break where the words of statements could be taken for the next statement.
    let blanks = [" ", " ", " ", "  ", "\t", " \n  ", "\n", "\r\n"]
    return random.pick(writesComments ? blanks + [" // note { \" é\n", "\n/// documents\n"] : blanks)
  }

  private func depthOf(_ expression: GrammarExpression) -> Int { Self.depth(of: expression, shallowest) }

  private static func depth(of expression: GrammarExpression, _ known: [String: Int]) -> Int {
    switch expression {
    case .terminal: 0
    case .reference(let name): known[name] ?? (name.first?.isUppercase == true ? 0 : 1000)
    case .sequence(let parts): parts.map { depth(of: $0, known) }.max() ?? 0
    case .alternatives(let parts): parts.map { depth(of: $0, known) }.min() ?? 0
    case .optional, .repeated: 0
    }
  }

  private static func shallowestDepths(of grammar: Grammar) -> [String: Int] {
    var known: [String: Int] = [:]
    for _ in grammar.names {
      for name in grammar.names {
        guard let production = grammar.productions[name] else { continue }
        let depth = depth(of: production, known) + 1
        if depth < 1000 { known[name] = min(known[name] ?? depth, depth) }
      }
    }
    return known
  }
}
