import SDUIJSON
import SDUISyntax

/// A completion of the last list, whose documentation a client may ask for.
struct OfferedCompletion {
  let label: String
  /// The completion without its documentation.
  let json: JSONTree
  let documentation: String
}

extension LanguageServer {
  /// `textDocument/completion`: all that fits, in order; the client compares with what is typed. Documentation follows
  /// when the client asks for it by `completionItem/resolve`.
  mutating func complete(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (document, analysis, offset) = try analyzedPlace(parameters)
    guard let list = analysis.completions(at: offset, importing: importableFiles(of: document)) else { return .null }
    let range = client.encoding.range(list.replaced, in: document.source)
    offered = list.items.enumerated().map { index, item in
      let edits = item.importEdit.map { json(of: [($0.range.bytes, $0.replacement)], in: document.source) }
      let written = json(of: item, index, replacing: range).adding(.members([("additionalTextEdits", edits)]))
      return OfferedCompletion(
        label: item.label, json: written, documentation: item.documentation.joined(separator: "\n\n"))
    }
    return ["isIncomplete": false, "items": .array(offered.map { $0.json })]
  }

  /// `completionItem/resolve`: the documentation of a completion of the last list.
  ///
  /// - Throws: That it is not in that list.
  func resolveCompletion(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    guard let index = parameters["data"]?.integer.flatMap({ Int(exactly: $0) }), offered.indices.contains(index),
      parameters["label"]?.string == offered[index].label
    else { throw ResponseError(.invalidParameters, "the completion is not in the last list") }
    let text = offered[index].documentation
    return offered[index].json.adding(.members([("documentation", text.isEmpty ? nil : documentation(text))]))
  }

  private func json(of item: Completion, _ index: Int, replacing range: JSONTree) -> JSONTree {
    let isSnippet = client.takesSnippets && item.insertion.count > 1
    let text = isSnippet ? snippet(item.insertion) : item.text
    let digits = String(index)
    return .members([
      ("label", .string(item.label)), ("kind", .integer(item.kind.number)),
      ("detail", item.detail.isEmpty ? nil : .string(item.detail)),
      ("data", .integer(Int64(index))),
      ("sortText", .string(String(repeating: "0", count: max(0, 4 - digits.count)) + digits)),
      ("filterText", .string(item.filter)), ("insertTextFormat", isSnippet ? 2 : nil),
      ("textEdit", ["range": range, "newText": .string(text)]),
    ])
  }

  /// Documentation of a completion; without a format for a client that knows none.
  private func documentation(_ text: String) -> JSONTree {
    client.takesMarkdownInCompletions ? ["kind": "markdown", "value": .string(text)] : .string(text)
  }

  /// With places to fill in: `columns: ${1:2}`.
  private func snippet(_ pieces: [Completion.Piece]) -> String {
    var (text, count) = ("", 0)
    for piece in pieces {
      switch piece {
      case .text(let part): text += escaped(part)
      case .placeholder(let part):
        count += 1
        text += part.isEmpty ? "$\(count)" : "${\(count):\(escaped(part))}"
      }
    }
    return text
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "$" || character == "}" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result
  }

  /// `textDocument/signatureHelp`: between the parentheses after a layout.
  mutating func signatureHelp(_ parameters: Parameters) throws(ResponseError) -> JSONTree {
    let (_, analysis, offset) = try analyzedPlace(parameters)
    guard let help = analysis.signatureHelp(at: offset) else { return .null }
    let signature: JSONTree = .members([
      ("label", .string(help.label)),
      ("documentation", help.documentation.isEmpty ? nil : .string(help.documentation)),
      ("parameters", .array(help.parameters.map { $0.json })),
    ])
    return .members([
      ("signatures", [signature]), ("activeSignature", 0),
      ("activeParameter", help.active.map { .integer(Int64($0)) }),
    ])
  }
}

extension SignatureHelp.Parameter {
  fileprivate var json: JSONTree {
    .members([
      ("label", .string(label)), ("documentation", documentation.isEmpty ? nil : .string(documentation)),
    ])
  }
}

extension Completion.Kind {
  /// The nearest of the kinds that the protocol has, by its number there.
  fileprivate var number: Int64 {
    switch self {
    case .keyword: 14
    case .property: 10
    case .value: 12
    case .kind, .type: 25
    case .layout: 8
    case .component, .decoration: 7
    case .action: 3
    case .record: 22
    case .enumeration: 13
    case .enumCase: 20
    case .field: 5
    case .parameter, .flag: 6
    case .constant: 21
    case .event: 23
    case .figure: 11
    case .section: 9
    case .sign: 24
    case .file: 17
    }
  }
}
