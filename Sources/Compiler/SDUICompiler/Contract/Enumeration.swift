import SDUIIR
import SDUISyntax

extension Checker {
  /// Lowers every enum of the program, in order, so that a declaration's index is its id.
  mutating func lowerEnumerations() {
    enumerationsWithData = declarations.all(.enumeration).map { declaration in
      program.children(of: declaration.syntax, .enumCase).contains { program.typeOfCase($0) != nil }
    }
    for declaration in declarations.all(.enumeration) {
      let cases = lowerCases(of: declaration)
      _ = contract.enums.append(
        Enumeration(
          name: declaredName(declaration), documentation: program.documentation(of: declaration.syntax),
          isOpen: program.keywords(of: declaration.syntax).contains { $0.text == "open" }, cases: cases,
          origin: origin(declaration.syntax)))
    }
  }

  private mutating func lowerCases(of declaration: Declaration) -> [Enumeration.Case] {
    var result: [Enumeration.Case] = []
    var names = SeenNames()
    var wires = SeenNames()
    let syntaxes = Array(program.children(of: declaration.syntax, .enumCase))
    for syntax in syntaxes {
      guard let name = program.name(of: syntax) else { continue }
      let availability = availability(of: syntax)
      let wire = program.wireName(of: syntax) ?? name
      guard unique(name, among: &names, what: "case"), uniqueOnWire(wire, among: &wires, what: "case") else {
        continue
      }
      var enumerationCase = Enumeration.Case(
        name: DeclaredName(name.text, wire: wireName(of: syntax)), documentation: program.documentation(of: syntax),
        origin: origin(syntax))
      enumerationCase.availability = availability
      if program.typeOfCase(syntax) != nil {
        // A case without a known type keeps its place, so that names still resolve; its screen is not emitted.
        enumerationCase.payload = payloadType(of: syntax) ?? .text(.init())
      }
      result.append(enumerationCase)
    }
    if syntaxes.isEmpty, !program.isBroken(declaration.syntax) {
      report(
        .emptyDeclaration, "the enum `\(declaration.name.text)` has no cases", at: declaration.name.range,
        remedy: "give it at least one case")
    }
    return result
  }

  /// The type of a case's data, which is always there.
  private mutating func payloadType(of syntax: Syntax) -> FieldType? {
    guard let type = fieldType(of: syntax), let written = program.typeOfCase(syntax) else { return nil }
    guard case .optional(let wrapped) = type else { return type }
    let range = program.range(of: written)
    report(
      .typeMismatch, "the data of a case is always there", at: range,
      remedy: "remove the `?`, and add a case without data",
      fixes: [
        .remove(SourceRange(file: range.file, Int(range.upperBound) - 1..<Int(range.upperBound)), "remove the `?`")
      ])
    return wrapped
  }

  /// Reports a name that is repeated among its siblings.
  mutating func unique(_ name: WrittenName, among known: inout SeenNames, what: String) -> Bool {
    guard let earlier = known.insert(name) else { return true }
    report(
      .duplicateDeclaration, "there is another \(what) named `\(name.text)`", at: name.range,
      labels: [Label("the first one", at: earlier)], remedy: "rename one of them")
    return false
  }

  /// Reports a name that travels a second time among its siblings.
  mutating func uniqueOnWire(_ name: WrittenName, among known: inout SeenNames, what: String) -> Bool {
    guard let earlier = known.insert(name) else { return true }
    reportSecondOnWire(name, earlier, what: what)
    return false
  }

  private mutating func reportSecondOnWire(_ name: WrittenName, _ earlier: SourceRange, what: String) {
    report(
      .duplicateWireName, "another \(what) travels as \"\(name.text)\" already", at: name.range,
      labels: [Label("the first one", at: earlier)], remedy: "give one of them another name after `as`")
  }

  /// Reports declarations of one kind that travel under one name: a client could not tell them apart.
  mutating func reportWireCollisions() {
    for kind in [Declaration.Kind.enumeration, .record, .action, .component, .decoration] {
      let all = declarations.all(kind)
      var known: [String: SourceRange] = Dictionary(minimumCapacity: all.count)
      for declaration in all {
        let wire = program.wireName(of: declaration.syntax) ?? declaration.name
        if kind == .action, wire.text == EventAction.toggleSectionName, wire.range != declaration.name.range {
          report(
            .reservedName, "`\(wire.text)` is what the built-in action is called on the wire", at: wire.range,
            remedy: "choose another name")
          continue
        }
        guard let earlier = known[wire.text] else {
          known[wire.text] = wire.range
          continue
        }
        // Two declarations of one name are reported as such.
        if isDuplicate(declaration) || namesReportedTwice.contains(declaration.name.range) { continue }
        reportSecondOnWire(wire, earlier, what: kind.word)
      }
    }
  }

  private func isDuplicate(_ declaration: Declaration) -> Bool {
    declarations.names[declaration.syntax.file.index][declaration.name.text]
      .map { declarations.all[$0] != declaration } ?? false
  }

  /// The source name of a declaration and the one that travels.
  mutating func declaredName(_ declaration: Declaration) -> DeclaredName {
    DeclaredName(declaration.name.text, wire: wireName(of: declaration.syntax))
  }

  /// Returns the name after `as`; reports one that may not travel.
  mutating func wireName(of syntax: Syntax) -> String? {
    guard let wire = program.wireName(of: syntax) else { return nil }
    guard let violation = NameSyntax.wire.violation(in: wire.text) else { return wire.text }
    report(
      .valueOutOfRange, "the name that travels \(violation)", at: wire.range,
      remedy: "write the server's name, or remove `as`")
    return nil
  }

  /// Returns the place of a node.
  func origin(_ syntax: Syntax) -> Origin { origin(program.range(of: syntax)) }

  func origin(_ range: SourceRange) -> Origin {
    Origin(file: range.file.rawValue, lowerBound: range.lowerBound, upperBound: range.upperBound)
  }
}

extension Program {
  /// The type of a case's data; `nil` where the case has none.
  package func typeOfCase(_ enumCase: Syntax) -> Syntax? { children(of: enumCase).first { kind(of: $0).isType } }
}
