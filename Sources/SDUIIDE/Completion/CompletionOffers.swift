import SDUICheck
import SDUIIR
import SDUISource
import SDUISyntax

/// The completions that the program and the vocabulary offer at a place.
struct CompletionOffers {
  let place: CompletionPlace
  let analysis: Analysis
  /// Files that the one at hand could import.
  var importable: [ImportableFile] = []

  var names: NameTable { place.names }
  var program: Program { place.program }
  var scope: NameScope { place.scope }

  /// Returns the completion of a declaration.
  func completion(of syntax: Syntax, named name: String) -> Completion? {
    let documentation = analysis.description(of: syntax)
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

  /// `(phone: …, tablet: …)`: the parameters that have no default, to be filled in.
  private func argumentPieces(of layout: Syntax) -> [Completion.Piece] {
    guard let list = program.child(of: layout, .parameterList) else { return [] }
    let isNeeded = { (parameter: Syntax) in !program.text(of: parameter).contains("=") }
    var pieces: [Completion.Piece] = []
    for parameter in program.children(of: list, .parameter) where isNeeded(parameter) {
      guard let name = program.name(of: parameter)?.text else { continue }
      let type = program.children(of: parameter).first { program.kind(of: $0).isType }.map(program.text) ?? "value"
      pieces += [.text((pieces.isEmpty ? "(" : ", ") + name + ": "), .placeholder(type)]
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
      + importable.flatMap { file in
        file.exports.names.filter { kinds.contains($0.kind) && !taken.contains($0.completion.label) }.map { name in
          name.completion.importing(analysis.importing(file.path), from: file.path)
        }
      }
  }

  /// Kinds of section, and layouts.
  var kinds: [Completion] {
    declarations([.layoutDeclaration])
      + LayoutKind.allCases.map { Completion($0.rawValue, .kind, documentation: [$0.documentation]) }
  }

  /// Types of fields.
  var types: [Completion] {
    declarations([.enumDeclaration, .recordDeclaration]) + Program.builtInTypes.map { Completion($0, .type) }
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
          $0.text, .field, detail: analysis.signature(of: field), documentation: analysis.description(of: field))
      }
    }
  }

  /// Constants, parameters and figures: what lengths and numbers are made of.
  var values: [Completion] {
    let figures = scope.place == .item ? ["item.width", "content.width", "container.width"] : ["container.width"]
    return parameters() + constants + figures.map { Completion($0, .figure) }
  }

  /// The parameters of the layout around the place, of all types or of one.
  func parameters(of type: ParameterType? = nil) -> [Completion] {
    guard let list = scope.layout.flatMap({ program.child(of: $0, .parameterList) }) else { return [] }
    return program.children(of: list, .parameter).compactMap { parameter in
      guard let name = program.name(of: parameter)?.text else { return nil }
      guard type == nil || names.parameterType(of: parameter) == type else { return nil }
      return Completion(name, .parameter, detail: analysis.signature(of: parameter))
    }
  }

  /// Returns the possible arguments of a parameter: the words of its type, or the parts of values.
  func values(ofParameter parameter: Syntax) -> [Completion] {
    guard let type = names.parameterType(of: parameter), type.property != nil else {
      return names.parameterType(of: parameter)?.name == "Bool"
        ? ["true", "false"].map { Completion($0, .value) } : values
    }
    return type.words.map { Completion($0.rawValue, .value) } + parameters(of: type)
  }

  /// The cases of an enum.
  func choices(of owner: Syntax?) -> [Completion] {
    guard let owner, program.kind(of: owner) == .enumDeclaration else { return [] }
    return program.children(of: owner, .enumCase).compactMap { item in
      guard let name = program.name(of: item)?.text else { return nil }
      let documentation = analysis.description(of: item)
      guard let type = program.typeOfCase(item), let owner = program.name(of: owner)?.text else {
        return Completion(name, .enumCase, documentation: documentation)
      }
      // `Media { image: … }`
      return Completion(
        name, .enumCase, [.text("\(owner) { \(name): "), .placeholder(program.text(of: type)), .text(" }")],
        detail: analysis.signature(of: item), documentation: documentation)
    }
  }

  /// Returns the members after a dot.
  func members(of base: String) -> [Completion] {
    if let figures = figuresOfPart(base) { return figures.map { Completion($0, .figure) } }
    switch base {
    case "item": return ["width", "height"].map { Completion($0, .figure) }
    case "container": return ["width", "height"].map { Completion($0, .figure) }
    case "content", "column": return [Completion("width", .figure)]
    case "event": return [Completion("page", .figure)]
    case "data": return fields(of: scope.unit)
    default: break
    }
    if let field = (scope.fields ?? scope.unit).flatMap({ names.field(base, of: $0) }) {
      if isImage(field) { return partsOfImage }
      return fields(of: names.declaredType(of: field))
    }
    guard let section = scope.screen.flatMap({ names.section(base, of: $0) }) else { return [] }
    let units = program.child(of: section, .block).map { block in
      program.children(of: block, .unitStatement).compactMap { program.name(of: $0)?.text }
    }
    let figures =
      ["width", "height", "columns", "content.width", "header.height", "footer.height"] + positions(of: section)
    return figures.map { Completion($0, .figure) } + (units ?? []).map { Completion($0, .component) }
  }
}
