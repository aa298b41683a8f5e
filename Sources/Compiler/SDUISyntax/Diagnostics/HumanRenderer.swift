/// Writes findings for people: what, where with the user's own text, why, and how to correct it.
///
/// ```
/// error[unknown-property]: a section has no property `colums`
///   ┌─ home.sdui:4:5
///   │
/// 4 │     colums: 2
///   │     ^^^^^^
///   = did you mean `columns`?
/// ```
public struct HumanRenderer: Sendable {
  private let sources: [SourceFile]
  private let style: Style

  /// A renderer for findings in some files.
  ///
  /// - Parameter usesColor: Whether the output is a terminal that shows colours.
  public init(sources: [SourceFile], usesColor: Bool) {
    self.sources = sources
    self.style = Style(usesColor: usesColor)
  }

  /// The text of one finding, ending with a line break.
  public func render(_ diagnostic: Diagnostic) -> String {
    let severity = style.severity(diagnostic.severity)
    var text = "\(severity)\(diagnostic.severity.rawValue)[\(diagnostic.name)]\(style.reset)"
    text += "\(style.bold): \(TerminalText.printable(diagnostic.message))\(style.reset)\n"
    let marks =
      ([Mark(range: diagnostic.range, message: "", isPrimary: true)]
      + diagnostic.labels.map { Mark(range: $0.range, message: $0.message, isPrimary: false) })
      .filter { $0.range.file.index < sources.count }
    let width = marks.map { String(position(of: $0).line).count }.max() ?? 1
    for group in grouped(marks) {
      let pointer = group[0].isPrimary ? diagnostic.pointer : nil
      text += render(group, at: pointer, gutter: width, severity: severity)
    }
    let remarks = [diagnostic.remedy, diagnostic.witness.map { "for example \(Self.shortened($0))" }]
    for remark in remarks.compactMap({ $0 }) {
      text +=
        String(repeating: " ", count: width + 1) + "\(style.frame)=\(style.reset) \(TerminalText.printable(remark))\n"
    }
    return text
  }

  /// The number of characters of a witness that is shown whole.
  public static let witnessLength = 400

  /// A witness that fits into a few lines.
  private static func shortened(_ text: String) -> String {
    text.unicodeScalars.dropFirst(witnessLength).isEmpty
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(witnessLength - 3))) + "…"
  }

  /// Returns the number of errors and warnings, in words: `2 errors, 1 warning`.
  public static func summary(of diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let notes = diagnostics.count { $0.severity == .note }
    return summary(errors: errors, warnings: diagnostics.count - errors - notes, notes: notes)
  }

  /// The same of findings that are counted already.
  public static func summary(errors: Int, warnings: Int, notes: Int = 0) -> String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return parts.joined(separator: ", ")
  }

  /// A place that is underlined.
  private struct Mark {
    let range: SourceRange
    let message: String
    let isPrimary: Bool
  }

  private func position(of mark: Mark) -> SourcePosition {
    sources[mark.range.file.index].position(at: Int(mark.range.lowerBound))
  }

  /// The marks by file, that of the finding first; in each file by line.
  private func grouped(_ marks: [Mark]) -> [[Mark]] {
    var groups: [[Mark]] = []
    for mark in marks {
      if let index = groups.firstIndex(where: { $0[0].range.file == mark.range.file }) {
        groups[index].append(mark)
      } else {
        groups.append([mark])
      }
    }
    return groups
  }
}

// MARK: - Snippets

extension HumanRenderer {
  private func render(_ group: [Mark], at pointer: String?, gutter: Int, severity: String) -> String {
    let blank = String(repeating: " ", count: gutter)
    let bar = "\(style.frame)│\(style.reset)"
    let first = position(of: group[0])
    let path = sources[group[0].range.file.index].path
    var text = "\(blank) \(style.frame)┌─\(style.reset) \(TerminalText.printable(path)):\(first.line):\(first.column)"
    text += pointer.map { " at \(TerminalText.printable($0.isEmpty ? "the whole" : $0))" } ?? ""
    text += "\n"
    text += "\(blank) \(bar)\n"
    var shown: Excerpt?
    let ordered = group.sorted { ($0.range, $0.isPrimary ? 0 : 1) < ($1.range, $1.isPrimary ? 0 : 1) }
    for mark in ordered {
      let source = sources[mark.range.file.index]
      let place = position(of: mark)
      if let shown, place.line > shown.number + 1 { text += "\(blank) \(style.frame)·\(style.reset)\n" }
      // One line is cut at one place, however many marks it has in view.
      let excerpt = shown.flatMap { $0.shows(place) ? $0 : nil } ?? Excerpt(of: source, around: place)
      if shown != excerpt {
        let number = String(place.line)
        let pad = String(repeating: " ", count: gutter - number.count)
        let line = excerpt.text(of: source)
        text +=
          "\(pad)\(style.frame)\(number) │\(style.reset)\(line.isEmpty ? "" : " " + TerminalText.printable(line))\n"
      }
      let color = mark.isPrimary ? severity : style.frame
      let underline = String(
        repeating: mark.isPrimary ? "^" : "-", count: excerpt.underlineLength(of: mark.range.bytes, in: source))
      let message = mark.message.isEmpty ? "" : " " + TerminalText.printable(mark.message)
      let indentation = excerpt.indentation(before: place, in: source)
      text += "\(blank) \(bar) \(indentation)\(color)\(underline)\(message)\(style.reset)\n"
      shown = excerpt
    }
    return text
  }
}

/// The escapes of a terminal's colours; all empty where none are shown.
private struct Style: Sendable {
  let error, warning, frame, bold, reset: String

  init(usesColor: Bool) {
    error = usesColor ? "\u{1B}[1;31m" : ""
    warning = usesColor ? "\u{1B}[1;33m" : ""
    frame = usesColor ? "\u{1B}[34m" : ""
    bold = usesColor ? "\u{1B}[1m" : ""
    reset = usesColor ? "\u{1B}[0m" : ""
  }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: error
    case .warning: warning
    case .note: bold
    }
  }
}
