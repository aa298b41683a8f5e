import SDUIJSON
import SDUISyntax

/// Writes findings as a log of SARIF 2.1.0 (OASIS), which code hosts and editors show.
///
/// Columns count UTF-16 code units, as `columnKind` says. Files are named relative to `%SRCROOT%`, the folder that the
/// tool ran in. The rules are the whole catalogue, so that the log also says what was checked.
///
/// - Parameters:
///   - omitted: How many findings more there are; the run has the property `omittedResults` if there are any.
///   - rules: The rules of findings that have a name of their own, which follow the catalogue.
package func encodeSARIF(
  _ findings: [SourcedDiagnostic], omitting omitted: Int = 0, rules: [NamedRule] = [], toolVersion: String
) -> [UInt8] {
  let driver: JSONTree = [
    "name": "sduic", "semanticVersion": .string(toolVersion),
    "rules": .array(DiagnosticCode.allCases.map(rule) + rules.map { $0.json }),
  ]
  let indices = RuleIndices(rules)
  let run = JSONTree.members([
    ("tool", ["driver": driver]), ("columnKind", "utf16CodeUnits"),
    ("results", .array(findings.map { result($0, indices) })),
    ("properties", omitted > 0 ? ["omittedResults": .integer(Int64(omitted))] : nil),
  ])
  let log: JSONTree = [
    "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    "version": "2.1.0", "runs": [run],
  ]
  return log.bytes
}

/// A rule that one code of the catalogue covers together with others.
package struct NamedRule: Sendable {
  /// The permanent name.
  package let name: String
  /// The rule in a few words.
  package let summary: String

  /// A rule with a name.
  package init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }

  fileprivate var json: JSONTree {
    [
      "id": .string(name), "shortDescription": message(sentence(summary)),
      "help": message("Run `sduic explain \(name)` for an example."),
    ]
  }
}

/// The indices of all rules in a log.
private struct RuleIndices {
  private let names: [String]

  init(_ rules: [NamedRule]) { names = DiagnosticCode.allCases.map { $0.rawValue } + rules.map { $0.name } }

  subscript(name: String) -> Int? { names.firstIndex(of: name) }
}

/// The page of a code.
private func rule(_ code: DiagnosticCode) -> JSONTree {
  let page = Explanation.of(code)
  return [
    "id": .string(code.rawValue), "shortDescription": message(sentence(page.title)),
    "fullDescription": message(unwrapped(page.text)),
    "help": message("Run `sduic explain \(code.rawValue)` for an example, and for how to fix it."),
    "defaultConfiguration": ["level": .string(code.severity.rawValue)],
  ]
}

/// Paragraphs without the line breaks inside them.
private func unwrapped(_ text: String) -> String {
  var result = ""
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.isEmpty {
      result += "\n\n"
    } else {
      result += (result.isEmpty || result.hasSuffix("\n") ? "" : " ") + line
    }
  }
  return result
}

private func result(_ finding: SourcedDiagnostic, _ indices: RuleIndices) -> JSONTree {
  let diagnostic = finding.diagnostic
  let words = [diagnostic.message] + (diagnostic.remedy.map { [$0] } ?? [])
  let location = location(of: diagnostic.range, in: finding)
  let related = diagnostic.labels.enumerated().compactMap { index, label in
    JSONTree.members([
      ("id", .integer(Int64(index + 1))), ("physicalLocation", physicalLocation(of: label.range, in: finding)),
      ("message", message(sentence(label.message))),
    ])
  }
  let fixes = diagnostic.fixes.filter { $0.isCertain }.map { fix($0, in: finding) }
  return .members([
    ("ruleId", .string(diagnostic.name)),
    ("ruleIndex", indices[diagnostic.name].map { .integer(Int64($0)) }),
    ("level", .string(diagnostic.severity.rawValue)),
    ("message", message(words.map(sentence).joined(separator: " "))),
    ("locations", .array(location.map { [$0] } ?? [])),
    ("relatedLocations", related.isEmpty ? nil : .array(related)),
    ("fixes", fixes.isEmpty ? nil : .array(fixes)), ("properties", properties(of: diagnostic)),
  ])
}

/// The details of a finding; `nil` without any.
private func properties(of diagnostic: Diagnostic) -> JSONTree? {
  let witness = diagnostic.witness.map { [("witness", JSONTree.string($0))] } ?? []
  let all = diagnostic.details.map { ($0.key, JSONTree.string($0.value)) } + witness
  return all.isEmpty ? nil : .members(all.map { (key: $0.0, value: $0.1) })
}

/// A fix: its edits by file, in the order of the files' first edits.
private func fix(_ fix: FixIt, in finding: SourcedDiagnostic) -> JSONTree {
  var files: [FileID] = []
  for edit in fix.edits where !files.contains(edit.range.file) { files.append(edit.range.file) }
  let changes = files.compactMap { file -> JSONTree? in
    let edits = fix.edits.filter { $0.range.file == file }
    guard let first = edits.first, let source = finding.file(of: first.range) else { return nil }
    let replacements = edits.map { edit -> JSONTree in
      [
        "deletedRegion": region(edit.range, in: source),
        "insertedContent": ["text": .string(edit.replacement)],
      ]
    }
    return ["artifactLocation": artifact(source), "replacements": .array(replacements)]
  }
  return ["description": message(sentence(fix.message)), "artifactChanges": .array(changes)]
}

// MARK: - Places

private func location(of range: SourceRange, in finding: SourcedDiagnostic) -> JSONTree? {
  physicalLocation(of: range, in: finding).map { ["physicalLocation": $0] }
}

private func physicalLocation(of range: SourceRange, in finding: SourcedDiagnostic) -> JSONTree? {
  guard let source = finding.file(of: range) else { return nil }
  return ["artifactLocation": artifact(source), "region": region(range, in: source)]
}

/// A path that leaves the folder, or begins at the root, is not relative to it.
private func artifact(_ source: SourceFile) -> JSONTree {
  let isBelow = !source.path.hasPrefix("/") && !source.path.split(separator: "/").contains("..")
  return .members([
    ("uri", .string(PercentEncoding.reference(toFile: source.path))), ("uriBaseId", isBelow ? "%SRCROOT%" : nil),
  ])
}

private func region(_ range: SourceRange, in source: SourceFile) -> JSONTree {
  let start = place(range.bytes.lowerBound, in: source)
  let end = place(range.bytes.upperBound, in: source)
  return [
    "startLine": .integer(Int64(start.line)), "startColumn": .integer(Int64(start.column)),
    "endLine": .integer(Int64(end.line)), "endColumn": .integer(Int64(end.column)),
  ]
}

/// Returns a place in the coordinates of the SARIF standard: without a byte-order mark, and after a last line break
/// still on the last line.
private func place(_ offset: Int, in source: SourceFile) -> (line: Int, column: Int) {
  let position = source.position(at: offset)
  if position.offset == source.bytes.count, position.column == 1, position.line > 1 {
    let before = source.position(at: position.offset - 1)
    // After CR LF the break is two units, of which the last is the one before the end.
    return (before.line, source.utf16Column(of: before) + 1 - markLength(on: before.line, in: source))
  }
  return (position.line, max(1, source.utf16Column(of: position) - markLength(on: position.line, in: source)))
}

private func markLength(on line: Int, in source: SourceFile) -> Int {
  line == 1 && source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 1 : 0
}

// MARK: - Words

/// A message object; braces would be placeholders and are doubled.
private func message(_ text: String) -> JSONTree {
  ["text": .string(replacingScalars(of: text) { $0 == "{" ? "{{" : $0 == "}" ? "}}" : nil })]
}

/// Words as a sentence with a capital letter, unless code begins it, and a full stop.
private func sentence(_ text: String) -> String {
  guard let first = text.first, let last = text.last else { return text }
  let start = first.isASCII ? first.uppercased() : String(first)
  return start + text.dropFirst() + (".?!…".contains(last) ? "" : ".")
}
