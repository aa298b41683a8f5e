import SDUIJSON
import SDUISyntax

extension LanguageServer {
  /// A finding as the protocol has it. Message and remedy are one line, since many clients show the first line only.
  func json(of finding: Diagnostic, in sources: [SourceFile], _ uris: [String]) -> JSONTree {
    let labels = finding.labels.filter { $0.range.file.index < sources.count }.map { label -> JSONTree in
      ["location": location(of: label.range, in: sources, uris), "message": .string(label.message)]
    }
    let words = [finding.message] + (finding.remedy.map { [$0] } ?? [])
    let page = settings.pages.map { "\($0)#\(finding.code.rawValue)" }
    let tag = finding.code.tag
    return .members([
      ("range", client.encoding.range(finding.range.bytes, in: sources[finding.range.file.index])),
      ("severity", .integer(finding.severity == .error ? 1 : 2)), ("code", .string(finding.code.rawValue)),
      ("codeDescription", client.takesCodeDescriptions ? page.map { ["href": .string($0)] } : nil),
      ("source", "sduic"), ("message", .string(words.joined(separator: "; "))),
      ("tags", client.takesTags ? tag.map { [.integer($0)] } : nil),
      ("relatedInformation", client.takesRelatedInformation && !labels.isEmpty ? .array(labels) : nil),
    ])
  }

  /// A range with the document that it is in.
  func location(of range: SourceRange, in sources: [SourceFile], _ uris: [String]) -> JSONTree {
    let file = range.file.index
    return ["uri": .string(uris[file]), "range": client.encoding.range(range.bytes, in: sources[file])]
  }
}

extension DiagnosticCode {
  /// The tag by which editors show the blamed text: 1 for faded, since it does nothing, 2 for struck through, since it
  /// is deprecated.
  fileprivate var tag: Int64? {
    switch self {
    case .unusedImport, .unusedDeclaration, .unreachableWhen, .hiddenWhen, .unusedAllow, .needlessFallback,
      .duplicateImport:
      1
    case .deprecatedUse: 2
    default: nil
    }
  }
}
