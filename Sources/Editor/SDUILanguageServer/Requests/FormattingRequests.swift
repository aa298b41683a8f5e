import SDUIJSON
import SDUISyntax

extension LanguageServer {
  /// `textDocument/formatting`: `sduic fmt`. There is one style, so that the client's options change nothing.
  mutating func format(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (document, analysis) = try analyzed(parameters)
    return edits(analysis.formattingEdits(), in: document)
  }

  /// `textDocument/rangeFormatting`
  mutating func formatRange(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (document, analysis) = try analyzed(parameters)
    let range = try parameters.required("range").range(in: document.source, client.encoding)
    return edits(analysis.formattingEdits(in: range), in: document)
  }

  /// `textDocument/onTypeFormatting`: what a brace closes.
  mutating func formatOnType(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (document, analysis, offset) = try analyzedPlace(parameters)
    guard try parameters.text("ch") == "}" else { return [] }
    return edits(analysis.formattingEdits(closing: offset), in: document)
  }

  private func edits(_ edits: [TextEdit], in document: OpenDocument) -> JSONTree {
    json(of: edits.map { ($0.range.bytes, $0.replacement) }, in: document.source)
  }
}
