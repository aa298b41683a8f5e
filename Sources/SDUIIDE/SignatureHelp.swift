import SDUICheck
import SDUISource
import SDUISyntax

/// The parameters of the layout whose arguments are being written.
package struct SignatureHelp: Hashable, Sendable {
  /// `ProductGrid(gap: Length = 8)`
  package let label: String
  /// The documentation of the layout.
  package let documentation: String
  /// Each parameter.
  package let parameters: [Parameter]
  /// The parameter that is being written; `nil` if that is not clear.
  package let active: Int?

  /// A parameter in the label, with the words that it takes; empty for one that takes values.
  package struct Parameter: Hashable, Sendable {
    package let label: String
    package let documentation: String
  }
}

extension Analysis {
  /// Returns the parameters of the layout between whose parentheses an offset of the file is.
  package func signatureHelp(at offset: Int) -> SignatureHelp? {
    guard let place = CompletionPlace(at: offset, in: program), let list = place.container,
      program.kind(of: list) == .argumentList, let owner = place.owner,
      program.kind(of: owner) == .layoutReference, let name = program.name(of: owner)?.text,
      let layout = place.names.declaration(name, [.layoutDeclaration], in: tree.file),
      let declared = program.child(of: layout, .parameterList)
    else { return nil }
    let parameters = Array(program.children(of: declared, .parameter))
    let texts = parameters.map(program.text)
    // Arguments are named, so that a name decides; without one the next is meant.
    let arguments = Array(program.children(of: list, .argument)).filter {
      program.range(of: $0).bytes.lowerBound <= offset
    }
    let label = arguments.last { program.range(of: $0).bytes.upperBound >= offset }.flatMap(program.name)?.text
    let written = label ?? (place.text() == ":" ? place.text(before: 2) : nil)
    let named = written.flatMap { name in parameters.firstIndex { program.name(of: $0)?.text == name } }
    let next = arguments.count < parameters.count ? arguments.count : nil
    return SignatureHelp(
      label: "\(name)(\(texts.joined(separator: ", ")))", documentation: program.documentation(of: layout),
      parameters: parameters.map {
        .init(label: program.text(of: $0), documentation: wordsTaken(by: $0, place.names) ?? "")
      },
      active: named ?? next)
  }
}
