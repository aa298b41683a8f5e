import SDUIContract
import SDUIIR
import SDUIJSON
import SDUISyntax

extension Response {
  /// The faults as findings, each with the JSON pointer of what is to blame and a remark at the declaration that is broken.
  ///
  /// - Parameter file: The response among the files that the findings are shown with; those of the screen come before it.
  package func diagnostics(in file: FileID) -> [Diagnostic] {
    let pointers = document.pointers(to: faults.map { $0.node })
    return zip(faults, pointers).map { fault, pointer in
      var bytes = document.sentRange(of: fault.node)
      // Of an object or a list its first bracket is marked: it may have a thousand lines.
      if document.sentKind(of: fault.node).isContainer { bytes = bytes.lowerBound..<bytes.lowerBound + 1 }
      var labels: [Label] = []
      let declaration = fault.declaration
      if declaration.file < UInt32(clamping: file.index) {
        labels.append(Label("declared here", at: SourceRange(declaration)))
      }
      var diagnostic = Diagnostic(
        DiagnosticCode(fault.rule), fault.message, at: SourceRange(file: file, bytes), labels: labels,
        remedy: fault.remedy)
      diagnostic.pointer = pointer
      return diagnostic
    }
  }
}

extension RenderedResponse {
  /// Returns the faults of the data, as findings. What is left out and no more is a warning.
  ///
  /// - Parameter file: The data among the files that the findings are shown with; those of the screen come before it.
  package func diagnostics(in file: FileID) -> [Diagnostic] {
    var diagnostics = data.diagnostics(in: file)
    for index in diagnostics.indices where !decisive.contains(index) { diagnostics[index].severity = .warning }
    return diagnostics
  }

  /// The first parts that were left out, each with its place in the data.
  ///
  /// - Parameter source: The data.
  package func droppedParts(atMost count: Int, in source: SourceFile) -> [String] {
    data.phrases(of: Array(dropped.prefix(count)), in: source)
  }
}

extension Response {
  /// Parts of the response in words, each with its place.
  func phrases(of parts: [DroppedPart], in source: SourceFile) -> [String] {
    var pointers = document.pointers(to: parts.compactMap { $0.node })[...]
    return parts.map { part in
      guard let node = part.node, let pointer = pointers.popFirst() else {
        return "\(part.phrase), which its author wrote"
      }
      let position = source.position(at: document.sentRange(of: node).lowerBound)
      return "\(part.phrase), \(source.path):\(position.line):\(position.column) at \(pointer)"
    }
  }
}

extension JSONSyntaxError {
  /// Why a response, or the data of a backend, is no JSON, as a finding.
  package func diagnostic(in file: FileID) -> Diagnostic {
    Diagnostic(
      .responseSyntax, "this is no JSON: \(sentence)",
      at: SourceRange(file: file, offset..<offset), remedy: "write JSON as RFC 8259 defines it")
  }
}

extension DiagnosticCode {
  /// The code of a rule of responses. Without a default: a rule without a code does not compile.
  package init(_ rule: ResponseRule) {
    switch rule {
    case .duplicateKey: self = .responseDuplicateKey
    case .missingKey: self = .responseMissingKey
    case .type: self = .responseType
    case .missingField: self = .responseMissingField
    case .null: self = .responseNull
    case .constraint: self = .responseConstraint
    case .unknownCase: self = .responseUnknownCase
    case .unknownAction: self = .responseUnknownAction
    case .unknownField: self = .responseUnknownField
    case .unknownUnit: self = .responseUnknownUnit
    case .unacceptedUnit: self = .responseUnacceptedUnit
    case .unknownSection: self = .responseUnknownSection
    case .duplicateSection: self = .responseDuplicateSection
    case .duplicateIdentity: self = .responseDuplicateIdentity
    case .missingSection: self = .responseMissingSection
    case .sectionOrder: self = .responseSectionOrder
    case .itemCount: self = .responseItemCount
    case .serverValue: self = .responseServerValue
    case .undeclaredPart: self = .responseUndeclaredPart
    case .otherScreen: self = .responseOtherScreen
    case .otherLayout: self = .responseOtherLayout
    }
  }
}
