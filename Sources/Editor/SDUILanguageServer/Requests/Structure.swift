import SDUIJSON
import SDUISyntax

extension LanguageServer {
  /// `textDocument/documentSymbol`: nested, or flat for a client that knows no other.
  mutating func documentSymbols(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (document, analysis) = try analyzed(parameters)
    let symbols = analysis.documentSymbols()
    guard !client.nestsSymbols else { return .array(symbols.map { nested($0, in: document) }) }
    var flat: [JSONTree] = []
    func add(_ symbol: DocumentSymbol, in container: String?) {
      let location: JSONTree = [
        "uri": .string(document.uri), "range": client.encoding.range(symbol.range, in: document.source),
      ]
      flat.append(
        .members([
          ("name", .string(symbol.name)), ("kind", .integer(symbol.kind.number)), ("location", location),
          ("containerName", container.map { .string($0) }),
        ]))
      for child in symbol.children { add(child, in: symbol.name) }
    }
    for symbol in symbols { add(symbol, in: nil) }
    return .array(flat)
  }

  private func nested(_ symbol: DocumentSymbol, in document: OpenDocument) -> JSONTree {
    .members([
      ("name", .string(symbol.name)), ("detail", symbol.detail.isEmpty ? nil : .string(symbol.detail)),
      ("kind", .integer(symbol.kind.number)), ("tags", symbol.isDeprecated ? [1] : nil),
      ("range", client.encoding.range(symbol.range, in: document.source)),
      ("selectionRange", client.encoding.range(symbol.nameRange, in: document.source)),
      ("children", symbol.children.isEmpty ? nil : .array(symbol.children.map { nested($0, in: document) })),
    ])
  }

  /// `textDocument/foldingRange`: whole lines, of which the last stays in view.
  mutating func foldingRanges(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (_, analysis) = try analyzed(parameters)
    return .array(
      analysis.foldingRanges().map { fold in
        let kind: JSONTree? =
          switch fold.kind {
          case .block: nil
          case .comment: "comment"
          case .imports: "imports"
          }
        return .members([
          ("startLine", .integer(Int64(fold.firstLine - 1))), ("endLine", .integer(Int64(fold.lastLine - 1))),
          ("kind", kind),
        ])
      })
  }

  /// `textDocument/selectionRange`: for each position the ranges around it, from the inside out.
  mutating func selectionRanges(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (document, analysis) = try analyzed(parameters)
    var results: [JSONTree] = []
    for place in try parameters.required("positions").elements {
      let offset = client.encoding.offset(of: try place.position, in: document.source)
      var around: JSONTree?
      for range in analysis.selectionRanges(at: offset).reversed() {
        around = .members([("range", client.encoding.range(range, in: document.source)), ("parent", around)])
      }
      results.append(around ?? .null)
    }
    return .array(results)
  }

  /// `textDocument/documentLink`: imports.
  mutating func documentLinks(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (document, analysis) = try analyzed(parameters)
    return .array(
      analysis.documentLinks().map { link in
        let target = analysis.sources.first { $0.path == link.target }.map { uri(of: $0, from: document) }
        return .members([
          ("range", client.encoding.range(link.range, in: document.source)), ("target", target.map { .string($0) }),
        ])
      })
  }
}

extension DocumentSymbol.Kind {
  /// The nearest of the kinds that the protocol has, by its number there.
  var number: Int64 {
    switch self {
    case .constant: 14
    case .flag: 13
    case .enumeration: 10
    case .enumCase: 22
    case .record: 23
    case .action: 12
    case .component: 5
    case .decoration: 19
    case .layout: 11
    case .screen: 2
    case .section: 3
    case .field: 8
    case .test: 6
    }
  }
}
