import SDUICompiler
import SDUIIR
import SDUISyntax

/// Fixes that add values which are missing. Their names are certain, and the values are examples.
extension QuickFixes {
  /// Adds the fields that an item, a record or the payload of an event needs.
  func missingFields(at range: SourceRange) -> [QuickFix] {
    let kinds: [NodeKind] = [.contentElement, .recordExpression, .actionCall, .fallbackClause]
    guard let holder = node(kinds, at: range), let owner = owner(of: holder) else { return [] }
    let body = program.child(of: holder, .recordBody)
    let given = body.map { program.children(of: $0, .recordField).compactMap { program.name(of: $0)?.text } } ?? []
    let missing = names.fields(of: owner).filter { field in
      isRequired(field) && !given.contains(program.name(of: field)?.text ?? "")
    }
    guard !missing.isEmpty else { return [] }
    let component = program.kind(of: holder) == .actionCall ? declaration(around: range) : nil
    let fields = missing.compactMap { field -> String? in
      guard let name = program.name(of: field)?.text else { return nil }
      return value(for: field, from: component).map { "\(name): \($0)" }
    }
    guard fields.count == missing.count else { return [] }
    let title = fields.count == 1 ? "Add `\(fields[0])`" : "Add the missing fields"
    return [QuickFix(title: title, edits: [adding(fields, to: body, of: holder)])]
  }

  /// Adds fields to a record: on lines of their own if the others have them.
  private func adding(_ fields: [String], to body: Syntax?, of holder: Syntax) -> TextEdit {
    guard let body else { return insertion(" { \(fields.joined(separator: ", ")) }", at: bytes(of: holder).upperBound) }
    let last = Array(program.children(of: body, .recordField)).last
    guard let last else {
      return edit(bytes(of: body), "{ \(fields.joined(separator: ", ")) }")
    }
    guard spansLines(body) else {
      return insertion(", " + fields.joined(separator: ", "), at: bytes(of: last).upperBound)
    }
    let margin = analysis.indentation(insideOf: body)
    return insertion(fields.map { "\n" + margin + $0 }.joined(), at: bytes(of: last).upperBound)
  }

  /// The declaration whose fields a record fills.
  private func owner(of holder: Syntax) -> Syntax? {
    guard let name = program.name(of: holder)?.text else { return nil }
    if program.kind(of: holder) == .contentElement, name == "header" || name == "footer" {
      let section = path(to: program.range(of: holder)).last { program.kind(of: $0) == .sectionDeclaration }
      let kind: NodeKind = name == "header" ? .headerStatement : .footerStatement
      let shown = section.flatMap { block(of: $0) }.flatMap { program.child(of: $0, kind) }
      return shown.flatMap { program.name(of: $0) }
        .flatMap { names.declaration($0.text, [.componentDeclaration], in: tree.file) }
    }
    let kinds: [NodeKind] = [.componentDeclaration, .recordDeclaration, .actionDeclaration]
    return names.declaration(name, kinds, in: tree.file)
  }

  /// Whether a field has neither a default nor an optional type.
  private func isRequired(_ field: Syntax) -> Bool {
    program.children(of: field).allSatisfy { piece in
      switch program.kind(of: piece) {
      case .name, .wireName, .namedType, .listType, .sinceClause, .untilClause, .deprecatedClause: true
      default: false
      }
    }
  }

  /// A value of a field: of the payload of an event the field of the component that has the same name and type.
  private func value(for field: Syntax, from component: Syntax?) -> String? {
    guard let type = program.children(of: field).first(where: { program.kind(of: $0).isType }) else { return nil }
    if let component, let name = program.name(of: field)?.text, let own = names.field(name, of: component),
      let other = program.children(of: own).first(where: { program.kind(of: $0).isType }),
      program.name(of: other)?.text == program.name(of: type)?.text
    {
      return name
    }
    return value(of: type, depth: 0)
  }

  /// An example of a value of a type.
  private func value(of type: Syntax, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    if program.kind(of: type) == .listType { return "[]" }
    guard let name = program.name(of: type)?.text else { return nil }
    switch name {
    case "Text": return text(of: type)
    case "ID": return "\"\(freeIdentity)\""
    case "Int", "Decimal": return argument("min", of: type) ?? "0"
    case "Bool": return "false"
    case "URL": return "\"https://example.com\""
    case "Date": return "\"2025-01-01T00:00:00Z\""
    case "Color": return "#000000"
    case "Image":
      return "Image { url: \"https://example.com/image.png\", width: 1, height: 1, alt: \"\" }"
    default: break
    }
    if name == "Action" {
      let list = program.child(of: type, .argumentList)
      let first = list.flatMap { program.child(of: $0, .argument) }.flatMap { program.value(of: $0) }
      return first.flatMap { names.declaration(program.text(of: $0), [.actionDeclaration], in: type.file) }
        .flatMap { record(of: $0, depth: depth) }
    }
    guard let declaration = names.declaration(name, in: type.file) else { return nil }
    if program.kind(of: declaration) == .enumDeclaration {
      return program.children(of: declaration, .enumCase).first { program.typeOfCase($0) == nil }
        .flatMap { program.name(of: $0)?.text }
    }
    return record(of: declaration, depth: depth)
  }

  /// `Price { amount: 0 }`
  private func record(of declaration: Syntax, depth: Int) -> String? {
    guard let name = program.name(of: declaration)?.text else { return nil }
    var fields: [String] = []
    for field in names.fields(of: declaration) where isRequired(field) {
      guard let key = program.name(of: field)?.text,
        let type = program.children(of: field).first(where: { program.kind(of: $0).isType }),
        let value = value(of: type, depth: depth + 1)
      else { return nil }
      fields.append("\(key): \(value)")
    }
    return fields.isEmpty ? name : "\(name) { \(fields.joined(separator: ", ")) }"
  }

  /// A text of the least length.
  private func text(of type: Syntax) -> String {
    let length = (argument("length", of: type) ?? argument("min", of: type)).flatMap { Int($0) } ?? 0
    return "\"" + String(repeating: "x", count: min(max(length, 0), 100)) + "\""
  }

  /// The text of an argument of a type.
  private func argument(_ label: String, of type: Syntax) -> String? {
    program.child(of: type, .argumentList).flatMap { list in
      program.children(of: list, .argument).first { program.name(of: $0)?.text == label }
    }.flatMap { program.value(of: $0) }.map { program.text(of: $0) }
  }

  /// An identity that is not written in the file yet.
  private var freeIdentity: String {
    var written: Set<String> = []
    for index in tree.tokens.indices where tree.tokens[index].kind == .string {
      written.insert(tree.text(ofToken: index))
    }
    var (name, count) = ("new", 1)
    while written.contains("\"\(name)\"") { (name, count) = ("new-\(count + 1)", count + 1) }
    return name
  }

  /// Adds the arguments that a layout needs.
  func missingArguments(at range: SourceRange) -> [QuickFix] {
    guard let reference = node([.layoutReference], at: range),
      let layout = names.declaration(text(range), [.layoutDeclaration], in: tree.file),
      let parameters = program.child(of: layout, .parameterList)
    else { return [] }
    let list = program.child(of: reference, .argumentList)
    let given = list.map { Array(program.children(of: $0, .argument)) } ?? []
    let labels = given.compactMap { program.name(of: $0)?.text }
    var added: [String] = []
    for parameter in program.children(of: parameters, .parameter) {
      guard let name = program.name(of: parameter)?.text, !labels.contains(name),
        program.value(of: parameter).map({ program.kind(of: $0).isType }) ?? true
      else { continue }
      guard let type = names.parameterType(of: parameter) else { return [] }
      added.append("\(name): \(Self.example(of: type))")
    }
    guard !added.isEmpty else { return [] }
    let arguments = added.joined(separator: ", ")
    let title = added.count == 1 ? "Add `\(arguments)`" : "Add the missing arguments"
    if let last = given.last {
      return [QuickFix(title: title, edits: [insertion(", " + arguments, at: bytes(of: last).upperBound)])]
    }
    let edit =
      list.map { self.edit(bytes(of: $0), "(\(arguments))") } ?? insertion("(\(arguments))", at: range.bytes.upperBound)
    return [QuickFix(title: title, edits: [edit])]
  }

  /// An example of the values that a parameter takes.
  private static func example(of type: ParameterType) -> String {
    if let word = type.words.first { return word.rawValue }
    return switch type.name {
    case "Int": "2"
    case "Number": "2"
    case "Percent": "50%"
    case "Ratio": "1:1"
    case "Duration": "4s"
    case "Text": "\"\""
    case "Bool": "false"
    case "Color": "#F4F4F4"
    default: "8"
    }
  }
}
