extension Vocabulary {
  /// The properties of a section and of a layout.
  static let sectionRows = [
    row(
      .insets, "insets", .section, .insets(upTo: .containerHeight), default: "0",
      example: "(horizontal: 16, vertical: 20)",
      "The room between the section's edges and its items. A hero's items ignore the horizontal ones."),
    row(
      .sectionInsetsReference, "insetsReference", .section,
      .keyword([.automatic, .safeArea, .none, .layoutMargins, .readableContent]), default: "automatic", example: "none",
      "What the section's content keeps clear of at the sides; `automatic` is what the screen's content does."),
    row(
      .spacing, "spacing", .section, .spacing, default: "0", example: "(lines: 12, items: 8)",
      "The room between lines and between the items of a line."),
    row(
      .separator, "separator", .section, of: [.list], .separator, default: nil,
      example: "(height: 1, color: #D0D0D0)",
      "A line between the items, drawn in the middle of the line spacing; it takes no room of its own."),
    row(
      .columns, "columns", .section, of: [.grid, .waterfall], .columns, default: nil, isRequired: true,
      example: "adaptive(min: 160, max: 6)",
      "How many equal columns there are, or the least width from which they are counted."),
    row(
      .arrangement, "arrangement", key: "tree", .section, of: [.mosaic], .arrangement, default: nil, isRequired: true,
      example: "row { height: 200, cell, cell }",
      "The nested rows and columns that a mosaic repeats, written as `row`, `column` and `cell` blocks."),
    row(
      .rowAlign, "rowAlign", .section, of: [.grid, .list, .hero, .flow], .keyword([.top, .center, .bottom, .stretch]),
      default: "top", example: "stretch", "Where an item stands in a row that is higher than the item."),
    row(
      .align, "align", .section, of: [.flow], .keyword([.leading, .center, .justified]), default: "leading",
      example: "justified", "Where the items of a line stand that they do not fill."),
    row(
      .scroll, "scroll", .section, of: [.carousel],
      .keyword([.continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered]),
      default: "continuous", example: "groupPaging", "How the strip comes to rest."),
    row(
      .paging, "paging", .section, of: [.carousel], .paging, default: nil, example: "(repeat: infinite, autoRoll: 4s)",
      "What comes behind the last page, and after how long the next page comes by itself."),
    row(
      .deceleration, "deceleration", .section, of: [.carousel], .keyword([.automatic, .normal, .fast]),
      default: "automatic", example: "fast", "How soon the strip comes to rest after a swipe."),
    row(
      .bounce, "bounce", .section, of: [.carousel], .keyword([.automatic, .always, .never]), default: "automatic",
      example: "never", "Whether the strip can be pulled beyond its ends."),
    row(
      .rows, "rows", .section, of: [.carousel], .count(1...100), default: "1", example: "2",
      "How many items stand one under another in each column of the strip."),
    row(
      .minItems, "minItems", .section, of: itemKinds, .count(0...1_000), default: "0", example: "2",
      "The fewest items that a response may bring."),
    row(
      .maxItems, "maxItems", .section, of: itemKinds, .count(0...1_000_000), default: nil, example: "12",
      "The most items that a response may bring."),
    row(
      .hidden, "hidden", .section, .boolean, default: "false", example: "true",
      "Whether the section takes no room and shows nothing."),
    row(
      .emptyBehavior, "empty", .section, .keyword([.remove, .keep]), default: "remove", example: "keep",
      "Whether a section without items keeps its header, footer and insets. `empty Component { height: … }` has it show "
        + "a component in place of its items."),
    row(
      .failureBehavior, "onFailure", .section, .keyword([.hide]), default: "hide", example: "hide",
      "What becomes of a section whose backend failed: `hide` leaves it out. `onFailure Component { height: … }` has it "
        + "show a component in place of its items."),
    row(
      .collapse, "collapse", .section, of: itemKinds, .collapse, default: "never", example: "(visible: 3)",
      "Whether the section can be collapsed to its header and so many items, and how it begins."),
    row(
      .grows, "grows", .section, of: itemKinds, .boolean, default: "false", isAdaptable: false, example: "true",
      "Whether the section takes items from later pages. It is the last one then."),
    row(
      .reorderable, "reorderable", .section, of: itemKinds, .boolean, default: "false", example: "true",
      "Whether people may move items within the section."),
    row(
      .acceptableTypeIdentifiers, "acceptableTypeIdentifiers", .section, of: itemKinds, .texts, default: nil,
      example: "[\"public.plain-text\"]", "The types of what may be dropped into the section from outside."),
    row(
      .selectable, "selectable", .section, of: itemKinds, .boolean, default: "false", example: "true",
      "Whether people may select items of the section."),
    row(
      .indexTitle, "indexTitle", .section, of: itemKinds, .indexTitle, default: nil, isAdaptable: false,
      example: "data.initial",
      "The field of the units, or of the header as in `header.title`, that gives the titles of the index."),
    row(
      .fromServer, "fromServer", .section, .fromServer, default: nil, isAdaptable: false,
      example: "(spacing: 0...24, insets: 0...32)",
      "What a response may set in place of the section's own `columns`, `spacing` and `insets`, within bounds."),
  ]
}
