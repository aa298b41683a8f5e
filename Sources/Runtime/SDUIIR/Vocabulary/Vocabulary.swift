/// The one table of what can be written where. The checker, the JSON form, explanations and the written reference read
/// it; nothing about a property is defined anywhere else.
package enum Vocabulary {
  /// One row for each property, in the order of `Property`.
  package static let rows: [PropertyRow] = Property.allCases.map { row(of: $0) }

  /// The properties of a place that a kind takes, in the order of the table.
  package static func rows(in scope: PropertyScope, of kind: LayoutKind? = nil) -> [PropertyRow] {
    rows.filter { row in row.scope == scope && (kind.map(row.kinds.contains) ?? true) }
  }

  /// The property that a name means in a place. A table of a few dozen rows is searched faster than hashed.
  package static func property(named name: String, in scope: PropertyScope) -> Property? {
    let rows = rows
    for index in rows.indices where rows[index].scope == scope && rows[index].name == name {
      return rows[index].property
    }
    return nil
  }

  /// The properties that must be written in a place of a kind, since nothing is guessed.
  package static func required(in scope: PropertyScope, of kind: LayoutKind) -> [Property] {
    // By index, since going through the elements would retain each of them.
    for index in requiredProperties.indices
    where requiredProperties[index].scope == scope && requiredProperties[index].kind == kind {
      return requiredProperties[index].properties
    }
    return []
  }

  private static let requiredProperties: [(scope: PropertyScope, kind: LayoutKind, properties: [Property])] =
    PropertyScope.allCases.flatMap { scope in
      LayoutKind.allCases.map { kind in
        (scope, kind, rows(in: scope, of: kind).filter { $0.isRequired }.map { $0.property })
      }
    }.filter { !$0.2.isEmpty }

  static let everyKind = LayoutKind.allCases
  /// The kinds that show items themselves.
  static let itemKinds = everyKind.filter { !$0.holdsSections }
  /// The kinds whose units say how high they are.
  static let sizedKinds = itemKinds.filter { $0.itemWidth != .cells }
  static let columnKinds = everyKind.filter { $0.itemWidth == .columns }
  static let unitWidthKinds = everyKind.filter { $0.itemWidth == .units }
  static let cellKinds = everyKind.filter { $0.itemWidth == .cells }
  static let stripKinds = everyKind.filter { $0.isStrip }
  /// The kinds that arrange their items in lines or rows.
  static let lineKinds: [LayoutKind] = [.hero, .list, .grid, .carousel, .flow]

  static func row(
    _ property: Property, _ name: String, key: String? = nil, _ scope: PropertyScope,
    of kinds: [LayoutKind] = everyKind, _ type: PropertyType, isRequired: Bool = false, isAdaptable: Bool = true
  ) -> PropertyRow {
    PropertyRow(
      property: property, name: name, key: key ?? name, scope: scope, kinds: kinds, type: type, isRequired: isRequired,
      isAdaptable: isAdaptable)
  }
}
