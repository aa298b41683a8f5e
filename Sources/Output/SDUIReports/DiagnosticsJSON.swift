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
  writer.key("code")
  writer.string(diagnostic.name)
  writer.key("severity")
  writer.string(diagnostic.severity.rawValue)
  writer.key("message")
  writer.string(diagnostic.message)
  write(diagnostic.range, of: finding, to: &writer)
  if let pointer = diagnostic.pointer {
    writer.key("pointer")
    writer.string(pointer)
  }
  writer.key("remedy")
  if let remedy = diagnostic.remedy { writer.string(remedy) } else { writer.null() }
  writer.key("labels")
  writer.beginArray()
  for label in diagnostic.labels {
    writer.beginObject()
    writer.key("message")
    writer.string(label.message)
    write(label.range, of: finding, to: &writer)
    writer.endObject()
  }
  writer.endArray()
  writer.key("fixes")
  writer.beginArray()
  for fix in diagnostic.fixes where fix.isCertain { write(fix, of: finding, to: &writer) }
  writer.endArray()
  for detail in diagnostic.details {
    writer.key(detail.key)
    writer.string(detail.value)
  }
  if let witness = diagnostic.witness {
    writer.key("witness")
    writer.string(witness)
  }
  writer.endObject()
}

private func write(_ fix: FixIt, of finding: SourcedDiagnostic, to writer: inout JSONWriter) {
  writer.beginObject()
  writer.key("message")
  writer.string(fix.message)
  writer.key("edits")
  writer.beginArray()
  for edit in fix.edits {
    writer.beginObject()
    write(edit.range, of: finding, to: &writer)
    writer.key("replacement")
    writer.string(edit.replacement)
    writer.endObject()
  }
  writer.endArray()
  writer.endObject()
}

/// `"file": …, "range": {"start": {…}, "end": {…}}`
private func write(_ range: SourceRange, of finding: SourcedDiagnostic, to writer: inout JSONWriter) {
  guard let file = finding.file(of: range) else { return }
  writer.key("file")
  writer.string(file.path)
  writer.key("range")
  writer.beginObject()
  for (key, offset) in [("start", range.bytes.lowerBound), ("end", range.bytes.upperBound)] {
    let position = file.position(at: offset)
    writer.key(key)
    writer.beginObject()
    writer.key("line")
    writer.integer(Int64(position.line))
    writer.key("column")
    writer.integer(Int64(position.column))
    writer.key("offset")
    writer.integer(Int64(position.offset))
    writer.endObject()
  }
  writer.endObject()
}
