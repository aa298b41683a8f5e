import SDUICompiler
import SDUISyntax

/// A named piece of a file, with the named pieces inside it.
package struct DocumentSymbol: Hashable, Sendable {
  /// The kind of a piece.
  package enum Kind: Hashable, Sendable {
    case constant, flag, enumeration, enumCase, record, action, component, decoration, layout, screen
    case section, field, test
  }

  /// The text of the name; of a test its sentence.
  package let name: String
  /// The text after the name: the type of a field, the kind of a section.
  package let detail: String
  /// The kind of the symbol.
  package let kind: Kind
  /// All of it.
  package let range: Range<Int>
  /// The name.
  package let nameRange: Range<Int>
  /// Whether it is marked as deprecated.
  package let isDeprecated: Bool
  /// In the order of the text.
  package let children: [DocumentSymbol]
}

extension Analysis {
  /// The outline of the file. Pieces whose name is still missing are left out, with what they hold.
  package func documentSymbols() -> [DocumentSymbol] { documentSymbols(of: 0) }

  /// The outline of a file by its place in `sources`.
  func documentSymbols(of file: Int) -> [DocumentSymbol] {
    let tree = program.trees[file]
    return symbols(in: Syntax(file: tree.file, node: tree.root))
  }

  private func symbols(in parent: Syntax) -> [DocumentSymbol] {
    program.children(of: parent).compactMap(symbol)
  }

  private func symbol(of syntax: Syntax) -> DocumentSymbol? {
    guard let kind = DocumentSymbol.Kind(program.kind(of: syntax)) else { return nil }
    let name = kind == .test ? testName(of: syntax) : program.name(of: syntax)
    guard let name, !name.text.isEmpty else { return nil }
    let holders: [NodeKind] = [.block, .fieldBlock]
    let holder = program.children(of: syntax).first { holders.contains(program.kind(of: $0)) }
    return DocumentSymbol(
      name: name.text, detail: detail(of: syntax), kind: kind, range: program.range(of: syntax).bytes,
      nameRange: name.range.bytes, isDeprecated: program.child(of: syntax, .deprecatedClause) != nil,
      children: symbols(in: kind == .enumeration ? syntax : holder ?? syntax))
  }

  private func testName(of syntax: Syntax) -> WrittenName? {
    program.child(of: syntax, .stringLiteral).map { literal in
      let text = program.text(of: literal)
      return WrittenName(text: String(text.dropFirst().dropLast()), range: program.range(of: literal))
    }
  }

  private func detail(of syntax: Syntax) -> String {
    let pieces: [NodeKind] = [.namedType, .listType, .optionalType, .layoutReference]
    return program.children(of: syntax).first { pieces.contains(program.kind(of: $0)) }.map(program.text) ?? ""
  }
}

extension DocumentSymbol.Kind {
  /// `nil` for what is in no outline.
  init?(_ kind: NodeKind) {
    switch kind {
    case .letDeclaration: self = .constant
    case .flagDeclaration: self = .flag
    case .enumDeclaration: self = .enumeration
    case .enumCase: self = .enumCase
    case .recordDeclaration: self = .record
    case .actionDeclaration: self = .action
    case .componentDeclaration: self = .component
    case .decorationDeclaration: self = .decoration
    case .layoutDeclaration: self = .layout
    case .screenDeclaration: self = .screen
    case .sectionDeclaration: self = .section
    case .field: self = .field
    case .testStatement: self = .test
    default: return nil
    }
  }
}
