import SDUIIR
import SDUISyntax

/// Writes findings as workflow commands of GitHub Actions, one line each, which become annotations of a change:
/// `::error file=home.sdui,line=4,endLine=4,col=5,endColumn=11,title=unknown-property::…`.
///
/// Columns count from 1 in UTF-16 code units, as the code host counts them. Where the range has several lines only the
/// lines are named, since a column belongs to one line.
///
/// - Parameter omitted: How many findings more there are; a notice says so if there are any.
package func encodeWorkflowCommands(_ findings: [SourcedDiagnostic], omitting omitted: Int = 0) -> String {
  findings.map(command).joined() + (omitted > 0 ? "::notice::\(counted(omitted, "more finding")) left out\n" : "")
}

private func command(_ finding: SourcedDiagnostic) -> String {
  let diagnostic = finding.diagnostic
  var properties: [(String, String)] = []
  if let source = finding.file(of: diagnostic.range) {
    let start = source.position(at: diagnostic.range.bytes.lowerBound)
    let end = source.position(at: diagnostic.range.bytes.upperBound)
    properties = [("file", withoutDot(source.path)), ("line", "\(start.line)"), ("endLine", "\(end.line)")]
    if start.line == end.line {
      properties += [("col", "\(source.utf16Column(of: start))"), ("endColumn", "\(source.utf16Column(of: end))")]
    }
  }
  properties.append(("title", diagnostic.name))
  let written = properties.map { "\($0.0)=\(escapeProperty($0.1))" }.joined(separator: ",")
  let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
  return "::\(command) \(written)::\(escape(text(of: diagnostic, in: finding)))\n"
}

/// The message, its remedy, and the other places, each on a line of its own.
private func text(of diagnostic: Diagnostic, in finding: SourcedDiagnostic) -> String {
  var lines = [diagnostic.message] + (diagnostic.remedy.map { [$0] } ?? [])
  for label in diagnostic.labels {
    guard let source = finding.file(of: label.range) else { continue }
    let place = source.position(at: label.range.bytes.lowerBound)
    lines.append("\(withoutDot(source.path)):\(place.line): \(label.message)")
  }
  return lines.joined(separator: "\n")
}

/// A path as the repository names it: without a `./` before it.
private func withoutDot(_ path: String) -> String {
  var rest = path[...]
  while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
  return rest.isEmpty ? path : String(rest)
}

/// Escapes the characters that would end the line, or begin an escape, in the message.
private func escape(_ text: String) -> String {
  replacingScalars(of: text) { scalar in
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    default: nil
    }
  }
}

/// In a property a colon and a comma would end it as well.
private func escapeProperty(_ text: String) -> String {
  replacingScalars(of: escape(text)) { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
}
