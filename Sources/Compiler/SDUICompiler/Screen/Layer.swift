import SDUIIR
import SDUISyntax

/// The contents of one layout or section, before the layers are merged: its plain properties, then its `when`s.
struct Layer: Sendable {
  var plain = LayerBody()
  var whens: [WhenLayer] = []
  /// The changes of the kind so far, those of the layers below this one first.
  var changes: [ActiveChange] = []
  /// Its requirements, including those in its `when`s.
  var requirements: [RequirementDraft] = []
}

/// A `when` and what it sets.
struct WhenLayer: Sendable {
  var condition: [ConditionBox]
  var body: LayerBody
  var range: SourceRange
  /// The condition as it was written.
  var expression: Syntax
  /// Whether the block requires something, which nothing later hides.
  var hasRequirements = false
  /// The kind that it gives its section, if it changes the kind.
  var change: KindChange?
}

/// The properties of each part of a section.
struct LayerBody: Sendable {
  var section = Entries()
  var item = Entries()
  var header = Entries()
  var footer = Entries()
  var background = Entries()
  /// By the unit's index in its section; those after the last one have nothing set.
  var units: [Entries] = []

  /// Accesses the properties of a part; `item` is not a part, since it is resolved into the units.
  subscript(target: Assignment.Target) -> Entries {
    switch target {
    case .section: section
    case .header: header
    case .footer: footer
    case .background: background
    case .unit(let index): index < units.count ? units[index] : Entries()
    }
  }

  /// Sets one property of a part.
  mutating func set(_ entry: Entries.Entry, of target: Assignment.Target) {
    var entries = Entries()
    _ = entries.add(entry)
    switch target {
    case .section: section.override(with: entries)
    case .header: header.override(with: entries)
    case .footer: footer.override(with: entries)
    case .background: background.override(with: entries)
    case .unit(let index): overrideUnit(index, with: entries)
    }
  }

  /// Sets for a unit all that another block sets.
  mutating func overrideUnit(_ index: Int, with other: Entries) {
    while units.count <= index { units.append(Entries()) }
    units[index].override(with: other)
  }
}

/// Properties with their values and places, each at most once.
struct Entries: Sendable {
  private(set) var all: [Entry] = []

  struct Entry: Sendable {
    let property: Property
    /// `nil` where it depends on a parameter or was reported.
    let value: PropertyValue?
    /// The name under which the property was written: `ratio` for `height`.
    let name: WrittenName
    /// The value.
    let range: SourceRange
    /// Whether the name was misspelt and this property was probably meant.
    var isGuess = false
  }

  subscript(property: Property) -> Entry? { all.firstIndex { $0.property == property }.map { all[$0] } }

  /// Whether a property is set.
  func contains(_ property: Property) -> Bool { all.contains { $0.property == property } }

  /// Adds an entry; the earlier one of the same property is returned instead, if there is one.
  mutating func add(_ entry: Entry) -> Entry? {
    if let index = all.firstIndex(where: { $0.property == entry.property }) {
      if !all[index].isGuess, !entry.isGuess { return all[index] }
      if all[index].isGuess { all[index] = entry }
      return nil
    }
    if all.isEmpty { all.reserveCapacity(4) }
    all.append(entry)
    return nil
  }

  /// Only those that a condition holds for.
  func filtered(_ isKept: (Entry) -> Bool) -> Entries {
    var result = Entries()
    result.all = all.filter(isKept)
    return result
  }

  /// Leaves a property out.
  mutating func remove(_ property: Property) { all.removeAll { $0.property == property } }

  /// Sets all that another block sets.
  mutating func override(with other: Entries) {
    if all.isEmpty {
      all = other.all
      return
    }
    for entry in other.all {
      if let index = all.firstIndex(where: { $0.property == entry.property }) {
        all[index] = entry
      } else {
        all.append(entry)
      }
    }
  }

  /// Without what another block sets.
  func without(_ others: [Entries]) -> Entries {
    if all.isEmpty { return self }
    return filtered { entry in !others.contains { $0.contains(entry.property) } }
  }
}
