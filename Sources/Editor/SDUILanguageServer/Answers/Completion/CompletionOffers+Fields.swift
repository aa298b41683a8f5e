import SDUICompiler
import SDUIIR
import SDUISyntax

/// Completions: Fields and their values.
extension CompletionOffers {
  /// The elements of `content`.
  var contents: [Completion] {
    let parts: [Completion] = [
      (word: "header", kind: NodeKind.headerStatement), (word: "footer", kind: .footerStatement),
    ]
    .filter { part in
      place.component(of: part.word) != nil
        && !(place.container.map {
          program.children(of: $0, .contentElement).contains { program.name(of: $0)?.text == part.word }
        }
          ?? false)
    }.map { word($0.word, " { ", "", " }") }
    return place.acceptedComponents.map { name in
      let fields = names.declaration(name, in: scope.file).map { body(of: $0, depth: 0) } ?? [.text(" { }")]
      return Completion(name, .component, [.text(name)] + fields)
    } + parts
  }

  /// The required fields of a declaration in braces, with values to be replaced.
  func body(of declaration: Syntax, depth: Int) -> [Completion.Piece] {
    var pieces: [Completion.Piece] = []
    for field in names.fields(of: declaration) where isRequired(field) {
      guard let name = program.name(of: field)?.text else { continue }
      pieces.append(.text((pieces.isEmpty ? " { " : ", ") + name + ": "))
      pieces.append(.placeholder(example(of: field, depth: depth)))
    }
    return pieces.isEmpty ? [.text(" { }")] : pieces + [.text(" }")]
  }

  private static let image = "Image { url: \"https://example.com/a.jpg\", width: 640, height: 480 }"

  /// Returns a value of a field's type.
  func example(of field: Syntax, depth: Int) -> String {
    if program.child(of: field, .listType) != nil { return "[]" }
    switch typeName(of: field)?.name {
    case "Text", "ID": return "\"…\""
    case "URL": return "\"https://example.com\""
    case "Date": return "\"2026-01-31T12:00:00Z\""
    case "Int", "Decimal": return "1"
    case "Bool": return "true"
    case "Color": return "#FFFFFF"
    case "Image": return Self.image
    case "Action":
      let type = program.child(of: field, .namedType).flatMap { program.child(of: $0, .argumentList) }
      let name = type.flatMap { program.children(of: $0, .argument).first }.map(program.text) ?? ""
      guard let action = names.declaration(name, [.actionDeclaration], in: field.file), depth < 4 else { return name }
      return name + text(of: body(of: action, depth: depth + 1))
    case let name?:
      guard let declared = names.declaration(name, in: field.file), depth < 4 else { return "" }
      guard program.kind(of: declared) == .enumDeclaration else {
        return name + text(of: body(of: declared, depth: depth + 1))
      }
      return choices(of: declared).first.map { text(of: $0.insertion) } ?? ""
    case nil: return ""
    }
  }

  private func text(of pieces: [Completion.Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text), .placeholder(let text): text
      }
    }.joined()
  }

  /// The declaration whose fields the braces at the cursor fill.
  private var filledOwner: Syntax? {
    guard let owner = place.owner, let name = program.name(of: owner)?.text else { return nil }
    return names.declaration(place.component(of: name) ?? name, in: scope.file)
  }

  /// The fields that are not filled yet, those first that must be.
  var fieldsToFill: [Completion] {
    let given = place.namesGiven(.recordField)
    if place.owner.map(program.kind) == .bundleStatement {
      return ["header", "units", "footer"].filter { !given.contains($0) }.map { name in
        Completion(name, .field, [.text(name + ": "), .placeholder("key")])
      }
    }
    guard let owner = filledOwner else {
      guard place.owner.flatMap(program.name)?.text == "Image" else { return [] }
      return ["url", "width", "height", "alt"].filter { !given.contains($0) }.map { name in
        Completion(
          name, .field,
          [
            .text(name + ": "),
            .placeholder(name == "url" ? "\"https://example.com/a.jpg\"" : name == "alt" ? "\"…\"" : "640"),
          ])
      }
    }
    if program.kind(of: owner) == .enumDeclaration, !given.isEmpty { return [] }
    let open = names.fields(of: owner).filter { field in
      program.name(of: field).map { !given.contains($0.text) } ?? false
    }
    return (open.filter(isRequired) + open.filter { !isRequired($0) }).compactMap { field in
      guard let name = program.name(of: field)?.text else { return nil }
      return Completion(
        name, .field, [.text(name + ": ")], detail: analysis.signature(of: field),
        documentation: analysis.description(of: field, names))
    }
  }

  /// The name of a field's type, without brackets and question marks.
  func typeName(of field: Syntax) -> (name: String, isOptional: Bool, isList: Bool)? {
    var (isOptional, isList) = (false, false)
    var current = field
    while let type = program.children(of: current).first(where: { program.kind(of: $0).isType }) {
      switch program.kind(of: type) {
      case .optionalType: isOptional = true
      case .listType: isList = true
      default: return program.name(of: type).map { ($0.text, isOptional, isList) }
      }
      current = type
    }
    return nil
  }

  /// The fields of the component at the place whose values a field can take.
  func sources(for field: Syntax) -> [Completion] {
    guard let needed = typeName(of: field) else { return [] }
    return fields(of: scope.fields).filter { item in
      guard let source = scope.fields.flatMap({ names.field(item.label, of: $0) }), let type = typeName(of: source)
      else {
        return false
      }
      return Self.isAssignable(type.name, to: needed.name) && type.isList == needed.isList
        && (needed.isOptional || !type.isOptional)
    }
  }

  /// Whether an event may pass a value of one type on as another: texts take identities and addresses.
  static func isAssignable(_ type: String, to other: String) -> Bool {
    type == other || (other == "Text" && ["ID", "URL"].contains(type))
  }

  /// The records of the fields of the component that hold a value of a field's type.
  private func recordSources(for field: Syntax) -> [Completion] {
    guard let needed = typeName(of: field), let component = scope.fields else { return [] }
    return names.fields(of: component).flatMap { outer -> [Completion] in
      guard let record = names.declaredType(of: outer), program.kind(of: record) == .recordDeclaration,
        let name = program.name(of: outer)?.text, typeName(of: outer).map({ !$0.isOptional && !$0.isList }) ?? false
      else { return [] }
      return names.fields(of: record).compactMap { inner in
        guard let type = typeName(of: inner), Self.isAssignable(type.name, to: needed.name),
          type.isList == needed.isList, !type.isOptional
        else { return nil }
        return program.name(of: inner).map { Completion("\(name).\($0.text)", .field) }
      }
    }
  }

  /// Returns the values of a field in the braces at the cursor.
  func needed(ofField name: String) -> NeededValue {
    if place.owner.map(program.kind) == .bundleStatement { return NeededValue() }
    guard let field = filledOwner.flatMap({ names.field(name, of: $0) }) else {
      let isText = name == "url" || name == "alt"
      return isText
        ? NeededValue(
          own: [
            Completion(
              "\"…\"", .value, [.text("\""), .placeholder(name == "url" ? "https://example.com" : "…"), .text("\"")])
          ], shapes: [.text])
        : NeededValue(own: [Completion("640", .value)], shapes: [.number])
    }
    var value = needed(ofTypeOf: field)
    var own = sources(for: field) + recordSources(for: field)
    if let event = place.around.last(where: { program.kind(of: $0) == .eventStatement }),
      place.containerKind == .recordBody,
      scope.fields == nil, typeName(of: field)?.name == "Int",
      program.child(of: event, .eventName).map({
        SectionEvent(rawValue: program.text(of: $0))?.figures.isEmpty == false
      }) ?? false
    {
      own.append(Completion("event.page", .figure))
    }
    value.own = own + value.own
    return value
  }

  /// Returns the values of the type of a field.
  func needed(ofTypeOf field: Syntax) -> NeededValue {
    guard let type = typeName(of: field) else { return NeededValue() }
    let isInList = place.containerKind == .listExpression
    if type.isList, !isInList {
      return NeededValue(own: [Completion("[]", .value, [.text("["), .placeholder(""), .text("]")])])
    }
    func quoted(_ text: String) -> Completion {
      Completion("\"\(text)\"", .value, [.text("\""), .placeholder(text), .text("\"")])
    }
    switch type.name {
    case "Text":
      let localized = Completion(
        "localized(\"…\")", .value, [.text("localized(\""), .placeholder("key"), .text("\")")],
        detail: "the key of a text")
      let isContent = place.around.contains { program.kind(of: $0) == .contentStatement }
      return NeededValue(own: [quoted("…")] + (isContent ? [localized] : []), shapes: [.text])
    case "ID": return NeededValue(own: [quoted("…")], shapes: [.text])
    case "URL": return NeededValue(own: [quoted("https://example.com")], shapes: [.text])
    case "Date": return NeededValue(own: [quoted("2026-01-31T12:00:00Z")], shapes: [.text])
    case "Int", "Decimal": return NeededValue(own: [Completion("1", .value)], shapes: [.number])
    case "Bool": return NeededValue(own: ["true", "false"].map { Completion($0, .value) }, shapes: [.boolean])
    case "Color": return NeededValue(own: [Completion("#FFFFFF", .value)], shapes: [.color])
    case "Image": return NeededValue(own: [Completion("Image", .record, [.text(Self.image)])])
    case "Action": return NeededValue(own: actions(allowedBy: field))
    default:
      guard let declared = names.declaration(type.name, in: field.file) else { return NeededValue() }
      if program.kind(of: declared) == .enumDeclaration { return NeededValue(own: choices(of: declared)) }
      let record = completion(of: declared, named: type.name)
      return NeededValue(own: record.map { [$0.inserting([.text(type.name)] + body(of: declared, depth: 0))] } ?? [])
    }
  }

  /// The actions that a field of a type such as `Action(Open)` may hold.
  private func actions(allowedBy field: Syntax) -> [Completion] {
    let list = program.child(of: field, .namedType).flatMap { program.child(of: $0, .argumentList) }
    return (list.map { program.children(of: $0, .argument).map(program.text) } ?? []).compactMap { name in
      names.declaration(name, [.actionDeclaration], in: field.file).map { action in
        Completion(
          name, .action, [.text(name)] + body(of: action, depth: 0), detail: analysis.signature(of: action),
          documentation: analysis.description(of: action, names))
      }
    }
  }

  /// Returns the possible defaults of a field.
  ///
  func defaults() -> [Completion] {
    guard let container = place.container else { return [] }
    let field = program.children(of: container, .field).filter {
      program.range(of: $0).bytes.lowerBound < place.word.lowerBound
    }.last
    guard let field else { return [] }
    return operands(of: WrittenExpression([]), .value(needed(ofTypeOf: field)))
  }
}
