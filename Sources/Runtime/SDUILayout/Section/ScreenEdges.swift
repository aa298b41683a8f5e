import SDUIIR

/// The room and the bars at the edges of a screen's container, beside its sections, none of which they move (layout
/// rules R7 and R27).
@usableFromInline package struct ScreenEdges<Value: LengthValue> {
  /// The content insets.
  @usableFromInline package var insets = Room<Value>()
  /// The heights of the bars.
  @usableFromInline package var bars = PerBar<Value>()

  @inlinable init() {}
}

extension Surroundings {
  /// Returns the edges of a screen.
  @inlinable package func edges(
    _ screen: borrowing ResolvedScreenProperties, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> ScreenEdges<Value> {
    var edges = ScreenEdges<Value>()
    if screen.contentInsets != Insets() {
      edges.insets = try figures.room(screen.contentInsets, .containers, &arithmetic)
    }
    if screen.bars.isEmpty { return edges }
    var sum = Value.zero
    for bar in Bar.allCases {
      guard let height = screen.bars[bar] else { continue }
      let value = try figures.extent(height, .bars, &arithmetic) { "`\(bar.rawValue)` is \($0.shortText) high" }
      edges.bars[bar] = value
      sum = try sum + value
    }
    let container = try figures.value(of: .containerHeight, &arithmetic)
    guard try arithmetic.isLess(sum, container) else {
      let bars = Bar.allCases.filter { screen.bars[$0] != nil }
      throw .breach(
        .bars, "\(bars.count == 1 ? "`\(bars[0].rawValue)` is" : "the bars are") \(sum.shortText) high",
        "the container is \(container.shortText) high, and nothing is left")
    }
    return edges
  }
}
