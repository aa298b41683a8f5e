/// The fixed keys of a section.
enum SectionKey: KeyName, SourceNameKey {
  case name, documentation, kind, essential, repeated, accepts, bundle, header, footer, background
  case events = "on"
  case units, sections, adaptations

  static let keys = KeySet<SectionKey>(.section)
}

/// The fixed keys of a header or footer.
enum SupplementaryKey: KeyName, ObjectKey {
  case unitType
  case events = "on"

  static let keys = KeySet<SupplementaryKey>(.supplementary)
}

/// The fixed keys of a background.
enum BackgroundKey: KeyName, ObjectKey {
  case decoration, unitType
  case events = "on"

  static let keys = KeySet<BackgroundKey>(.background)
}

/// The fixed keys of a unit.
enum UnitKey: KeyName, ObjectKey {
  case events = "on"

  static let keys = KeySet<UnitKey>(.item)
}

/// The keys of an entry of the list of sections.
enum EntryKey: KeyName, ObjectKey {
  case section, sectionId, header, footer, units, sections

  static let keys = KeySet<EntryKey>()
}

/// The keys of a component with its data: of a unit, a header, or a fallback.
enum DataKey: KeyName, ObjectKey {
  case unitType, data

  static let keys = KeySet<DataKey>()
}
