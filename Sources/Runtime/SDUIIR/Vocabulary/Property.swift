/// Every property that the language knows, each once for each place with a meaning of its own. Its row in
/// `Vocabulary` says everything about it; whoever acts on properties switches over this without a default.
public enum Property: UInt8, CaseIterable, Hashable, Comparable, Sendable {
  // Of a screen
  case widths, heights, textScale, sideInsets, domain, clients, format, wire, insetsReference, contentInsets,
    sectionOrder
  case sectionSpacing, scrollDirection, scrollAnchor, pagination, unknown, invalid, minTouchTarget, maxContentWidth

  // Of a section and of a layout
  case insets, sectionInsetsReference, spacing, separator, separatorInsets, columns, startColumn, rowHeight, packing
  case arrangement, rowAlign
  case align, scroll, paging
  case deceleration, bounce, rows, minItems, maxItems, hidden, emptyBehavior, failureBehavior, collapse, sectionPinned
  case grows, identity, sectionWire, reorderable, acceptableTypeIdentifiers, selectable, indexTitle, fromServer

  // Of a unit and of `item`
  case width, minWidth, height, minHeight, maxHeight, span, place, itemInsets, uniformAcrossSiblings, draggable

  // Of a header or footer
  case supplementaryHeight, pinned, fullWidth, overlays

  // Of a background
  case backgroundInsets, backgroundCovers

  // Of a component in place of items
  case placeholderHeight

  // Of a bar
  case barHeight

  // Of a decoration
  case cornerRadius, color, borderWidth, borderColor

  // Of a row, column or cell of a mosaic
  case partWidth, partHeight, partSpacing, partInsets

  /// The order of the vocabulary, in which properties are written.
  public static func < (left: Property, right: Property) -> Bool { left.rawValue < right.rawValue }

  /// The row of this property in the vocabulary.
  package var row: PropertyRow { Vocabulary.rows[Int(rawValue)] }

  /// The type of this property's values.
  package var type: PropertyType { Vocabulary.rows[Int(rawValue)].type }

  /// The kinds of section that take this property.
  package var kinds: [LayoutKind] { Vocabulary.rows[Int(rawValue)].kinds }
}

/// The statement that may contain a property.
package enum PropertyScope: String, CaseIterable, Hashable, Sendable {
  case screen
  /// In a section or a layout.
  case section
  /// In a `unit` or in `item`.
  case item
  /// In a header or a footer.
  case supplementary
  case background
  /// In a component that replaces items.
  case placeholder
  /// In a bar of the screen.
  case bar
  case decoration
  /// In a row, column or cell of a mosaic. Their values are in an ``Arrangement``, not in a list of properties.
  case part

  /// With its article, for messages.
  package var phrase: String {
    switch self {
    case .screen: "a screen"
    case .section: "a section"
    case .item: "a unit"
    case .supplementary: "a header or footer"
    case .background: "a background"
    case .placeholder: "a component in place of items"
    case .bar: "a bar"
    case .decoration: "a decoration"
    case .part: "a row, column or cell"
    }
  }

  /// The words of the declarations and statements that have such a block.
  package var words: [String] {
    switch self {
    case .screen: ["screen"]
    case .section: ["section", "layout"]
    case .item: ["unit", "item"]
    case .supplementary: ["header", "footer"]
    case .background: ["background"]
    case .placeholder: ["empty", "onFailure"]
    case .bar: ["topBar", "bottomBar"]
    case .decoration: ["decoration"]
    case .part: ["row", "column", "cell"]
    }
  }
}

/// The type of a property's values.
package enum PropertyType: Hashable, Sendable {
  /// A whole number in a closed range.
  case count(ClosedRange<Int64>)
  /// A length; the latest figure that it may depend on.
  case length(upTo: Figure)
  /// The extent of an item on an axis: a length, a percent, an estimate, …
  case size(SizeAxis)
  /// A size without percents and shares: of headers and footers.
  case supplementarySize
  /// The extent of a part of a mosaic on an axis: a length, a percent, a share, or a ratio as a height.
  case partSize(SizeAxis)
  /// One length for all sides, or sides by name.
  case insets(upTo: Figure)
  /// One length, or one between lines and one between items.
  case spacing
  /// A count, or `adaptive(min:max:)`.
  case columns
  /// A count, `all`, or columns and rows by name.
  case itemSpan
  /// One of a few words.
  case keyword([Keyword])
  case boolean
  /// A closed range of lengths that are constants.
  case range
  /// One colour, or one for light and one for dark.
  case color
  /// Ranges of versions by platform.
  case clients
  /// A version of the format, and who reads it.
  case format
  /// Names for keys of responses, or the places of their values, by key.
  case responseKeys(of: PropertyScope)
  /// Nested rows and columns, written as blocks.
  case arrangement
  /// `repeat` and `autoRoll` by name.
  case paging
  /// A word, or how many items stay.
  case collapse
  /// `height` and `color` by name.
  case separator
  /// A list of texts, none of them empty and no two the same.
  case texts
  /// A field of the units or of the header that holds a text.
  case indexTitle
  /// `by` and `prefetch` by name.
  case pagination
  /// Ranges of what a response may set, by name.
  case fromServer
}

/// The two axes of a size.
public enum SizeAxis: String, Hashable, Sendable {
  case width
  case height
}

/// One row of the vocabulary. ``Property/texts`` has what people read about it.
package struct PropertyRow: Sendable {
  /// The property that this row describes.
  package let property: Property
  /// Its name in source.
  package let name: String
  /// Its key in JSON: the name, but where that is the key of something else in the same object.
  package let key: String
  /// The statement that may contain it.
  package let scope: PropertyScope
  /// The kinds of section that take it; items count with their section's kind.
  package let kinds: [LayoutKind]
  /// The type of its values.
  package let type: PropertyType
  /// Whether what takes it must have it: there is no guess.
  package let isRequired: Bool
  /// Whether a `when` may change it: what a response or another section depends on is the same in every container.
  package let isAdaptable: Bool

  /// The version of the format that brought it.
  package var since: FormatVersion { property.feature?.version ?? .first }
}
