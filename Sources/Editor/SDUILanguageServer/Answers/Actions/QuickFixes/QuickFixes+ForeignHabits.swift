import SDUICompiler
import SDUISyntax

/// Fixes of what is written as in other languages: `VStack { … }`, a ternary, `else`, an item without `unit`.
extension QuickFixes {
  /// Returns the fixes of an unexpected token.
  func foreignHabits(at range: SourceRange) -> [QuickFix] {
    // A token is missing in the gap before the next one.
    guard let token = tree.tokens.firstIndex(where: { $0.start >= range.lowerBound }) else { return [] }
    switch tree.text(ofToken: token) {
    case "?": return ternary(at: token)
    case "else": return otherwise(at: token)
    case "=": return sign(at: token)
    case "(": return parenthesis(at: token)
    default: return container(at: token) + unit(at: token) + statement(at: token)
    }
  }

  /// Replaces a word that is nearly one which begins a statement: `sectoin`.
  private func statement(at token: Int) -> [QuickFix] {
    guard kind(ofToken: token) == .name, let near = NearestName.of(tree.text(ofToken: token), among: Self.statements)
    else { return [] }
    return [
      QuickFix(
        title: "Replace with `\(near.text)`", edits: [edit(tree.tokens[token].range, near.text)],
        isCertain: near.isCertain)
    ]
  }

  private static let statements = [
    "section", "unit", "item", "header", "footer", "background", "content", "when", "require",
  ]

  /// The containers of other layout systems, with the kinds that show the same.
  private static let containers = [
    "VStack": "list", "LazyVStack": "list", "List": "list", "LazyColumn": "list", "Column": "list",
    "ScrollView": "list", "HStack": "carousel", "LazyHStack": "carousel", "LazyRow": "carousel", "Row": "carousel",
    "Grid": "grid", "LazyVGrid": "grid", "LazyVerticalGrid": "grid", "GridView": "grid",
  ]

  /// `VStack {`, `LazyVGrid(columns: 2) {`: a section of that kind, with the arguments as properties.
  private func container(at token: Int) -> [QuickFix] {
    guard let layout = Self.containers[tree.text(ofToken: token)] else { return [] }
    var brace = token + 1
    var properties: [String] = []
    if kind(ofToken: brace) == .leftParenthesis {
      let end = closing(of: brace)
      // Arguments of one token: `spacing: 8`.
      var index = brace + 1
      while index < end {
        guard kind(ofToken: index) == .name, kind(ofToken: index + 1) == .colon, kind(ofToken: index + 2) == .number,
          index + 3 == end || kind(ofToken: index + 3) == .comma
        else { return [] }
        properties.append("\(tree.text(ofToken: index)): \(tree.text(ofToken: index + 2))")
        index += 4
      }
      brace = end + 1
    }
    guard kind(ofToken: brace) == .leftBrace else { return [] }
    let inner = properties.isEmpty ? "" : " " + properties.joined(separator: ", ") + ","
    let head = "section \(freeSectionName): \(layout) {\(inner)"
    let whole = Int(tree.tokens[token].start)..<Int(tree.tokens[brace].end)
    return [
      QuickFix(title: "Write a section of the kind `\(layout)`", edits: [edit(whole, head)], isCertain: true)
    ]
  }

  /// `items`, or the first such name with a number that no section has.
  private var freeSectionName: String {
    var taken: Set<String> = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .sectionDeclaration {
      if let name = program.name(of: Syntax(file: tree.file, node: NodeID(index))) { taken.insert(name.text) }
    }
    var (name, count) = ("items", 1)
    while taken.contains(name) { (name, count) = ("items\(count + 1)", count + 1) }
    return name
  }

  /// `Card { height: 60 }`: a unit, if a component has the name.
  private func unit(at token: Int) -> [QuickFix] {
    guard names.declaration(tree.text(ofToken: token), [.componentDeclaration], in: tree.file) != nil else { return [] }
    return [
      QuickFix(
        title: "Insert `unit`", edits: [insertion("unit ", at: Int(tree.tokens[token].start))], isCertain: true)
    ]
  }

  /// `columns: width >= 600 ? 3 : 2`: the second value, and the first one in a `when`.
  private func ternary(at question: Int) -> [QuickFix] {
    guard question > 0 else { return [] }
    let before = SourceRange(file: tree.file, tree.tokens[question - 1].range)
    guard let property = node([.property], at: before), let name = program.name(of: property)?.text,
      let condition = program.value(of: property), let colon = colon(after: question)
    else { return [] }
    var end = colon + 1
    while end < tree.tokens.count - 1, !endsValue(end) { end = max(end + 1, isOpening(end) ? closing(of: end) + 1 : 0) }
    let first = tokens(question + 1..<colon)
    let second = tokens(colon + 1..<end)
    guard !first.isEmpty, !second.isEmpty else { return [] }
    let value = bytes(of: condition).lowerBound..<Int(tree.tokens[end - 1].end)
    let statement = "\(name): \(first)"
    let owner = path(to: before).last { program.kind(of: $0) != .property && block(of: $0) != nil }
    guard let owner else { return [] }
    let when = "when \(program.text(of: condition)) { \(wrapped(statement, in: owner)) }"
    let place = program.kind(of: owner).isPartOfSection ? bytes(of: owner).upperBound : value.upperBound
    let anchor = program.kind(of: owner).isPartOfSection ? owner : property
    let addition = insertion(of: when, after: anchor).replacement
    if place == value.upperBound {
      return [QuickFix(title: "Write a `when`", edits: [edit(value, second + addition)], isCertain: true)]
    }
    return [
      QuickFix(title: "Write a `when`", edits: [edit(value, second), insertion(addition, at: place)], isCertain: true)
    ]
  }

  /// A statement of a part of a section as a `when` of the section has it.
  private func wrapped(_ statement: String, in owner: Syntax) -> String {
    guard program.kind(of: owner).isPartOfSection, let word = program.keywords(of: owner).first?.text else {
      return statement
    }
    let name = program.kind(of: owner) == .unitStatement ? program.name(of: owner).map { " \($0.text)" } ?? "" : ""
    return "\(word)\(name) { \(statement) }"
  }

  /// `name = value`, where a colon is usual; and `===`.
  private func sign(at token: Int) -> [QuickFix] {
    guard token > 0 else { return [] }
    if tree.text(ofToken: token - 1) == "==", tree.tokens[token - 1].end == tree.tokens[token].start {
      return [QuickFix(title: "Write `==`", edits: [edit(tree.tokens[token].range, "")], isCertain: true)]
    }
    let gap = Int(tree.tokens[token - 1].end)..<Int(tree.tokens[token + 1].start)
    return [QuickFix(title: "Replace with `:`", edits: [edit(gap, ": ")], isCertain: true)]
  }

  /// `test "title" (width: 390)`: the word before the place; and `unit Card(height: 60)`: braces.
  private func parenthesis(at token: Int) -> [QuickFix] {
    guard token > 1 else { return [] }
    let word = tree.text(ofToken: token - 2)
    if ["unit", "header", "footer"].contains(word), kind(ofToken: token - 1) == .name {
      let end = closing(of: token)
      guard kind(ofToken: end) == .rightParenthesis else { return [] }
      let edits = [edit(tree.tokens[token].range, " { "), edit(tree.tokens[end].range, " }")]
      return [QuickFix(title: "Write braces", edits: edits, isCertain: true)]
    }
    guard kind(ofToken: token - 1) == .string, word == "test" else { return [] }
    return [
      QuickFix(title: "Insert `at`", edits: [insertion("at ", at: Int(tree.tokens[token].start))], isCertain: true)
    ]
  }

  /// `else {` after a `when`: another one with the opposite condition; and `else if width >= 600 {`, each of which holds
  /// where none before it does.
  private func otherwise(at token: Int) -> [QuickFix] {
    guard token > 0 else { return [] }
    let before = SourceRange(file: tree.file, tree.tokens[token - 1].range)
    guard let when = node([.whenStatement], at: before), let condition = program.children(of: when).first else {
      return []
    }
    var opposites = [opposite(of: program.text(of: condition))]
    var edits: [TextEdit] = []
    var branch = token
    while branch < tree.tokens.count - 1, tree.text(ofToken: branch) == "else" {
      let start = Int(tree.tokens[branch].start)
      guard tree.text(ofToken: branch + 1) == "if" else {
        guard kind(ofToken: branch + 1) == .leftBrace else { return [] }
        edits.append(edit(tree.tokens[branch].range, "when " + opposites.joined(separator: " and ")))
        break
      }
      guard let brace = tree.tokens[branch...].firstIndex(where: { $0.kind == .leftBrace }), brace > branch + 2 else {
        return []
      }
      let own = tokens(branch + 2..<brace)
      let conditions = opposites + [own.split(separator: " ").contains("or") ? "(\(own))" : own]
      edits.append(edit(start..<Int(tree.tokens[brace - 1].end), "when " + conditions.joined(separator: " and ")))
      opposites.append(opposite(of: own))
      branch = closing(of: brace) + 1
    }
    return [QuickFix(title: "Write the opposite `when`", edits: edits, isCertain: true)]
  }

  private func opposite(of condition: String) -> String {
    let isWord = condition.utf8.allSatisfy { $0 != UInt8(ascii: " ") }
    let isInParentheses =
      condition.hasPrefix("(") && condition.utf8.firstIndex(of: UInt8(ascii: ")")) == condition.utf8.indices.last
    return "not \(isWord || isInParentheses ? condition : "(\(condition))")"
  }
}

// MARK: - Tokens

extension QuickFixes {
  private func kind(ofToken index: Int) -> TokenKind {
    index < tree.tokens.count ? tree.tokens[index].kind : .endOfFile
  }

  private func isOpening(_ token: Int) -> Bool {
    [.leftParenthesis, .leftBrace, .leftBracket].contains(kind(ofToken: token))
  }

  private func isClosing(_ token: Int) -> Bool {
    [.rightParenthesis, .rightBrace, .rightBracket].contains(kind(ofToken: token))
  }

  /// The token that closes a bracket; the last one of the file if none does.
  private func closing(of opening: Int) -> Int {
    var depth = 0
    for index in opening..<tree.tokens.count {
      if isOpening(index) { depth += 1 }
      if isClosing(index) { depth -= 1 }
      if depth == 0 { return index }
    }
    return tree.tokens.count - 1
  }

  /// The colon of a ternary, on the same line and outside of brackets.
  private func colon(after question: Int) -> Int? {
    var index = question + 1
    while index < tree.tokens.count - 1, !endsValue(index) {
      if kind(ofToken: index) == .colon { return index }
      index = isOpening(index) ? closing(of: index) + 1 : index + 1
    }
    return nil
  }

  /// Whether a token is not part of the value of a property any more.
  private func endsValue(_ index: Int) -> Bool {
    if isClosing(index) || kind(ofToken: index) == .comma || kind(ofToken: index) == .endOfFile { return true }
    let gap = Int(tree.tokens[index - 1].end)..<Int(tree.tokens[index].start)
    return tree.source.bytes[gap].contains { $0 == 0x0A || $0 == 0x0D }
  }

  private func tokens(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    return tree.source.text(in: Int(tree.tokens[range.lowerBound].start)..<Int(tree.tokens[range.upperBound - 1].end))
  }
}

extension NodeKind {
  /// Whether it is a statement of a section with properties of its own.
  fileprivate var isPartOfSection: Bool {
    switch self {
    case .unitStatement, .itemStatement, .headerStatement, .footerStatement, .backgroundStatement: true
    default: false
    }
  }
}
