import SDUIDiagnostics
import SDUISource

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
}

extension Analysis {
  /// The fix-its of what is found in the file and touches a range.
  package func fixes(in range: Range<Int>, of findings: [Diagnostic]) -> [CodeAction] {
    findings.filter { finding in
      let bytes = finding.range.bytes
      return finding.range.file.index == 0 && bytes.lowerBound <= range.upperBound
        && range.lowerBound <= bytes.upperBound
    }.flatMap { finding in
      finding.fixes.map { CodeAction(kind: .fix, title: Self.title(of: $0), finding: finding, edits: $0.edits) }
        + additions(mending: finding)
    }
  }

  /// A menu's entries begin with a capital.
  private static func title(of fix: FixIt) -> String { fix.message.prefix(1).uppercased() + fix.message.dropFirst() }
}
