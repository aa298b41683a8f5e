import SDUISyntax

extension Analysis {
  /// Applies the fix-its of the file until none is left, of each finding the first; `nil` if the text stays the same.
  ///
  /// It ends: a fix-it of syntax leaves fewer findings of syntax, and no other is taken that leaves more of them. The
  /// others put a name that is known in the place of one that is not, or remove text; should they ever undo one another,
  /// the result is the first text of their circle. Each round depends on the text alone, so that applied to its own result
  /// it gives `nil`.
  ///
  /// - Parameters:
  ///   - findings: What is found in the file and its imports.
  ///   - files: The files that could be imported.
  ///   - check: Reads and checks another text of the file.
  package func fixAll(
    of findings: [Diagnostic], importing files: [ImportableFile] = [],
    checking check: ([UInt8]) -> (analysis: Analysis, findings: [Diagnostic])?
  ) -> CodeAction? {
    var state = (analysis: self, findings: findings)
    var seen: Set<[UInt8]> = [sources[0].bytes]
    while let next = state.analysis.fixedOnce(state.findings, check)
      ?? state.analysis.fixedByQuickFix(state.findings, files, check)
    {
      state = next
      guard seen.insert(next.analysis.sources[0].bytes).inserted else { break }
    }
    let edits = sources[0].edits(to: state.analysis.sources[0].bytes)
    guard !edits.isEmpty else { return nil }
    return CodeAction(kind: .fixAll, title: "Fix all that can be fixed", finding: nil, edits: edits)
  }

  /// The file after one round: all fix-its whose edits do not overlap, if each removes its finding and nothing new is
  /// found; else the first that changes anything and leaves no more findings of syntax.
  private func fixedOnce(
    _ findings: [Diagnostic], _ check: ([UInt8]) -> (analysis: Analysis, findings: [Diagnostic])?
  ) -> (analysis: Analysis, findings: [Diagnostic])? {
    let bytes = sources[0].bytes
    let fixes = findings.compactMap { $0.fixes.first }.filter { fix in
      fix.isCertain && fix.edits.allSatisfy { $0.range.file.index == 0 } && fix.edits.applied(to: bytes) != bytes
    }
    func applying(_ edits: [TextEdit]) -> (analysis: Analysis, findings: [Diagnostic])? {
      check(edits.applied(to: bytes)).flatMap { next in
        next.analysis.tree.diagnostics.count <= tree.diagnostics.count ? next : nil
      }
    }
    let together = Self.independent(fixes)
    if together.count > 1, let next = applying(together.flatMap({ $0.edits })),
      next.findings.count + together.count <= findings.count
    {
      return next
    }
    for fix in fixes {
      if let next = applying(fix.edits) { return next }
    }
    return nil
  }

  /// The file after quick fixes that are certain: several of one code, else the first that leaves fewer findings.
  private func fixedByQuickFix(
    _ findings: [Diagnostic], _ files: [ImportableFile],
    _ check: ([UInt8]) -> (analysis: Analysis, findings: [Diagnostic])?
  ) -> (analysis: Analysis, findings: [Diagnostic])? {
    let open = findings.filter { finding in !finding.fixes.contains { $0.isCertain } }
    guard !open.isEmpty else { return nil }
    let quickFixes = QuickFixes(of: self, importing: files)
    if let next = fixedTogether(open, of: findings, quickFixes, check) { return next }
    for finding in open {
      guard let fix = quickFixes.certainFix(of: finding), let next = check(fix.edits.applied(to: sources[0].bytes))
      else { continue }
      // An error of syntax may have hidden others.
      let (before, after) = (tree.diagnostics.count, next.analysis.tree.diagnostics.count)
      let (old, new) = (findings.errors.count, next.findings.errors.count)
      let isLess = new < old || next.findings.count < findings.count
      if after < before || after == before && new <= old && isLess { return next }
    }
    return nil
  }

  /// The file after all certain quick fixes for one of the codes, if each removes its finding and nothing new is found.
  private func fixedTogether(
    _ open: [Diagnostic], of findings: [Diagnostic], _ quickFixes: QuickFixes,
    _ check: ([UInt8]) -> (analysis: Analysis, findings: [Diagnostic])?
  ) -> (analysis: Analysis, findings: [Diagnostic])? {
    let before = findings.errors
    let known = Set(before.map { [$0.name, $0.message] })
    var codes: [DiagnosticCode] = []
    for finding in open where !codes.contains(finding.code) { codes.append(finding.code) }
    for code in codes {
      let fixes = open.filter { $0.code == code }.compactMap { quickFixes.untriedFix(of: $0) }
      let together = Self.independent(fixes.map { FixIt($0.title, edits: $0.edits) })
      guard together.count > 1, let next = check(together.flatMap { $0.edits }.applied(to: sources[0].bytes)) else {
        continue
      }
      let after = next.findings.errors
      if after.count + together.count <= before.count, after.allSatisfy({ known.contains([$0.name, $0.message]) }) {
        return next
      }
    }
    return nil
  }

  /// Those of some fix-its whose edits do not meet, the earlier ones first.
  private static func independent(_ fixes: [FixIt]) -> [FixIt] {
    var edits: [TextEdit] = []
    return fixes.filter { fix in
      let isFree = fix.edits.allSatisfy { edit in !edits.contains { overlap($0.range.bytes, edit.range.bytes) } }
      if isFree { edits += fix.edits }
      return isFree
    }
  }

  /// Also where two touch: which comes first would be chance.
  private static func overlap(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.lowerBound <= second.upperBound && second.lowerBound <= first.upperBound
  }
}

extension [Diagnostic] {
  fileprivate var errors: [Diagnostic] { filter { $0.severity == .error } }
}

extension SourceFile {
  /// The edits that make another text of this one: of each run of lines that differs, what differs in it.
  fileprivate func edits(to other: [UInt8]) -> [TextEdit] {
    let (old, new) = (Self.lines(of: bytes), Self.lines(of: other))
    let difference = new.difference(from: old)
    var isRemoved = [Bool](repeating: false, count: old.count)
    var isInserted = [Bool](repeating: false, count: new.count)
    for change in difference {
      switch change {
      case .remove(let offset, _, _): isRemoved[offset] = true
      case .insert(let offset, _, _): isInserted[offset] = true
      }
    }
    var edits: [TextEdit] = []
    var (first, second, start) = (0, 0, 0)
    while first < old.count || second < new.count {
      var (removed, inserted): ([UInt8], [UInt8]) = ([], [])
      while first < old.count, isRemoved[first] { (removed, first) = (removed + old[first], first + 1) }
      while second < new.count, isInserted[second] { (inserted, second) = (inserted + new[second], second + 1) }
      if !removed.isEmpty || !inserted.isEmpty { edits.append(Self.edit(at: start, from: removed, to: inserted)) }
      start += removed.count
      if first < old.count { start += old[first].count }
      (first, second) = (first + 1, second + 1)
    }
    return edits
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return lines + (start < bytes.count ? [bytes[start...]] : [])
  }

  /// Returns the edit between the first and the last character that differ.
  private static func edit(at start: Int, from old: [UInt8], to new: [UInt8]) -> TextEdit {
    func isInsideCharacter(_ text: [UInt8], _ index: Int) -> Bool { index < text.count && text[index] & 0xC0 == 0x80 }
    var prefix = zip(old, new).prefix { $0 == $1 }.count
    while isInsideCharacter(old, prefix) || isInsideCharacter(new, prefix) { prefix -= 1 }
    let most = min(old.count, new.count) - prefix
    var suffix = min(zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, most)
    while isInsideCharacter(old, old.count - suffix) || isInsideCharacter(new, new.count - suffix) { suffix -= 1 }
    let text = String(decoding: new[prefix..<new.count - suffix], as: UTF8.self)
    return TextEdit(SourceRange(file: FileID(0), start + prefix..<start + old.count - suffix), text)
  }
}
