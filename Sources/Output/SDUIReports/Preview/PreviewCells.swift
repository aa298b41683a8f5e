import SDUIIR
import SDUILayout

extension ConditionBox {
  /// The condition of a container query; `nil` where it always holds. The direction and the text scale are no part of it.
  var query: String? {
    var parts: [String] = []
    for (name, bounds) in [("width", width), ("height", height)] {
      if let minimum = bounds.minimum { parts.append("(\(name) >= \(minimum.pixels))") }
      if let end = bounds.end { parts.append("(\(name) < \(end.pixels))") }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}

/// A container that a page shows.
package struct PreviewContainer: Sendable {
  /// The environment for which the screen is shown.
  package var environment: LayoutEnvironment
  /// The size classes that hold whatever the container's extents become; others follow from these.
  package var traits: Traits
  /// The device that it is, if one was named.
  package var device: String?

  /// A container.
  package init(_ environment: LayoutEnvironment, _ traits: Traits = Traits(), device: String? = nil) {
    self.environment = environment
    self.traits = traits
    self.device = device
  }
}

/// The state that several containers share: everything that decides about rules and boxes.
struct PreviewSurroundings: Hashable {
  /// Everything but the extents and the direction of the container.
  let environment: LayoutEnvironment
  let traits: Traits

  init(_ container: PreviewContainer) {
    let environment = container.environment
    self.environment = LayoutEnvironment(
      width: .zero, height: .zero, insets: environment.insets, idiom: environment.idiom,
      textScale: environment.textScale)
    traits = container.traits
  }

  /// Returns an environment of a cell: conditions compare by `>=` and `<`, so that its lower ends represent all of it.
  func environment(in cell: ConditionBox) -> LayoutEnvironment {
    var result = LayoutEnvironment(
      width: cell.width.minimum ?? .zero, height: cell.height.minimum ?? .zero, insets: environment.insets,
      idiom: environment.idiom,
      textScale: cell.textScale.minimum ?? (cell.textScale.end == nil ? environment.textScale : .zero))
    result.take(traits)
    result.take(cell.traits)
    return result
  }
}

extension ScreenSection {
  /// The parts of all containers in which every condition of the section, and of those in a stack, holds throughout or
  /// nowhere. They bound the extents, the text scale and the direction.
  func cells(_ traits: Traits) -> [ConditionBox] {
    ConditionBox.cells(
      of: dividingBoxes(traits), Store(), along: [.width, .height, .textScale, .trait(.direction)], limit: .max)
  }

  /// The conditions that bound the cells.
  func dividingBoxes(_ traits: Traits) -> [ConditionBox] {
    var boxes = conditionBoxes
    // Size classes that are not given change at their borders.
    if traits.isOpen(.horizontal), boxes.contains(where: { !$0.traits.isOpen(.horizontal) }) {
      boxes.append(ConditionBox(width: Bounds(from: SizeClass.regularWidth)))
    }
    if traits.isOpen(.vertical), boxes.contains(where: { !$0.traits.isOpen(.vertical) }) {
      boxes.append(ConditionBox(height: Bounds(from: SizeClass.regularHeight)))
    }
    return boxes
  }
}

/// The bands into which the conditions and the text styles of a screen divide text scales. A page says of each container in
/// which of them it is.
struct PreviewTextBands {
  /// The text scales that conditions compare with or at which lines grow, in order.
  private let borders: [Rational]
  private let hasLines: Bool

  init(_ screen: Screen) {
    var hasLines = false
    screen.forEachFormatUse(in: .layout) { if $0.feature == .textLines { hasLines = true } }
    self.hasLines = hasLines
    let conditions = screen.sections.flatMap { $0.conditionBoxes }.map { $0.textScale }
    let sizes = hasLines ? TextSize.allCases.map { Bounds(from: $0.scale) } : []
    borders = Bounds.edges(of: conditions + sizes)
  }

  /// Layout rule R1: the rules that give each band the heights of lines; none if no length has any.
  func lineHeights(of group: String) -> String {
    if !hasLines { return "" }
    return (0...borders.count).map { band in
      let scale = band == 0 ? .zero : borders[band - 1]
      let heights = TextStyle.allCases.map { "--line-\($0.rawValue): \($0.lineHeight(at: scale).pixels);" }
      return "[data-text-band=\"\(band)\"] .\(group) { \(heights.joined(separator: " ")) }\n"
    }.joined()
  }

  /// The attributes of a container with a text scale, after a blank; none if nothing depends on it.
  func attributes(at scale: Rational) -> String {
    if borders.isEmpty { return "" }
    let band = borders.count { $0 <= scale }
    return " data-text-borders=\"\(borders.map { $0.cssNumber }.joined(separator: " "))\" data-text-band=\"\(band)\""
  }

  /// The selector of the containers within some bounds; `nil` for all.
  func selector(within bounds: Bounds) -> String? {
    if bounds == Bounds() { return nil }
    let bands = (0...borders.count).filter { band in
      let isAbove = bounds.minimum.map { minimum in band > 0 && minimum <= borders[band - 1] } ?? true
      return isAbove && bounds.end.map { end in band < borders.count && borders[band] <= end } ?? true
    }
    return ":is(\(bands.map { "[data-text-band=\"\($0)\"]" }.joined(separator: ", ")))"
  }
}
