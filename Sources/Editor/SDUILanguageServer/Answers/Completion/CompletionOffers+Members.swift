import SDUICompiler
import SDUIIR
import SDUISyntax

/// Completions after dots.
extension CompletionOffers {
  /// Returns the members after the dot at the end of an operand.
  func members(of expression: WrittenExpression, _ needed: NeededExpression) -> [Completion] {
    let path = expression.operand.filter { $0.kind != .dot }.map { $0.text }
    guard let base = path.first else { return [] }
    if case .requirement = needed {
      // Frames are compared with frames.
      let takesFrame = expression.operators.isEmpty || ["and", "or"].contains(expression.lastOperator ?? "")
      return figures(of: path).filter { $0.label != "frame" || takesFrame }
    }
    switch (base, path.count) {
    case ("item", 1), ("content", 1), ("column", 1): return [Completion("width", .figure)]
    case ("container", 1): return ["width", "height"].map { Completion($0, .figure) }
    case ("event", 1): return [Completion("page", .figure)]
    default: break
    }
    if place.levels.count > 1, place.levels[place.levels.count - 2].words.last?.text == "match", base == "data" {
      return (labelsOfCall(place.owner ?? Syntax(file: scope.file, node: NodeID(0))) ?? []).map {
        Completion(String($0.label.dropFirst(5)), .field, detail: $0.detail)
      }
    }
    return fields(at: path, needed)
  }

  /// Returns the fields after some names, the first of which may be `data`.
  private func fields(at path: [String], _ needed: NeededExpression) -> [Completion] {
    let isOfHeader = path.first == "header" && scope.place == .section
    let isData = path.first == "data" || isOfHeader
    var owner = isOfHeader ? headerComponent : isData ? scope.unit ?? firstUnit : scope.fields
    for name in isData ? path.dropFirst() : path[...] {
      guard let field = owner.flatMap({ names.field(name, of: $0) }) else { return [] }
      if isImage(field) { return partsOfImage }
      owner = names.declaredType(of: field)
    }
    let all = fields(of: owner)
    guard isData, path.count == 1, case .value(let value) = needed, let owner else { return all }
    let takesRatio = value.shapes.contains(.ratio) || value.own.contains { $0.label.hasSuffix(".ratio") }
    let kind: ReadData = takesRatio ? .ratio : value.isArithmetic ? .number : .text
    return all.compactMap { item in
      guard let field = names.field(item.label, of: owner) else { return nil }
      if kind == .ratio && isImage(field) { return item.inserting([.text(item.label + ".ratio")]) }
      if reads(field, kind) { return item }
      // What is in a record follows.
      let record = names.declaredType(of: field).flatMap { program.kind(of: $0) == .recordDeclaration ? $0 : nil }
      let holdsOne = record.map { names.fields(of: $0).contains { reads($0, kind) } } ?? false
      return holdsOne ? item.inserting([.text(item.label + ".")]) : nil
    }
  }

  /// The component of the section's header.
  private var headerComponent: Syntax? {
    place.component(of: "header").flatMap { names.declaration($0, [.componentDeclaration], in: scope.file) }
  }

  /// The fields of the section's header that a title may be read from.
  var titleFieldsOfHeader: [String] {
    guard let headerComponent else { return [] }
    return names.fields(of: headerComponent).filter { reads($0, .text) }.compactMap { program.name(of: $0)?.text }
  }

  /// The component of the section's first unit.
  private var firstUnit: Syntax? {
    place.acceptedComponents.first.flatMap { names.declaration($0, in: scope.file) }
  }

  /// Returns the figures of a requirement after some names.
  private func figures(of path: [String]) -> [Completion] {
    func figures(_ names: [String]) -> [Completion] { names.map { Completion($0, .figure) } }
    switch (path[0], path.count) {
    case ("item", 1), ("container", 1): return figures(["width", "height"])
    case ("content", 1): return figures(["width"])
    case ("header", 1), ("footer", 1): return figures(["height", "width"])
    default: break
    }
    guard let section = allSections.first(where: { program.name(of: $0)?.text == path[0] }) else { return [] }
    let block = program.child(of: section, .block)
    let units = block.map { program.children(of: $0, .unitStatement).compactMap { program.name(of: $0)?.text } } ?? []
    func has(_ part: NodeKind) -> Bool { block.flatMap { program.child(of: $0, part) } != nil }
    if path.count == 2 {
      switch path[1] {
      case "content": return figures(["width"])
      case "header", "footer": return figures(["height", "width"])
      default:
        return units.contains(path[1]) ? figures(["width", "height"] + (isInTest ? ["x", "y", "frame"] : [])) : []
      }
    }
    guard path.count == 1 else { return [] }
    let kind = program.child(of: section, .layoutReference).flatMap(names.kind)
    let own =
      (kind.map(Property.columns.kinds.contains) ?? false ? ["columns"] : []) + ["width", "height", "content.width"]
      + (has(.headerStatement) ? ["header.height"] : []) + (has(.footerStatement) ? ["footer.height"] : [])
    return units.map { Completion($0, .component, [.text($0 + ".")]) } + figures(own + positions(of: section))
  }
}
