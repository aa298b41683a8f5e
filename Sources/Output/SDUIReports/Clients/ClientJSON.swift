import SDUIIR
import SDUIJSON

/// Writes what each client gets as JSON. Sections, components, fields and cases go by their source names.
package struct ClientJSON {
  private let report: ClientReport

  /// The JSON of a report.
  ///
  /// - Parameter client: The client whose row is written alone; `nil` for all rows.
  package static func encode(_ report: ClientReport, for client: Client? = nil) -> [UInt8] {
    let json = ClientJSON(report: report)
    let rows = client.map { [report.row(of: $0)].compactMap { $0 } } ?? report.rows
    let document: JSONTree = .members([
      ("screen", .string(report.screen.name.source)), ("clients", clients(report.clients)),
      ("complete", clients(report.complete)), ("declarations", .array(report.declarations.map(json.declaration))),
      ("rows", .array(rows.map(json.row))),
    ])
    return document.bytes
  }

  private var contract: Contract { report.screen.contract }

  private func name(_ id: ID<Component>) -> JSONTree { .string(contract.components[id].name.source) }

  private static func clients(_ clients: ClientSet) -> JSONTree {
    .members(clients.entries.map { ($0.platform.rawValue, versions($0.value)) })
  }

  /// `min`, and `max` or `below`, as documents have them.
  private static func versions(_ range: VersionRange) -> JSONTree {
    var members: [(key: String, value: JSONTree?)] = [("min", range.minimum.map { .string($0.text) })]
    switch range.end {
    case .through(let last): members.append(("max", .string(last.text)))
    case .below(let next): members.append(("below", .string(next.text)))
    case nil: break
    }
    return .members(members)
  }

  private func declaration(_ declaration: DeclarationVersions) -> JSONTree {
    let isEnumeration = if case .enumeration = declaration.owner { true } else { false }
    let members = declaration.members.map { member -> JSONTree in
      [isEnumeration ? "case" : "field": .string(member.name), "clients": Self.clients(member.clients)]
    }
    return .members([
      (declaration.owner.word, .string(contract.name(of: declaration.owner))),
      ("clients", Self.clients(declaration.clients)),
      (isEnumeration ? "cases" : "fields", members.isEmpty ? nil : .array(members)),
    ])
  }
}

// MARK: - Rows

extension ClientJSON {
  private typealias Members = [(key: String, value: JSONTree?)]

  private func row(_ row: ClientRow) -> JSONTree {
    let (content, platform) = (row.content, row.platform)
    var members: Members = [
      ("platform", .string(platform.rawValue)), ("versions", Self.versions(row.range)),
      ("complete", .boolean(content.isComplete)),
    ]
    for part in content.parts { members.append((part.role.rawValue, self.part(part, on: platform))) }
    members.append(("sections", .array(content.sections.map { section($0, on: platform) })))
    if !content.unread.isEmpty { members.append(("unread", .array(content.unread.map { .string($0.name) }))) }
    return .members(members)
  }

  private func section(_ section: ClientSection, on platform: Platform) -> JSONTree {
    let declared = report.screen[section.path]
    var members: Members = [("section", .string(declared.name.source)), ("vacant", section.isVacant ? true : nil)]
    for part in section.parts where part.role != .unit {
      members.append((part.role.rawValue, self.part(part, on: platform)))
    }
    if declared.kind.holdsSections {
      members.append(("sections", .array(section.sections.map { self.section($0, on: platform) })))
    } else {
      let units = section.parts.filter { $0.role == .unit }
      members.append(("units", .array(units.map { part($0, on: platform) })))
    }
    if !section.conditions.isEmpty { members.append(("when", .array(section.conditions.map(condition)))) }
    members.append(("lacks", lacks(section.omissions, on: platform)))
    return .members(members)
  }

  private func part(_ part: ClientPart, on platform: Platform) -> JSONTree {
    let skipped = part.skipped.map { id -> JSONTree in
      .members([
        ("component", name(id)),
        ("known", contract.components[id].availability.clients[platform].map(Self.versions)),
      ])
    }
    return .members([
      ("component", name(part.component)), ("outcome", .string(part.outcome.word(of: part))),
      ("gets", part.shown.map(name)),
      (
        "fields",
        part.shown.map { id in .array(part.fields.map { .string(contract.components[id].fields[$0].name.source) }) }
      ),
      ("unknown", skipped.isEmpty ? nil : .array(skipped)), ("lacks", lacks(part.omissions, on: platform)),
    ])
  }

  private func lacks(_ members: [DeclaredMember], on platform: Platform) -> JSONTree? {
    if members.isEmpty { return nil }
    return .array(
      members.map { member in
        let isCase = if case .enumeration = member.owner { true } else { false }
        return .members([
          (member.owner.word, .string(contract.name(of: member.owner))),
          (isCase ? "case" : "field", .string(member.name)),
          ("known", member.availability.clients[platform].map(Self.versions)),
        ])
      })
  }

  private func condition(_ condition: ClientCondition) -> JSONTree {
    .members([
      ("versions", Self.versions(condition.range)), ("alone", .boolean(!condition.hasOtherBounds)),
      ("kind", condition.kind.map { .string($0.rawValue) }),
      ("sets", condition.kind == nil ? .array(condition.properties.map { .string($0.row.name) }) : nil),
    ])
  }
}

extension DeclaredMember.Owner {
  /// The word of the source for such a declaration.
  fileprivate var word: String {
    switch self {
    case .component: "component"
    case .record: "record"
    case .enumeration: "enum"
    case .action: "action"
    }
  }
}

extension ClientPart.Outcome {
  /// The word of the outcome in JSON.
  fileprivate func word(of part: ClientPart) -> String {
    switch self {
    case .shown(let id): id == part.component ? "itself" : "fallback"
    case .dropped: "dropped"
    case .ignored: "ignored"
    case .refused: "refused"
    case .unread: "unread"
    }
  }
}
