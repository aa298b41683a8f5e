import SDUICompiler
import SDUISyntax

extension Analysis {
  /// Errors in imported files, reported in the file itself: at a use in it that a finding labels, or else at the import
  /// that leads to them, together. Without these a file that does not compile would show no error while it is open
  /// alone.
  ///
  /// - Parameter findings: Those of the file and its imports.
  /// - Returns: Findings of the file, in the order of the text, with labels at the errors.
  package func errorsOfImports(in findings: [Diagnostic]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var unused: [Diagnostic] = []
    for error in findings where error.severity == .error && error.range.file.index != 0 {
      let uses = error.labels.filter { $0.range.file.index == 0 }
      if uses.isEmpty { unused.append(error) }
      result += uses.map { use in
        Diagnostic(error.code, error.message, at: use.range, labels: [Self.label(at: error)], remedy: error.remedy)
      }
    }
    for (range, errors) in byImport(unused) { result.append(Self.finding(at: range, of: errors, in: sources)) }
    return result.sorted { $0.range < $1.range }
  }

  private static func label(at error: Diagnostic) -> Label { Label("the error is here", at: error.range) }

  private static func finding(at range: SourceRange, of errors: [Diagnostic], in sources: [SourceFile]) -> Diagnostic {
    let first = errors[0]
    let path = sources[first.range.file.index].path
    let count = errors.count == 1 ? "an error in `\(path)`" : "\(errors.count) errors, the first in `\(path)`"
    return Diagnostic(
      first.code, "this import brings \(count): \(first.message)", at: range, labels: errors.map(label),
      remedy: first.remedy)
  }

  /// Errors by the first import that leads to their files: that of the file itself, or through other files.
  private func byImport(_ errors: [Diagnostic]) -> [(range: SourceRange, errors: [Diagnostic])] {
    guard !errors.isEmpty else { return [] }
    var left = errors
    let imports = program.imports[0].map { statement in
      let literal = tree.tokens.first { $0.kind == .string && statement.range.bytes.contains(Int($0.start)) }
      return (range: literal.map { SourceRange(file: tree.file, $0.range) } ?? statement.range, file: statement.file)
    }
    var direct: [FileID: SourceRange] = [:]
    for statement in imports where direct[statement.file] == nil { direct[statement.file] = statement.range }
    return imports.compactMap { statement in
      let reached = reachable(from: statement.file)
      let own = left.filter { error in
        direct[error.range.file].map { $0 == statement.range } ?? reached.contains(error.range.file)
      }
      left.removeAll { own.contains($0) }
      return own.isEmpty ? nil : (statement.range, own)
    }
  }

  private func reachable(from file: FileID) -> Set<FileID> {
    var reached: Set<FileID> = [file]
    var open = [file]
    while let next = open.popLast() {
      for statement in program.imports[next.index] where reached.insert(statement.file).inserted {
        open.append(statement.file)
      }
    }
    return reached
  }
}
