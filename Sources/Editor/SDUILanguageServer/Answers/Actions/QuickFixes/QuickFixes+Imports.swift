import SDUICompiler
import SDUISyntax

/// Fixes of imports: a name that another file declares, and a path that leads to no file.
extension QuickFixes {
  /// Imports a file that declares the name at a finding; certain if a single file does.
  func imports(for finding: Diagnostic) -> [QuickFix] {
    let sources = self.sources(of: finding)
    return sources.map { path in
      QuickFix(
        title: "Import `\(path)`", edits: [analysis.importing(path)], isCertain: sources.count == 1,
        needsOtherFiles: true)
    }
  }

  /// Imports the files of all names that are missing, if more than one name is, and a single file declares each.
  func importsOfAll(_ findings: [Diagnostic]) -> QuickFix? {
    var paths: Set<String> = []
    var missing: Set<String> = []
    for finding in findings where finding.code == .unknownName && finding.range.file == tree.file {
      guard missing.insert(text(finding.range)).inserted else { continue }
      let sources = self.sources(of: finding)
      guard sources.count == 1 else {
        missing.remove(text(finding.range))
        continue
      }
      paths.formUnion(sources)
    }
    guard missing.count > 1 else { return nil }
    let edits = paths.sorted().map { analysis.importing($0) }
    guard let first = edits.first else { return nil }
    // All are at one place. Before a declaration an empty line follows the last one only.
    var text = ""
    for edit in edits.dropLast() {
      text += edit.replacement.hasSuffix("\n\n") ? String(edit.replacement.dropLast()) : edit.replacement
    }
    text += edits[edits.count - 1].replacement
    return QuickFix(
      title: "Import all missing names", edits: [TextEdit(first.range, text)], isCertain: true, needsOtherFiles: true)
  }

  /// The paths of the files that declare what a finding misses, and nothing that this file declares, too.
  private func sources(of finding: Diagnostic) -> [String] {
    let kinds = kindsNeeded(at: finding.range)
    guard !kinds.isEmpty else { return [] }
    let name = text(finding.range)
    var own: Set<String> = []
    for node in tree.children(of: tree.root) {
      if let name = program.name(of: Syntax(file: tree.file, node: node)) { own.insert(name.text) }
    }
    return files.filter { file in
      file.exports.names.contains { $0.completion.label == name && kinds.contains($0.kind) }
        && !file.exports.names.contains { own.contains($0.completion.label) }
    }.map { $0.path }
  }

  /// The kinds of declaration that a name at a range may refer to.
  func kindsNeeded(at range: SourceRange) -> [NodeKind] {
    guard let holder = path(to: range).last(where: { program.kind(of: $0) != .name }) else { return [] }
    switch program.kind(of: holder) {
    case .unitStatement, .headerStatement, .footerStatement, .emptyStatement, .failureStatement, .barStatement,
      .contentElement, .fallbackClause, .arrangementStatement:
      return [.componentDeclaration]
    case .backgroundStatement: return [.decorationDeclaration]
    case .layoutReference: return [.layoutDeclaration]
    case .actionCall: return [.actionDeclaration]
    case .namedType: return [.recordDeclaration, .enumDeclaration]
    case .withStatement: return [.recordDeclaration, .componentDeclaration]
    case .recordExpression: return [.recordDeclaration, .actionDeclaration]
    case .nameExpression:
      let isCase = path(to: range).contains { program.kind(of: $0) == .argumentList }
      return isCase ? [.letDeclaration, .flagDeclaration, .actionDeclaration] : [.letDeclaration]
    default: return []
    }
  }

  /// Corrects the path of an import: to the file of the same name, or to the one whose name is nearest.
  func paths(for finding: Diagnostic) -> [QuickFix] {
    let written = String(text(finding.range).dropFirst().dropLast())
    let name = Self.fileName(of: written)
    var found = files.map { $0.path }.filter { Self.fileName(of: $0) == name }
    var isCertain = true
    if found.isEmpty, let near = NearestName.of(name, among: files.map { Self.fileName(of: $0.path) }) {
      found = files.map { $0.path }.filter { Self.fileName(of: $0) == near.text }
      isCertain = near.isCertain
    }
    return found.map { path in
      QuickFix(
        title: "Import `\(path)`", edits: [TextEdit(finding.range, "\"\(path)\"")],
        isCertain: isCertain && found.count == 1,
        needsOtherFiles: true)
    }
  }

  /// The last part of a path, without its ending.
  private static func fileName(of path: String) -> String {
    let last = path.split(separator: "/").last ?? ""
    return String(last.hasSuffix(".sdui") ? last.dropLast(5) : last)
  }
}
