import SDUIIR

extension ScreenSection {
  /// The possible numbers of items.
  var itemCounts: ClosedRange<Int> {
    var (least, most) = (0, Int.max)
    if case .count(let bound)? = properties[.minItems] { least = Int(bound) }
    if case .count(let bound)? = properties[.maxItems] { most = Int(bound) }
    return least...max(least, most)
  }

  /// Whether it takes items from later pages, or one of its sections does.
  var grows: Bool { properties[.grows] == .boolean(true) || sections.contains { $0.grows } }

  /// Whether later pages may bring more of it however many there are.
  var standsOnLaterPages: Bool { isRepeated || grows }

  /// A number of items that leaves the last row unfilled, whichever number of columns the section has.
  func partialRowCount(atLeast count: Int) -> Int {
    var columns: [Int] = []
    for entry in [properties] + adaptations.map({ $0.columns }) {
      if case .columns(.fixed(let count))? = entry[.columns] { columns.append(Int(count)) }
    }
    if columns.isEmpty { columns = [2, 3] }
    let candidates = count...count + 60
    return candidates.first { number in columns.allSatisfy { $0 < 2 || number % $0 == 1 } } ?? count
  }

  /// Returns the properties that a response may set, at one end of their bounds.
  func serverValues(isMost: Bool) -> PropertyList {
    var result = PropertyList()
    guard case .fromServer(let ranges)? = properties[.fromServer] else { return result }
    func end(_ range: ValueRange?) -> Rational? {
      guard let range else { return nil }
      let end = isMost ? range.upperBound ?? range.lowerBound : range.lowerBound
      return end.decimalText == nil ? nil : end
    }
    if let count = end(ranges.columns), count.isWhole { result[.columns] = .columns(.fixed(count.numerator)) }
    if let count = end(ranges.startColumn), count.isWhole { result[.startColumn] = .count(count.numerator) }
    if let length = end(ranges.spacing).map(Length.points) {
      result[.spacing] = .spacing(Spacing(lines: length, items: length))
    }
    if let length = end(ranges.insets).map(Length.points) {
      result[.insets] = .insets(Insets(top: length, leading: length, bottom: length, trailing: length))
    }
    return result
  }
}

extension Adaptation {
  /// The columns that it sets for the section itself.
  fileprivate var columns: PropertyList {
    if let replacement { return replacement.properties }
    var result = PropertyList()
    for assignment in assignments where assignment.target == .section {
      result[assignment.property] = assignment.value
    }
    return result
  }
}

extension LayoutKind {
  /// The number of items that a section of the kind has on most days.
  var usualItemCount: Int {
    switch self {
    case .hero: 1
    case .list: 5
    case .grid, .waterfall: 8
    case .carousel, .mosaic: 6
    case .flow: 8
    case .stack: 0
    }
  }
}
