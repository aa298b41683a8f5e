import SDUICompiler
import SDUIIR
import SDUISyntax

/// The names that the files of a program declare, to find what a name refers to.
///
/// The checker has a table of its own, of what is right. This one takes programs as they are while they are written:
/// the first of equal names, and every file whatever is wrong in it.
struct NameTable {
  let program: Program
  /// By file: the declarations at the top of each, in the order of the text.
  private var declarations: [[String: Syntax]] = []

  init(of program: Program) {
    self.program = program
    for tree in program.trees {
      var names: [String: Syntax] = [:]
      for node in tree.children(of: tree.root) where tree.kind(of: node).declaresName {
        let syntax = Syntax(file: tree.file, node: node)
        if let name = program.name(of: syntax), names[name.text] == nil { names[name.text] = syntax }
      }
      declarations.append(names)
    }
  }

  /// Returns the meaning of a name at the top of a file: its own, then that of its imports.
  func declaration(_ name: String, in file: FileID) -> Syntax? {
    if let own = declarations[file.index][name] { return own }
    for statement in program.imports[file.index] {
      if let other = declarations[statement.file.index][name] { return other }
    }
    return nil
  }

  /// All names that a file knows, sorted.
  func declarations(in file: FileID) -> [(name: String, syntax: Syntax)] {
    var known = declarations[file.index]
    for statement in program.imports[file.index] {
      for (name, syntax) in declarations[statement.file.index] where known[name] == nil { known[name] = syntax }
    }
    return known.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// A declaration of one of the kinds.
  func declaration(_ name: String, _ kinds: [NodeKind], in file: FileID) -> Syntax? {
    declaration(name, in: file).flatMap { kinds.contains(program.kind(of: $0)) ? $0 : nil }
  }

  /// A field of a record, action or component, be it copied.
  func field(_ name: String, of owner: Syntax) -> Syntax? {
    // The data of a case is written like a field: `Media { image: … }`.
    if program.kind(of: owner) == .enumDeclaration { return choice(name, of: owner) }
    for owner in copied(by: owner) {
      if let field = program.child(of: owner, .fieldBlock).flatMap({ member(name, .field, of: $0) }) { return field }
    }
    return nil
  }

  /// The fields of a record, action or component, its own before those that it copies.
  func fields(of owner: Syntax) -> [Syntax] {
    if program.kind(of: owner) == .enumDeclaration {
      return program.children(of: owner, .enumCase).filter { program.typeOfCase($0) != nil }
    }
    return copied(by: owner).flatMap { owner in
      program.child(of: owner, .fieldBlock).map { Array(program.children(of: $0, .field)) } ?? []
    }
  }

  /// A declaration and all that it copies fields from, each once: declarations may copy from one another in a circle,
  /// which the checker reports.
  private func copied(by owner: Syntax) -> [Syntax] {
    var result = [owner]
    var seen: Set<Syntax> = [owner]
    var next = 0
    while next < result.count {
      let sources = program.child(of: result[next], .fieldBlock).map { Array(program.children(of: $0, .withStatement)) }
      for statement in sources ?? [] {
        guard let source = copiedDeclaration(statement), seen.insert(source).inserted else { continue }
        result.append(source)
      }
      next += 1
    }
    return result
  }

  /// Returns the declaration that `with Poster` names.
  func copiedDeclaration(_ statement: Syntax) -> Syntax? {
    program.name(of: statement).flatMap {
      declaration($0.text, [.componentDeclaration, .recordDeclaration], in: statement.file)
    }
  }

  /// A parameter of a layout.
  func parameter(_ name: String, of layout: Syntax) -> Syntax? {
    program.child(of: layout, .parameterList).flatMap { member(name, .parameter, of: $0) }
  }

  /// The type of a layout's parameter; `nil` where there is none of its name.
  func parameterType(of parameter: Syntax) -> ParameterType? {
    program.child(of: parameter, .namedType).flatMap(program.name).flatMap { ParameterType.named($0.text) }
  }

  /// A case of an enum, or of a flag.
  func choice(_ name: String, of owner: Syntax) -> Syntax? {
    if program.kind(of: owner) == .enumDeclaration { return member(name, .enumCase, of: owner) }
    return program.children(of: owner, .name).dropFirst().first { program.text(of: $0) == name }
  }

  /// A section of a screen.
  func section(_ name: String, of screen: Syntax) -> Syntax? {
    program.child(of: screen, .block).flatMap { member(name, .sectionDeclaration, of: $0) }
  }

  /// The sections of a screen by name, the first of equal ones.
  func sections(of screen: Syntax) -> [String: Syntax] {
    var result: [String: Syntax] = [:]
    guard let block = program.child(of: screen, .block) else { return result }
    for section in program.children(of: block, .sectionDeclaration) {
      if let name = program.name(of: section)?.text, result[name] == nil { result[name] = section }
    }
    return result
  }

  private func member(_ name: String, _ kind: NodeKind, of parent: Syntax) -> Syntax? {
    program.children(of: parent, kind).first { program.name(of: $0)?.text == name }
  }

  /// Returns the kind of section of a reference, through all layouts on which it builds.
  func kind(of reference: Syntax) -> LayoutKind? {
    var reference = reference
    // Layouts may build on themselves, which the checker reports.
    for _ in 0..<64 {
      guard let name = program.name(of: reference)?.text else { return nil }
      if let kind = LayoutKind(rawValue: name) { return kind }
      guard let layout = declaration(name, [.layoutDeclaration], in: reference.file),
        let next = program.child(of: layout, .layoutReference)
      else { return nil }
      reference = next
    }
    return nil
  }

  /// The declaration of the type of a field or case. A case without data is of its enumeration or flag, and a field of
  /// several actions leads to the first.
  func typeDeclaration(of member: Syntax) -> Syntax? {
    if let declared = declaredType(of: member) { return declared }
    switch program.kind(of: member) {
    case .enumCase, .name:
      let tree = program.trees[member.file.index]
      let start = tree.range(of: member.node).bytes.lowerBound
      let owner = tree.children(of: tree.root).first { tree.range(of: $0).bytes.contains(start) }
      return owner.map { Syntax(file: tree.file, node: $0) }
    case .field:
      var current = member
      while let inner = program.children(of: current).first(where: { program.kind(of: $0).isType }) { current = inner }
      return program.child(of: current, .argumentList).flatMap { program.child(of: $0, .argument) }
        .flatMap(program.value).flatMap { declaration(program.text(of: $0), [.actionDeclaration], in: $0.file) }
    default: return nil
    }
  }

  /// The declaration that a field's or parameter's type names, inside lists and optionals.
  func declaredType(of member: Syntax) -> Syntax? {
    var current = member
    while let inner = program.children(of: current).first(where: { program.kind(of: $0).isType }) {
      if program.kind(of: inner) == .namedType {
        return program.name(of: inner).flatMap { declaration($0.text, in: inner.file) }
      }
      current = inner
    }
    return nil
  }
}

extension NodeKind {
  /// Whether it is at the top of a file and has a name.
  var declaresName: Bool {
    switch self {
    case .letDeclaration, .flagDeclaration, .enumDeclaration, .recordDeclaration, .actionDeclaration,
      .componentDeclaration, .decorationDeclaration, .layoutDeclaration, .screenDeclaration:
      true
    default: false
    }
  }
}
