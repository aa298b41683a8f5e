import SDUIIR
import SDUISource

/// What one layout or section says, before the layers are put over one another: its plain properties, then its `when`s.
struct Layer: Sendable {
  var plain = LayerBody()
  var whens: [WhenLayer] = []
}

/// A `when` and what it sets.
struct WhenLayer: Sendable {
  var condition: [ConditionBox]
  var body: LayerBody
  var range: SourceRange
}

/// The properties of each part of a section.
struct LayerBody: Sendable {
  var section = Entries()
  var item = Entries()
  var header = Entries()
  var footer = Entries()
  var background = Entries()
  /// By the unit's index in its section.
  var units: [Int: Entries] = [:]

  /// What is set for a part; `item` is not a part, since it is settled into the units.
  subscript(target: Assignment.Target) -> Entries {
    switch target {
    case .section: section
    case .header: header
    case .footer: footer
    case .background: background
    case .unit(let index): units[index] ?? Entries()
    }
  }
}

/// Properties with their values and places, each at most once.
struct Entries: Sendable {
  private(set) var all: [Entry] = []

  struct Entry: Sendable {
    let property: Property
    /// `nil` where it depends on a parameter or was reported.
    let value: PropertyValue?
    /// How the property was written: `ratio` for `height`.
    let name: WrittenName
    /// The value.
    let range: SourceRange
    /// Whether the name was misspelt and this property was probably meant.
    var isGuess = false
  }

  subscript(property: Property) -> Entry? { all.first { $0.property == property } }

  /// Adds an entry; the earlier one of the same property is returned instead, if there is one.
  mutating func add(_ entry: Entry) -> Entry? {
    if let index = all.firstIndex(where: { $0.property == entry.property }) {
      if !all[index].isGuess, !entry.isGuess { return all[index] }
      if all[index].isGuess { all[index] = entry }
      return nil
    }
    all.append(entry)
    return nil
  }

  /// Sets all that another block sets.
  mutating func override(with other: Entries) {
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
    var result = Entries()
    result.all = all.filter { entry in !others.contains { $0[entry.property] != nil } }
    return result
  }
}
