/// One bracket that the parser is to see, or not to see, before or at a token.
struct BracketRepair {
  /// The action of the repair.
  enum Action {
    /// A missing closing bracket belongs before the token; the opening one is token `opening`.
    case close(opening: Int)
    /// A missing opening bracket belongs before the token.
    case open(TokenKind)
    /// The token closes nothing and is passed over.
    case surplus
    /// The token closes another kind of bracket than token `opening`; a `close` precedes it.
    case wrongKind(opening: Int)
  }

  let token: Int
  let action: Action
  /// The kind that the parser sees.
  let seenKind: TokenKind

  /// Whether the token itself is passed over; otherwise a bracket is put before it.
  var isSurplus: Bool {
    switch action {
    case .surplus, .wrongKind: true
    case .close, .open: false
    }
  }
}

/// The repairs of a whole file; none where its brackets match, which is all that most files ever need.
struct BracketRepairs {
  private(set) var repairs: [BracketRepair] = []
  private(set) var findings = Findings()

  /// No repairs: every bracket has its partner.
  init() {}

  /// Finds where brackets are missing or surplus. Several readings of the indentation are tried, the one that trusts
  /// it most first, and the one that needs the fewest repairs is believed.
  init(of text: TokenText) {
    for evidence in BracketMatcher.Evidence.allCases {
      var matcher = BracketMatcher(text: text, evidence: evidence)
      matcher.run()
      if evidence == .everyLine || matcher.repairs.count < repairs.count { repairs = matcher.repairs }
      if repairs.count == 1 { break }
    }
    // Sorted by token; of those at one token the first found is the innermost.
    repairs = repairs.enumerated().sorted { ($0.element.token, $0.offset) < ($1.element.token, $1.offset) }
      .map { $0.element }
    report(text)
  }
}

extension BracketRepairs {
  /// One finding for all brackets that are missing or surplus at one place.
  private mutating func report(_ text: TokenText) {
    var index = 0
    while index < repairs.count {
      let first = index
      let token = repairs[first].token
      index += 1
      switch repairs[first].action {
      case .close:
        var openings: [Int] = []
        index = first
        while index < repairs.count, repairs[index].token == token, case .close(let opening) = repairs[index].action {
          openings.append(opening)
          index += 1
        }
        if index < repairs.count, repairs[index].token == token, case .wrongKind(let opening) = repairs[index].action {
          reportWrongKind(text, token, opening)
          index += 1
        } else {
          reportUnclosed(text, openings, before: token)
        }
      case .open(let kind): reportMissingOpening(text, kind, before: token)
      case .surplus:
        while index < repairs.count, repairs[index].isSurplus, repairs[index].token == repairs[index - 1].token + 1 {
          index += 1
        }
        reportSurplus(text, token...repairs[index - 1].token)
      case .wrongKind: break
      }
    }
  }

  private mutating func reportUnclosed(_ text: TokenText, _ openings: [Int], before token: Int) {
    let closers = openings.prefix(9).map { "`\(Self.partner(text.tokens[$0].kind).spelling)`" }
    let message: String
    if let opening = openings.first, openings.count == 1 {
      message =
        "`\(text.string(at: opening))` is not closed: \(closers[0]) is needed before "
        + text.description(at: token)
    } else {
      message =
        "\(openings.count) brackets are not closed: "
        + "\(closers.joined(separator: " "))\(openings.count > 9 ? " …" : "") are needed before "
        + text.description(at: token)
    }
    var fixes: [FixIt] = []
    if openings.count <= 9 { fixes = [closingFix(text, openings, before: token, closers.joined(separator: " "))] }
    findings.report(
      .unclosedDelimiter, message, at: text.gap(before: token),
      labels: openings.prefix(4).map { Label("opened here", at: text.range(at: $0)) }, fixes: fixes)
  }

  /// Inserts the closing brackets where a careful writer would: on the line if everything is on one line, otherwise on
  /// lines of their own, as deep as the lines of the opening ones.
  private func closingFix(_ text: TokenText, _ openings: [Int], before token: Int, _ closers: String) -> FixIt {
    var inserted = ""
    var staysOnLine = true
    for opening in openings {
      let kind = text.tokens[opening].kind
      let isOnLine = staysOnLine && (opening + 1..<token).allSatisfy { !text.startsLine($0) }
      if kind == .leftBrace, !isOnLine {
        inserted += "\n" + text.indentation(of: opening)
        staysOnLine = false
      } else if kind == .leftBrace {
        inserted += " "
      }
      inserted += Self.partner(kind).spelling
    }
    var offset = Int(text.gap(before: token).lowerBound)
    if inserted.hasPrefix("\n") {
      // After a comment that ends the line.
      let end = text.tokens.indices.contains(token) ? Int(text.tokens[token].start) : text.bytes.count
      while offset < end, text.bytes[offset] != 0x0A, text.bytes[offset] != 0x0D { offset += 1 }
      if offset == end, token < text.last { inserted += "\n" }
    }
    let place = SourceRange(file: text.file, offset..<offset)
    return .insert(inserted, before: place, "insert \(closers)")
  }

  private mutating func reportWrongKind(_ text: TokenText, _ token: Int, _ opening: Int) {
    let right = Self.partner(text.tokens[opening].kind).spelling
    findings.report(
      .unclosedDelimiter,
      "`\(text.string(at: opening))` is closed by `\(right)`, found `\(text.string(at: token))`",
      at: text.range(at: token), labels: [Label("opened here", at: text.range(at: opening))],
      fixes: [.replace(text.range(at: token), with: right)])
  }

  private mutating func reportMissingOpening(_ text: TokenText, _ kind: TokenKind, before token: Int) {
    let place = text.gap(before: token)
    let start = SourceRange(file: text.file, Int(text.tokens[token].start)..<Int(text.tokens[token].start))
    findings.report(
      .missingToken, "`\(kind.spelling)` is needed before \(text.description(at: token))", at: place,
      fixes: [
        kind == .leftBrace
          ? .insert(" {", before: place, "insert `{`") : .insert(kind.spelling, before: start)
      ])
  }

  private mutating func reportSurplus(_ text: TokenText, _ tokens: ClosedRange<Int>) {
    let range = text.range(at: tokens.lowerBound).through(text.range(at: tokens.upperBound))
    let message =
      tokens.count == 1
      ? "`\(text.string(at: tokens.lowerBound))` closes nothing" : "\(tokens.count) brackets close nothing"
    findings.report(.unopenedDelimiter, message, at: range, fixes: [.remove(range, "remove it")])
  }

  /// The other bracket of a pair.
  static func partner(_ kind: TokenKind) -> TokenKind {
    switch kind {
    case .leftBrace: .rightBrace
    case .leftParenthesis: .rightParenthesis
    case .leftBracket: .rightBracket
    case .rightBrace: .leftBrace
    case .rightParenthesis: .leftParenthesis
    case .rightBracket: .leftBracket
    default: kind
    }
  }
}

extension TokenKind {
  /// The spelling of a bracket.
  var spelling: String {
    switch self {
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .leftParenthesis: "("
    case .rightParenthesis: ")"
    case .leftBracket: "["
    case .rightBracket: "]"
    default: ""
    }
  }
}

extension TokenText {
  /// The blanks at the beginning of a token's line.
  func indentation(of index: Int) -> String {
    var start = Int(tokens[index].start)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    var end = start
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
