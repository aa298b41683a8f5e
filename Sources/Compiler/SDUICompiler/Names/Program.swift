import SDUISyntax

/// The files of one compilation: the one that was asked for and everything that it imports, parsed.
package struct Program: Sendable {
  /// The trees in the order of discovery; a tree's index is its `FileID`.
  package private(set) var trees: [SyntaxTree] = []
  /// The files that each file imports, by its index, in the order of its imports.
  package private(set) var imports: [[Import]] = []
  /// The findings of parsing and importing.
  package private(set) var diagnostics: [Diagnostic] = []

  /// One resolved import.
  package struct Import: Hashable, Sendable {
    /// The file that it brings.
    package let file: FileID
    /// The whole statement.
    package let range: SourceRange
  }

  /// The maximum number of files of one compilation.
  static let maximumFileCount = 4_096

  /// The bytes of the canonical path of each file, to find a file that two paths reach only once.
  private var canonicalPaths: [[UInt8]: FileID] = [:]

  /// Loads a file and, one after another, everything that it imports.
  ///
  /// - Parameters:
  ///   - path: The file, as messages show it.
  ///   - root: The canonical path of the folder that imports may not leave; empty for no folder at all.
  ///   - earlier: What was loaded before. A file that was in the same place with the same bytes is not parsed again.
  /// - Throws: `FileError` if the file itself cannot be read. An import that cannot be is a diagnostic.
  package init(
    loading path: String, root: String, from provider: some FileProvider, after earlier: Program? = nil
  ) throws(FileError) {
    let known = earlier?.trees ?? []
    let bytes = try provider.contents(of: path)
    add(bytes, of: path, canonicalPath: provider.canonicalPath(of: path) ?? path, known: known)
    var next = 0
    while next < trees.count {
      resolveImports(of: FileID(next), root: root, from: provider, known: known)
      next += 1
    }
    reportCycles()
  }

  /// A file by itself, with none of what it imports.
  package init(alone source: SourceFile) {
    add(SyntaxTree(parsing: source, file: FileID(0)), canonicalPath: source.path)
  }

  /// The same program after edits of its files, which import what they did.
  package func applying(_ edits: [TextEdit]) -> Program {
    var result = self
    for old in trees {
      let own = edits.filter { $0.range.file == old.file }
      guard !own.isEmpty else { continue }
      let source = SourceFile(path: old.source.path, bytes: own.applied(to: old.source.bytes))
      let tree = SyntaxTree(parsing: source, file: old.file)
      result.trees[old.file.index] = tree
      result.diagnostics = tree.diagnostics + result.diagnostics.filter { !old.diagnostics.contains($0) }
    }
    return result
  }

  /// The file sources, for rendering findings.
  package var sources: [SourceFile] { trees.map { $0.source } }

  /// A tree follows from a file's path, its bytes and its place alone.
  private mutating func add(_ bytes: [UInt8], of path: String, canonicalPath: String, known: [SyntaxTree]) {
    let file = FileID(trees.count)
    if file.index < known.count, known[file.index].source.path == path, known[file.index].source.bytes == bytes {
      return add(known[file.index], canonicalPath: canonicalPath)
    }
    add(SyntaxTree(parsing: SourceFile(path: path, bytes: bytes), file: file), canonicalPath: canonicalPath)
  }

  private mutating func add(_ tree: SyntaxTree, canonicalPath: String) {
    canonicalPaths[Array(canonicalPath.utf8)] = tree.file
    diagnostics += tree.diagnostics
    trees.append(tree)
    imports.append([])
  }

  private mutating func resolveImports(
    of file: FileID, root: String, from provider: some FileProvider, known: [SyntaxTree]
  ) {
    let tree = trees[file.index]
    for node in tree.children(of: tree.root) where tree.kind(of: node) == .importDeclaration {
      guard let literal = tree.child(of: node, .stringLiteral) else { continue }
      let range = tree.range(of: literal)
      guard let written = StringLiteral.value(of: tree.source.bytes[range.bytes]) else { continue }
      switch locate(written, from: tree.source.path, root: root, in: provider) {
      case .failure(let problem):
        diagnostics.append(problem.diagnostic(for: written, at: range))
      case .success(let location):
        guard let target = load(location, from: provider, importedAt: range, known) else { continue }
        let statement = tree.range(of: node)
        if let earlier = imports[file.index].first(where: { $0.file == target }) {
          diagnostics.append(
            Diagnostic(
              .duplicateImport, "`\(written)` is imported a second time", at: statement,
              labels: [Label("imported here first", at: earlier.range)], remedy: "remove this import",
              fixes: [.remove(statement, "remove the import")]))
        } else {
          imports[file.index].append(Import(file: target, range: statement))
        }
      }
    }
  }

  /// The file at a location, loaded if it is new; reports and returns `nil` if it cannot be read.
  private mutating func load(
    _ location: Location, from provider: some FileProvider, importedAt range: SourceRange, _ knownTrees: [SyntaxTree]
  ) -> FileID? {
    if let known = canonicalPaths[Array(location.canonicalPath.utf8)] { return known }
    guard trees.count < Self.maximumFileCount else {
      if trees.count == Self.maximumFileCount, !diagnostics.contains(where: { $0.code == .tooManyFiles }) {
        diagnostics.append(
          Diagnostic(
            .tooManyFiles, "a screen may import at most \(Self.maximumFileCount) files", at: range,
            remedy: "join small files"))
      }
      return nil
    }
    do {
      let bytes = try provider.contents(of: location.path)
      add(bytes, of: location.path, canonicalPath: location.canonicalPath, known: knownTrees)
      return FileID(trees.count - 1)
    } catch {
      diagnostics.append(Self.diagnostic(for: error, at: range))
      return nil
    }
  }
}

extension Program {
  private static func diagnostic(for error: FileError, at range: SourceRange) -> Diagnostic {
    if case .tooLarge = error.reason {
      return Diagnostic(.fileTooLarge, error.message, at: range, remedy: "split the file")
    }
    return Diagnostic(.importNotFound, error.message, at: range, remedy: "check the path, which starts at this file")
  }
}

// MARK: - Finding files

extension Program {
  fileprivate struct Location {
    let path: String
    let canonicalPath: String
  }

  fileprivate enum LocationProblem: Error {
    case outsideRoot
    case missing(String)
    case unreadable(FileError)

    func diagnostic(for written: String, at range: SourceRange) -> Diagnostic {
      switch self {
      case .outsideRoot:
        Diagnostic(
          .importOutsideRoot, "the import `\(written)` leads outside the root folder", at: range,
          remedy: "move the file below the root folder, or run sduic from a folder that holds both")
      case .unreadable(let error): Program.diagnostic(for: error, at: range)
      case .missing(let path) where path.isEmpty:
        Diagnostic(
          .importNotFound, "the import names no file", at: range, remedy: "write the path of a `.sdui` file")
      case .missing(let path):
        Diagnostic(
          .importNotFound, "there is no file `\(path)`", at: range,
          remedy: path.hasSuffix(".sdui")
            ? "check the path, which starts at this file" : "write the file's whole name, such as `\(path).sdui`")
      }
    }
  }

  fileprivate func locate(
    _ written: String, from path: String, root: String, in provider: some FileProvider
  ) -> Result<Location, LocationProblem> {
    guard let first = written.utf8.first else { return .failure(.missing("")) }
    guard first != UInt8(ascii: "/") else { return .failure(.outsideRoot) }
    let joined = RelativePath.resolve(written, beside: path)
    if let canonical = provider.canonicalPath(of: joined) {
      let isInside =
        root.isEmpty ? FilePath.parts(of: canonical).first != ".." : FilePath.isPath(canonical, below: root)
      return isInside ? .success(Location(path: joined, canonicalPath: canonical)) : .failure(.outsideRoot)
    }
    // The system may refuse to say where a file is that it has.
    do throws(FileError) {
      _ = try provider.contents(of: joined)
    } catch  where error.reason != .missing {
      return .failure(.unreadable(error))
    } catch {}
    return .failure(.missing(joined))
  }
}

// MARK: - Cycles

extension Program {
  /// Reports each import that closes a cycle, with the whole cycle.
  fileprivate mutating func reportCycles() {
    var names = [String](repeating: "", count: trees.count)
    for (name, file) in canonicalPaths { names[file.index] = String(decoding: name, as: UTF8.self) }
    for cycle in ImportCycles(of: imports, named: names).cycles {
      let paths = (cycle.files + [cycle.closing.file]).map { "`\(trees[$0.index].source.path)`" }
      let message =
        cycle.files.count == 1
        ? "the file imports itself" : "the imports form a cycle: \(paths.joined(separator: " → "))"
      diagnostics.append(
        Diagnostic(
          .importCycle, message, at: cycle.closing.range, remedy: "move what both files need into a third one"))
    }
  }
}
