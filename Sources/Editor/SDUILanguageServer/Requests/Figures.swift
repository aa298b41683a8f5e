import SDUIIR
import SDUIJSON
import SDUISyntax

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
      lenses.compactMap { lens in
        let range = client.encoding.range(lens.range, in: document.source)
        // The places of a name are looked for when an editor shows the lens.
        if lens.action == .references { return ["range": range, "data": .string(document.uri)] }
        return command(lens, of: document).map { ["range": range, "command": $0] }
      })
  }

  /// `codeLens/resolve`: the number of places that use what a lens is above.
  mutating func resolveCodeLens(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let uri = try parameters.text("data")
    guard let index = documents.firstIndex(where: { $0.uri == uri }), let analysis = analysis(of: index) else {
      throw ResponseError(.invalidParameters, "`\(uri)` is not open")
    }
    let document = documents[index]
    let range = try parameters.required("range").range(in: document.source, client.encoding)
    let name = analysis.definition(at: range.lowerBound)?.name
    let locations =
      name.map { self.locations(of: $0, in: analysis, of: document, includingDeclaration: false) } ?? []
    let place = client.encoding.position(of: range.lowerBound, in: document.source).json
    return [
      "range": client.encoding.range(range, in: document.source),
      "command": placesCommand(
        "sdui.showReferences", locations.count == 1 ? "1 reference" : "\(locations.count) references",
        [.string(uri), place], locations),
    ]
  }

  /// The command of a lens; `nil` if only the client could run it, and does not.
  private func command(_ lens: CodeLens, of document: OpenDocument) -> JSONTree? {
    let uri = JSONTree.string(document.uri)
    switch lens.action {
    case .none, .references: return clientCommand("", lens.title, [])
    case .preview(let screen) where opensPreviews:
      return [
        "title": .string(lens.title), "command": .string(Self.openPreviewCommand), "arguments": [uri, .string(screen)],
      ]
    case .preview(let screen):
      return client.commands.contains("sdui.showPreview")
        ? clientCommand("sdui.showPreview", lens.title, [uri, .string(screen)]) : nil
    case .test(let title, let screen):
      return [
        "title": .string(lens.title), "command": .string(Self.testCommand),
        "arguments": [uri, .string(title), .string(screen)],
      ]
    case .places(let ranges):
      let locations = ranges.map { range -> JSONTree in
        ["uri": uri, "range": client.encoding.range(range, in: document.source)]
      }
      return placesCommand("sdui.showFindings", lens.title, [uri], locations)
    }
  }

  /// A command of the client for a list of places. If the client does not run it, the server shows the places.
  private func placesCommand(
    _ name: String, _ title: String, _ arguments: [JSONTree], _ locations: [JSONTree]
  ) -> JSONTree {
    if client.commands.contains(name) || locations.isEmpty {
      return clientCommand(name, title, arguments + [.array(locations)])
    }
    return [
      "title": .string(title), "command": .string(Self.placesCommand),
      "arguments": [.string(title), .array(locations)],
    ]
  }

  /// A command of the client, or only its title if the client does not run it.
  private func clientCommand(_ name: String, _ title: String, _ arguments: [JSONTree]) -> JSONTree {
    let isRun = client.commands.contains(name)
    return [
      "title": .string(title), "command": .string(isRun ? name : ""), "arguments": .array(isRun ? arguments : []),
    ]
  }
}
