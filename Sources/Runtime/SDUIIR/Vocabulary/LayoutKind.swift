/// The kind of a section. Every place that handles kinds switches over this without a default, so that a new kind does
/// not compile until it is handled everywhere.
public enum LayoutKind: String, CaseIterable, Hashable, Sendable {
  /// Items as wide as the container whatever the insets, one after another.
  case hero
  /// One column.
  case list
  /// Equal columns, row by row.
  case grid
  /// One horizontal strip that scrolls by itself.
  case carousel
  /// Equal columns, each item under the shortest.
  case waterfall
  /// A repeating arrangement of nested rows and columns, whose cells size the items.
  case mosaic
  /// Items of their own width, wrapped into lines.
  case flow
  /// Several sections as one.
  case stack

  /// One sentence for hover, completion and the written reference.
  package var documentation: String {
    switch self {
    case .hero: "Items as wide as the container, whatever the insets, one after another."
    case .list: "One column of items."
    case .grid: "Equal columns, filled row by row; units may span several columns."
    case .carousel: "One horizontal strip that scrolls by itself."
    case .waterfall: "Equal columns, each item under the column that is shortest."
    case .mosaic: "A repeating arrangement of nested rows and columns, whose cells size the items."
    case .flow: "Items of their own width, wrapped into lines."
    case .stack: "Several sections, presented as one."
    }
  }

  /// The rule for the width of an item.
  public var itemWidth: ItemWidth {
    switch self {
    case .hero: .container
    case .list: .content
    case .grid, .waterfall: .columns
    case .carousel, .flow: .units
    case .mosaic: .cells
    case .stack: .noItems
    }
  }

  /// Whether the section shows sections, and no items of its own.
  public var holdsSections: Bool { itemWidth == .noItems }

  /// Whether the items are in one column.
  public var hasOneColumn: Bool { itemWidth == .container || itemWidth == .content }

  /// Whether items are as wide as the container, whatever the section's insets are (layout rule R13).
  public var itemsIgnoreInsets: Bool { itemWidth == .container }

  /// Whether the items form one strip that scrolls horizontally.
  public var isStrip: Bool {
    switch self {
    case .carousel: true
    case .hero, .list, .grid, .waterfall, .mosaic, .flow, .stack: false
    }
  }
}

/// The rule for the width of a kind's items.
public enum ItemWidth: Hashable, Sendable {
  /// The container, whatever the insets. There is one column.
  case container
  /// The content inside the insets. There is one column.
  case content
  /// Equal columns, as many as `columns` gives.
  case columns
  /// The `width` of each unit.
  case units
  /// The cells of an arrangement, which decide about heights, too.
  case cells
  /// Nothing: there are no items.
  case noItems
}
