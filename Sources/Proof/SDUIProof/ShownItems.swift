import SDUIIR

/// The items that a response brings in a section, where their number or their order decides about a requirement.
package struct ShownItems: Hashable, Sendable {
  /// The section in which they are.
  package let section: SectionPath
  /// The items in the order of the data: so many of one component, then so many of another.
  package let runs: [Run]
  /// Whether the response leaves out a declared header.
  package let leavesOutHeader: Bool
  /// Whether the response leaves out a declared footer.
  package let leavesOutFooter: Bool

  /// Items of one component in a row.
  package struct Run: Hashable, Sendable {
    /// The component of all of them.
    package let component: ID<Component>
    /// The number of items, at least 1.
    package let count: Int
  }

  /// The number of items.
  package var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// Whether an item of a component is among them.
  func brings(_ component: ID<Component>) -> Bool { runs.contains { $0.component == component } }
}

/// Items by the indices of their units, with the header and footer that a response may leave out.
struct ItemSequence {
  private(set) var runs: [(unit: Int, count: Int)] = []
  private(set) var hasHeader = true
  private(set) var hasFooter = true

  /// So many items of one unit.
  init(_ unit: Int, count: Int) { append(unit, count: count) }

  /// One item of each unit in a list.
  init(_ units: [Int]) { for unit in units { append(unit, count: 1) } }

  /// The number of items.
  var count: Int { runs.reduce(0) { $0 + $1.count } }

  mutating func append(_ unit: Int, count: Int) {
    if count <= 0 { return }
    if let last = runs.indices.last, runs[last].unit == unit {
      runs[last].count += count
    } else {
      runs.append((unit, count))
    }
  }

  /// All sequences of items with so many of them; `nil` where there are more than a limit.
  ///
  /// - Parameter isOrdered: Whether the order of the items makes a difference.
  static func all(
    ofUnits units: Int, counts: ClosedRange<Int>, isOrdered: Bool, atMost limit: Int
  ) -> [ItemSequence]? {
    if counts.count > limit { return nil }
    if units == 1 { return counts.map { ItemSequence(0, count: $0) } }
    var (result, level): ([ItemSequence], [[Int]]) = ([], [[]])
    for count in 0...counts.upperBound {
      if count > 0 {
        level = level.flatMap { known in ((isOrdered ? 0 : known.last ?? 0)..<units).map { known + [$0] } }
      }
      // There are no fewer of more items.
      if result.count + level.count > limit { return nil }
      if level.isEmpty { break }
      if count >= counts.lowerBound { result += level.map { ItemSequence($0) } }
    }
    return result
  }

  /// The same items without a header.
  var withoutHeader: ItemSequence {
    var result = self
    result.hasHeader = false
    return result
  }

  /// The same items without a footer.
  var withoutFooter: ItemSequence {
    var result = self
    result.hasFooter = false
    return result
  }

  /// Returns a description of the items of a section.
  func shown(in path: SectionPath, _ section: ScreenSection) -> ShownItems {
    ShownItems(
      section: path, runs: runs.map { ShownItems.Run(component: section.units[$0.unit].component, count: $0.count) },
      leavesOutHeader: !hasHeader, leavesOutFooter: !hasFooter)
  }
}
