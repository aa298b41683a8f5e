import SDUIIR
import SDUILayout

/// A part of all containers in which every condition of a section holds throughout or nowhere.
struct PreviewCell: Hashable {
  var minWidth: Rational?
  var belowWidth: Rational?
  var minHeight: Rational?
  var belowHeight: Rational?
  var direction: LayoutDirection?

  /// The condition of a container query; `nil` where it always holds.
  var query: String? {
    var parts: [String] = []
    if let minWidth { parts.append("(width >= \(minWidth.pixels))") }
    if let belowWidth { parts.append("(width < \(belowWidth.pixels))") }
    if let minHeight { parts.append("(height >= \(minHeight.pixels))") }
    if let belowHeight { parts.append("(height < \(belowHeight.pixels))") }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}

/// A container that a page shows.
public struct PreviewContainer: Sendable {
  /// What the screen is shown for.
  public var environment: Environment
  /// What holds however the container's width changes.
  public var traits: PreviewTraits
  /// The device that it is, if one was named.
  public var device: String?

  /// A container.
  public init(_ environment: Environment, _ traits: PreviewTraits = PreviewTraits(), device: String? = nil) {
    self.environment = environment
    self.traits = traits
    self.device = device
  }
}

/// What several containers have in common: all that decides about rules and boxes.
struct PreviewSurroundings: Hashable {
  /// Everything but the extents and the direction of the container.
  let environment: Environment
  let traits: PreviewTraits

  init(_ container: PreviewContainer) {
    let environment = container.environment
    self.environment = Environment(
      width: .zero, height: .zero, insets: environment.insets, idiom: environment.idiom,
      textScale: environment.textScale)
    traits = container.traits
  }

  /// An environment of a cell: conditions compare by `>=` and `<`, so that its lower ends stand for all of it.
  func environment(in cell: PreviewCell) -> Environment {
    let (width, height) = (cell.minWidth ?? .zero, cell.minHeight ?? .zero)
    return Environment(
      width: width, height: height, insets: environment.insets,
      direction: cell.direction ?? environment.direction, horizontal: traits.horizontal, vertical: traits.vertical,
      idiom: environment.idiom, textScale: environment.textScale)
  }
}

/// Size classes that hold whatever the container's extents are.
public struct PreviewTraits: Hashable, Sendable {
  /// `nil` where it follows from the width.
  public var horizontal: SizeClass?
  /// `nil` where it follows from the height.
  public var vertical: SizeClass?

  /// Size classes that were given.
  public init(horizontal: SizeClass? = nil, vertical: SizeClass? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension Section {
  /// The cells that the conditions of the section, and of those in a stack, make.
  func cells(_ traits: PreviewTraits) -> [PreviewCell] {
    let boxes = conditionBoxes
    var widths = boxes.flatMap { [$0.minWidth, $0.belowWidth] }.compactMap { $0 }
    var heights = boxes.flatMap { [$0.minHeight, $0.belowHeight] }.compactMap { $0 }
    // The borders of the size classes.
    if traits.horizontal == nil, boxes.contains(where: { $0.horizontal != nil }) {
      widths.append(SizeClass.regularWidth)
    }
    if traits.vertical == nil, boxes.contains(where: { $0.vertical != nil }) { heights.append(SizeClass.regularHeight) }
    let directions: [LayoutDirection?] =
      boxes.contains { $0.direction != nil } ? [.leftToRight, .rightToLeft] : [nil]
    var cells: [PreviewCell] = []
    for (minWidth, belowWidth) in Self.stretches(widths) {
      for (minHeight, belowHeight) in Self.stretches(heights) {
        for direction in directions {
          cells.append(
            PreviewCell(
              minWidth: minWidth, belowWidth: belowWidth, minHeight: minHeight, belowHeight: belowHeight,
              direction: direction))
        }
      }
    }
    return cells
  }

  private var conditionBoxes: [ConditionBox] {
    adaptations.flatMap { $0.condition } + sections.flatMap { $0.conditionBoxes }
  }

  /// The stretches between bounds, from nothing to no end.
  private static func stretches(_ bounds: [Rational]) -> [(Rational?, Rational?)] {
    var ends: [Rational] = []
    for bound in bounds.sorted() where bound > .zero && ends.last != bound { ends.append(bound) }
    let lower = [nil] + ends.map(Optional.some)
    return Array(zip(lower, ends.map(Optional.some) + [nil]))
  }
}
