import SDUIIR

/// The sizes of the units of a section.
struct UnitSizes {
  private let variant: SectionVariant

  /// The sizes in a variant of a section.
  init(_ variant: SectionVariant) { self.variant = variant }

  private static let properties: [Property] = [
    .width, .minWidth, .height, .minHeight, .maxHeight, .span, .place, .itemInsets, .uniformAcrossSiblings,
  ]

  /// Whether all items of the section have one size, whatever their data, and take one column.
  var areAlike: Bool {
    guard let first = variant.units.first else { return true }
    return variant.units.allSatisfy { areEqual($0, first) } && !dependOnData && !spanColumns && !variant.hasStartColumn
  }

  /// Whether two units have the same properties.
  func areEqual(_ left: Assignment.Target, _ right: Assignment.Target) -> Bool {
    Self.properties.allSatisfy { variant.value($0, of: left) == variant.value($0, of: right) }
  }

  private var dependOnData: Bool {
    variant.units.contains { unit in
      [Property.width, .height].contains { variant.value($0, of: unit).all.contains { $0.fieldPath != nil } }
    }
  }

  private var spanColumns: Bool {
    variant.units.contains { unit in
      variant.value(.span, of: unit).all.contains { $0 != .itemSpan(.columns(1)) }
    }
  }
}
