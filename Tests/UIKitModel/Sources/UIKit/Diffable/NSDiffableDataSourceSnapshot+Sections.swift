import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Adds sections to the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    guard areNew(identifiers) else { return }
    sections += identifiers.map { Section(identifier: $0) }
  }

  /// Inserts sections before a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: toIdentifier, distance: 0) }

  /// Inserts sections after a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: toIdentifier, distance: 1) }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at other: SectionIdentifierType, distance: Int) {
    guard areNew(identifiers) else { return }
    guard let index = indexOfSection(other) else { return Identifiers.unknown(other, "section") }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index + distance)
  }

  private func areNew(_ identifiers: [SectionIdentifierType]) -> Bool {
    !Identifiers.repeats(sectionIdentifiers + identifiers, "section")
  }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let removed = Set(identifiers)
    for section in sections where removed.contains(section.identifier) { known.subtract(section.items) }
    sections.removeAll { removed.contains($0.identifier) }
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, distance: 0) }

  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, distance: 1) }

  private mutating func move(_ section: SectionIdentifierType, to other: SectionIdentifierType, distance: Int) {
    guard let from = indexOfSection(section) else { return Identifiers.unknown(section, "section") }
    guard indexOfSection(other) != nil else { return Identifiers.unknown(other, "section") }
    if section == other { return }
    let moved = sections.remove(at: from)
    guard let index = indexOfSection(other) else { return }
    sections.insert(moved, at: index + distance)
  }

  /// Gives the items of sections new cells.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    let unknown = identifiers.filter { indexOfSection($0) == nil }
    for identifier in unknown { Identifiers.unknown(identifier, "section") }
    if unknown.isEmpty { reloadedSectionIdentifiers += identifiers }
  }
}
