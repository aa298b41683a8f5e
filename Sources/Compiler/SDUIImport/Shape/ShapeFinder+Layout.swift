import SDUIIR
import SDUIJSON

extension ShapeFinder {
  /// Returns the hints of the server about the arrangement of a section.
  func layout(of places: [SampleNode], _ name: String) -> SectionLayout {
    var layout = SectionLayout()
    layout.columns = hint(UsualKeys.columns, of: places, within: 1...24)
    layout.spacing = hint(UsualKeys.spacing, of: places, within: 0...100)
    var words = SourceNames.words(name)
    for key in samples.members(places).map({ $0.key }) where UsualKeys.layouts.contains(UsualKeys.plain(key)) {
      for place in places.prefix(1) {
        words += samples.member(key, place).flatMap(samples.text).map(SourceNames.words) ?? []
      }
    }
    layout.isStrip = words.contains {
      ["carousel", "rail", "horizontal", "swimlane", "slider", "shelf", "strip"].contains($0)
    }
    if layout.columns == nil, words.contains(where: { $0 == "grid" || $0 == "gridview" }) {
      layout.columns = SectionLayout.Hint(value: 2)
    }
    return layout
  }

  /// The number under one of some keys: the most frequent one, and all others if the responses differ.
  private func hint(
    _ table: [String], of places: [SampleNode], within limits: ClosedRange<Int64>
  ) -> SectionLayout.Hint? {
    let members = samples.members(places)
    guard let key = UsualKeys.first(of: table, in: members.map { $0.key }),
      let values = members.first(where: { $0.key == key })?.values
    else { return nil }
    let numbers = values.compactMap { samples.document($0).integer(of: $0.node) }
    guard numbers.count == values.count, numbers.allSatisfy(limits.contains), let least = numbers.min(),
      let greatest = numbers.max()
    else { return nil }
    let counts = Dictionary(grouping: numbers) { $0 }
    let usual = counts.max { ($0.value.count, -$0.key) < ($1.value.count, -$1.key) }?.key ?? least
    return SectionLayout.Hint(value: usual, range: least < greatest ? least...greatest : nil, key: key)
  }

  /// Maps the key by which responses set columns. Sections with another key keep the usual number.
  mutating func mapLayoutKeys() {
    let keys = shape.sections.compactMap { $0.layout.columns?.range == nil ? nil : $0.layout.columns?.key }
    guard let first = keys.first else { return }
    change { shape in
      if first != ResponseKey.columns.rawValue { shape.keys.set(.columns, to: .key(first)) }
      for index in shape.sections.indices where shape.sections[index].layout.columns?.key != first {
        shape.sections[index].layout.columns?.range = nil
      }
    }
  }
}
