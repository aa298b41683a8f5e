import SDUIIR

/// Writes what each client gets for people: the lowest versions, then the screen for each range of versions.
package struct ClientTable {
  private let report: ClientReport
  /// The width of the titles of parts.
  private let titleWidth: Int
  /// Whether titles of parts may be in a section of a stack, further in.
  private let hasStacks: Bool
  /// The number of columns of the longest lines.
  private static let lineWidth = 100

  /// The text of a report, ending with a line break.
  ///
  /// - Parameter client: The client whose row is written; `nil` for the table of versions and all rows.
  package static func text(_ report: ClientReport, for client: Client? = nil) -> String {
    let table = ClientTable(report)
    if let client {
      return report.row(of: client).map { lines(table.wrappedHeading(of: $0) + table.body(of: $0)) } ?? ""
    }
    var written: [[String]: String] = [:]
    var text = lines(wrapped(table.heading, indentation: 2)) + "\n" + TextColumns.lines(table.lowestVersions)
    for row in report.rows {
      let body = table.body(of: row)
      text += "\n"
      if let same = written[body] {
        text += lines(table.wrappedHeading(of: row) + ["  the same as \(same)"])
      } else {
        text += lines(table.wrappedHeading(of: row) + body)
        written[body] = row.phrase
      }
    }
    return text
  }

  private init(_ report: ClientReport) {
    self.report = report
    hasStacks = report.screen.sections.contains { !$0.sections.isEmpty }
    let parts = report.rows.prefix(1).flatMap { $0.content.allParts }.map { $0.title(in: report.screen).count }
    let conditions = report.rows.flatMap { row in
      let texts = ClientPartText(screen: report.screen, platform: row.platform)
      return row.content.sections.flatMap { $0.conditions + $0.sections.flatMap { $0.conditions } }
        .map { texts.title(of: $0).count }
    }
    titleWidth = min((parts + conditions).max() ?? 0, 32)
  }

  private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private var heading: String {
    "\(report.screen.name.source) supports " + listed(report.clients.entries.map { $0.platform.phrase(of: $0.value) })
  }
}

// MARK: - Lowest versions

extension ClientTable {
  /// The lowest version of each platform that gets everything, each component, and what has versions in its data.
  private var lowestVersions: [[String]] {
    let platforms = report.clients.entries.map { $0.platform }
    var rows = [["lowest version that gets"] + platforms.map { $0.rawValue }]
    func add(_ title: String, _ clients: ClientSet) {
      rows.append([title] + platforms.map { text(of: clients[$0]) })
    }
    add("  everything", report.complete)
    for declaration in report.declarations {
      let name = report.screen.contract.name(of: declaration.owner)
      switch declaration.owner {
      case .component: add("  \(name)", declaration.clients)
      case .record: rows.append(["  record \(name)"])
      case .enumeration: rows.append(["  enum \(name)"])
      case .action: rows.append(["  action \(name)"])
      }
      for member in declaration.members { add("    \(member.name)", member.clients) }
    }
    return rows
  }

  private func text(of range: VersionRange?) -> String {
    guard let range else { return "none" }
    let first = range.minimum.map { $0.text } ?? "any"
    if case .below(let end)? = range.end { return "\(first) until \(end.text)" }
    return first
  }
}

// MARK: - Rows

extension ClientTable {
  private func wrappedHeading(of row: ClientRow) -> [String] { Self.wrapped(heading(of: row), indentation: 4) }

  private func heading(of row: ClientRow) -> String {
    let differences = row.content.differences(in: report.screen)
    return row.phrase + ": " + (differences.isEmpty ? "everything" : differences.joined(separator: ", "))
  }

  private func body(of row: ClientRow) -> [String] {
    let texts = ClientPartText(screen: report.screen, platform: row.platform)
    var lines: [String] = []
    for part in row.content.parts where part.role != .empty { lines += line(part, texts, margin: "  ") }
    for section in row.content.sections { lines += self.lines(of: section, texts, margin: "  ") }
    for part in row.content.parts where part.role == .empty { lines += line(part, texts, margin: "  ") }
    for feature in row.content.unread {
      guard case .ignorable(let consequence) = feature.compatibility else { continue }
      lines += Self.wrapped("  without \(feature.name): \(consequence); \(texts.formatReason)", indentation: 4)
    }
    return lines
  }

  private func lines(of section: ClientSection, _ texts: ClientPartText, margin: String) -> [String] {
    let name = report.screen[section.path].name.source
    var lines = Self.wrapped(
      margin + name + (section.isVacant ? ": no items, since all of its units are dropped" : ""), indentation: 4)
    let inner = margin + "  "
    for part in section.parts { lines += line(part, texts, margin: inner) }
    for member in section.omissions { lines += Self.wrapped(inner + texts.reason(of: member, in: nil), indentation: 6) }
    for condition in section.conditions {
      lines += columns(texts.title(of: condition), [texts.consequence(of: condition)], margin: inner)
    }
    for section in section.sections { lines += self.lines(of: section, texts, margin: inner) }
    return lines
  }

  private func line(_ part: ClientPart, _ texts: ClientPartText, margin: String) -> [String] {
    columns(part.title(in: report.screen), texts.lines(of: part), margin: margin)
  }

  /// A title, and paragraphs in a column beside it.
  private func columns(_ title: String, _ paragraphs: [String], margin: String) -> [String] {
    let indentation = titleWidth + (hasStacks ? 8 : 6)
    let first = margin + title
    let gap = String(repeating: " ", count: max(2, indentation - first.count))
    var lines = Self.wrapped(first + gap + (paragraphs.first ?? ""), indentation: indentation)
    let margin = String(repeating: " ", count: indentation)
    for paragraph in paragraphs.dropFirst() { lines += Self.wrapped(margin + paragraph, indentation: indentation) }
    return lines
  }

  /// Breaks a line at spaces. Later lines are indented.
  private static func wrapped(_ text: String, indentation: Int) -> [String] {
    var lines: [String] = []
    var (margin, rest) = (text.prefix { $0 == " " }, text.drop { $0 == " " })
    // No step counts or copies the whole rest, so that a long text takes time in proportion to its length.
    while let limit = rest.index(rest.startIndex, offsetBy: lineWidth - margin.count, limitedBy: rest.endIndex),
      limit < rest.endIndex
    {
      // Without a space in it, a word longer than the line stays whole.
      guard let place = rest[...limit].lastIndex(of: " ") ?? rest[limit...].firstIndex(of: " ") else { break }
      lines.append(String(margin + rest[..<place]))
      margin = Substring(String(repeating: " ", count: indentation))
      rest = rest[place...].drop { $0 == " " }
    }
    return lines + [String(margin + rest)]
  }
}

extension ClientRow {
  /// `ios from 5.0 to before 5.4`
  var phrase: String { platform.phrase(of: range) }
}

extension Platform {
  /// `ios from 5.0 on`, `all versions of ios`
  func phrase(of range: VersionRange) -> String {
    range.phrase.isEmpty ? "all versions of \(rawValue)" : "\(rawValue) \(range.phrase)"
  }
}

/// `a`, `a and b`, `a, b and c`
func listed(_ parts: [String]) -> String {
  guard let last = parts.last, parts.count > 1 else { return parts.joined() }
  return parts.dropLast().joined(separator: ", ") + " and " + last
}
