import SDUIIR
import SDUISyntax

extension ClientReport {
  /// Returns what some supported client cannot show, in the order of the screen.
  ///
  /// The compiler has reported most of it in a source file. It does not report sections with `minItems`, and essential
  /// stacks, of which a client gets no item. A document may have been changed since it was compiled.
  package var diagnostics: [Diagnostic] {
    guard let first = rows.first?.content else { return [] }
    // All rows have the same parts and sections, in the same order.
    let (parts, sections) = (first.allParts, first.allSections)
    var refusing: [[ClientRow]] = Array(repeating: [], count: parts.count)
    var losing: [[ClientRow]] = Array(repeating: [], count: sections.count)
    var skipped: [[ID<Component>]] = Array(repeating: [], count: parts.count)
    for row in rows {
      for (index, part) in row.content.allParts.enumerated() where part.outcome == .refused {
        if refusing[index].isEmpty { skipped[index] = part.skipped }
        refusing[index].append(row)
      }
      for (index, section) in row.content.allSections.enumerated() where section.isVacant { losing[index].append(row) }
    }
    var result: [Diagnostic] = []
    for (index, part) in parts.enumerated() where !refusing[index].isEmpty {
      result.append(refusal(of: part, skipped[index], by: refusing[index]))
    }
    for (index, section) in sections.enumerated() where !losing[index].isEmpty {
      if let finding = loss(of: section, for: losing[index]) { result.append(finding) }
    }
    return result
  }

  private func refusal(of part: ClientPart, _ skipped: [ID<Component>], by rows: [ClientRow]) -> Diagnostic {
    let names = skipped.map { "`\(screen.contract.components[$0].name.source)`" }
    let (clients, isPlural) = rows.phrase
    let verb =
      names.count == 1 ? (isPlural ? "do not know" : "does not know") : (isPlural ? "know neither" : "knows neither")
    return Diagnostic(
      .unknownToClient,
      "\(clients) \(verb) \(names.joined(separator: " nor its fallback ")), and `unknown` of the screen is `fail`",
      at: SourceRange(part.origin),
      remedy: "add a fallback, `fallback drop` or `fallback Other { … }` after the version of "
        + "\(names.last ?? ""), or support later clients only")
  }

  /// A section that the clients need and cannot get; `nil` if it may be empty.
  private func loss(of section: ClientSection, for rows: [ClientRow]) -> Diagnostic? {
    let declared = screen[section.path]
    let name = declared.name.source
    let (clients, isPlural) = rows.phrase
    let reason: String
    if declared.isEssential {
      reason = "\(clients) \(isPlural ? "lose" : "loses") the essential section `\(name)`"
    } else if case .count(let least)? = declared.properties[.minItems], least > 0 {
      reason = "\(clients) cannot get the section `\(name)`, which has at least \(counted(least, "item"))"
    } else {
      return nil
    }
    let units = section.allParts.filter { $0.role == .unit }
    return Diagnostic(
      .unknownToClient, "\(reason): all of its units are dropped", at: SourceRange(declared.origin),
      labels: units.prefix(3).map { Label("dropped", at: SourceRange($0.origin)) },
      remedy: "let one of the units fall back on a component that it knows, "
        + (declared.isEssential ? "" : "remove `minItems`, ") + "or support later clients only")
  }
}

extension ClientContent {
  /// All sections, those of stacks after their stack.
  fileprivate var allSections: [ClientSection] { sections.flatMap { [$0] + $0.sections } }
}

extension [ClientRow] {
  /// The clients of rows, in words; adjacent rows together.
  fileprivate var phrase: (text: String, isPlural: Bool) {
    var ranges: [ClientSet] = []
    for row in self {
      if let last = ranges.last?[row.platform], let start = row.range.minimum, last.end == .below(start) {
        ranges[ranges.count - 1][row.platform] = VersionRange(from: last.minimum, end: row.range.end)
      } else {
        ranges.append(row.clients)
      }
    }
    return (listed(ranges.map { $0.phrase }), ranges.count > 1)
  }
}
