import SDUICompiler
import SDUISyntax

/// A name that can be changed: its declaration, and its places.
package struct RenamableName: Hashable, Sendable {
  /// The name at the cursor.
  package let range: Range<Int>
  /// The text of the name.
  package let text: String
  /// The name in its declaration.
  package let declaration: SourceRange
  /// A sentence about the users of the name outside of all files, which have to learn the new one; `nil` if there are
  /// none, or if `as` keeps the name for them.
  package let consequence: String?
}

/// Why a name cannot be changed into another, as a sentence without a full stop.
package struct RenameError: Error, Hashable, Sendable {
  /// The reason for the refusal.
  package let message: String
}

extension Analysis {
  /// The name at an offset of the file, if it is one that the program declares.
  package func renamableName(at offset: Int) -> RenamableName? {
    let names = NameTable(of: program)
    guard let found = occurrence(at: offset, names), case .declared(let syntax) = found.meaning,
      let declaration = program.declaredName(of: syntax)
    else { return nil }
    let text = tree.source.text(in: found.range.bytes)
    let consequence = "Servers and `--flag` know the \(what(syntax)) as `\(text)`, and nothing keeps that name."
    return RenamableName(
      range: found.range.bytes, text: text, declaration: declaration.range,
      consequence: isOfFlag(syntax) ? consequence : nil)
  }

  private func what(_ syntax: Syntax) -> String { program.kind(of: syntax) == .name ? "case" : "flag" }

  /// Whether something is a flag or a case of one: a case of a flag is its name and nothing else.
  private func isOfFlag(_ syntax: Syntax) -> Bool { [.flagDeclaration, .name].contains(program.kind(of: syntax)) }

  /// The places in the file itself that have a name which is declared in one of the files.
  ///
  /// - Parameter declaration: The name in its declaration.
  package func places(ofNameDeclaredAt declaration: SourceRange) -> [Range<Int>] {
    var walk = NameWalk(NameTable(of: program))
    for node in tree.children(of: tree.root) { walk.visit(declaration: Syntax(file: tree.file, node: node)) }
    return walk.occurrences.filter { program.isDeclared($0.meaning, at: declaration) }.map { $0.range.bytes }
      .sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the text that keeps the name in responses if a declaration of the file gets another one: ` as "OLD"` after
  /// it; `nil` if the name is not in responses, or another name is already.
  ///
  /// - Parameter declaration: The name in its declaration.
  package func keepingWireName(of declaration: Range<Int>) -> TextEdit? {
    guard let parent = path(to: declaration.lowerBound).last(where: { tree.kind(of: $0) != .name }) else { return nil }
    return program.wireNameClause(of: Syntax(file: tree.file, node: parent)).map { clause in
      TextEdit(SourceRange(file: tree.file, declaration.upperBound..<declaration.upperBound), clause)
    }
  }

  /// Makes sure that a name can replace the one at an offset, in the file, its imports and all other files that see the
  /// name.
  ///
  /// - Parameter others: Files that import the one that declares the name, each with the name in its declaration as that
  ///   analysis has it.
  /// - Throws: Why it cannot.
  package func checkRename(
    at offset: Int, to name: String, in others: [(analysis: Analysis, declaration: SourceRange)] = []
  ) throws(RenameError) {
    let bytes = Array(name.utf8)
    let isName = bytes.first.map { isLetter($0) } ?? false && bytes.allSatisfy { isLetter($0) || isDigit($0) }
    guard isName else {
      throw RenameError(message: "`\(name)` is no name: names have letters, digits and `_`, and no digit first")
    }
    let names = NameTable(of: program)
    guard let found = occurrence(at: offset, names), case .declared(let syntax) = found.meaning else {
      throw RenameError(message: "there is no declared name here")
    }
    guard program.declaredName(of: syntax)?.text != name else { return }
    let isTaken = siblings(of: syntax).contains { program.declaredName(of: $0)?.text == name }
    let isKnown = program.kind(of: syntax).declaresName && names.declaration(name, in: tree.file) != nil
    guard !isTaken, !isKnown else { throw RenameError(message: "`\(name)` is declared already") }
    guard let declaration = program.declaredName(of: syntax)?.range else { return }
    if let error = errorAfterRenaming(nameDeclaredAt: declaration, to: name) {
      throw RenameError(message: "`\(name)` cannot be the name: \(error.message)")
    }
    for (analysis, declaration) in others {
      guard let error = analysis.errorAfterRenaming(nameDeclaredAt: declaration, to: name) else { continue }
      throw RenameError(message: "`\(name)` would break `\(analysis.tree.source.path)`: \(error.message)")
    }
  }

  /// Asks the compiler whether it understands another name: words of the language mean something else in some places, and
  /// some fields are known by their names, also in files that do not write them.
  ///
  /// - Returns: An error that only the new name brings.
  private func errorAfterRenaming(nameDeclaredAt declaration: SourceRange, to name: String) -> Diagnostic? {
    let edits = occurrences(NameTable(of: program)).compactMap { occurrence -> TextEdit? in
      guard program.isDeclared(occurrence.meaning, at: declaration), case .declared(let syntax) = occurrence.meaning
      else { return nil }
      let clause = occurrence.range == declaration ? program.wireNameClause(of: syntax) : nil
      return TextEdit(occurrence.range, name + (clause ?? ""))
    }
    func errors(_ program: Program) -> [Diagnostic] {
      LoweredProgram(checking: program).finished(withProofs: nil).diagnostics.filter { $0.severity == .error }
    }
    let known = errors(program)
    let renamed = errors(program.applying(edits))
    guard renamed.count > known.count else { return nil }
    return renamed.first { error in !known.contains { $0.message == error.message } } ?? renamed.last
  }

  /// The pieces beside one that has a name, itself included.
  private func siblings(of syntax: Syntax) -> [Syntax] {
    let tree = program.trees[syntax.file.index]
    let parent = tree.nodes.indices.last { index in
      index < syntax.node.index && syntax.node.index < index + Int(tree.nodes[index].size)
    }
    return parent.map { Array(program.children(of: Syntax(file: syntax.file, node: NodeID($0)))) } ?? []
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || byte == UInt8(ascii: "_")
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension Program {
  /// The name of a declaration, and of what has no node but its name that name itself.
  func declaredName(of syntax: Syntax) -> WrittenName? {
    kind(of: syntax) == .name ? WrittenName(text: text(of: syntax), range: range(of: syntax)) : name(of: syntax)
  }

  /// Whether a meaning is the declaration at a place.
  ///
  /// - Parameter declaration: The name in its declaration.
  fileprivate func isDeclared(_ meaning: Meaning, at declaration: SourceRange) -> Bool {
    guard case .declared(let syntax) = meaning, syntax.file == declaration.file else { return false }
    return declaredName(of: syntax)?.range == declaration
  }

  /// ` as "NAME"`, where a declaration's name travels and nothing says another one.
  fileprivate func wireNameClause(of syntax: Syntax) -> String? {
    guard kind(of: syntax).travels, wireName(of: syntax) == nil else { return nil }
    return declaredName(of: syntax).map { " as \"\($0.text)\"" }
  }
}

extension NodeKind {
  /// Whether its name is in the document of a screen, and may be another there.
  fileprivate var travels: Bool {
    switch self {
    case .enumDeclaration, .enumCase, .recordDeclaration, .actionDeclaration, .componentDeclaration,
      .decorationDeclaration, .screenDeclaration, .sectionDeclaration, .field:
      true
    default: false
    }
  }
}
