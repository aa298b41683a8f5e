import SDUICompiler
import SDUIIR
import SDUISyntax

/// The completions that the program and the vocabulary offer at a place.
struct CompletionOffers {
  let place: CompletionPlace
  let analysis: Analysis
  /// Files that the one at hand could import.
  var importable: [ImportableFile] = []
  /// Whether labels that are given already are offered as well.
  var offersGivenLabels = false

  var names: NameTable { place.names }
  var program: Program { place.program }
  var scope: NameScope { place.scope }

  /// Returns the completion of a declaration.
  func completion(of syntax: Syntax, named name: String) -> Completion? {
    let documentation = analysis.description(of: syntax, names)
    let detail = analysis.signature(of: syntax)
    switch program.kind(of: syntax) {
    case .layoutDeclaration:
      return Completion(
        name, .layout, [.text(name)] + argumentPieces(of: syntax), detail: detail, documentation: documentation)
    case .componentDeclaration: return Completion(name, .component, detail: detail, documentation: documentation)
    case .decorationDeclaration: return Completion(name, .decoration, detail: detail, documentation: documentation)
    case .actionDeclaration: return Completion(name, .action, detail: detail, documentation: documentation)
    case .recordDeclaration: return Completion(name, .record, detail: detail, documentation: documentation)
    case .enumDeclaration: return Completion(name, .enumeration, detail: detail, documentation: documentation)
    case .letDeclaration: return Completion(name, .constant, detail: detail, documentation: documentation)
    case .flagDeclaration: return Completion(name, .flag, detail: detail, documentation: documentation)
    default: return nil
    }
  }

  /// `(phone: 2, tablet: 4)`: the parameters that have no default, with values of their types.
  private func argumentPieces(of layout: Syntax) -> [Completion.Piece] {
    guard let list = program.child(of: layout, .parameterList) else { return [] }
    let isNeeded = { (parameter: Syntax) in !program.text(of: parameter).contains("=") }
    var pieces: [Completion.Piece] = []
    for parameter in program.children(of: list, .parameter) where isNeeded(parameter) {
      guard let name = program.name(of: parameter)?.text else { continue }
      let value = names.parameterType(of: parameter).flatMap(Self.example(ofType:)) ?? ""
      pieces += [.text((pieces.isEmpty ? "(" : ", ") + name + ": "), .placeholder(value)]
    }
    return pieces.isEmpty ? [] : pieces + [.text(")")]
  }

  /// The declarations of some kinds that the file knows, then those that an import would bring.
  func declarations(_ kinds: [NodeKind]) -> [Completion] {
    let known = names.declarations(in: scope.file)
    let own = known.filter { kinds.contains(program.kind(of: $0.syntax)) }
      .compactMap { completion(of: $0.syntax, named: $0.name) }
    guard !importable.isEmpty else { return own }
    let taken = Set(known.map { $0.name })
    return own
      + importable.filter { !clashes($0) }.flatMap { file in
        file.exports.names.filter { kinds.contains($0.kind) && !taken.contains($0.completion.label) }.map { name in
          name.completion.importing(analysis.importing(file.path), from: file.path)
        }
      }
  }

  /// Whether there are declarations of some kinds besides the one of a name.
  func hasDeclarations(_ kinds: [NodeKind], besides name: String?) -> Bool {
    let known = names.declarations(in: scope.file)
    if known.contains(where: { $0.name != name && kinds.contains(program.kind(of: $0.syntax)) }) { return true }
    return !importable.isEmpty && declarations(kinds).contains { $0.label != name }
  }

  /// Kinds of section, and layouts: those that hold sections only where these may be.
  var kinds: [Completion] {
    let own =
      place.containerKind == nil && place.words.first?.text == "layout" ? place.words.dropFirst().first?.text : nil
    // A stack is at the top of a screen, and no `when` makes one.
    let isFlat = place.section != nil || place.words.first?.text == "when"
    let usual: [LayoutKind] = [.list, .grid, .carousel, .hero]
    let kinds = (usual + LayoutKind.allCases.filter { !usual.contains($0) }).filter { kind in
      (!isFlat || !kind.holdsSections) && (!scrollsHorizontally || scope.layout != nil || kind.isStrip)
    }
    let around = own ?? place.layoutName
    return declarations([.layoutDeclaration]).filter { layout in around.map { !builds(layout.label, on: $0) } ?? true }
      + kinds.map { Completion($0.rawValue, .kind, documentation: [$0.documentation]) }
  }

  /// Whether the screen at the place scrolls horizontally, so that its sections are strips.
  var scrollsHorizontally: Bool {
    guard let block = scope.screen.flatMap({ program.child(of: $0, .block) }) else { return false }
    return program.children(of: block, .property).contains { property in
      program.name(of: property)?.text == "scrollDirection"
        && program.value(of: property).map { program.text(of: $0) } == "horizontal"
    }
  }

  /// Whether a layout is another one or builds on it, directly or through others.
  private func builds(_ layout: String, on other: String) -> Bool {
    var name = layout
    for _ in 0..<64 {
      if name == other { return true }
      guard
        let next = names.declaration(name, [.layoutDeclaration], in: scope.file)
          .flatMap({ program.child(of: $0, .layoutReference) }).flatMap(program.name)
      else { return false }
      name = next.text
    }
    return true
  }

  /// Types of fields, those first that are used most.
  var types: [Completion] {
    let usual = ["Text", "ID", "Image", "Int", "Decimal", "URL", "Bool", "Date", "Color", "Action"]
    let field = place.words.first?.text ?? ""
    // The identity of a unit is an `ID`.
    if field == "id", place.owner.map(program.kind) == .componentDeclaration || isCopied { return [type("ID")] }
    let hasActions = !declarations([.actionDeclaration]).isEmpty
    let builtIn = (usual.filter(Program.builtInTypes.contains) + Program.builtInTypes.filter { !usual.contains($0) })
      .filter { $0 != "Action" || hasActions }
    if let used = typeUsed(ofField: field) {
      return builtIn.filter { Self.isAssignable($0, to: used) }.map(type)
        + declarations([.enumDeclaration, .recordDeclaration]).filter { $0.label == used }
    }
    let own = declarations([.enumDeclaration, .recordDeclaration]).filter { item in
      ownName.map { !holds(item.label, $0, depth: 0) } ?? true
    }
    // A field is often named like its type.
    let usualType = SimilarNames.type(ofField: field)
    let isNamed = { (name: String) in
      let name = name.lowercased()
      return !field.isEmpty && (name == field.lowercased() || name.hasSuffix(field.lowercased()))
    }
    let first = own.filter { isNamed($0.label) } + builtIn.filter { isNamed($0) || $0 == usualType }.map(type)
    let others = builtIn.filter { !isNamed($0) && $0 != usualType }.map(type)
    return first + others.prefix(3) + own.filter { !isNamed($0.label) } + others.dropFirst(3)
  }

  /// Whether a component or record copies the fields of the record at the place.
  private var isCopied: Bool {
    guard let ownName else { return false }
    return program.trees.contains { tree in
      tree.nodes.indices.contains { index in
        tree.nodes[index].kind == .withStatement
          && program.name(of: Syntax(file: tree.file, node: NodeID(index)))?.text == ownName
      }
    }
  }

  /// Whether values of a type hold values of another one, which then cannot hold them.
  private func holds(_ type: String, _ other: String, depth: Int) -> Bool {
    if type == other { return true }
    guard depth < 16, let declared = names.declaration(type, [.enumDeclaration, .recordDeclaration], in: scope.file)
    else { return false }
    return names.fields(of: declared).contains { field in
      typeName(of: field).map { holds($0.name, other, depth: depth + 1) } ?? false
    }
  }

  /// The type of the fields to which events and the fallback of the component pass a field on; `nil` if none do.
  func typeUsed(ofField name: String) -> String? {
    guard let component = scope.fields, !name.isEmpty else { return nil }
    let tree = program.trees[component.file.index]
    let end = component.node.index + Int(tree.nodes[component.node.index].size)
    var targets: [String] = []
    for index in component.node.index..<end {
      let node = Syntax(file: component.file, node: NodeID(index))
      let isTarget = [.actionCall, .fallbackClause].contains(program.kind(of: node))
      if isTarget, program.kind(of: node) == .actionCall, program.name(of: node)?.text == name { return "Action" }
      guard isTarget, let target = program.name(of: node).flatMap({ names.declaration($0.text, in: node.file) }),
        let body = program.child(of: node, .recordBody)
      else { continue }
      for entry in program.children(of: body, .recordField) {
        guard let value = program.value(of: entry), program.text(of: value) == name,
          let field = program.name(of: entry).flatMap({ names.field($0.text, of: target) })
        else { continue }
        targets += typeName(of: field).map { [$0.name] } ?? []
      }
    }
    return targets.first
  }

  private func type(_ name: String) -> Completion {
    guard name == "Action" else { return Completion(name, .type) }
    let actions = declarations([.actionDeclaration]).first { $0.importEdit == nil }?.label ?? "Name"
    return Completion(name, .type, [.text("Action("), .placeholder(actions), .text(")")])
  }

  /// The name of the declaration that is being written.
  var ownName: String? {
    let enumeration = place.around.first { program.kind(of: $0) == .enumDeclaration }
    return (scope.fields ?? enumeration).flatMap(program.name)?.text
  }

  /// Types of a layout's parameters.
  var parameterTypes: [Completion] {
    ParameterType.all.map { type in
      Completion(type.name, .type, documentation: type.property.map { type.paragraphs(about: $0) } ?? [])
    }
  }

  /// The fields of a record, action or component.
  func fields(of owner: Syntax?) -> [Completion] {
    guard let owner else { return [] }
    return names.fields(of: owner).compactMap { field in
      program.name(of: field).map {
        Completion(
          $0.text, .field, detail: analysis.signature(of: field), documentation: analysis.description(of: field, names))
      }
    }
  }

  /// The cases of an enum.
  func choices(of owner: Syntax?) -> [Completion] {
    guard let owner, program.kind(of: owner) == .enumDeclaration else { return [] }
    return program.children(of: owner, .enumCase).compactMap { item in
      guard let name = program.name(of: item)?.text else { return nil }
      let documentation = analysis.description(of: item, names)
      guard let type = program.typeOfCase(item), let owner = program.name(of: owner)?.text else {
        return Completion(name, .enumCase, documentation: documentation)
      }
      // `Media { image: … }`
      return Completion(
        name, .enumCase, [.text("\(owner) { \(name): "), .placeholder(program.text(of: type)), .text(" }")],
        detail: analysis.signature(of: item), documentation: documentation)
    }
  }
}

extension CompletionPlace {
  /// The name of the layout around the place.
  var layoutName: String? { scope.layout.flatMap(program.name)?.text }
}
