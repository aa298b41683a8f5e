import SDUIJSON
import SDUISyntax

/// Writes findings as JSON, for editors, CI and scripts: `{"diagnostics": […]}`, lines and columns from 1, columns in
/// UTF-8 bytes.
///
/// - Parameter omitted: The number of omitted findings; `"omitted": 7` follows the list if there are any.
package func encodeDiagnostics(_ findings: [SourcedDiagnostic], omitting omitted: Int = 0) -> [UInt8] {
  var stream = DiagnosticsStream()
  var bytes: [UInt8] = []
  for finding in findings { bytes += stream.encode(finding) }
  return bytes + stream.end(omitting: omitted)
}

/// Writes the same piece by piece, so that the findings need not be in memory all at once.
package struct DiagnosticsStream: Sendable {
  private var isEmpty = true

  /// A stream without findings.
  package init() {}

  /// The bytes of one more finding.
  package mutating func encode(_ finding: SourcedDiagnostic) -> [UInt8] {
    let head = Array((isEmpty ? #"{"diagnostics":["# : ",").utf8)
    isEmpty = false
    var writer = JSONWriter(capacity: 256)
    write(finding, to: &writer)
    return head + writer.finish()
  }

  /// Returns the bytes after the last finding.
  ///
  /// - Parameter omitted: How many findings more there are.
  package func end(omitting omitted: Int = 0) -> [UInt8] {
    Array(((isEmpty ? #"{"diagnostics":["# : "") + "]" + (omitted > 0 ? #","omitted":\#(omitted)}"# : "}")).utf8)
  }
}

/// A finding together with the files that its ranges count in.
package struct SourcedDiagnostic: Sendable {
  /// The finding.
  package let diagnostic: Diagnostic
  /// The files of its compilation.
  package let sources: [SourceFile]

  /// A finding in some files.
  package init(_ diagnostic: Diagnostic, in sources: [SourceFile]) {
    self.diagnostic = diagnostic
    self.sources = sources
  }

  /// The file of a range; `nil` for something that has no source.
  package func file(of range: SourceRange) -> SourceFile? {
    range.file.index < sources.count ? sources[range.file.index] : nil
  }
}

private func write(_ finding: SourcedDiagnostic, to writer: inout JSONWriter) {
  let diagnostic = finding.diagnostic
  writer.beginObject()
  writer.member("code", diagnostic.name)
  writer.member("severity", diagnostic.severity.rawValue)
  writer.member("message", diagnostic.message)
  write(diagnostic.range, of: finding, to: &writer)
  writer.member("pointer", diagnostic.pointer)
  writer.key("remedy")
  if let remedy = diagnostic.remedy { writer.string(remedy) } else { writer.null() }
  writer.member("labels", objects: diagnostic.labels) { writer, label in
    writer.member("message", label.message)
    write(label.range, of: finding, to: &writer)
  }
  writer.member("fixes", objects: diagnostic.fixes.filter { $0.isCertain }) { writer, fix in
    writer.member("message", fix.message)
    writer.member("edits", objects: fix.edits) { writer, edit in
      write(edit.range, of: finding, to: &writer)
      writer.member("replacement", edit.replacement)
    }
  }
  for detail in diagnostic.details { writer.member(detail.key, detail.value) }
  writer.member("witness", diagnostic.witness)
  writer.endObject()
}

/// `"file": …, "range": {"start": {…}, "end": {…}}`
private func write(_ range: SourceRange, of finding: SourcedDiagnostic, to writer: inout JSONWriter) {
  guard let file = finding.file(of: range) else { return }
  writer.member("file", file.path)
  writer.key("range")
  writer.beginObject()
  for (key, offset) in [("start", range.bytes.lowerBound), ("end", range.bytes.upperBound)] {
    let position = file.position(at: offset)
    writer.key(key)
    writer.beginObject()
    writer.member("line", Int64(position.line))
    writer.member("column", Int64(position.column))
    writer.member("offset", Int64(position.offset))
    writer.endObject()
  }
  writer.endObject()
}
