import SDUICompiler
import SDUISyntax

/// A file in an editor, with all that it imports: the source of every answer about it.
///
/// Answers are plain values over `sources`, with offsets in bytes: no trees, and nothing of any protocol. They are
/// functions of the texts alone, so an answer can never be about another state than the one it was asked about.
package struct Analysis: Sendable {
  let program: Program

  /// Reads a file and its imports.
  ///
  /// - Parameters:
  ///   - path: The file, as messages show it.
  ///   - root: The canonical path of the folder that imports may not leave; empty for no folder at all.
  ///   - earlier: An analysis of earlier texts, which makes this one faster: a file that has not changed is not parsed.
  /// - Throws: `FileError` if the file itself cannot be read.
  package init(
    of path: String, root: String, from provider: some FileProvider, after earlier: Analysis? = nil
  ) throws(FileError) {
    program = try Program(loading: path, root: root, from: provider, after: earlier?.program)
  }

  /// Reads a file by itself: its imports are taken to be missing.
  package init(alone source: SourceFile) { program = Program(alone: source) }

  /// The files: the one that was asked for, then its imports in the order of discovery.
  package var sources: [SourceFile] { program.sources }

  /// The tree of the file that was asked for.
  var tree: SyntaxTree { program.trees[0] }
}
