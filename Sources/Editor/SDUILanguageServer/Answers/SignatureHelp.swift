import SDUICompiler
import SDUIIR
import SDUISyntax

/// The parameters of a layout, or the labels of a type, function or group, whose arguments are being written.
package struct SignatureHelp: Hashable, Sendable {
  /// `ProductGrid(gap: Length = 8)`, `insets(horizontal, vertical)`
  package let label: String
  /// The documentation of the layout or property.
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
  /// Returns the parameters of the layout, type, function or group between whose parentheses an offset of the file is.
  package func signatureHelp(at offset: Int) -> SignatureHelp? {
    guard let place = CompletionPlace(at: offset, in: program) else { return nil }
    return signature(ofLayoutAt: place, offset) ?? signature(ofLabelsAt: place, offset)
  }

  private func signature(ofLayoutAt place: CompletionPlace, _ offset: Int) -> SignatureHelp? {
    guard let list = place.container, program.kind(of: list) == .argumentList, let owner = place.owner,
      program.kind(of: owner) == .layoutReference, let name = program.name(of: owner)?.text,
      let layout = place.names.declaration(name, [.layoutDeclaration], in: tree.file),
      let declared = program.child(of: layout, .parameterList)
    else { return nil }
    let parameters = Array(program.children(of: declared, .parameter))
    return SignatureHelp(
      label: "\(name)(\(parameters.map(program.text).joined(separator: ", ")))",
      documentation: program.documentation(of: layout),
      parameters: parameters.map {
        .init(label: program.text(of: $0), documentation: wordsTaken(by: $0, place.names) ?? "")
      },
      active: active(of: parameters.map { program.name(of: $0)?.text ?? "" }, at: place, list, offset))
  }

  /// Whatever else has labels: those that completion offers, given or not.
  private func signature(ofLabelsAt place: CompletionPlace, _ offset: Int) -> SignatureHelp? {
    guard let list = place.container, place.levels.count > 1 else { return nil }
    let offers = CompletionOffers(place: place, analysis: self, offersGivenLabels: true)
    let labels = (offers.labelsInBrackets ?? []).filter { $0.kind == .parameter }.map { $0.label }
    let outer = place.levels[place.levels.count - 2].words
    guard !labels.isEmpty, let opening = outer.last else { return nil }
    // `insets: (`, `adaptive(`, `[Text](`
    let word = opening.kind == .colon ? outer.dropLast().last : opening
    let name = word.map { $0.kind == .name ? $0.text : "" } ?? ""
    return SignatureHelp(
      label: "\(name)(\(labels.joined(separator: ", ")))",
      documentation: Vocabulary.property(named: name, in: place.scope.place)?.row.documentation ?? "",
      parameters: labels.map { .init(label: $0, documentation: "") },
      active: active(of: labels, at: place, list, offset))
  }

  /// The parameter that is being written. Arguments are named, so that a name decides; without one the next is meant.
  private func active(of names: [String], at place: CompletionPlace, _ list: Syntax, _ offset: Int) -> Int? {
    let arguments = Array(program.children(of: list, .argument)).filter {
      program.range(of: $0).bytes.lowerBound <= offset
    }
    let label = arguments.last { program.range(of: $0).bytes.upperBound >= offset }.flatMap(program.name)?.text
    let written = label ?? (place.text() == ":" ? place.text(before: 2) : nil)
    let next = arguments.count < names.count ? arguments.count : nil
    return written.flatMap(names.firstIndex) ?? next
  }
}
