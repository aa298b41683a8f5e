import SDUICompiler
import SDUISyntax

/// A correction that an editor offers for a finding besides its fix-its.
struct QuickFix {
  /// The title in a menu.
  let title: String
  /// Edits that do not overlap.
  let edits: [TextEdit]
  /// Whether nothing else can have been meant, so that "fix all" applies it.
  var isCertain = false
  /// Whether the result cannot be compiled with the files of this analysis alone, as after another import.
  var needsOtherFiles = false
  /// A new name of the declaration at which the finding is, for which the edits are those of this file alone.
  var newName: String?
}

/// The quick fixes of an analysis. Each is tried: it is offered if the compiler does not report the finding any more and
/// reports nothing else instead, besides what it reports only of texts without errors.
struct QuickFixes {
  let analysis: Analysis
  let names: NameTable
  /// The files that could be imported.
  let files: [ImportableFile]
  /// The findings without proofs.
  private let known: [Diagnostic]

  var program: Program { analysis.program }
  var tree: SyntaxTree { analysis.tree }

  /// Checks the file, to compare other texts with it.
  init(of analysis: Analysis, importing files: [ImportableFile]) {
    self.analysis = analysis
    self.files = files
    names = NameTable(of: analysis.program)
    known = Self.findings(of: analysis.program)
  }

  /// Returns the quick fixes of a finding, the most probable first.
  func fixes(of finding: Diagnostic) -> [QuickFix] {
    guard finding.range.file == tree.file else { return [] }
    return candidates(for: finding).filter { applies($0, to: finding) }
  }

  /// Returns the quick fix of a finding that would be certain, without a trial; `nil` if there is none.
  func untriedFix(of finding: Diagnostic) -> QuickFix? {
    guard finding.range.file == tree.file, let fix = candidates(for: finding).first, fix.isCertain,
      !fix.needsOtherFiles, isSafe(fix, for: finding)
    else { return nil }
    return fix
  }

  /// Returns the quick fix of a finding that is certain; `nil` if there is none.
  func certainFix(of finding: Diagnostic) -> QuickFix? {
    guard finding.range.file == tree.file, let fix = candidates(for: finding).first, fix.isCertain else { return nil }
    return applies(fix, to: finding) ? fix : nil
  }

  private func applies(_ fix: QuickFix, to finding: Diagnostic) -> Bool {
    fix.needsOtherFiles || isSafe(fix, for: finding) && removes(finding, by: fix.edits)
  }

  private func isSafe(_ fix: QuickFix, for finding: Diagnostic) -> Bool {
    !replacesComment(fix) && !analysis.meetsSyntaxError(fix.edits.map { $0.range } + [finding.range], of: finding)
  }

  /// Returns the corrections that may remove a finding.
  private func candidates(for finding: Diagnostic) -> [QuickFix] {
    switch finding.code {
    case .unknownName:
      imports(for: finding) + boolean(at: finding.range) + quotedText(at: finding.range) + declarations(for: finding)
    case .importNotFound: paths(for: finding)
    case .unusedDeclaration: removal(ofDeclarationNamedAt: finding.range)
    case .nameStyle: rename(at: finding.range)
    case .quotientAsSize: ratio(at: finding.range)
    case .missingField: missingFields(at: finding.range)
    case .missingArgument: missingArguments(at: finding.range)
    case .unknownArgument:
      kindProperties(at: finding.range) + labelledWidth(at: finding.range) + removal(ofArgumentAt: finding.range)
    case .duplicateArgument: removal(ofArgumentAt: finding.range)
    case .duplicateProperty: removals(ofPropertyAt: finding.range)
    case .propertyNotForKind: otherKinds(at: finding.range) + removals(ofPropertyAt: finding.range)
    case .unknownProperty:
      statement(writtenAsPropertyAt: finding.range) + pinned(at: finding.range) + movedProperty(at: finding.range)
        + removals(ofPropertyAt: finding.range)
    case .unacceptedUnit: acceptedUnit(at: finding.range)
    case .unexpectedToken, .missingToken: foreignHabits(at: finding.range)
    case .duplicateDeclaration: removal(ofRepetitionAt: finding.range)
    case .typeMismatch, .unknownCase: rewrittenLiterals(at: finding.range)
    case .unreachableWhen, .hiddenWhen, .silencedWhen: removal(ofWhenAt: finding.range)
    case .needlessFallback: removal(ofFallbackAt: finding.range)
    case .invalidCondition: comparedFlag(at: finding.range) + declarations(for: finding)
    case .ambiguousCondition: groupings(at: finding.range)
    case .invalidRange: swappedRange(at: finding.range)
    default: []
    }
  }

  /// Whether the compiler does not report a finding any more after some edits, and nothing else instead. An error of
  /// syntax may hide others, which are reported then.
  private func removes(_ finding: Diagnostic, by edits: [TextEdit]) -> Bool {
    let changed = program.applying(edits)
    if tree.diagnostics.contains(finding) {
      return changed.trees[0].diagnostics.count < tree.diagnostics.count
    }
    let after = Self.findings(of: changed)
    func errors(_ findings: [Diagnostic]) -> Int { findings.count { $0.severity == .error } }
    func alike(_ findings: [Diagnostic]) -> Int {
      findings.count { $0.code == finding.code && $0.message == finding.message }
    }
    guard alike(after) < alike(known) else { return false }
    // Warnings of unused declarations and the like are reported only where no error is left.
    if errors(after) == 0, errors(known) > 0 { return true }
    return errors(after) <= errors(known) && after.count < known.count
  }

  /// Whether other text takes the place of a comment.
  private func replacesComment(_ fix: QuickFix) -> Bool {
    fix.edits.contains { edit in
      let bytes = edit.range.bytes
      return !edit.replacement.isEmpty
        && tree.comments.contains { Int($0.start) < bytes.upperBound && bytes.lowerBound < Int($0.end) }
    }
  }

  private static func findings(of program: Program) -> [Diagnostic] {
    LoweredProgram(checking: program).finished(withProofs: nil).diagnostics
  }
}

// MARK: - Reading the text at a finding

extension QuickFixes {
  /// The nodes around the beginning of a range, from the file inwards.
  func path(to range: SourceRange) -> [Syntax] {
    analysis.path(to: range.bytes.lowerBound).map { Syntax(file: tree.file, node: $0) }
  }

  /// The innermost node of one of some kinds at the beginning of a range.
  func node(_ kinds: [NodeKind], at range: SourceRange) -> Syntax? {
    path(to: range).last { kinds.contains(program.kind(of: $0)) }
  }

  /// The text of a range of the file.
  func text(_ range: SourceRange) -> String { tree.source.text(in: range.bytes) }

  /// An edit of the file.
  func edit(_ bytes: Range<Int>, _ text: String) -> TextEdit {
    TextEdit(SourceRange(file: tree.file, bytes), text)
  }

  /// Inserts a text at an offset.
  func insertion(_ text: String, at offset: Int) -> TextEdit { edit(offset..<offset, text) }

  /// The bytes of a node.
  func bytes(of syntax: Syntax) -> Range<Int> { program.range(of: syntax).bytes }

  /// The declaration at the top of the file that holds a range.
  func declaration(around range: SourceRange) -> Syntax? { path(to: range).dropFirst().first }

  /// The block of a node.
  func block(of syntax: Syntax) -> Syntax? { program.child(of: syntax, .block) }

  /// Whether a node spans several lines.
  func spansLines(_ syntax: Syntax) -> Bool { program.text(of: syntax).contains { $0.isNewline } }
}
