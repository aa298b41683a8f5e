import SDUISyntax

/// A change that an editor offers.
package struct CodeAction: Hashable, Sendable {
  /// The purpose of the action.
  package enum Kind: Hashable, Sendable {
    /// Fixes a finding.
    case fix
    /// Says that a finding is right.
    case allow
    /// Applies all certain fix-its.
    case fixAll
    case sortImports
    case extract
    case inline
  }

  /// The purpose of the action.
  package let kind: Kind
  /// The title in a menu.
  package let title: String
  /// The finding that it fixes; `nil` if it fixes several.
  package let finding: Diagnostic?
  /// Edits that do not overlap, in any file of the analysis.
  package let edits: [TextEdit]
  /// Whether nothing else can have been meant.
  package var isCertain = false
  /// The new name of the declaration at which the finding is. Files that import this one need it, too.
  package var newName: String?
}

extension Analysis {
  /// Returns the actions for what is found in the file and touches a range: fix-its, quick fixes, statements that are
  /// missing, and an `allow`.
  ///
  /// - Parameters:
  ///   - findings: What is found in the file and its imports.
  ///   - files: The files that could be imported.
  package func fixes(
    in range: Range<Int>, of findings: [Diagnostic], importing files: [ImportableFile] = []
  ) -> [CodeAction] {
    let touched = findings.filter { finding in
      let bytes = finding.range.bytes
      return finding.range.file.index == 0 && bytes.lowerBound <= range.upperBound
        && range.lowerBound <= bytes.upperBound
    }
    guard !touched.isEmpty else { return [] }
    let quickFixes = QuickFixes(of: self, importing: files)
    var actions = touched.enumerated().flatMap { index, finding in
      let own = finding.fixes.map {
        CodeAction(
          kind: .fix, title: Self.title(of: $0.message), finding: finding, edits: $0.edits, isCertain: $0.isCertain)
      }
      let tried = index < Self.triedFindings ? quickFixes.fixes(of: finding) : []
      let others = tried.map { fix in
        CodeAction(
          kind: .fix, title: fix.title, finding: finding, edits: fix.edits,
          isCertain: fix.isCertain && !own.contains { $0.isCertain }, newName: fix.newName)
      }
      // What is certain comes first.
      let all = own + others
      return all.filter { $0.isCertain } + all.filter { !$0.isCertain } + additions(mending: finding)
    }
    if touched.contains(where: { $0.code == .unknownName }), let all = quickFixes.importsOfAll(findings) {
      actions.append(CodeAction(kind: .fix, title: all.title, finding: nil, edits: all.edits))
    }
    return actions
  }

  /// The number of findings whose quick fixes are tried for one request, since each trial checks the file.
  private static let triedFindings = 32

  /// A menu's entries begin with a capital.
  private static func title(of message: String) -> String { message.prefix(1).uppercased() + message.dropFirst() }
}
