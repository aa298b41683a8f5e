import SDUIIR
import SDUISyntax

/// The layers of one section, put over one another: what holds everywhere, and what changes under which conditions.
///
/// Later layers win: the layout's plain properties, its `when`s, the section's plain properties, its `when`s; `item` is
/// resolved through all layers like a unit, then the unit's own properties override it.
struct ResolvedLayers {
  /// The properties that hold everywhere; `item` is resolved into the units and no part any more.
  private(set) var base = LayerBody()
  private(set) var adaptations: [ResolvedAdaptation] = []

  /// One `when` with what is left of it.
  struct ResolvedAdaptation {
    var condition: [ConditionBox]
    var assignments: [(target: Assignment.Target, entry: Entries.Entry)]
    var range: SourceRange
  }

  private let layers: [Layer]
  private let unitCount: Int

  init(_ layers: [Layer], unitCount: Int) {
    self.layers = layers
    self.unitCount = unitCount
    resolveBase()
    if layers.contains(where: { !$0.whens.isEmpty }) { resolveAdaptations() }
  }

  private static let parts: [Assignment.Target] = [.section, .header, .footer, .background]

  private mutating func resolveBase() {
    var item = Entries()
    for index in layers.indices {
      base.section.override(with: layers[index].plain.section)
      base.header.override(with: layers[index].plain.header)
      base.footer.override(with: layers[index].plain.footer)
      base.background.override(with: layers[index].plain.background)
      item.override(with: layers[index].plain.item)
    }
    base.units = Array(repeating: item, count: unitCount)
    for index in layers.indices {
      for unit in layers[index].plain.units.indices {
        base.units[unit].override(with: layers[index].plain.units[unit])
      }
    }
    giveUnitsHeightOfRows()
  }

  /// In a grid that gives its rows one height, units are as high as the rows that they span.
  private mutating func giveUnitsHeightOfRows() {
    guard let rows = base.section[.rowHeight] else { return }
    let height = Entries.Entry(property: .height, value: .size(.rows), name: rows.name, range: rows.range)
    for index in base.units.indices where !base.units[index].contains(.height) { _ = base.units[index].add(height) }
  }

  /// Without what a later layer's plain properties set, or a unit's own over `item`.
  private mutating func resolveAdaptations() {
    var own: [ResolvedAdaptation] = []
    var shared: [ResolvedAdaptation] = []
    for (index, layer) in layers.enumerated() {
      let later = layers[(index + 1)...].map { $0.plain }
      for when in layer.whens {
        var general = ResolvedAdaptation(condition: when.condition, assignments: [], range: when.range)
        var units = general
        for target in Self.parts {
          for entry in when.body[target].without(later.map { $0[target] }).all {
            general.assignments.append((target, entry))
          }
        }
        let item = when.body.item.without(later.map { $0.item })
        for target in (item.all.isEmpty ? 0..<0 : 0..<unitCount).map(Assignment.Target.unit) {
          for entry in item.without(layers.map { $0.plain[target] } + [when.body[target]]).all {
            general.assignments.append((target, entry))
          }
        }
        for index in when.body.units.indices where !when.body.units[index].all.isEmpty {
          let target = Assignment.Target.unit(index)
          for entry in when.body[target].without(later.map { $0[target] }).all {
            units.assignments.append((target, entry))
          }
        }
        shared.append(general)
        own.append(units)
      }
    }
    adaptations = Self.joined(shared, own)
  }

  /// Makes one adaptation of a `when`, unless a unit's own value would be overridden by a later `when`'s value for
  /// `item`: then the units' own values follow after all others.
  private static func joined(_ shared: [ResolvedAdaptation], _ own: [ResolvedAdaptation]) -> [ResolvedAdaptation] {
    var setLater: Set<SetProperty> = []
    let isOverridden = own.indices.reversed().contains { index in
      defer { setLater.formUnion(shared[index].propertiesOfUnits) }
      return own[index].propertiesOfUnits.contains { setLater.contains($0) }
    }
    var result = shared
    if isOverridden {
      result += own
    } else {
      for index in result.indices { result[index].assignments += own[index].assignments }
    }
    return result.filter { !$0.assignments.isEmpty }
  }
}

extension ResolvedLayers.ResolvedAdaptation {
  /// The properties that it sets for units.
  fileprivate var propertiesOfUnits: [SetProperty] {
    assignments.compactMap { target, entry in
      guard case .unit = target else { return nil }
      return SetProperty(target: target, property: entry.property)
    }
  }
}
