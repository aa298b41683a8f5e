import SDUIIR

/// A layout that is kept while the client measures. A measured size changes what depends on it: the rows or the column
/// below in its section, and where the sections behind stand.
///
/// At any time it is what `Layout.evaluate` gives for the data with all that was measured. A layout that was taken out
/// before stays as it was.
public struct MeasuredLayout: Sendable {
  /// The data, with the measured sizes.
  public private(set) var items: ScreenItems
  private var column: SectionColumn

  /// Lays a screen out.
  ///
  /// - Throws: `LayoutError` for whatever cannot be laid out (layout rule R26).
  public init(_ screen: Screen, _ items: ScreenItems, in environment: LayoutEnvironment) throws(LayoutError) {
    self.items = items
    column = try SectionColumn(screen.resolvedByDefault, items, in: environment)
    _ = try shown()
  }

  /// Where everything stands, exact and unrounded; mirrored where the direction is right to left.
  public var layout: ScreenLayout { (try? shown()) ?? column.layout }

  /// Takes over the measured size of an item's box, in place of what was measured before. An axis counts where its size
  /// is an estimate (layout rule R25).
  ///
  /// In a grid, list or hero this is a few steps for the item's row and one addition for each row below, in a waterfall
  /// one for each item below; other kinds lay out their section again. Each section behind moves as a whole.
  ///
  /// - Parameters:
  ///   - item: The index in the section's data, also of an item that a collapsed section does not show.
  ///   - section: The index in the layout's `sections`.
  /// - Throws: `LayoutError` where there is no such item, or the size cannot be laid out; nothing has changed then.
  public mutating func measure(_ size: MeasuredSize, ofItem item: Int, inSection section: Int) throws(LayoutError) {
    let place = try place(ofItem: item, inSection: section)
    let old = items[place].items[item]
    if old.measured == size { return }
    items[place].items[item].measured = size
    do {
      try column.change(item, in: section, from: old, to: items[place].items[item], items.sections[place.section])
      _ = try shown()
    } catch {
      items[place].items[item] = old
      column = try SectionColumn(column.resolvedScreen, items, in: column.surroundings.environment)
      throw error
    }
  }

  private func shown() throws(LayoutError) -> ScreenLayout {
    column.surroundings.environment.direction == .rightToLeft ? try column.layout.mirrored() : column.layout
  }

  /// Where the data of an item is.
  private func place(ofItem item: Int, inSection section: Int) throws(LayoutError) -> DataPlace {
    let sections = column.layout.sections
    guard sections.indices.contains(section) else {
      throw unknown("section \(section) was measured", "the layout has \(sections.count)")
    }
    let outer = sections[section].parent ?? section
    var place = DataPlace(section: 0)
    for other in sections[..<outer] where other.parent == nil { place.section += 1 }
    if outer != section { place.inner = section - outer - 1 }
    let count = sections[section].itemCount + sections[section].collapsedItemCount
    guard item >= 0, item < count else { throw unknown("item \(item) was measured", "the section has \(count)") }
    return place
  }

  private func unknown(_ what: String, _ why: String) -> LayoutError {
    LayoutError(.breach(.noClamping, what, why), containerWidth: column.layout.container.width)
  }
}

/// Which of a screen's `SectionItems` is meant.
private struct DataPlace {
  /// The index among those of the screen.
  var section: Int
  /// The index among those of a stack.
  var inner: Int?
}

extension ScreenItems {
  fileprivate subscript(place: DataPlace) -> SectionItems {
    _read {
      if let inner = place.inner {
        yield sections[place.section].sections[inner]
      } else {
        yield sections[place.section]
      }
    }
    _modify {
      if let inner = place.inner {
        yield &sections[place.section].sections[inner]
      } else {
        yield &sections[place.section]
      }
    }
  }
}
