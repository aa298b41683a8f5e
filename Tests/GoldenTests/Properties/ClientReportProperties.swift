import SDUIContract
import SDUIFixtures
import SDUIIR
import SDUIJSON
import TestSupport
import Testing

/// Compares the rows of `ClientReport` with the screen that is resolved for each client, and with
/// responses that are rendered for it.
@Suite("clients") struct ClientReportProperties {
  private static let programs: [Sample] = (0..<(Repository.isExhaustive ? 2_000 : 12)).map { seed in
    let name = "versioned-\(seed).sdui"
    return Sample(name: name, main: name, files: [name: VersionedProgram(seed: UInt64(seed)).text])
  }

  /// Each version at which something may begin or end, one just below it, and one just above.
  private static func clients(of screen: Screen) -> [Client] {
    let whole = (0...8).flatMap { major in (0...9).map { "\(major).\($0)" } }
    let versions = whole.flatMap { [$0, $0 + ".0.1", $0 + ".999999999"] }.compactMap { Version($0) }
    return screen.supportedClients.entries.flatMap { entry in
      versions.filter { entry.value.contains($0) }.map { Client(entry.platform, $0) }
    }
  }

  @Test("rows agree with the screen of each client", arguments: Corpus.some + programs)
  func rowsAgree(sample: Sample) throws {
    for screen in try sample.compile().screens where screen.variants.client == nil {
      let report = ClientReport(screen)
      Self.checkRanges(report)
      var first: [ClientRow: Screen] = [:]
      for client in Self.clients(of: screen) {
        let holding = report.rows.filter { $0.clients.contains(client) }
        #expect(holding.count == 1, "\(client.text) is in \(holding.count) rows")
        let row = try #require(report.row(of: client))
        #expect(row == holding.first)
        var resolved = screen.resolved(for: Variants(client: client))
        Self.check(row.content, against: resolved)
        resolved.variants = Variants()
        // Nothing changes in a row.
        #expect(first[row, default: resolved].sections == resolved.sections, "\(client.text)")
        first[row] = resolved
        for section in row.content.sections { Self.checkConditions(section, client, screen) }
        Self.checkMembers(row, client, screen)
        #expect(row.content.isComplete == report.complete.contains(client), "\(client.text)")
      }
    }
  }

  /// Rows of a platform follow each other without a gap, from the first supported version to the last, and differ.
  private static func checkRanges(_ report: ClientReport) {
    for entry in report.clients.entries {
      let rows = report.rows.filter { $0.platform == entry.platform }
      #expect(rows.first?.range.minimum == entry.value.minimum && rows.last?.range.end == entry.value.end)
      for (row, next) in zip(rows, rows.dropFirst()) {
        #expect(next.range.minimum.map { row.range.end == .below($0) } ?? false)
      }
    }
  }

  private static func check(_ content: ClientContent, against resolved: Screen) {
    for part in content.parts where part.outcome != .unread {
      let shown: ID<Component>? =
        switch part.role {
        case .topBar: resolved.bars.top?.component
        case .bottomBar: resolved.bars.bottom?.component
        default: resolved.empty?.component
        }
      #expect(part.shown == shown)
    }
    for section in content.sections.flatMap({ [$0] + $0.sections }) {
      let declared = resolved[section.path]
      func shown(_ role: ClientPart.Role) -> ID<Component>? { section.parts.first { $0.role == role }?.shown }
      #expect(shown(.header) == declared.header?.component && shown(.footer) == declared.footer?.component)
      #expect(shown(.empty) == declared.empty?.component && shown(.onFailure) == declared.failure?.component)
      let units = section.parts.filter { $0.role == .unit }
      #expect(Set(units.compactMap { $0.shown }) == Set(declared.units.map { $0.component }))
      if !units.isEmpty { #expect(section.isVacant == declared.units.isEmpty) }
    }
  }

  /// A section has a condition for each adaptation whose boxes the client may meet.
  private static func checkConditions(_ section: ClientSection, _ client: Client, _ screen: Screen) {
    let asking = screen[section.path].adaptations.filter { $0.condition.contains { $0.clients != nil } }
    let met = asking.filter { $0.condition.contains { $0.clients?.contains(client) ?? false } }
    #expect(section.conditions.count == met.count)
    for inner in section.sections { checkConditions(inner, client, screen) }
  }

  /// Fields that the client does not know are named, and data never have them.
  private static func checkMembers(_ row: ClientRow, _ client: Client, _ screen: Screen) {
    for part in row.content.allParts {
      guard let id = part.shown else { continue }
      for (index, field) in screen.contract.components[id].fields.enumerated() {
        let isKnown = field.availability.isUniversal || field.availability.clients.contains(client)
        #expect(isKnown || !part.fields.contains(index))
        let isNamed = part.omissions.contains { $0.owner == .component(id) && $0.name == field.name.source }
        #expect(isKnown != isNamed)
      }
    }
  }

  @Test("half of the random programs compile, and their clients differ")
  func programsAreOfUse() throws {
    let reports = try Self.programs.flatMap { try $0.compile().screens }.map { ClientReport($0) }
    #expect(reports.count * 2 > Self.programs.count && reports.count { $0.rows.count > 3 } * 2 > reports.count)
    let parts = reports.flatMap { $0.rows.flatMap { $0.content.allParts } }
    #expect(parts.contains { $0.outcome == .dropped } && parts.contains { $0.skipped.count > 1 && $0.shown != nil })
    #expect(reports.contains { !$0.complete.isEmpty } && reports.contains { $0.complete.isEmpty })
  }
}

// MARK: - Rendered responses

extension ClientReportProperties {
  /// The data of a backend with all units and all fields become for each client what its row lists: in each section the
  /// units, in all of them together the fields.
  @Test(
    "rows agree with rendered responses",
    arguments: Corpus.some + programs.prefix(Repository.isExhaustive ? 400 : 8))
  func responsesAgree(sample: Sample) throws {
    for screen in try sample.screensWithFixtures() where screen.dependsOnClient && screen.responseKeys == ResponseKeys()
    {
      let data = try Self.data(of: screen)
      for row in ClientReport(screen).rows {
        let client = Client(row.platform, row.range.minimum ?? .zero)
        let sent = try Self.sentFields(data, screen, to: client)
        for section in row.content.sections.flatMap({ [$0] + $0.sections }) {
          let units = section.parts.filter { $0.role == .unit }
          #expect(
            Set(sent.units[section.path, default: []]) == Set(units.compactMap { $0.shown }),
            "\(client.text): \(screen[section.path].name.source)")
        }
        // Bars are sent to clients that leave them out, too.
        if row.content.parts.contains(where: { $0.outcome == .unread }) { continue }
        var expected: [ID<Component>: Set<String>] = [:]
        for part in row.content.allParts where part.role.hasData && part.role != .background {
          guard let id = part.shown else { continue }
          let fields = screen.contract.components[id].fields
          expected[id, default: []].formUnion(part.fields.map { fields[$0].name.wire }.filter { $0 != "." })
        }
        #expect(sent.fields == expected, "\(client.text)")
      }
    }
  }

  /// The units of each section in responses to a client, and the fields of each component.
  private static func sentFields(
    _ data: [[UInt8]], _ screen: Screen, to client: Client
  ) throws -> (units: [SectionPath: [ID<Component>]], fields: [ID<Component>: Set<String>]) {
    let contract = ResponseContract(screen.resolved(for: Variants(client: client)).resolvedByDefault.screen)
    let renderer = ResponseRenderer(screen, for: Variants(client: client))
    var units: [SectionPath: [ID<Component>]] = [:]
    var fields: [ID<Component>: Set<String>] = [:]
    for bytes in data {
      guard let response = try renderer.render(bytes).bytes else { continue }
      let read = try contract.read(response)
      #expect(read.isValid)
      var all = read.bars.entries.map { $0.value }
      for section in read.sections {
        let sent = Array(read.units[section.units])
        units[section.path, default: []] += sent.map { $0.component }
        all += sent + [section.header, section.footer].compactMap { $0 }
      }
      for unit in all {
        fields[unit.component, default: []].formUnion(unit.data.map { keys(of: $0, in: read.document) } ?? [])
      }
    }
    return (units, fields)
  }

  private static func keys(of node: JSONNodeID, in document: JSONDocument) -> Set<String> {
    guard document.kind(of: node) == .object else { return [] }
    return Set(document.members(of: node).compactMap { document.string(of: $0.key) })
  }

  /// The data of a backend with everything that any client may get.
  private static func data(of screen: Screen) throws -> [[UInt8]] {
    var whole = screen
    for id in whole.contract.components.ids {
      whole.contract.components[id].availability = Availability()
      whole.contract.components[id].fallback = nil
    }
    return try FixtureGenerator(whole, seed: 7).coverage().fixtures.map { try RenderProperties.data($0.bytes) }
  }
}
