import SDUICompiler
import SDUIIR
import SDUISyntax

/// Fixes that declare a name which nothing declares, with fields guessed from its uses in the file.
extension QuickFixes {
  /// Returns declarations for the name at a finding, before the declaration that uses it.
  func declarations(for finding: Diagnostic) -> [QuickFix] {
    let name = text(finding.range)
    guard let user = declaration(around: finding.range),
      let token = analysis.token(at: finding.range.bytes.lowerBound), tree.tokens[token].kind == .name,
      tree.tokens[token].range == finding.range.bytes
    else { return [] }
    let start = analysis.startOfDeclaration(user.node)
    return kindsNeeded(at: finding.range).flatMap { kind in
      texts(declaring: name, as: kind, at: finding.range).map { text in
        QuickFix(title: "Declare the \(kind.word) `\(name)`", edits: [insertion(text + "\n\n", at: start)])
      }
    }
  }

  private func texts(declaring name: String, as kind: NodeKind, at range: SourceRange) -> [String] {
    let isUpper = name.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
    switch kind {
    case .componentDeclaration, .recordDeclaration, .actionDeclaration:
      guard isUpper else { return [] }
      return [declaration(kind.word, name, fields(of: name, kind))]
    case .enumDeclaration:
      // A value in braces is a record's.
      guard isUpper, recordBodies(of: name).isEmpty else { return [] }
      let cases = program.child(of: node([.field], at: range) ?? tree.rootSyntax, .nameExpression)
      return ["enum \(name) { \(cases.map { program.text(of: $0) } ?? "first") }"]
    case .decorationDeclaration: return isUpper ? ["decoration \(name) { color: #F4F4F4 }"] : []
    case .layoutDeclaration: return isUpper ? layouts(named: name, at: range) : []
    case .flagDeclaration: return isUpper ? [] : ["flag \(name): [on, off]"]
    case .letDeclaration:
      let around = path(to: range)
      let isCondition =
        around.last { [.whenStatement, .block].contains(program.kind(of: $0)) }
        .map { program.kind(of: $0) == .whenStatement } ?? false
      return isUpper ? [] : ["let \(name) = \(isCondition ? "width >= 600" : "8")"]
    default: return []
    }
  }

  private func declaration(_ word: String, _ name: String, _ fields: [Guess]) -> String {
    "\(word) \(name) {\n" + fields.map { "  \($0.name): \($0.type)\n" }.joined() + "}"
  }

  /// A layout of the simplest kind, with a parameter for each argument.
  private func layouts(named name: String, at range: SourceRange) -> [String] {
    let list = node([.layoutReference], at: range).flatMap { program.child(of: $0, .argumentList) }
    guard list == nil else { return [] }
    return ["layout \(name): list"]
  }
}

// MARK: - Guessing fields

extension QuickFixes {
  /// A field that uses suggest.
  struct Guess {
    let name: String
    let type: String
  }

  /// The fields that the uses of a declaration suggest; one that is typical if there are none.
  private func fields(of name: String, _ kind: NodeKind) -> [Guess] {
    var guesses: [Guess] = []
    func add(_ guess: Guess) {
      if !guesses.contains(where: { $0.name == guess.name }) { guesses.append(guess) }
    }
    if kind == .componentDeclaration, isUnit(name) { add(Guess(name: "id", type: "ID")) }
    for body in recordBodies(of: name) {
      for field in program.children(of: body, .recordField) {
        guard let key = program.name(of: field)?.text, let value = program.value(of: field) else { continue }
        add(Guess(name: key, type: type(of: value, named: key)))
      }
    }
    for guess in fieldsOfData(of: name) { add(guess) }
    if guesses.isEmpty, kind != .actionDeclaration { add(Guess(name: "text", type: "Text")) }
    return guesses
  }

  /// The braces with the fields of something in the file.
  private func recordBodies(of name: String) -> [Syntax] {
    let holders: [NodeKind] = [.contentElement, .recordExpression, .actionCall, .fallbackClause]
    var bodies: [Syntax] = []
    // The component of the header of the section at hand.
    var header: String?
    for index in tree.nodes.indices {
      let syntax = Syntax(file: tree.file, node: NodeID(index))
      let kind = tree.nodes[index].kind
      if kind == .sectionDeclaration { header = nil }
      if kind == .headerStatement { header = program.name(of: syntax)?.text }
      guard holders.contains(kind), let body = program.child(of: syntax, .recordBody) else { continue }
      let written = program.name(of: syntax)?.text
      if written == name || (written == "header" && header == name) { bodies.append(body) }
    }
    return bodies
  }

  /// Whether a component is shown by a `unit`.
  private func isUnit(_ name: String) -> Bool {
    tree.nodes.indices.contains { index in
      tree.nodes[index].kind == .unitStatement
        && program.name(of: Syntax(file: tree.file, node: NodeID(index)))?.text == name
    }
  }

  /// The fields that sizes read: `ratio: data.photo.ratio`.
  private func fieldsOfData(of name: String) -> [Guess] {
    var guesses: [Guess] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .unitStatement {
      let unit = Syntax(file: tree.file, node: NodeID(index))
      guard program.name(of: unit)?.text == name else { continue }
      for inner in index..<index + Int(tree.nodes[index].size) where tree.nodes[inner].kind == .memberExpression {
        let path = program.text(of: Syntax(file: tree.file, node: NodeID(inner))).split(separator: ".")
        guard path.first == "data", path.count > 1 else { continue }
        guesses.append(Guess(name: String(path[1]), type: path.count > 2 ? "Image" : "Decimal"))
      }
    }
    return guesses
  }

  /// The type that a value suggests.
  private func type(of value: Syntax, named name: String) -> String {
    let text = program.text(of: value)
    switch program.kind(of: value) {
    case .numberLiteral: return text.utf8.contains(UInt8(ascii: ".")) ? "Decimal" : "Int"
    case .colorLiteral: return "Color"
    case .stringLiteral: return name == "id" ? "ID" : text.hasPrefix("\"https://") ? "URL" : "Text"
    case .recordExpression:
      let written = program.name(of: value)?.text ?? "Image"
      let isAction = names.declaration(written, [.actionDeclaration], in: tree.file) != nil
      return isAction ? "Action(\(written))" : written
    case .listExpression:
      return "[\(program.children(of: value).first.map { type(of: $0, named: "") } ?? "Text")]"
    case .nameExpression:
      if text == "true" || text == "false" { return "Bool" }
      let owner = declaration(around: program.range(of: value))
      let field = owner.flatMap { names.field(text, of: $0) }
      let type = field.flatMap { field in program.children(of: field).first { program.kind(of: $0).isType } }
      return type.map { typeName($0) } ?? "Text"
    default: return "Text"
    }
  }

  /// A type without its constraints.
  private func typeName(_ type: Syntax) -> String {
    let inner = program.children(of: type).first { program.kind(of: $0).isType }.map { typeName($0) } ?? ""
    switch program.kind(of: type) {
    case .listType: return "[\(program.name(of: type).map { "\($0.text): " } ?? "")\(inner)]"
    case .optionalType: return inner + "?"
    default:
      let name = program.name(of: type)?.text ?? "Text"
      return name == "Action" ? program.text(of: type) : name
    }
  }
}

extension SyntaxTree {
  /// The node of the whole file.
  fileprivate var rootSyntax: Syntax { Syntax(file: file, node: root) }
}

extension NodeKind {
  /// The word that begins a declaration of this kind.
  fileprivate var word: String {
    switch self {
    case .componentDeclaration: "component"
    case .recordDeclaration: "record"
    case .actionDeclaration: "action"
    case .enumDeclaration: "enum"
    case .decorationDeclaration: "decoration"
    case .layoutDeclaration: "layout"
    case .flagDeclaration: "flag"
    default: "constant"
    }
  }
}
