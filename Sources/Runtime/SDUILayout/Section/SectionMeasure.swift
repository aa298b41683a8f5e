import SDUIIR

/// The figures that a section resolves before its lines: insets, content width and spacing.
@usableFromInline package struct SectionMeasure<Value: LengthValue> {
  @usableFromInline package let insets: Room<Value>
  @usableFromInline package var containers: Containers<Value>
  @usableFromInline package var width: Value
  @usableFromInline package let figures: Figures<Value>
  @usableFromInline package let surroundings: Surroundings<Value>
  /// `m`: the room between lines.
  @usableFromInline package let lineSpacing: Value
  /// `g` and `s`: the room between the items of a line or strip.
  @usableFromInline package let itemSpacing: Value

  /// Layout rule R4, then the spacing, which may depend on the content's width.
  @inlinable package init(
    _ section: borrowing ResolvedSection, _ surroundings: borrowing Surroundings<Value>,
    _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    let surroundings = try surroundings.referring(to: section.insetsReference, &arithmetic)
    var figures = surroundings.figures
    insets = try figures.room(section.insets, .containers, &arithmetic)
    containers = try Containers(insets, surroundings, &arithmetic)
    figures.contentWidth = containers.content
    lineSpacing = try figures.extent(section.spacing.lines, .sectionBox, &arithmetic) {
      "the line spacing is \($0.shortText)"
    }
    itemSpacing = try figures.extent(section.spacing.items, .sectionBox, &arithmetic) {
      "the item spacing is \($0.shortText)"
    }
    width = surroundings.width
    self.surroundings = surroundings
    self.figures = figures
  }

  /// Returns the measure of the parts around a strip that does not scroll by itself: as wide as that, from its own left
  /// edge.
  @inlinable package func around(stripOf width: Value) throws(LayoutFailure) -> SectionMeasure {
    var result = self
    result.width = width
    result.containers = Containers(
      leading: insets.leading, content: try width - insets.leading - insets.trailing, trailing: insets.trailing)
    return result
  }

  /// Layout rule R8: a header or footer is inside the horizontal insets, or is as wide as the container.
  @inlinable package func supplementary(
    _ resolved: ResolvedSupplementary?, _ data: SupplementaryData?, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> BoxSize<Value>? {
    guard let resolved, let data else { return nil }
    let width = resolved.isFullWidth ? width : containers.content
    return try part(resolved.height, data, width: width, of: "header or footer", &arithmetic)
  }

  /// Layout rule R12: a placeholder is as wide as the items could be; a section that is collapsed to none has no
  /// placeholder (R11).
  @inlinable package func placeholder(
    of section: borrowing ResolvedSection, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> BoxSize<Value>? {
    guard let height = section.placeholderHeight, section.collapse.visibleCount != 0 else { return nil }
    let width = section.kind.itemsIgnoreInsets ? width : containers.content
    return try part(height, SupplementaryData(), width: width, of: "component in place of items", &arithmetic)
  }

  /// Layout rule R25, of a part that is no item: `item.width` is its own width.
  @inlinable func part(
    _ size: Size?, _ data: SupplementaryData, width: Value, of name: String,
    _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> BoxSize<Value> {
    var figures = figures
    figures.itemWidth = width
    let rule = try BoxHeight(size, width: width, figures, of: name, &arithmetic)
    let height = try rule.height(width: width, measured: data.measuredHeight, data.imageRatios)
    return BoxSize(
      width: width,
      height: try arithmetic.extent(height, .supplementaries) { "a \(name) is \($0.shortText) high" })
  }
}
