import SDUIIR
import SDUIJSON
import SDUISyntax

extension LanguageServer {
  /// `textDocument/definition`
  mutating func definition(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (document, analysis, offset) = try analyzedPlace(parameters)
    if let link = analysis.documentLinks().first(where: { $0.range.contains(offset) }),
      let source = analysis.sources.first(where: { $0.path == link.target })
    {
      return ["uri": .string(uri(of: source, from: document)), "range": client.encoding.range(0..<0, in: source)]
    }
    guard let definition = analysis.definition(at: offset) else { return .null }
    return location(of: definition.name, in: analysis, of: document)
  }

  /// `textDocument/typeDefinition`
  mutating func typeDefinition(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (document, analysis, offset) = try analyzedPlace(parameters)
    guard let definition = analysis.typeDefinition(at: offset) else { return .null }
    return location(of: definition.name, in: analysis, of: document)
  }

  /// `textDocument/documentHighlight`
  mutating func highlights(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (document, analysis, offset) = try analyzedPlace(parameters)
    return .array(
      analysis.highlights(at: offset).map { highlight in
        [
          "range": client.encoding.range(highlight.range, in: document.source),
          "kind": highlight.isDeclaration ? 3 : 2,
        ]
      })
  }

  /// `textDocument/hover`
  mutating func hover(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (document, analysis, offset) = try analyzedPlace(parameters)
    let screens = checked(analysis, of: try indexOfDocument(parameters)).screens
    guard let hover = analysis.hover(at: offset, of: screens) else { return .null }
    let code = client.takesMarkdown ? "```sdui\n\(hover.code)\n```" : hover.code
    let text = ([code] + hover.paragraphs).joined(separator: "\n\n")
    return [
      "contents": ["kind": client.takesMarkdown ? "markdown" : "plaintext", "value": .string(text)],
      "range": client.encoding.range(hover.range, in: document.source),
    ]
  }

  private func location(of range: SourceRange, in analysis: Analysis, of document: OpenDocument) -> JSONTree {
    let source = analysis.sources[range.file.index]
    return ["uri": .string(uri(of: source, from: document)), "range": client.encoding.range(range.bytes, in: source)]
  }
}
