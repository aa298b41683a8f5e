/// Recovery guesses what is missing, so a fix-it may only move its finding: after an inserted `,` the next one is needed.
/// Each fix-it is therefore tried. It is offered if its finding is gone and fewer findings are left, so that applying one
/// after another ends.
extension Findings {
  /// The maximum number of bytes that are read again for the fix-its of one file. Of a file of 1 MB the first 16 are
  /// tried.
  private static let maximumByteCount = 16 << 20

  /// Everything in the order of the text, each finding with those of its fix-its that remove it and leave fewer
  /// findings.
  ///
  /// - Parameter read: Reads another text of the file.
  func finishedWithCertainFixes(of source: SourceFile, reading read: (SourceFile) -> Findings) -> [Diagnostic] {
    var readings = max(1, Self.maximumByteCount / max(1, source.bytes.count))
    let all = finished()
    func line(of finding: Diagnostic) -> Int { source.position(at: finding.range.bytes.lowerBound).line }
    // Which quote of a line is missing is not known, nor what the others enclose.
    let unclear = Set(all.filter { $0.code == .unterminatedString }.map(line))
    return all.map { finding in
      var finding = finding
      if !unclear.isEmpty, unclear.contains(line(of: finding)) { finding.fixes = [] }
      let guesses = finding.fixes
      finding.fixes = guesses.filter { fix in
        guard readings > 0 else { return false }
        readings -= 1
        let fixed = SourceFile(path: source.path, bytes: fix.edits.applied(to: source.bytes))
        return isSettled(finding, in: read(fixed))
      }
      // What is not certain is still a remedy that people can judge.
      if finding.fixes.isEmpty, finding.remedy == nil { finding.remedy = guesses.first?.message }
      return finding
    }
  }

  /// Whether a finding of these is not among those of another text, which are fewer.
  private func isSettled(_ finding: Diagnostic, in other: Findings) -> Bool {
    // Beyond the limit findings are counted and not kept: one like it may have taken its place.
    other.count < count && (isFull || other.count(like: finding) < count(like: finding))
  }

  private func count(like finding: Diagnostic) -> Int {
    diagnostics.count { $0.code == finding.code && $0.message == finding.message }
  }
}
