import SDUICompiler
import SDUIIR
import SDUISyntax

/// Completions: Events.
extension CompletionOffers {
  /// The events that can happen at the place and are not bound yet.
  var events: [Completion] {
    let bound = place.container.map { block in
      program.children(of: block, .eventStatement).compactMap { statement in
        program.child(of: statement, .eventName).flatMap { name in
          program.range(of: name).bytes.contains(place.word.lowerBound) ? nil : program.text(of: name)
        }
      }
    }
    if place.containerKind == .fieldBlock {
      let isControl = place.words.last?.kind == .dot
      return Program.componentEvents.filter { isControl || !(bound ?? []).contains($0) }.map(event)
    }
    let usual: [SectionEvent] = [.pageAppear, .reachEnd, .reorder, .reachStart]
    return (usual + SectionEvent.allCases.filter { !usual.contains($0) }).filter {
      !(bound ?? []).contains($0.rawValue) && happens($0)
    }
    .map { event($0.rawValue) }
  }

  private func event(_ name: String) -> Completion { Completion(name, .event, [.text(name + ": ")]) }

  /// Whether an event can happen in the section at the place.
  func happens(_ event: SectionEvent) -> Bool {
    switch event {
    case .reachStart, .reachEnd: return true
    case .reorder: return values(ofSection: "reorderable").contains("true")
    case .pageWillAppear, .pageAppear, .pageWillDisappear, .pageDisappear:
      return values(ofSection: "scroll").contains { ["paging", "groupPaging", "groupPagingCentered"].contains($0) }
    }
  }

  /// The values that the section or layout at the place, its `when`s and its layouts give a property, as they are written.
  func values(ofSection property: String) -> [String] {
    (place.section ?? scope.layout).map { values(of: property, in: $0) } ?? []
  }

  func values(of property: String, in section: Syntax) -> [String] {
    var result: [String] = []
    var current: Syntax? = section
    var caller: Syntax?
    for _ in 0..<16 {
      guard let layer = current else { break }
      var blocks = program.child(of: layer, .block).map { [$0] } ?? []
      while let block = blocks.popLast() {
        for statement in program.children(of: block) {
          if program.kind(of: statement) == .whenStatement {
            blocks += program.child(of: statement, .block).map { [$0] } ?? []
          }
          if program.kind(of: statement) == .property, program.name(of: statement)?.text == property,
            let value = program.value(of: statement)
          {
            result += texts(of: value, in: layer, calledBy: caller)
          }
        }
      }
      caller = program.child(of: layer, .layoutReference)
      current = caller.flatMap(program.name).flatMap {
        names.declaration($0.text, [.layoutDeclaration], in: layer.file)
      }
    }
    return result
  }

  /// The text of a value; of a parameter those of its argument and its default.
  private func texts(of value: Syntax, in layer: Syntax, calledBy reference: Syntax?) -> [String] {
    let text = program.text(of: value)
    guard program.kind(of: layer) == .layoutDeclaration, let parameter = names.parameter(text, of: layer) else {
      return [text]
    }
    let arguments = reference.flatMap { program.child(of: $0, .argumentList) }
    let argument = arguments.flatMap { list in
      program.children(of: list, .argument).first { program.name(of: $0)?.text == text }
    }
    return program.value(of: argument ?? parameter).map { [program.text(of: $0)] } ?? []
  }

  /// The actions of an event: declared ones with their payload, fields that hold an action, and the built-in one.
  var actionsOfEvent: [Completion] {
    let chosen = place.containerKind == .fieldBlock ? fields(of: scope.fields).filter(holdsAction) : []
    let declared = declarations([.actionDeclaration]).map { item in
      let action = names.declaration(item.label, [.actionDeclaration], in: scope.file)
      return item.inserting([.text(item.label)] + (action.map(payload) ?? []))
    }
    return chosen + declared + [Completion("toggleSection", .action)]
  }

  private func holdsAction(_ item: Completion) -> Bool {
    let field = scope.fields.flatMap { names.field(item.label, of: $0) }
    return field.flatMap(typeName)?.name == "Action"
  }

  /// The payload of an action, from the fields of the component at the place.
  private func payload(of action: Syntax) -> [Completion.Piece] {
    var pieces: [Completion.Piece] = []
    for field in names.fields(of: action) where isRequired(field) {
      guard let name = program.name(of: field)?.text else { continue }
      let source = sources(for: field).first { $0.label == name } ?? sources(for: field).first
      pieces.append(.text((pieces.isEmpty ? " { " : ", ") + name + ": "))
      pieces.append(.placeholder(source?.label ?? example(of: field, depth: 0)))
    }
    return pieces.isEmpty ? [] : pieces + [.text(" }")]
  }
}
