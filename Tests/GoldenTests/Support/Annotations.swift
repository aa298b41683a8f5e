import SDUISyntax

/// Findings written under the lines that they belong to:
///
/// ```
///     colums: 2
///     ^^^^^^ error[unknown-property]: a section has no property `colums`
///            = did you mean `columns`?
/// ```
///
/// Carets underline exactly the range, an empty one with one caret; `…` marks a range that goes on in later lines.
/// Tildes underline the labels, in whatever file they are.
enum Annotations {
  /// The lines of one file of a compilation with all that was found in it.
  static func annotated(_ lines: [String], _ source: SourceFile, _ file: FileID, _ findings: [Diagnostic]) -> [String] {
    var marks: [Int: [String]] = [:]
    for finding in findings {
      if finding.range.file == file {
        let title = "\(finding.severity.rawValue)[\(finding.code.rawValue)]: \(finding.message)"
        add(finding.range, "^", title, finding.remedy, source, to: &marks)
      }
      for label in finding.labels where label.range.file == file {
        add(label.range, "~", label.message, nil, source, to: &marks)
      }
    }
    var result: [String] = []
    for (index, line) in lines.enumerated() { result += [line] + (marks[index + 1] ?? []) }
    return result + (marks[lines.count + 1] ?? [])
  }

  private static func add(
    _ range: SourceRange, _ symbol: String, _ message: String, _ remedy: String?, _ source: SourceFile,
    to marks: inout [Int: [String]]
  ) {
    let start = source.position(at: range.bytes.lowerBound)
    let lineStart = start.offset - (start.column - 1)
    let lineEnd = lineStart + source.line(start.line).utf8.count
    let before = source.text(in: lineStart..<start.offset).unicodeScalars
    let indentation = before.map { $0 == "\t" ? "\t" : " " }.joined()
    let end = min(range.bytes.upperBound, lineEnd)
    let length = max(1, source.text(in: start.offset..<max(start.offset, end)).unicodeScalars.count)
    let goesOn = range.bytes.upperBound > lineEnd
    let underline = String(repeating: symbol, count: length) + (goesOn ? "…" : "")
    marks[start.line, default: []].append("\(indentation)\(underline) \(message)")
    if let remedy {
      let blank = String(repeating: " ", count: length + (goesOn ? 2 : 1))
      marks[start.line, default: []].append("\(indentation)\(blank)= \(remedy)")
    }
  }
}
