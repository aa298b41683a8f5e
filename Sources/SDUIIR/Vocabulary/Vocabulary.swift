/// The one table of what can be written where. The checker, the JSON form, explanations and the written reference read
/// it; nothing about a property is said anywhere else.
public enum Vocabulary {
  /// One row for each property, in the order of `Property`.
  public static let rows: [PropertyRow] =
    screenRows + sectionRows + itemRows + supplementaryRows + backgroundRows + placeholderRows + decorationRows
    + partRows

  /// The properties of a place that a kind takes, in the order of the table.
  public static func rows(in scope: PropertyScope, of kind: LayoutKind? = nil) -> [PropertyRow] {
    rows.filter { row in row.scope == scope && (kind.map(row.kinds.contains) ?? true) }
  }

  /// The property that a name means in a place. A table of a few dozen rows is searched faster than hashed.
  public static func property(named name: String, in scope: PropertyScope) -> Property? {
    let rows = rows
    for index in rows.indices where rows[index].scope == scope && rows[index].name == name {
      return rows[index].property
    }
    return nil
  }

  /// The properties that must be written in a place of a kind, since nothing is guessed.
  public static func required(in scope: PropertyScope, of kind: LayoutKind) -> [Property] {
    // By index, since going through the elements would retain each of them.
    for index in requiredProperties.indices
    where requiredProperties[index].scope == scope && requiredProperties[index].kind == kind {
      return requiredProperties[index].properties
    }
    return []
  }

  private static let requiredProperties: [(scope: PropertyScope, kind: LayoutKind, properties: [Property])] =
    PropertyScope.allCases.flatMap { scope in
      LayoutKind.allCases.map { kind in
        (scope, kind, rows(in: scope, of: kind).filter { $0.isRequired }.map { $0.property })
      }
    }.filter { !$0.2.isEmpty }

  static let everyKind = LayoutKind.allCases
  /// The kinds that show items themselves.
  static let itemKinds = everyKind.filter { $0 != .stack }
  /// The kinds whose units say how high they are.
  static let sizedKinds = itemKinds.filter { $0 != .mosaic }
  /// The kinds that stand their items in lines or rows.
  private static let lineKinds: [LayoutKind] = [.hero, .list, .grid, .carousel, .flow]

  private static let screenRows = [
    row(
      .widths, "widths", .screen, .range, default: "320...1376", example: "320...1366",
      "The container widths that the screen must work at, in points."),
    row(
      .heights, "heights", .screen, .range, default: "320...1376", example: "480...1376",
      "The container heights that the screen must work at, in points."),
    row(
      .textScale, "textScale", .screen, .range, default: "0.8...3.2", example: "1...2",
      "The text scales that the screen must work at; `20sp` is 20 points times the text scale."),
    row(
      .sideInsets, "sideInsets", .screen, .keyword([.automatic, .symmetric, .independent]), default: "automatic",
      example: "symmetric",
      "Whether the safe area insets at the left and right are equal in every container, as on iPhones, or independent, "
        + "as on phones with a cutout on one side; `automatic` is `symmetric` where `clients` names only `ios`."),
    row(
      .clients, "clients", .screen, .clients, default: nil, example: "(ios: 3.0..., android: 3.1...)",
      "The versions of clients that the screen must work with; without it all of them."),
    row(
      .wire, "wire", .screen, .responseKeys, default: nil, example: "(unitType: \"type\", sectionList: \"sections\")",
      "What keys of responses are called where a server has other names for them than the format."),
    row(
      .insetsReference, "insetsReference", .screen,
      .keyword([.safeArea, .automatic, .none, .layoutMargins, .readableContent]), default: "safeArea",
      example: "readableContent",
      "What the sections' contents keep clear of at the sides; `automatic` is `safeArea`."),
    row(
      .contentInsets, "contentInsets", .screen, .insets(upTo: .containerHeight), default: "0",
      example: "(bottom: 80)",
      "The room that can be scrolled into view before the first section and behind the last; it moves no frame."),
    row(
      .sectionOrder, "sections", key: "sectionOrder", .screen, .keyword([.any, .fixed]), default: "any",
      example: "fixed",
      "Whether a response may order sections freely and leave out those that are not essential."),
    row(
      .sectionSpacing, "sectionSpacing", .screen, .length(upTo: .containerHeight), default: "0", example: "24",
      "The room between sections that take room."),
    row(
      .scrollDirection, "scrollDirection", .screen, .keyword([.vertical, .horizontal]), default: "vertical",
      example: "horizontal",
      "Whether the sections stand one under another, or side by side as carousels that scroll together."),
    row(
      .pagination, "pagination", .screen, .pagination, default: nil, example: "(by: cursor, prefetch: 6)",
      "How later pages are asked for, and how many items before the end; without it there is one page."),
    row(
      .unknown, "unknown", .screen, .keyword([.drop, .fail]), default: "drop", example: "fail",
      "What a client does with unit types and section kinds that it does not know."),
    row(
      .invalid, "invalid", .screen, .keyword([.drop, .fail]), default: "drop", example: "fail",
      "What becomes of units that break the contract."),
    row(
      .minTouchTarget, "minTouchTarget", .screen, .length(upTo: .points), default: "44", example: "48",
      "The least extent, on both axes, of an item that can be tapped."),
    row(
      .maxContentWidth, "maxContentWidth", .screen, .length(upTo: .points), default: nil, example: "960",
      "The greatest width of a section's content, which is then centred."),
  ]

  private static let itemRows = [
    row(
      .width, "width", .item, of: [.carousel, .flow], .size(.width), default: nil, isRequired: true, example: "80%",
      "The width of an item's box."),
    row(
      .height, "height", .item, of: sizedKinds, .size(.height), default: nil, isRequired: true,
      example: "item.width * 4/3 + 56", "The height of an item's box."),
    row(
      .minHeight, "minHeight", .item, of: sizedKinds, .length(upTo: .itemWidth), default: nil, example: "44",
      "The least height, applied last."),
    row(
      .maxHeight, "maxHeight", .item, of: sizedKinds, .length(upTo: .itemWidth), default: nil, example: "320",
      "The greatest height, applied last."),
    row(
      .span, "span", .item, of: [.grid], .itemSpan, default: "1", example: "all",
      "How many columns the item spans."),
    row(
      .place, "place", .item, of: [.grid], .keyword([.automatic, .nextRow]), default: "automatic", example: "nextRow",
      "Whether an item that does not fit waits for the row to fill instead of leaving a hole."),
    row(
      .itemInsets, "insets", .item, of: itemKinds, .insets(upTo: .itemWidth), default: "0", example: "4",
      "The room between the item's box and its cell; never moves its neighbours."),
    row(
      .uniformAcrossSiblings, "uniformAcrossSiblings", .item, of: lineKinds, .boolean, default: "false",
      example: "true", "Whether all items of a row get the greatest height among them."),
    row(
      .draggable, "draggable", .item, of: itemKinds, .boolean, default: "true", example: "false",
      "Whether the item may be dragged where the section can be reordered."),
  ]

  private static let supplementaryRows = [
    row(
      .supplementaryHeight, "height", .supplementary, .supplementarySize, default: nil, isRequired: true, example: "44",
      "The height of the header or footer."),
    row(
      .pinned, "pinned", .supplementary, .keyword([.never, .section, .screen]), default: "never", example: "section",
      "Whether it stays in view while its section, or the whole screen, scrolls by."),
    row(
      .fullWidth, "fullWidth", .supplementary, .boolean, default: "false", example: "true",
      "Whether it is as wide as the container instead of keeping the horizontal insets."),
    row(
      .overlays, "overlays", .supplementary, .boolean, default: "false", example: "true",
      "Whether it lies over the content and adds no height."),
  ]

  private static let backgroundRows = [
    row(
      .backgroundInsets, "insets", .background, .insets(upTo: .containerHeight), default: "0", example: "8",
      "The room between the section's box and its background.")
  ]

  private static let placeholderRows = [
    row(
      .placeholderHeight, "height", .placeholder, .supplementarySize, default: nil, isRequired: true, example: "200",
      "The height of a component that stands in place of items.")
  ]

  private static let decorationRows = [
    row(
      .cornerRadius, "cornerRadius", .decoration, .length(upTo: .points), default: "0", example: "12",
      "The radius of the corners."),
    row(
      .color, "color", .decoration, .color, default: nil, isRequired: true, example: "(light: #FFFFFF, dark: #1C1C1E)",
      "The colour of the area."),
  ]

  private static let partRows = [
    row(
      .partWidth, "width", .part, of: [.mosaic], .partSize(.width), default: nil, example: "1fr",
      "How wide the part is: a share of what is left in a row, all of a column's width, unless it says otherwise."),
    row(
      .partHeight, "height", .part, of: [.mosaic], .partSize(.height), default: nil, example: "50%",
      "How high the part is: a share of what is left in a column, all of a row's height, unless it says otherwise."),
    row(
      .partSpacing, "spacing", .part, of: [.mosaic], .length(upTo: .contentWidth), default: "0", example: "8",
      "The room between the parts of a row or column."),
    row(
      .partInsets, "insets", .part, of: [.mosaic], .insets(upTo: .contentWidth), default: "0", example: "4",
      "The room between the edges of a row or column and its parts."),
  ]

  static func row(
    _ property: Property, _ name: String, key: String? = nil, _ scope: PropertyScope,
    of kinds: [LayoutKind] = everyKind, _ type: PropertyType, default defaultText: String?, isRequired: Bool = false,
    isAdaptable: Bool = true, example: String, _ documentation: String
  ) -> PropertyRow {
    PropertyRow(
      property: property, name: name, key: key ?? name, scope: scope, kinds: kinds, type: type,
      defaultText: defaultText, isRequired: isRequired, isAdaptable: isAdaptable, since: "1.0",
      documentation: documentation, example: example)
  }
}
