import SDUIIR
import SDUISyntax
import Testing

@testable import SDUICompiler

/// `ResolvedLayers`: later layers win, `item` holds for all units, and a unit's own property overrides it.
@Suite struct LayerResolutionTests {
  private static let place = SourceRange(file: FileID(0), 0..<1)

  /// Properties with one length each.
  private static func entries(_ values: KeyValuePairs<Property, Int>) -> Entries {
    var entries = Entries()
    for (property, value) in values {
      let name = WrittenName(text: "\(property)", range: place)
      _ = entries.add(.init(property: property, value: .length(.points(value)), name: name, range: place))
    }
    return entries
  }

  private static func body(
    section: KeyValuePairs<Property, Int> = [:], item: KeyValuePairs<Property, Int> = [:],
    units: [KeyValuePairs<Property, Int>] = []
  ) -> LayerBody {
    var body = LayerBody()
    (body.section, body.item, body.units) = (entries(section), entries(item), units.map(entries))
    return body
  }

  private static func layer(_ plain: LayerBody = LayerBody(), when bodies: LayerBody...) -> Layer {
    let whens = bodies.enumerated().map { index, body in
      WhenLayer(
        condition: [ConditionBox(width: Bounds(from: Rational(100 * (index + 1))))], body: body, range: place,
        expression: Syntax(file: FileID(0), node: NodeID(0)))
    }
    return Layer(plain: plain, whens: whens)
  }

  /// Returns the value of a part's property, if it has one.
  private static func value(_ property: Property, in entries: Entries) -> Int64? {
    entries[property]?.value.flatMap { if case .length(let length) = $0 { length.constant?.numerator } else { nil } }
  }

  /// Returns the properties that each `when` sets, as in `100: unit 0 minHeight 8`.
  private static func adaptations(_ layers: ResolvedLayers) -> [[String]] {
    layers.adaptations.map { adaptation in
      let width = adaptation.condition[0].width.minimum?.numerator ?? 0
      return adaptation.assignments.map { target, entry in
        let part = if case .unit(let index) = target { "unit \(index)" } else { "\(target)" }
        return "\(width): \(part) \(entry.property) \(value(entry.property, in: entries(of: entry)) ?? -1)"
      }
    }
  }

  private static func entries(of entry: Entries.Entry) -> Entries {
    var entries = Entries()
    _ = entries.add(entry)
    return entries
  }

  @Test func laterLayersWin() {
    let layers = ResolvedLayers(
      [
        Self.layer(Self.body(section: [.spacing: 1, .insets: 2], item: [.minHeight: 3])),
        Self.layer(Self.body(section: [.spacing: 4], item: [.maxHeight: 5])),
      ], unitCount: 2)
    #expect(Self.value(.spacing, in: layers.base.section) == 4 && Self.value(.insets, in: layers.base.section) == 2)
    #expect(layers.base.units.map { Self.value(.minHeight, in: $0) } == [3, 3])
    #expect(layers.base.units.map { Self.value(.maxHeight, in: $0) } == [5, 5])
    #expect(layers.adaptations.isEmpty)
  }

  @Test func unitsStandOverItemsOfEveryLayer() {
    let layers = ResolvedLayers(
      [
        Self.layer(Self.body(units: [[.minHeight: 1]])), Self.layer(Self.body(item: [.minHeight: 2])),
      ], unitCount: 2)
    #expect(layers.base.units.map { Self.value(.minHeight, in: $0) } == [1, 2])
  }

  @Test func plainPropertiesOfALaterLayerHideWhens() {
    let when = Self.body(section: [.spacing: 6, .insets: 7])
    let hidden = ResolvedLayers(
      [Self.layer(when: when), Self.layer(Self.body(section: [.spacing: 8]))], unitCount: 0)
    #expect(Self.adaptations(hidden) == [["100: section insets 7"]])
    // Those of the same layer are what the `when` changes.
    let own = ResolvedLayers([Self.layer(Self.body(section: [.spacing: 8]), when: when)], unitCount: 0)
    #expect(Self.adaptations(own) == [["100: section spacing 6", "100: section insets 7"]])
    let nothing = ResolvedLayers(
      [Self.layer(when: when), Self.layer(Self.body(section: [.spacing: 8, .insets: 9]))], unitCount: 0)
    #expect(nothing.adaptations.isEmpty)
  }

  @Test func whensOfItemLeaveUnitsThatSayThemselves() {
    let layers = ResolvedLayers(
      [Self.layer(Self.body(units: [[.minHeight: 1]]), when: Self.body(item: [.minHeight: 4]))], unitCount: 3)
    #expect(Self.adaptations(layers) == [["100: unit 1 minHeight 4", "100: unit 2 minHeight 4"]])
  }

  /// The second `when` sets `item` for all units, and the first one's own value for a unit overrides that.
  @Test func unitsOfAnEarlierWhenFollowItemsOfALaterOne() {
    let layers = ResolvedLayers(
      [Self.layer(when: Self.body(units: [[.minHeight: 1]]), Self.body(item: [.minHeight: 2]))], unitCount: 2)
    #expect(
      Self.adaptations(layers) == [
        ["200: unit 0 minHeight 2", "200: unit 1 minHeight 2"], ["100: unit 0 minHeight 1"],
      ])
  }
}
