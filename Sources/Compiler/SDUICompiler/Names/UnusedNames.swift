import SDUISyntax

extension Checker {
  /// Reports imports of which nothing is used, and what a screen's file declares for itself and does not use.
  ///
  /// A name is used where it occurs once more, whatever it means there. So nothing that is used is ever reported, and
  /// what is reported can be removed. Nothing is reported after an error: a misspelt use is one.
  mutating func reportUnusedNames() {
    guard !hasErrors(since: 0) else { return }
    for tree in program.trees { reportUnusedImports(of: tree) }
    reportUnusedDeclarations()
  }

  private mutating func reportUnusedImports(of tree: SyntaxTree) {
    let imports = program.imports[tree.file.index]
    guard !imports.isEmpty else { return }
    var names = SoughtNames(groupCount: imports.count)
    for (group, statement) in imports.enumerated() {
      for name in declarations.names[statement.file.index].keys { names.seek(name, in: group) }
    }
    names.remove(occurringIn: tree)
    for group in names.missing {
      let range = imports[group].range
      report(
        .unusedImport, "nothing that \(importedPath(range)) declares is used in this file", at: range,
        remedy: "remove the import", fixes: [.remove(range, "remove the import")])
    }
  }

  /// The path of an import with its quotes.
  private func importedPath(_ range: SourceRange) -> String {
    let text = String(decoding: program.trees[range.file.index].source.bytes[range.bytes], as: UTF8.self)
    return text.firstIndex(of: "\"").map { String(text[$0...]) } ?? "the file"
  }

  /// Only in a file with a screen: what a catalogue declares is there for others.
  private mutating func reportUnusedDeclarations() {
    guard declarations.all(.screen).contains(where: { $0.syntax.file.index == 0 }) else { return }
    let kinds: [Declaration.Kind] = [.constant, .flag, .layout, .decoration]
    let own = declarations.all.filter { $0.syntax.file.index == 0 && kinds.contains($0.kind) }
    guard !own.isEmpty else { return }
    var names = SoughtNames(groupCount: own.count)
    for (group, declaration) in own.enumerated() {
      names.seek(declaration.name.text, in: group, besides: declaration.name.range.lowerBound)
    }
    names.remove(occurringIn: program.trees[0])
    for group in names.missing {
      report(
        .unusedDeclaration, "the \(own[group].kind.word) `\(own[group].name.text)` is used nowhere",
        at: own[group].name.range, remedy: "remove it, or move it into a file that others import")
    }
  }
}

/// Names that are looked for among the tokens of a file, in groups of which one name is enough.
private struct SoughtNames {
  private struct Name {
    let bytes: [UInt8]
    let group: Int
    /// The place of the name's declaration, which is no use of it.
    let declaration: UInt32?
  }

  /// By hash. A file may declare thousands of names that begin alike.
  private var names: [UInt64: [Name]] = [:]
  private var shapes = NameShapes()
  private var isFound: [Bool]

  init(groupCount: Int) { isFound = Array(repeating: false, count: groupCount) }

  /// The groups of which no name was found.
  var missing: [Int] { isFound.indices.filter { !isFound[$0] } }

  /// Looks for a name.
  mutating func seek(_ name: String, in group: Int, besides declaration: UInt32? = nil) {
    let bytes = Array(name.utf8)
    shapes.insert(bytes)
    names[NameShapes.hash(bytes), default: []].append(Name(bytes: bytes, group: group, declaration: declaration))
  }

  /// Notes what occurs in a file; stops where all groups are found.
  mutating func remove(occurringIn tree: SyntaxTree) {
    var left = isFound.count
    tree.source.bytes.withUnsafeBufferPointer { text in
      for token in tree.tokens where token.kind == .name {
        let bytes = text[token.range]
        guard shapes.mayHold(bytes) else { continue }
        for name in names[NameShapes.hash(bytes)] ?? [] where !isFound[name.group] {
          guard name.declaration != token.start, bytes.elementsEqual(name.bytes) else { continue }
          isFound[name.group] = true
          left -= 1
        }
        if left == 0 { return }
      }
    }
  }
}
