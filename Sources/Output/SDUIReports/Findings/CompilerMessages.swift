import SDUIIR
import SDUISyntax

/// Writes findings as compilers do, one line each, so that Xcode, other editors and build systems show them at their
/// places: `home.sdui:4:5: error: a list has no property `colums`; did you mean `columns`? [unknown-property]`.
///
/// Columns count from 1 in UTF-8 bytes, as those of Swift and Clang. Other places follow as notes.
///
/// - Parameter omitted: The number of further findings; a note says so if there are any.
package func encodeCompilerMessages(_ findings: [SourcedDiagnostic], omitting omitted: Int = 0) -> String {
  findings.map(lines).joined() + (omitted > 0 ? "note: \(counted(omitted, "more finding")) left out\n" : "")
}

private func lines(of finding: SourcedDiagnostic) -> String {
  let diagnostic = finding.diagnostic
  let remedy = diagnostic.remedy.map { "; " + $0 } ?? ""
  let text = "\(diagnostic.severity.rawValue): \(diagnostic.message)\(remedy) [\(diagnostic.name)]"
  let notes = diagnostic.labels.map { place(of: $0.range, in: finding) + "note: " + $0.message }
  return ([place(of: diagnostic.range, in: finding) + text] + notes).map { onOneLine($0) + "\n" }.joined()
}

/// The file, line and column, and nothing for a place in no file.
private func place(of range: SourceRange, in finding: SourcedDiagnostic) -> String {
  guard let source = finding.file(of: range) else { return "" }
  let start = source.position(at: range.bytes.lowerBound)
  return "\(source.path):\(start.line):\(start.column): "
}

/// Replaces control characters, which could begin another line or change the colours of a terminal.
private func onOneLine(_ text: String) -> String {
  replacingScalars(of: text) { scalar in
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: " "
    default: nil
    }
  }
}
