import SDUIIR

/// The items of a screen: the part of its data that layout needs.
public struct ScreenItems: Hashable, Sendable {
  /// The sections in order; a section that is left out is not on the screen.
  public var sections: [SectionItems]

  /// The data of a screen.
  public init(sections: [SectionItems]) { self.sections = sections }
}

/// The items of one section.
public struct SectionItems: Hashable, Sendable {
  /// The index among the screen's sections, or among those of its stack.
  public var section: Int
  /// In the order of the data.
  public var items: ItemList
  /// The header's data; `nil` if a declared header is absent.
  public var header: SupplementaryData?
  /// The footer's data; `nil` if a declared footer is absent.
  public var footer: SupplementaryData?
  /// The items of a stack's sections, in order; empty for every other kind.
  public var sections: [SectionItems]

  /// Creates the data of a section; by default, header and footer are present as declared.
  public init(
    section: Int, items: [ItemData] = [], header: SupplementaryData? = SupplementaryData(),
    footer: SupplementaryData? = SupplementaryData(), sections: [SectionItems] = []
  ) {
    self.init(section: section, items: ItemList(items), header: header, footer: footer, sections: sections)
  }

  /// The data of a section whose items are given as a list, which may be one item so many times.
  public init(
    section: Int, items: ItemList, header: SupplementaryData? = SupplementaryData(),
    footer: SupplementaryData? = SupplementaryData(), sections: [SectionItems] = []
  ) {
    self.section = section
    self.items = items
    self.sections = sections
    self.header = header
    self.footer = footer
  }
}

/// The data of one item that layout needs.
public struct ItemData: Hashable, Sendable {
  /// The index of its unit among those of the section.
  public var unit: Int
  /// The size that the client measured, of the item's box.
  public var measured: MeasuredSize
  /// The images that a height may follow.
  public var imageRatios: [ImageRatio]
  /// The numbers that a width or height is.
  public var fieldLengths: [FieldLength]
  /// The cases by which a span is chosen.
  public var fieldCases: [FieldCase]

  /// An item of a unit.
  public init(
    unit: Int, measured: MeasuredSize = MeasuredSize(), imageRatios: [ImageRatio] = [],
    fieldLengths: [FieldLength] = [], fieldCases: [FieldCase] = []
  ) {
    self.unit = unit
    self.measured = measured
    self.imageRatios = imageRatios
    self.fieldLengths = fieldLengths
    self.fieldCases = fieldCases
  }
}

/// The data of a header or footer that layout needs.
public struct SupplementaryData: Hashable, Sendable {
  /// The height that the client measured; replaces an estimate.
  public var measuredHeight: Rational?
  /// The images that the height may follow.
  public var imageRatios: [ImageRatio]

  /// A header or footer.
  public init(measuredHeight: Rational? = nil, imageRatios: [ImageRatio] = []) {
    self.measuredHeight = measuredHeight
    self.imageRatios = imageRatios
  }
}

/// The size of the image in a field, of which the ratio counts.
public struct ImageRatio: Hashable, Sendable {
  /// The field's wire name.
  public var field: String
  /// In pixels; positive.
  public var width: Rational
  /// In pixels; positive.
  public var height: Rational

  /// The image of a field.
  public init(field: String, width: Rational, height: Rational) {
    self.field = field
    self.width = width
    self.height = height
  }
}

/// The number in a field, which is a width or height.
public struct FieldLength: Hashable, Sendable {
  /// The field's path by wire names, joined with dots.
  public var field: String
  /// In points; not negative.
  public var value: Rational

  /// The number of a field.
  public init(field: String, value: Rational) {
    self.field = field
    self.value = value
  }
}

/// The case of an enumeration that a field has, by which a span is chosen.
public struct FieldCase: Hashable, Sendable {
  /// The field's path by wire names, joined with dots.
  public var field: String
  /// The wire name of the case.
  public var name: String

  /// The case of a field.
  public init(field: String, name: String) {
    self.field = field
    self.name = name
  }
}
