import SDUIIR

/// Why a screen cannot be laid out: nothing is ever clamped silently (layout rule R26).
public struct LayoutError: Error, Hashable, Sendable {
  /// The rule that cannot be kept.
  public let rule: LayoutRule
  /// The index of the section among those of the screen, of a stack where one of its sections is meant; `nil` where
  /// the whole screen is meant.
  public let section: Int?
  /// The index of the section among those of that stack; `nil` where the section itself is meant.
  public let innerSection: Int?
  /// The section's name in the source.
  public let sectionName: String?
  /// The index of the item in the section's data.
  public let item: Int?
  /// The container's width, in points.
  public let containerWidth: Rational
  /// The columns that are missing, if that is why.
  package let columnShortage: ColumnShortage?
  /// The section, item or screen that cannot be laid out, and what is wrong with it.
  let problem: String
  /// The figures that show why.
  let reason: String

  /// A plain sentence with the figures: lower case, no full stop.
  public var message: String { message(at: "container width \(containerWidth.shortText)") }

  /// Returns the same sentence with other words for the container.
  package func message(at place: String) -> String { "\(problem) at \(place): \(reason)" }
}

/// The numbered layout rules that a screen can break. The raw value is the number as people cite it.
public enum LayoutRule: String, CaseIterable, Hashable, Sendable {
  /// Lengths are exact; overflow is an error.
  case exactArithmetic = "R1"
  /// Rounding is one last pass.
  case rounding = "R2"
  /// The widths inside the reference insets and the section's.
  case containers = "R4"
  /// The reference of a percent.
  case percents = "R5"
  /// An item's insets shrink its cell.
  case itemInsets = "R6"
  /// The parts of a section, downwards.
  case sectionBox = "R7"
  /// Headers and footers.
  case supplementaries = "R8"
  /// Backgrounds.
  case background = "R9"
  /// The columns of a grid and the spans of its items.
  case columns = "R13"
  /// The order of the items of a grid, and the cell of the first.
  case order = "R14"
  /// Columns that are counted from a least width.
  case adaptiveColumns = "R16"
  /// The lines of a flow.
  case flow = "R18"
  /// The arrangement of a mosaic.
  case mosaic = "R19"
  /// The sizes that fit in a part of a mosaic.
  case exactFit = "R20"
  /// The strip of a carousel.
  case strip = "R21"
  /// The offsets at which a carousel comes to rest.
  case restOffsets = "R22"
  /// The pages of a carousel that repeats.
  case repetition = "R23"
  /// The sections of a stack.
  case stack = "R24"
  /// Heights, measured sizes, minima and maxima.
  case sizes = "R25"
  /// Data that does not belong to the screen, and impossible environments.
  case noClamping = "R26"
  /// The bars of a screen.
  case bars = "R27"
}
