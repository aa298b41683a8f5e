import SDUICompiler
import SDUIIR
import SDUIReports
import SDUISyntax

/// The text about a name under the pointer.
package struct Hover: Hashable, Sendable {
  /// The name.
  package let range: Range<Int>
  /// The declaration as code, in a line or a few.
  package let code: String
  /// Paragraphs in Markdown.
  package let paragraphs: [String]
}

extension Analysis {
  /// Returns the text about the name or word at an offset of the file.
  package func hover(at offset: Int) -> Hover? { hoverOfName(at: offset) ?? hoverOfWord(at: offset) }

  /// Returns the text about the name at an offset of the file.
  func hoverOfName(at offset: Int) -> Hover? {
    let names = NameTable(of: program)
    guard let found = occurrence(at: offset, names) else { return nil }
    let range = found.range.bytes
    switch found.meaning {
    case .declared(let syntax):
      return Hover(range: range, code: signature(of: syntax), paragraphs: description(of: syntax, names))
    case .property(let property):
      let row = property.row
      if let form = hoverOfCaseForm(at: range) { return form }
      let values = paragraphs(aboutPropertyNamedAt: found.range, row)
      return Hover(range: range, code: row.signature, paragraphs: values + row.paragraphs)
    case .spelling(let index):
      let spelling = Vocabulary.spellings[index]
      let values = paragraphs(aboutPropertyNamedAt: found.range, spelling.property.row)
      return Hover(
        range: range, code: "\(spelling.name): \(spelling.example)", paragraphs: values + spelling.paragraphs)
    case .kind(let kind): return Hover(range: range, code: kind.rawValue, paragraphs: [kind.documentation])
    case .words(let property):
      return ParameterType.all.first { $0.property == property }
        .map { Hover(range: range, code: $0.name, paragraphs: $0.paragraphs(about: property)) }
    case .builtInType: return hover(ofWord: program.trees[0].source.text(in: range), at: range)
    case .keyword(let word): return hover(ofValue: word, at: found.range)
    }
  }

  /// The text about `wire` of an enum; `nil` elsewhere.
  private func hoverOfCaseForm(at range: Range<Int>) -> Hover? {
    let isInEnum = path(to: range.lowerBound).contains { tree.kind(of: $0) == .enumDeclaration }
    return isInEnum
      ? Hover(range: range, code: #"wire: (type: "kind", data: at("."))"#, paragraphs: [Self.caseForm]) : nil
  }

  /// The sentence about the form of cases.
  static let caseForm =
    "Where responses have the name and the data of a case: `type` is the key of the name, or `onlyKey` of the object, and `data` "
    + "the key of the data, or `at(\".\")` if their fields are beside the name."

  /// The text about one of the words that a property takes.
  private func hover(ofValue word: Keyword, at range: SourceRange) -> Hover? {
    let path = path(to: range.bytes.lowerBound).map { Syntax(file: tree.file, node: $0) }
    let paragraphs = purpose(of: path)
    return paragraphs.isEmpty ? nil : Hover(range: range.bytes, code: word.rawValue, paragraphs: paragraphs)
  }

  /// The text about a word of the language; `nil` about other words.
  func hover(ofWord word: String, at range: Range<Int>) -> Hover? {
    let paragraphs = Self.paragraphs(aboutWord: word)
    return paragraphs.isEmpty ? nil : Hover(range: range, code: word, paragraphs: paragraphs)
  }

  /// A declaration without its block: `layout ProductGrid(gap: Length = 8): grid`. Enums and actions are shown whole,
  /// since what they hold is what they are.
  func signature(of syntax: Syntax) -> String {
    let whole = program.range(of: syntax).bytes
    let source = program.trees[syntax.file.index].source
    var end = whole.upperBound
    switch program.kind(of: syntax) {
    case .name:
      return "case " + program.text(of: syntax)
    case .enumDeclaration, .actionDeclaration, .recordDeclaration, .flagDeclaration, .letDeclaration: break
    default:
      for kind in [NodeKind.block, .fieldBlock] {
        if let block = program.child(of: syntax, kind) { end = min(end, program.range(of: block).bytes.lowerBound) }
      }
    }
    let isBlank = { (byte: UInt8) in byte == 0x20 || 0x09...0x0D ~= byte }
    while end > whole.lowerBound, isBlank(source.bytes[end - 1]) { end -= 1 }
    return source.text(in: whole.lowerBound..<end)
  }

  /// Returns its documentation, and its name in responses.
  func description(of syntax: Syntax, _ names: NameTable) -> [String] {
    var paragraphs: [String] = []
    let documentation = program.documentation(of: syntax)
    if !documentation.isEmpty { paragraphs.append(documentation) }
    if let takes = wordsTaken(by: syntax, names) { paragraphs.append(takes) }
    if let sets = propertiesSet(by: syntax) { paragraphs.append(sets) }
    if program.kind(of: syntax) == .letDeclaration,
      let devices = program.value(of: syntax).flatMap({ devices(meeting: $0, names) })
    {
      paragraphs.append(devices)
    }
    if let key = keyInJSON(of: syntax) { paragraphs.append("In JSON: `\(key)`") }
    if syntax.file.index != 0 { paragraphs.append("Declared in `\(sources[syntax.file.index].path)`") }
    return paragraphs
  }

  /// The words that a layout's parameter takes; `nil` for what takes values.
  func wordsTaken(by parameter: Syntax, _ names: NameTable) -> String? {
    guard program.kind(of: parameter) == .parameter,
      let type = names.parameterType(of: parameter), type.property != nil
    else { return nil }
    return "Takes \(type.form)."
  }

  /// The name that travels; `nil` for what does not.
  private func keyInJSON(of syntax: Syntax) -> String? {
    switch program.kind(of: syntax) {
    case .field, .enumCase, .componentDeclaration, .actionDeclaration, .recordDeclaration, .enumDeclaration,
      .sectionDeclaration, .screenDeclaration, .decorationDeclaration:
      (program.wireName(of: syntax) ?? program.name(of: syntax))?.text
    case .name: program.text(of: syntax)
    default: nil
    }
  }
}

extension ParameterType {
  /// The words, in Markdown.
  fileprivate var form: String { words.map { "`\($0.rawValue)`" }.joined(separator: ", ") }

  /// Returns the words, for a type that has the words of a property.
  func paragraphs(about property: Property) -> [String] {
    ["A word of `\(property.row.name)`: \(form).", property.row.documentation]
  }
}
