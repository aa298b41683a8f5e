import SDUICompiler
import SDUIIR
import SDUISyntax

/// Completions: Components in their places.
extension CompletionOffers {
  /// Whether a component has the `id` that units need; one that copies fields of an unknown declaration may have it.
  func hasIdentity(_ component: Syntax?) -> Bool {
    guard let component else { return false }
    return names.field("id", of: component) != nil
  }

  private func isIdentified(_ item: Completion) -> Bool {
    if item.importEdit != nil {
      return importedNames.first { $0.completion.label == item.label }?.isIdentified ?? false
    }
    return hasIdentity(names.declaration(item.label, [.componentDeclaration], in: scope.file))
  }

  private var importedNames: [Exports.Name] { importable.flatMap { $0.exports.names } }

  /// The components that the section at the place may accept besides those that it has, or in a `when` those that it has.
  var units: [Completion] {
    let given = place.namesGiven(.unitStatement)
    let all = declarations([.componentDeclaration]).filter { !given.contains($0.label) }
    if isAdapting {
      let accepted = place.acceptedComponents
      return all.filter { accepted.contains($0.label) && $0.importEdit == nil }
    }
    let properties = requiredProperties(in: .item, unless: .itemStatement)
    let title = values(ofSection: "indexTitle").first.flatMap { $0.split(separator: ".").last.map(String.init) }
    return all.filter(isIdentified).filter { item in
      guard let title, let unit = names.declaration(item.label, in: scope.file) else { return true }
      return values(ofSection: "indexTitle").first?.hasPrefix("header.") ?? false || names.field(title, of: unit) != nil
    }.map { $0.inserting([.text($0.label)] + properties) }
  }

  /// The components of the section's units, for the cells of a mosaic.
  var cells: [Completion] { place.acceptedComponents.map { Completion($0, .component) } }

  /// The components of headers, footers and bars: those first that are no units.
  var supplementaries: [Completion] {
    let all = declarations([.componentDeclaration])
    let properties =
      scope.place == .screen
      ? [.text(" { height: "), .placeholder("48"), .text(" }")]
      : requiredProperties(in: .supplementary, unless: nil)
    return (all.filter { !isIdentified($0) } + all.filter(isIdentified)).map {
      $0.inserting([.text($0.label)] + properties)
    }
  }

  /// The components that need no data, for places without it.
  var placeholders: [Completion] {
    declarations([.componentDeclaration]).filter { item in
      if item.importEdit != nil {
        return importedNames.first { $0.completion.label == item.label }?.needsNoData ?? false
      }
      return names.declaration(item.label, in: scope.file).map(needsNoData) ?? false
    }.map { $0.inserting([.text($0.label + " { height: "), .placeholder("200"), .text(" }")]) }
  }

  /// Whether all fields of a component have a default or may be missing.
  func needsNoData(_ component: Syntax) -> Bool { names.fields(of: component).allSatisfy { !isRequired($0) } }

  /// Whether a field has to be filled.
  func isRequired(_ field: Syntax) -> Bool {
    program.child(of: field, .optionalType) == nil
      && !program.trees[field.file.index].tokens[tokenRange(of: field)].contains { $0.kind == .equal }
  }

  private func tokenRange(of syntax: Syntax) -> Range<Int> {
    program.trees[syntax.file.index].tokenRange(of: syntax.node)
  }

  /// A block of the required properties of a place that neither the layout nor another statement of the section sets.
  private func requiredProperties(in place: PropertyScope, unless statement: NodeKind?) -> [Completion.Piece] {
    guard let section = self.place.section, let kind = scope.kind, scope.layout == nil,
      let reference = program.child(of: section, .layoutReference), let block = program.child(of: section, .block),
      program.name(of: reference).map({ LayoutKind(rawValue: $0.text) != nil }) ?? false,
      statement.map({ program.child(of: block, $0) == nil }) ?? true,
      !program.children(of: block, .property).contains(where: { program.name(of: $0)?.text == "rowHeight" })
    else { return [] }
    let rows = Vocabulary.required(in: place, of: kind).map { $0.row }
    guard !rows.isEmpty else { return [] }
    var pieces: [Completion.Piece] = []
    for row in rows {
      pieces.append(.text((pieces.isEmpty ? " { " : ", ") + row.name + ": "))
      pieces.append(.placeholder(row.name == "width" ? "80%" : place == .item ? "120" : "44"))
    }
    return pieces + [.text(" }")]
  }
}
