import SDUIIR

/// The figures that a section resolves before its lines: insets, content width and spacing.
struct SectionMeasure {
  let insets: Room
  private(set) var containers: Containers
  private(set) var width: Rational
  let figures: Figures
  let surroundings: Surroundings
  /// `m`: the room between lines.
  let lineSpacing: Rational
  /// `g` and `s`: the room between the items of a line or strip.
  let itemSpacing: Rational

  /// Layout rule R4, then the spacing, which may depend on the content's width.
  init(_ section: ResolvedSection, _ surroundings: Surroundings) throws(LayoutFailure) {
    let surroundings = try surroundings.referring(to: section.insetsReference)
    var figures = surroundings.figures
    insets = try figures.room(section.insets, .containers)
    containers = try Containers(insets, surroundings)
    figures.contentWidth = containers.content
    lineSpacing = try figures.extent(section.spacing.lines, .sectionBox) { "the line spacing is \($0.shortText)" }
    itemSpacing = try figures.extent(section.spacing.items, .sectionBox) { "the item spacing is \($0.shortText)" }
    width = surroundings.width
    self.surroundings = surroundings
    self.figures = figures
  }

  /// The measure of what stands around a strip that does not scroll by itself: as wide as that, from its own left edge.
  func around(stripOf width: Rational) throws(LayoutFailure) -> SectionMeasure {
    var result = self
    result.width = width
    result.containers = Containers(
      leading: insets.leading, content: try exact(width - insets.leading - insets.trailing), trailing: insets.trailing)
    return result
  }

  /// Layout rule R8: a header or footer stands inside the horizontal insets, or is as wide as the container.
  func supplementary(
    _ resolved: ResolvedSupplementary?, _ data: SupplementaryData?
  ) throws(LayoutFailure) -> SupplementaryBox? {
    guard let resolved, let data else { return nil }
    let x = resolved.isFullWidth ? Rational.zero : containers.leading
    let width = resolved.isFullWidth ? width : containers.content
    let height = try partHeight(resolved.height, data, width: width, of: "header or footer")
    return SupplementaryBox(x: x, width: width, height: height, overlays: resolved.overlays)
  }

  /// Layout rule R12: what stands in place of items is as wide as they could be; where a section is collapsed to none,
  /// nothing does (R11).
  func placeholder(of section: ResolvedSection, at y: Rational) throws(LayoutFailure) -> Frame? {
    guard let height = section.placeholderHeight, section.collapse.visibleCount != 0 else { return nil }
    let x = section.kind == .hero ? Rational.zero : containers.leading
    let width = section.kind == .hero ? width : containers.content
    let extent = try partHeight(height, SupplementaryData(), width: width, of: "component in place of items")
    return Frame(x: x, y: y, width: width, height: extent)
  }

  /// Layout rule R25, of a part that is no item: `item.width` is its own width.
  private func partHeight(
    _ size: Size?, _ data: SupplementaryData, width: Rational, of name: String
  ) throws(LayoutFailure) -> Rational {
    var figures = figures
    figures.itemWidth = width
    let rule = try BoxHeight(size, width: width, figures, of: name)
    let height = try rule.height(width: width, measured: data.measuredHeight, data.imageRatios)
    guard !height.isNegative else {
      throw .breach(.supplementaries, "a \(name) is \(height.shortText) high", "no extent may be negative")
    }
    return height
  }
}

/// A header or footer before it is known where it stands.
struct SupplementaryBox {
  let x: Rational
  let width: Rational
  let height: Rational
  /// Layout rule R8: whether it lies over the content.
  let overlays: Bool

  /// Layout rule R8: what it adds to the section's height.
  var takenHeight: Rational { overlays ? .zero : height }

  /// Its frame below a top edge.
  func frame(at y: Rational) -> Frame { Frame(x: x, y: y, width: width, height: height) }
}
