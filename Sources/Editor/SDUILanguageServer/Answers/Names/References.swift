import SDUICompiler
import SDUISyntax

extension Analysis {
  /// Returns the declaration of the name at an offset; `nil` if there is no name of the program.
  package func definition(at offset: Int) -> Definition? {
    let names = NameTable(of: program)
    guard let found = occurrence(at: offset, names), case .declared(let syntax) = found.meaning else { return nil }
    return program.declaredName(of: syntax).map {
      Definition(origin: found.range, name: $0.range, whole: program.range(of: syntax))
    }
  }

  /// Returns the declaration of the type of the name at an offset: of a field, case or value the record or enumeration, of
  /// a name that is a type itself its own declaration; `nil` if the type needs no declaration.
  package func typeDefinition(at offset: Int) -> Definition? {
    let names = NameTable(of: program)
    guard let found = occurrence(at: offset, names), case .declared(let syntax) = found.meaning else { return nil }
    let type: Syntax? =
      switch program.kind(of: syntax) {
      case .field, .parameter, .enumCase, .name, .letDeclaration: names.typeDeclaration(of: syntax)
      case .screenDeclaration, .sectionDeclaration: nil
      default: syntax
      }
    guard let type else { return nil }
    return program.declaredName(of: type).map {
      Definition(origin: found.range, name: $0.range, whole: program.range(of: type))
    }
  }

  /// All places in the file and its imports that have the name at an offset, in the order of files and text.
  package func references(at offset: Int, includingDeclaration: Bool = true) -> [SourceRange] {
    let names = NameTable(of: program)
    guard let found = occurrence(at: offset, names), case .declared = found.meaning else { return [] }
    return occurrences(of: found.meaning, names).filter { includingDeclaration || !$0.isDeclaration }.map { $0.range }
  }

  /// The places in the file that have the name at an offset, properties and kinds as well.
  package func highlights(at offset: Int) -> [Highlight] {
    let names = NameTable(of: program)
    guard let found = occurrence(at: offset, names) else { return [] }
    return occurrences(of: found.meaning, names).filter { $0.range.file == found.range.file }
      .map { Highlight(range: $0.range.bytes, isDeclaration: $0.isDeclaration) }
  }

  /// The name at an offset of the file, or right before it.
  func occurrence(at offset: Int, _ names: NameTable) -> Occurrence? {
    guard let node = declaration(at: offset) else { return nil }
    var walk = NameWalk(names)
    walk.visit(declaration: Syntax(file: tree.file, node: node))
    // Two names never touch, so that at most one other ends at the cursor.
    return walk.occurrences.first { $0.range.bytes.contains(offset) }
      ?? walk.occurrences.first { $0.range.bytes.upperBound == offset }
  }

  /// The declaration at the top of the file that holds an offset.
  private func declaration(at offset: Int) -> NodeID? {
    tree.children(of: tree.root).first { node in
      let range = tree.range(of: node).bytes
      return range.contains(offset) || range.upperBound == offset
    }
  }

  /// All occurrences in the files of the program, in the order of files and text.
  func occurrences(of meaning: Meaning? = nil, _ names: NameTable) -> [Occurrence] {
    var walk = NameWalk(names)
    for tree in program.trees {
      for node in tree.children(of: tree.root) { walk.visit(declaration: Syntax(file: tree.file, node: node)) }
    }
    return walk.occurrences.filter { meaning == nil || $0.meaning == meaning }.sorted { $0.range < $1.range }
  }
}

/// The place of a name's declaration.
package struct Definition: Hashable, Sendable {
  /// The name that was asked about.
  package let origin: SourceRange
  /// The name in its declaration.
  package let name: SourceRange
  /// The whole declaration.
  package let whole: SourceRange
}

/// A place that has the same name as another.
package struct Highlight: Hashable, Sendable {
  /// The name.
  package let range: Range<Int>
  /// Whether it is declared there.
  package let isDeclaration: Bool
}
