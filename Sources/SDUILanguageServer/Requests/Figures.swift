import SDUIIDE
import SDUIIR
import SDUIJSON

/// The hints and lenses inside and above the lines of a text.
extension LanguageServer {
  /// `textDocument/inlayHint`
  mutating func inlayHints(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let index = try indexOfDocument(parameters)
    let (document, analysis) = try analyzed(parameters)
    let range = try parameters.required("range").range(in: document.source, client.encoding)
    let screens = checked(analysis, of: index).screens
    let hints = analysis.inlayHints(in: range, of: screens, width: configuration.inlayHintWidth)
    return .array(
      hints.map { hint in
        [
          "position": client.encoding.position(of: hint.offset, in: document.source).json,
          "label": .string(hint.label), "tooltip": .string(hint.tooltip), "paddingLeft": true,
        ]
      })
  }

  /// `textDocument/codeLens`. What proofs say is missing while they are made; then the client is asked to ask again.
  mutating func codeLenses(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let index = try indexOfDocument(parameters)
    let (document, analysis) = try analyzed(parameters)
    let lenses = analysis.codeLenses(of: checked(analysis, of: index))
    return .array(
      lenses.map { lens in
        let range = client.encoding.range(lens.range, in: document.source)
        return ["range": range, "command": command(lens, of: document)]
      })
  }

  private func command(_ lens: CodeLens, of document: OpenDocument) -> JSONTree {
    let uri = JSONTree.string(document.uri)
    let (name, arguments): (String, [JSONTree]) =
      switch lens.action {
      case .none: ("", [])
      case .preview(let screen): ("sdui.showPreview", [uri, .string(screen)])
      case .test(let title, let screen): (Self.testCommand, [uri, .string(title), .string(screen)])
      }
    return ["title": .string(lens.title), "command": .string(name), "arguments": .array(arguments)]
  }
}
