import SDUIIR

extension ScreenLayout {
  /// Returns the items that are in a rectangle, whole or in part, in the order of the sections and of their data. An
  /// edge in common is not enough.
  ///
  /// Items of a carousel count at offset 0; ask `items(in:ofSection:)` where it has scrolled.
  ///
  /// - Throws: `LayoutError` where exact arithmetic needs more than 64 bits.
  public func items(in rectangle: Frame) throws(LayoutError) -> [VisibleItem] {
    do {
      let query = try ItemQuery(rectangle, stages)
      var result: [VisibleItem] = []
      for section in sectionsNear(query.source) {
        try visit(section, query) { result.append(VisibleItem(section: section, item: $0)) }
      }
      return result
    } catch { throw LayoutError(.arithmetic(error), containerWidth: container.width) }
  }

  /// Returns the items of one section that are in a rectangle, whole or in part, in the order of its data.
  ///
  /// Of a carousel that has scrolled, ask for the visible rectangle moved by the offset: to the right where the
  /// direction is left to right.
  ///
  /// - Throws: `LayoutError` where exact arithmetic needs more than 64 bits.
  public func items(in rectangle: Frame, ofSection section: Int) throws(LayoutError) -> [ItemLayout] {
    do {
      let query = try ItemQuery(rectangle, stages)
      var result: [ItemLayout] = []
      try visit(section, query) { result.append($0) }
      return result
    } catch { throw LayoutError(.arithmetic(error), containerWidth: container.width) }
  }

  /// Returns the sections that may have items between the top and the bottom of a region. Sections are in the order of
  /// their top edges; everything above the last that begins at or above the region ends there, or is the stack around
  /// it.
  private func sectionsNear(_ region: Region) -> Range<Int> {
    // Side by side all of them begin at the top, and each knows where its items are along the strip.
    if scrollDirection == .horizontal { return sections.indices }
    let behind = sections.partitioningIndex { $0.frame.y >= region.bottom }
    let first = max(0, sections.partitioningIndex { $0.frame.y > region.top } - 1)
    return first..<max(first, behind)
  }

  /// Calls for each item of a section that is in the rectangle.
  private func visit(
    _ section: Int, _ query: ItemQuery, _ found: (ItemLayout) -> Void
  ) throws(ArithmeticError) {
    let origin = sections[section].origin
    func visit(_ item: Int, _ unit: Int, _ cell: Frame) throws(ArithmeticError) {
      let frame = try origin.shown(cell, stages)
      if try query.rectangle.meets(frame) { found(ItemLayout(index: item, unit: unit, frame: frame)) }
    }
    let source = try query.source.moved(from: origin)
    switch sections[section].arrangement {
    case .stored(let items):
      for index in items.candidates(in: source) { try visit(index, Int(items.units[index]), items.frames[index]) }
    case .rows(let items):
      for index in items.candidates(in: source) { try visit(index, items.unit(at: index), items.frame(at: index)) }
    case .uniform(let items):
      let places = try items.x.indices(of: items.width, from: source.left, to: source.right)
      if places.isEmpty { return }
      for row in try items.y.indices(of: items.height, from: source.top, to: source.bottom) {
        for place in places {
          let index = row * items.perRow + place
          if index >= items.count { return }
          try visit(index, items.unit, items.frame(row: row, place: place))
        }
      }
    }
  }
}

/// An item that is in a rectangle.
public struct VisibleItem: Hashable, Sendable {
  /// The index in the layout's `sections`.
  public let section: Int
  /// The item, with its place.
  public let item: ItemLayout
}

/// A rectangle in which items are looked for.
private struct ItemQuery {
  let rectangle: Region
  /// The region of the items before all stages, if known.
  let source: Region

  init(_ rectangle: Frame, _ stages: [Stage]) throws(ArithmeticError) {
    self.rectangle = try Region(rectangle)
    var source = self.rectangle
    for stage in stages.reversed() { source = try stage.source(of: source) }
    self.source = source
  }
}

/// A rectangle by its edges.
struct Region {
  var left: Rational
  var top: Rational
  var right: Rational
  var bottom: Rational

  init(_ frame: Frame) throws(ArithmeticError) {
    (left, top) = (frame.x, frame.y)
    right = try frame.x + frame.width
    bottom = try frame.y + frame.height
  }

  /// The same region, seen from an origin.
  func moved(from origin: FrameOrigin) throws(ArithmeticError) -> Region {
    var result = self
    (result.left, result.right) = (try left - origin.x, try right - origin.x)
    (result.top, result.bottom) = (try top - origin.y, try bottom - origin.y)
    return result
  }

  /// Whether a part of a frame is inside; an edge in common is not enough.
  func meets(_ frame: Frame) throws(ArithmeticError) -> Bool {
    guard frame.x < right, frame.y < bottom else { return false }
    guard try left < frame.x + frame.width else { return false }
    return try top < frame.y + frame.height
  }
}
