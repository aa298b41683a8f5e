import SDUIJSON
import SDUISyntax

extension LanguageServer {
  /// The names of the kinds, in their order: the protocol's where one fits.
  static var tokenTypes: [String] {
    SemanticToken.Kind.allCases.map { kind in
      switch kind {
      case .comment, .documentation: "comment"
      case .keyword: "keyword"
      case .number: "number"
      case .string: "string"
      case .color: "number"
      case .constant: "variable"
      case .flag: "variable"
      case .enumeration: "enum"
      case .enumCase, .word: "enumMember"
      case .record: "struct"
      case .action: "function"
      case .component: "class"
      case .decoration: "class"
      case .layout: "interface"
      case .screen: "namespace"
      case .section: "variable"
      case .field, .property: "property"
      case .parameter: "parameter"
      case .kind, .type: "type"
      }
    }
  }

  /// Each a bit, from the lowest on.
  static var tokenModifiers: [String] { ["declaration", "documentation", "readonly", "defaultLibrary"] }

  /// `textDocument/semanticTokens/full`
  mutating func semanticTokens(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let index = try indexOfDocument(parameters)
    let (document, analysis) = try analyzed(parameters)
    let data = encode(analysis.semanticTokens(), in: document.source)
    return ["resultId": .string(remember(data, of: index)), "data": .integers(data)]
  }

  /// `textDocument/semanticTokens/range`
  mutating func semanticTokensInRange(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (document, analysis) = try analyzed(parameters)
    let range = try parameters.required("range").range(in: document.source, client.encoding)
    let data = encode(analysis.semanticTokens(in: range), in: document.source)
    return ["data": .integers(data)]
  }

  /// `textDocument/semanticTokens/full/delta`: one edit, between what is the same at both ends.
  mutating func changedSemanticTokens(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let index = try indexOfDocument(parameters)
    let known = documents[index].sentTokens
    guard let known, try parameters.text("previousResultId") == known.id else { return try semanticTokens(parameters) }
    let (document, analysis) = try analyzed(parameters)
    let data = encode(analysis.semanticTokens(), in: document.source)
    let id = remember(data, of: index)
    let start = zip(known.data, data).prefix { $0 == $1 }.count
    let left = min(known.data.count, data.count) - start
    let end = zip(known.data.reversed(), data.reversed()).prefix { $0 == $1 }.count
    let same = min(end, left)
    let edit: JSONTree = [
      "start": .integer(Int64(start)), "deleteCount": .integer(Int64(known.data.count - start - same)),
      "data": .integers(data[start..<data.count - same]),
    ]
    return ["resultId": .string(id), "edits": known.data == data ? [] : [edit]]
  }

  private mutating func remember(_ data: [Int64], of index: Int) -> String {
    tokenResultCount += 1
    documents[index].sentTokens = SentTokens(id: "\(tokenResultCount)", data: data)
    return "\(tokenResultCount)"
  }

  /// Five numbers a token: lines and characters from the one before it, length, type, modifiers.
  private func encode(_ tokens: [SemanticToken], in source: SourceFile) -> [Int64] {
    var data: [Int64] = []
    data.reserveCapacity(tokens.count * 5)
    var last = Position(line: 0, character: 0)
    for token in tokens {
      let start = client.encoding.position(of: token.range.lowerBound, in: source)
      data.append(Int64(start.line - last.line))
      data.append(Int64(start.line == last.line ? start.character - last.character : start.character))
      data.append(Int64(client.encoding.length(of: token.range, in: source)))
      data.append(Int64(token.kind.rawValue))
      data.append(token.modifiers)
      last = start
    }
    return data
  }
}

/// The tokens that a client has, to say what changed.
struct SentTokens {
  let id: String
  let data: [Int64]
}

extension SemanticToken {
  fileprivate var modifiers: Int64 {
    var bits: Int64 = isDeclaration ? 1 : 0
    switch kind {
    case .documentation: bits |= 2
    case .constant: bits |= 4
    case .type, .kind, .property, .word: bits |= 8
    default: break
    }
    return bits
  }
}
