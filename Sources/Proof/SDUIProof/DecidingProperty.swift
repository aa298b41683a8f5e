import SDUIIR
import SDUILayout

/// A property that decides what data, a response or a number of items would decide without it, and its place.
struct DecidingProperty: Hashable, Sendable {
  let change: Change
  var place: PropertyPlace

  enum Change: Hashable, Sendable {
    /// Takes the place of what is written there, and in each `when` that sets the same.
    case set(Property, PropertyValue)
    /// A `max` for adaptive columns.
    case limitColumns(Int64)
    /// The greatest width of items with which it holds: one that is wanted of data, and not of the layout, which would have
    /// equal items then.
    case limitWidth(Rational)
    case remove(Property)
  }

  init(_ change: Change, at place: PropertyPlace) {
    self.change = change
    self.place = place
  }

  /// Whether another one is written in place of this.
  func isReplaced(by other: DecidingProperty) -> Bool {
    place == other.place && change.property == other.change.property
  }
}

extension DecidingProperty.Change {
  var property: Property {
    switch self {
    case .set(let property, _), .remove(let property): property
    case .limitColumns: .columns
    case .limitWidth: .width
    }
  }
}

// MARK: - Text

extension [DecidingProperty] {
  /// `` `rowAlign: top` in `section rows` and `minHeight: 44` in `unit Row` ``.
  ///
  /// - Parameter sections: What the line is about: places in other sections, or in one of several, name theirs.
  func text(in screen: Screen, of sections: Set<SectionPath>) -> String {
    var places: [PropertyPlace] = []
    for property in self where !places.contains(property.place) { places.append(property.place) }
    var parts = places.flatMap { place -> [String] in
      let name = place.text(in: screen, of: sections)
      let own = filter { $0.place == place }
      let set = own.compactMap { $0.setText }.joined(separator: " and ")
      return own.compactMap { $0.otherText(name) } + (set.isEmpty ? [] : ["\(set) in \(name)"])
    }
    guard let last = parts.popLast() else { return "" }
    return parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last
  }
}

extension DecidingProperty {
  /// The text of a property's value; `nil` if none is written.
  fileprivate var setText: String? {
    if case .set(let property, let value) = change { "`\(property.row.name): \(value.written)`" } else { nil }
  }

  /// Returns the remedy if no property is written.
  fileprivate func otherText(_ place: String) -> String? {
    switch change {
    case .set: nil
    case .limitColumns(let most): "`max: \(most)` in `adaptive` of \(place)"
    case .limitWidth(let most): "a width of at most \(most.text) in \(place)"
    case .remove(let property): "removing `\(property.row.name)` from \(place)"
    }
  }
}

extension PropertyValue {
  /// As source text, of those values that decide.
  fileprivate var written: String {
    switch self {
    case .size(.length(.points(let points))), .length(.points(let points)): points.text
    case .keyword(let keyword): keyword.rawValue
    case .boolean(let value): value ? "true" : "false"
    case .count(let count): "\(count)"
    default: ""
    }
  }
}

extension PropertyPlace {
  fileprivate func text(in screen: Screen, of sections: Set<SectionPath>) -> String {
    guard let section, part != .whole, sections != [section] else { return text(in: screen) }
    return text(in: screen) + " of " + PropertyPlace(section).text(in: screen)
  }

  /// The words that begin the statement there: `` `unit Card` ``.
  func text(in screen: Screen) -> String {
    func words(_ statement: String, _ component: ID<Component>?) -> String {
      "`\(statement)\(component.map { " " + screen.contract.components[$0].name.source } ?? "")`"
    }
    guard let path = section, let section = screen.section(at: path) else {
      return part == .whole ? "`screen \(screen.name.source)`" : words("empty", screen.empty?.component)
    }
    switch part {
    case .whole: return "`section \(section.name.source)`"
    case .unit(let id):
      let unit = section.unit(showing: id, screen.contract)
      return words("unit", unit.map { section.units[$0].component } ?? id)
    case .part(let part): return words(part.rawValue, section.declared(part)?.component)
    }
  }
}
