/// The fixed keys of a section.
enum SectionKey: Int, Sendable {
  case name, documentation, kind, essential, repeated, accepts, bundle, header, footer, background, events, units,
    sections, adaptations

  static let keys = KeySet<SectionKey>(
    [
      "name", "documentation", "kind", "essential", "repeated", "accepts", "bundle", "header", "footer", "background",
      "on", "units", "sections", "adaptations",
    ], .section)
}

/// The fixed keys of a header or footer.
enum SupplementaryKey: Int, Sendable {
  case unitType, events

  static let keys = KeySet<SupplementaryKey>(["unitType", "on"], .supplementary)
}

/// The fixed keys of a background.
enum BackgroundKey: Int, Sendable {
  case decoration, unitType, events

  static let keys = KeySet<BackgroundKey>(["decoration", "unitType", "on"], .background)
}

/// The fixed keys of a unit.
enum UnitKey: Int, Sendable {
  case events

  static let keys = KeySet<UnitKey>(["on"], .item)
}

/// The keys of an entry of the list of sections.
enum EntryKey: Int, Sendable {
  case section, sectionId, header, footer, units, sections

  static let keys = KeySet<EntryKey>(["section", "sectionId", "header", "footer", "units", "sections"])
}

/// The keys of a unit's data.
enum DataKey: Int, Sendable {
  case unitType, data

  static let keys = KeySet<DataKey>(["unitType", "data"])
}
