import SDUIIR
import SDUILayout

extension ScreenSection {
  /// The ranges that a response may set of it.
  var rangesOfResponses: FromServer? {
    if case .fromServer(let ranges)? = properties[.fromServer] { ranges } else { nil }
  }

  /// Whether what holds where a response says nothing is something that a response may say.
  func offers(_ property: Property, in range: ValueRange) -> Bool {
    let lengths: [Length]
    switch properties[property] {
    case nil: lengths = [.zero]
    case .spacing(let spacing): lengths = [spacing.lines, spacing.items]
    case .insets(let insets): lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
    default: lengths = []
    }
    return !lengths.isEmpty && lengths.allSatisfy { $0.constant.map(range.contains) ?? false }
  }

  /// Whether it has such a count where a response says nothing.
  func hasOwn(_ count: ResponseValue) -> Bool {
    (properties[count.property] ?? (count.property == .startColumn ? .count(1) : nil)) == count.value
  }

  /// Whether the room between lines decides how high items are, because they may span several rows.
  var sizesItemsByLines: Bool {
    ([properties] + adaptations.compactMap { $0.replacement?.properties }).contains { $0[.rowHeight] != nil }
      || adaptations.contains { $0.assignments.contains { $0.property == .rowHeight } }
  }

  /// Whether data or measuring decides about heights in it, of items or of parts around them or in place of them.
  var hasHeightsOfData: Bool {
    let parts = [header?.properties, footer?.properties, empty?.properties, failure?.properties]
    let replaced = adaptations.compactMap { $0.replacement }
    let lists =
      units.map { $0.properties } + parts.compactMap { $0 }
      + replaced.flatMap { $0.units + [$0.header, $0.footer].compactMap { $0 } }
    let assigned = adaptations.flatMap { $0.assignments }.map { $0.value }
    let values = lists.flatMap { $0.entries }.filter { $0.property != .width }.map { $0.value } + assigned
    let isOwn = values.contains { value in
      if case .size(let size) = value { size.comesFromData } else { false }
    }
    return isOwn || sections.contains { $0.hasHeightsOfData }
  }

  /// Whether data or measuring decides about widths in it.
  var hasWidthsOfData: Bool { hasWidth { $0.comesFromData } }

  /// Whether a part of an item is in view at the end of a strip in it, where the items begin with the leading inset alone
  /// (layout rule R21).
  var showsPartsOfItems: Bool {
    hasWidth { width in
      if case .inView(let count) = width { !count.isWhole } else { false }
    }
  }

  /// Whether the width of some of its items is of a kind, in some container.
  private func hasWidth(_ isMeant: (Size) -> Bool) -> Bool {
    let units = units.map { $0.properties } + adaptations.flatMap { $0.replacement?.units ?? [] }
    let assigned = adaptations.flatMap { $0.assignments }.filter { $0.property == .width }.map { $0.value }
    let isOwn = (units.compactMap { $0[.width] } + assigned).contains { value in
      if case .size(let size) = value { isMeant(size) } else { false }
    }
    return isOwn || sections.contains { $0.hasWidth(isMeant) }
  }
}
