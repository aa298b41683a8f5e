import SDUISyntax

/// The names that may mean something else since a change: those of the declarations that are not what they were, and of
/// all declarations that lead to one of them. Whatever is read of a declaration is found by its name, so that what holds
/// none of these names means what it meant.
struct ChangedNames {
  private var names = NameSet()
  /// The declarations of the new program that are not what they were or lead to one of those, without screens.
  private(set) var affected: Set<Syntax> = []

  /// The maximum number of passes over declarations for those that lead to changed ones.
  private static let maximumRounds = 16

  /// Nothing where declarations lead to one another in chains that are too long.
  init?(of change: TextChange, from old: Program, to new: Program) {
    insertNames(of: change, from: old, to: new)
    if names.count == 0 { return }
    var waiting = new.trees.flatMap { tree in tree.children(of: tree.root).map { Syntax(file: tree.file, node: $0) } }
    for _ in 0..<Self.maximumRounds {
      let count = names.count
      waiting.removeAll { declaration in
        guard let kind = Declaration.Kind(new.kind(of: declaration)), kind != .screen else { return true }
        let tree = new.trees[declaration.file.index]
        guard occur(in: tree.tokenRange(of: declaration.node), of: tree) else { return false }
        affected.insert(declaration)
        if let name = new.name(of: declaration) { names.insert(name.text) }
        return true
      }
      if names.count == count { return }
    }
    return nil
  }

  /// Whether one of them is among some tokens.
  func occur(in tokens: Range<Int>, of tree: SyntaxTree) -> Bool { names.occur(in: tokens, of: tree) }

  private mutating func insertNames(of change: TextChange, from old: Program, to new: Program) {
    let earlier = Self.declared(change.declarations.old, of: change.old.file, in: old)
    let later = Self.declared(change.declarations.new, of: change.new.file, in: new)
    // Of a screen nothing is read but its name.
    let screens = Set(earlier.filter { $0.kind == .screen }.map { $0.name })
      .intersection(later.filter { $0.kind == .screen }.map { $0.name })
    for (kind, name) in earlier + later where kind != .screen || !screens.contains(name) { names.insert(name) }
  }

  private static func declared(
    _ nodes: ArraySlice<NodeID>, of file: FileID, in program: Program
  ) -> [(kind: Declaration.Kind, name: String)] {
    nodes.compactMap { node in
      let syntax = Syntax(file: file, node: node)
      guard let kind = Declaration.Kind(program.kind(of: syntax)) else { return nil }
      return program.name(of: syntax).map { (kind, $0.text) }
    }
  }
}
