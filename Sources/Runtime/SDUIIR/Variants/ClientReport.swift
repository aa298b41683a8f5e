/// The screen as each supported client gets it, by platform and version.
///
/// Only the versions in the program decide: between two of them all clients get the same.
package struct ClientReport: Sendable {
  /// The screen, for all of its clients.
  package let screen: Screen
  /// The clients that the screen supports.
  package let clients: ClientSet
  /// The contents by platform, then by version. Adjacent rows of one platform differ.
  package let rows: [ClientRow]
  /// The clients that get everything; a platform of which none does is left out.
  package let complete: ClientSet
  /// The declarations that responses use, with the supported clients that know them.
  package let declarations: [DeclarationVersions]

  /// Computes the rows of a screen that is not resolved for one client.
  package init(_ screen: Screen) {
    self.screen = screen
    clients = screen.supportedClients
    declarations = screen.declarationVersions
    let sets = screen.clientSets
    rows = clients.entries.flatMap { Self.rows(of: screen, on: $0.platform, $0.value, dividedBy: sets) }
    var complete = ClientSet()
    for row in rows where row.content.isComplete {
      // Every part is known to versions in a row, and so are all parts together.
      complete[row.platform] = VersionRange(
        from: complete[row.platform].map { $0.minimum } ?? row.range.minimum, end: row.range.end)
    }
    self.complete = complete
  }

  /// The row of a client; the newest client has the last row of its platform.
  package func row(of client: Client) -> ClientRow? {
    guard client.version != nil else { return rows.last { $0.platform == client.platform } }
    return rows.first { $0.platform == client.platform && $0.range.contains(client.version) }
  }

  private static func rows(
    of screen: Screen, on platform: Platform, _ supported: VersionRange, dividedBy sets: [ClientSet]
  ) -> [ClientRow] {
    let first = supported.minimum ?? .zero
    let edges = sets.edges(on: platform).filter { first < $0 && supported.contains($0) }
    var rows: [ClientRow] = []
    var resolution = ClientContentResolution(screen, on: platform)
    for (index, start) in ([supported.minimum] + edges.map { $0 }).enumerated() {
      let end = index < edges.count ? VersionRange.End.below(edges[index]) : supported.end
      let content = resolution.content(from: start)
      if let last = rows.last, last.content == content, screen.isTheSame(from: last.range.minimum, start, on: platform)
      {
        rows[rows.count - 1].range.end = end
      } else {
        rows.append(ClientRow(platform: platform, range: VersionRange(from: start, end: end), content: content))
      }
    }
    return rows
  }
}

/// The content of a screen for some versions of one platform in a row.
package struct ClientRow: Hashable, Sendable {
  /// The platform.
  package let platform: Platform
  /// The versions, none of which gets anything else than the others.
  package fileprivate(set) var range: VersionRange
  /// The content that they get.
  package let content: ClientContent

  /// The clients of the row.
  package var clients: ClientSet {
    var clients = ClientSet()
    clients[platform] = range
    return clients
  }
}

extension Screen {
  /// Whether clients of two versions get the same sections, bars and placeholder, with the same properties.
  fileprivate func isTheSame(from first: Version?, _ second: Version?, on platform: Platform) -> Bool {
    let (left, right) = (resolved(on: platform, first), resolved(on: platform, second))
    return left.sections == right.sections && left.bars == right.bars && left.empty == right.empty
  }

  /// Returns the screen for a version of a platform; `nil` is the first of all versions.
  func resolved(on platform: Platform, _ version: Version?) -> Screen {
    resolved(for: Variants(client: Client(platform, version ?? .zero)))
  }

  /// The sets of clients that something distinguishes: versions of declarations, conditions, and `format`.
  fileprivate var clientSets: [ClientSet] {
    let owners =
      contract.components.ids.map { DeclaredMember.Owner.component($0) }
      + contract.records.ids.map { .record($0) } + contract.enums.ids.map { .enumeration($0) }
      + contract.actions.ids.map { .action($0) }
    let sets = sections.flatMap { $0.conditionBoxes }.compactMap { $0.clients } + contract.clientSets(of: owners)
    return sets + [formatReaders?.clients].compactMap { $0 }
  }

  /// The clients that read a later version of the format, if not all do.
  var formatReaders: FormatReaders? {
    if case .format(let readers)? = properties[.format] { return readers }
    return nil
  }
}
