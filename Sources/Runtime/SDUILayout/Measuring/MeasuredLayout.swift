import SDUIIR

/// A layout that is kept while the client measures. A measured size changes the frames that depend on it: the rows or
/// the column below in its section, and the positions of the sections after it.
///
/// At any time it is what `Layout.evaluate` gives for the data with all that was measured. A layout that was taken out
/// before stays as it was.
public struct MeasuredLayout: Sendable {
  /// The data, with the measured sizes.
  public private(set) var items: ScreenItems
  private(set) var column: SectionColumn

  /// Lays a screen out.
  ///
  /// - Throws: `LayoutError` for whatever cannot be laid out (layout rule R26).
  public init(_ screen: Screen, _ items: ScreenItems, in environment: LayoutEnvironment) throws(LayoutError) {
    self.items = items
    column = try SectionColumn(screen.resolvedByDefault, items, in: environment)
    _ = try shown()
  }

  /// The frames of everything, exact and unrounded; mirrored if the direction is right to left.
  public var layout: ScreenLayout { (try? shown()) ?? column.layout }

  /// Takes over the measured size of an item's box, in place of what was measured before. An axis counts where its size
  /// is an estimate (layout rule R25).
  ///
  /// In a grid, list or hero this is a few steps for the item's row and one addition for each row below, in a waterfall
  /// one for each item below; other kinds lay out their section again. Each later section moves as a whole.
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

  /// Takes over the measured size of an item's cell, which is its box less its insets (layout rule R6).
  ///
  /// - Parameters:
  ///   - item: The index in the section's data.
  ///   - section: The index in the layout's `sections`.
  /// - Returns: Whether the frame of the item has changed.
  /// - Throws: `LayoutError` if there is no such item, or the size cannot be laid out. Then nothing has changed.
  @discardableResult
  public mutating func measureCell(
    _ size: MeasuredSize, ofItem item: Int, inSection section: Int
  ) throws(LayoutError) -> Bool {
    let place = try place(ofItem: item, inSection: section)
    guard item < column.layout.sections[section].itemCount else { return false }
    let (before, old) = (items[place].items[item].measured, column.layout.frame(ofItem: item, inSection: section))
    do {
      try measure(size, ofItem: item, inSection: section)
      if hasInsets(itemOf: items[place].items[item].unit, in: place) {
        let cell = column.layout.frame(ofItem: item, inSection: section)
        var missing = try Self.missing(cell, of: size)
        if size.height != nil {
          missing.height = (try? verticalInsets(of: item, in: section, size, cell)) ?? missing.height
        }
        try measure(Self.grown(size, by: missing), ofItem: item, inSection: section)
      }
      return column.layout.frame(ofItem: item, inSection: section) != old
    } catch {
      try measure(before, ofItem: item, inSection: section)
      throw error
    }
  }

  /// Whether cells of a unit may be smaller than their boxes (layout rule R6).
  private func hasInsets(itemOf unit: Int, in place: DataPlace) -> Bool {
    var section = column.screen.sections[items.sections[place.section].section]
    if place.inner != nil { section = section.sections[items[place].section] }
    return section.units[unit].properties[.itemInsets] != nil
      || section.adaptations.contains { adaptation in
        adaptation.assignments.contains { $0.property == .itemInsets }
          || adaptation.replacement?.units[unit][.itemInsets] != nil
      }
  }

  /// The vertical insets of a cell. Higher items of a stretched row hide them, so this makes its box higher than the row.
  ///
  /// - Returns: `nil` if a maximum height keeps the box from growing.
  private mutating func verticalInsets(
    of item: Int, in section: Int, _ size: MeasuredSize, _ cell: Frame
  ) throws(LayoutError) -> Rational? {
    let more = Rational(1 << 20)
    let box = try Self.grown(
      MeasuredSize(width: size.width, height: cell.height), by: Extent(width: .zero, height: more))
    try measure(box, ofItem: item, inSection: section)
    let high = column.layout.frame(ofItem: item, inSection: section).height
    guard let height = box.height, let insets = try? height - high, insets < more else { return nil }
    return insets
  }

  /// Takes over the measured height of a header, in place of an estimate (layout rule R25). All sections are laid out again.
  ///
  /// - Parameter section: The index in the layout's `sections`.
  /// - Throws: `LayoutError` if the height cannot be laid out. Then nothing has changed.
  public mutating func measureHeader(_ height: Rational, inSection section: Int) throws(LayoutError) {
    try measureSupplementary(inSection: section) { items in
      var header = items.header ?? SupplementaryData()
      header.measuredHeight = height
      items.header = header
    }
  }

  /// Takes over the measured height of a footer; see ``measureHeader(_:inSection:)``.
  public mutating func measureFooter(_ height: Rational, inSection section: Int) throws(LayoutError) {
    try measureSupplementary(inSection: section) { items in
      var footer = items.footer ?? SupplementaryData()
      footer.measuredHeight = height
      items.footer = footer
    }
  }

  private mutating func measureSupplementary(
    inSection section: Int, _ change: (inout SectionItems) -> Void
  ) throws(LayoutError) {
    var changed = items
    change(&changed[try place(ofSection: section)])
    if changed == items { return }
    let other = try SectionColumn(column.resolvedScreen, changed, in: column.surroundings.environment)
    _ = try Self.shown(other)
    (items, column) = (changed, other)
  }

  /// Returns the extent by which a cell is smaller than its measured size, on each axis that was measured.
  private static func missing(_ cell: Frame, of size: MeasuredSize) throws(LayoutError) -> Extent {
    do {
      let width = try size.width.map { width throws(ArithmeticError) in try max(.zero, width - cell.width) }
      let height = try size.height.map { height throws(ArithmeticError) in try max(.zero, height - cell.height) }
      return Extent(width: width ?? .zero, height: height ?? .zero)
    } catch { throw LayoutError(.arithmetic(error), containerWidth: cell.width) }
  }

  private static func grown(_ box: MeasuredSize, by extent: Extent) throws(LayoutError) -> MeasuredSize {
    do {
      return MeasuredSize(
        width: try box.width.map { width throws(ArithmeticError) in try width + extent.width },
        height: try box.height.map { height throws(ArithmeticError) in try height + extent.height })
    } catch { throw LayoutError(.arithmetic(error), containerWidth: extent.width) }
  }

  private func shown() throws(LayoutError) -> ScreenLayout { try Self.shown(column) }

  private static func shown(_ column: SectionColumn) throws(LayoutError) -> ScreenLayout {
    column.surroundings.environment.direction == .rightToLeft ? try column.layout.mirrored() : column.layout
  }

  /// Returns the place of an item's data.
  private func place(ofItem item: Int, inSection section: Int) throws(LayoutError) -> DataPlace {
    let place = try place(ofSection: section)
    let sections = column.layout.sections
    let count = sections[section].itemCount + sections[section].collapsedItemCount
    guard item >= 0, item < count else { throw unknown("item \(item) was measured", "the section has \(count)") }
    return place
  }

  /// Returns the place of the data of a section.
  private func place(ofSection section: Int) throws(LayoutError) -> DataPlace {
    let sections = column.layout.sections
    guard sections.indices.contains(section) else {
      throw unknown("section \(section) was measured", "the layout has \(sections.count)")
    }
    let outer = sections[section].parent ?? section
    var place = DataPlace(section: 0)
    for other in sections[..<outer] where other.parent == nil { place.section += 1 }
    if outer != section { place.inner = section - outer - 1 }
    return place
  }

  private func unknown(_ what: String, _ why: String) -> LayoutError {
    LayoutError(.breach(.noClamping, what, why), containerWidth: column.layout.container.width)
  }
}

/// The place of a `SectionItems` in a screen's data.
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
