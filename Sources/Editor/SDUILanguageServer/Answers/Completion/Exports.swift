import SDUICompiler
import SDUISyntax

/// The declarations that a file exports, known without its own imports.
package struct Exports: Sendable {
  /// The paths of its imports, as they are written.
  package let imports: [String]
  /// In the order of the text.
  let names: [Name]

  /// A declaration that an import would bring.
  struct Name: Sendable {
    let kind: NodeKind
    let completion: Completion
    /// Whether it has an `id`, as units need.
    let isIdentified: Bool
    /// Whether it can be shown without data.
    let needsNoData: Bool
  }

  /// Reads the text of a file.
  package init(of source: SourceFile) {
    let analysis = Analysis(alone: source)
    let tree = analysis.tree
    imports = analysis.importedPaths().map { $0.path }
    let place = CompletionPlace(at: 0, in: analysis.program)
    let offers = place.map { CompletionOffers(place: $0, analysis: analysis) }
    names = tree.children(of: tree.root).compactMap { node in
      let syntax = Syntax(file: tree.file, node: node)
      guard let name = analysis.program.name(of: syntax)?.text, !name.isEmpty else { return nil }
      return offers.flatMap { offers in
        offers.completion(of: syntax, named: name).map { completion in
          // Copied fields may be those of an import, which is not known here.
          let copies = analysis.program.child(of: syntax, .fieldBlock).flatMap {
            analysis.program.child(of: $0, .withStatement)
          }
          return Name(
            kind: tree.kind(of: node), completion: completion,
            isIdentified: copies != nil || offers.hasIdentity(syntax), needsNoData: offers.needsNoData(syntax))
        }
      }
    }
  }
}

/// A file that could be imported.
package struct ImportableFile: Sendable {
  /// As an import of the file at hand would have it.
  package let path: String
  /// The declarations that it would bring.
  package let exports: Exports

  /// A file and its path.
  package init(path: String, exports: Exports) {
    self.path = path
    self.exports = exports
  }
}

extension Analysis {
  /// Imports one more file: after the other imports, or before the first declaration and its documentation.
  func importing(_ path: String) -> TextEdit {
    let written = "import \"\(path)\""
    let declarations = Array(tree.children(of: tree.root))
    if let last = declarations.last(where: { tree.kind(of: $0) == .importDeclaration }) {
      let end = tree.range(of: last).bytes.upperBound
      return TextEdit(SourceRange(file: tree.file, end..<end), "\n" + written)
    }
    let start = declarations.first.map(startOfDeclaration) ?? 0
    return TextEdit(SourceRange(file: tree.file, start..<start), written + "\n\n")
  }
}
