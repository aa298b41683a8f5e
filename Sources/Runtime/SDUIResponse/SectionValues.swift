import Foundation

/// The identity of a unit in its section.
public struct UnitIdentity: Hashable, Sendable {
  /// The name of its component in responses.
  public let unitType: String
  /// Its `id`.
  public let id: String

  /// The identity of a unit with an `id`, or of one whose section tells it apart by its component alone.
  public init(unitType: String, id: String) { (self.unitType, self.id) = (unitType, id) }
}

/// The distances in a section, in points.
public struct SectionSpacing: Hashable, Sendable {
  /// The distance between two lines of items.
  public var lines: Double
  /// The distance between two items of a line.
  public var items: Double

  /// Distances in points.
  public init(lines: Double, items: Double) {
    self.lines = lines
    self.items = items
  }
}

/// The insets of a section, in points.
public struct SectionInsets: Hashable, Sendable {
  /// The inset above.
  public var top: Double
  /// The inset before.
  public var leading: Double
  /// The inset below.
  public var bottom: Double
  /// The inset after.
  public var trailing: Double

  /// Insets in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
