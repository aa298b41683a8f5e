extension Vocabulary {
  /// The row of a property. A property without one does not compile.
  static func row(of property: Property) -> PropertyRow {
    switch property {
    // Of a screen
    case .widths:
      return row(
        property, "widths", .screen, .range, default: "320...1376", example: "320...1366",
        "The container widths that the screen supports, in points.")
    case .heights:
      return row(
        property, "heights", .screen, .range, default: "320...1376", example: "480...1376",
        "The container heights that the screen supports, in points.")
    case .textScale:
      return row(
        property, "textScale", .screen, .range, default: "0.8...3.2", example: "1...2",
        "The text scales that the screen supports; `20sp` is 20 points times the text scale.")
    case .sideInsets:
      return row(
        property, "sideInsets", .screen, .keyword([.automatic, .symmetric, .independent]), default: "automatic",
        example: "symmetric",
        "Whether the safe area insets at the left and right are equal in every container, as on iPhones, or "
          + "independent, as on phones with a cutout on one side; `automatic` is `symmetric` if `clients` names only "
          + "`ios`.")
    case .clients:
      return row(
        property, "clients", .screen, .clients, default: nil, example: "(ios: 3.0..., android: 3.1...)",
        "The versions of clients that the screen supports; without it all versions.")
    case .format:
      return row(
        property, "format", .screen, .format, default: nil,
        example: "(version: 1.1, since: (ios: 4.0, android: 4.1))",
        "The first versions of clients that read a later version of the format than 1.0; without it all clients do.")
    case .wire:
      return row(
        property, "wire", .screen, .responseKeys, default: nil,
        example: "(unitType: \"type\", sectionList: \"sections\")",
        "The names of response keys for which a server uses other names than the format.")
    case .insetsReference:
      return row(
        property, "insetsReference", .screen,
        .keyword([.safeArea, .automatic, .none, .layoutMargins, .readableContent]), default: "safeArea",
        example: "readableContent",
        "The area at the sides that the content of sections avoids; `automatic` is `safeArea`.")
    case .contentInsets:
      return row(
        property, "contentInsets", .screen, .insets(upTo: .containerHeight), default: "0",
        example: "(bottom: 80)",
        "The room before the first section and after the last one, which scrolls with them; it moves no frame.")
    case .sectionOrder:
      return row(
        property, "sections", key: "sectionOrder", .screen, .keyword([.any, .fixed]), default: "any",
        example: "fixed",
        "Whether a response may order sections freely and omit those that are not essential.")
    case .sectionSpacing:
      return row(
        property, "sectionSpacing", .screen, .length(upTo: .containerHeight), default: "0", example: "24",
        "The room between sections that are not empty.")
    case .scrollDirection:
      return row(
        property, "scrollDirection", .screen, .keyword([.vertical, .horizontal]), default: "vertical",
        example: "horizontal",
        "Whether the sections are one below another, or side by side as carousels that scroll together.")
    case .scrollAnchor:
      return row(
        property, "scrollAnchor", .screen, .keyword([.start, .end]), default: "start", example: "end",
        "The end at which scrolling starts; with `end`, as in a chat, content that is lower than the container is at "
          + "the bottom.")
    case .pagination:
      return row(
        property, "pagination", .screen, .pagination, default: nil, example: "(by: cursor, prefetch: 6)",
        "How a client requests later pages, and how many items before the end; without it there is one page.")
    case .unknown:
      return row(
        property, "unknown", .screen, .keyword([.drop, .fail]), default: "drop", example: "fail",
        "What a client does with unit types and section kinds that it does not know.")
    case .invalid:
      return row(
        property, "invalid", .screen, .keyword([.drop, .fail]), default: "drop", example: "fail",
        "What a client does with units that break the contract.")
    case .minTouchTarget:
      return row(
        property, "minTouchTarget", .screen, .length(upTo: .points), default: "44", example: "48",
        "The minimum width and height of an item that can be tapped.")
    case .maxContentWidth:
      return row(
        property, "maxContentWidth", .screen, .length(upTo: .points), default: nil, example: "960",
        "The maximum width of a section's content, which is centred in wider containers.")
    // Of a section and of a layout
    case .insets:
      return row(
        property, "insets", .section, .insets(upTo: .containerHeight), default: "0",
        example: "(horizontal: 16, vertical: 20)",
        "The room between the section's edges and its items. A hero's items ignore the horizontal ones.")
    case .sectionInsetsReference:
      return row(
        property, "insetsReference", .section,
        .keyword([.automatic, .safeArea, .none, .layoutMargins, .readableContent]), default: "automatic",
        example: "none",
        "The area at the sides that the section's content avoids; `automatic` is the value of the screen.")
    case .spacing:
      return row(
        property, "spacing", .section, .spacing, default: "0", example: "(lines: 12, items: 8)",
        "The room between lines and between the items of a line.")
    case .separator:
      return row(
        property, "separator", .section, of: [.list], .separator, default: nil,
        example: "(height: 1, color: #D0D0D0)",
        "A line between the items, drawn in the middle of the line spacing; it takes no room of its own.")
    case .separatorInsets:
      return row(
        property, "separatorInsets", .section, of: [.list], .insets(upTo: .contentWidth), default: "0",
        example: "(leading: 56)",
        "The room at the two ends of each separator.")
    case .columns:
      return row(
        property, "columns", .section, of: columnKinds, .columns, default: nil, isRequired: true,
        example: "adaptive(min: 160, max: 6)",
        "The number of equal columns, or the minimum width from which their number is computed.")
    case .startColumn:
      return row(
        property, "startColumn", .section, of: [.grid], .count(Columns.counts), default: "1", example: "2",
        "The column in which the first item begins, such as the weekday of a month's first day. The cells before it stay "
          + "empty.")
    case .rowHeight:
      return row(
        property, "rowHeight", .section, of: [.grid], .length(upTo: .columnWidth), default: nil,
        example: "column.width * 3/4",
        "The height of every row, so that cells may span several. Units then have no heights of their own.")
    case .packing:
      return row(
        property, "packing", .section, of: [.grid], .keyword([.sparse, .dense]), default: "sparse", example: "dense",
        "Whether later items fill the holes that earlier ones leave, in a grid with `rowHeight`.")
    case .arrangement:
      return row(
        property, "arrangement", key: "tree", .section, of: cellKinds, .arrangement, default: nil, isRequired: true,
        example: "row { height: 200, cell, cell }",
        "The nested rows and columns that a mosaic repeats, written as `row`, `column` and `cell` blocks.")
    case .rowAlign:
      return row(
        property, "rowAlign", .section, of: [.grid, .list, .hero, .flow], .keyword([.top, .center, .bottom, .stretch]),
        default: "top", example: "stretch", "The alignment of an item in a row that is higher than the item.")
    case .align:
      return row(
        property, "align", .section, of: [.flow], .keyword([.leading, .center, .justified]), default: "leading",
        example: "justified", "The alignment of the items of a line that is not full.")
    case .scroll:
      return row(
        property, "scroll", .section, of: stripKinds,
        .keyword([.continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered]),
        default: "continuous", example: "groupPaging", "Where the strip stops after scrolling.")
    case .paging:
      return row(
        property, "paging", .section, of: stripKinds, .paging, default: nil,
        example: "(repeat: infinite, autoRoll: 4s)",
        "Whether pages repeat after the last one, and the time after which the next page appears automatically.")
    case .deceleration:
      return row(
        property, "deceleration", .section, of: stripKinds, .keyword([.automatic, .normal, .fast]),
        default: "automatic", example: "fast", "How soon the strip stops after a swipe.")
    case .bounce:
      return row(
        property, "bounce", .section, of: stripKinds, .keyword([.automatic, .always, .never]), default: "automatic",
        example: "never", "Whether the strip can be pulled beyond its ends.")
    case .rows:
      return row(
        property, "rows", .section, of: stripKinds, .count(1...100), default: "1", example: "2",
        "The number of items in each column of the strip.")
    case .minItems:
      return row(
        property, "minItems", .section, of: itemKinds, .count(0...1_000), default: "0", example: "2",
        "The minimum number of items in a response.")
    case .maxItems:
      return row(
        property, "maxItems", .section, of: itemKinds, .count(0...1_000_000), default: nil, example: "12",
        "The maximum number of items in a response.")
    case .hidden:
      return row(
        property, "hidden", .section, .boolean, default: "false", example: "true",
        "Whether the section is hidden and takes no room.")
    case .emptyBehavior:
      return row(
        property, "empty", .section, .keyword([.remove, .keep]), default: "remove", example: "keep",
        "Whether a section without items keeps its header, footer and insets. `empty Component { height: … }` shows a "
          + "component in place of the items.")
    case .failureBehavior:
      return row(
        property, "onFailure", .section, .keyword([.hide]), default: "hide", example: "hide",
        "What a client shows if the backend of the section failed: `hide` omits the section. `onFailure Component { "
          + "height: … }` shows a component in place of the items.")
    case .collapse:
      return row(
        property, "collapse", .section, of: itemKinds, .collapse, default: "never", example: "(visible: 3)",
        "Whether the section can be collapsed to its header and a number of items, and its initial state.")
    case .sectionPinned:
      return row(
        property, "pinned", .section, of: itemKinds, .keyword([.never, .screen]), default: "never", example: "screen",
        "Whether the whole section stays in view while the screen scrolls. Its height must not depend on data.")
    case .grows:
      return row(
        property, "grows", .section, of: itemKinds, .boolean, default: "false", isAdaptable: false, example: "true",
        "Whether the section receives the items of later pages. It must be the last section.")
    case .reorderable:
      return row(
        property, "reorderable", .section, of: itemKinds, .boolean, default: "false", example: "true",
        "Whether users may move items within the section.")
    case .acceptableTypeIdentifiers:
      return row(
        property, "acceptableTypeIdentifiers", .section, of: itemKinds, .texts, default: nil,
        example: "[\"public.plain-text\"]", "The types of content that users may drop into the section from outside.")
    case .selectable:
      return row(
        property, "selectable", .section, of: itemKinds, .boolean, default: "false", example: "true",
        "Whether users may select items of the section.")
    case .indexTitle:
      return row(
        property, "indexTitle", .section, of: itemKinds, .indexTitle, default: nil, isAdaptable: false,
        example: "data.initial",
        "The field of the units, or of the header as in `header.title`, that contains the titles of the index.")
    case .fromServer:
      return row(
        property, "fromServer", .section, .fromServer, default: nil, isAdaptable: false,
        example: "(spacing: 0...24, insets: 0...32)",
        "The bounds within which a response may replace the section's own `columns`, `startColumn`, `spacing` and "
          + "`insets`.")
    // Of a unit and of `item`
    case .width:
      return row(
        property, "width", .item, of: unitWidthKinds, .size(.width), default: nil, isRequired: true, example: "80%",
        "The width of an item's box.")
    case .minWidth:
      return row(
        property, "minWidth", .item, of: unitWidthKinds, .length(upTo: .contentWidth), default: nil, example: "80",
        "The minimum width of the item's box, applied last.")
    case .height:
      return row(
        property, "height", .item, of: sizedKinds, .size(.height), default: nil, isRequired: true,
        example: "item.width * 4/3 + 56", "The height of an item's box.")
    case .minHeight:
      return row(
        property, "minHeight", .item, of: sizedKinds, .length(upTo: .itemWidth), default: nil, example: "44",
        "The minimum height of the item's box, applied last.")
    case .maxHeight:
      return row(
        property, "maxHeight", .item, of: sizedKinds, .length(upTo: .itemWidth), default: nil, example: "320",
        "The maximum height of the item's box, applied last.")
    case .span:
      return row(
        property, "span", .item, of: [.grid], .itemSpan, default: "1", example: "(columns: 2, rows: 2)",
        "The number of columns that the item spans, and in a grid with `rowHeight` the number of rows.")
    case .place:
      return row(
        property, "place", .item, of: [.grid], .keyword([.automatic, .nextRow]), default: "automatic",
        example: "nextRow",
        "Whether an item that does not fit waits until the row is full, instead of leaving a hole.")
    case .itemInsets:
      return row(
        property, "insets", .item, of: itemKinds, .insets(upTo: .itemWidth), default: "0", example: "4",
        "The room between the item's box and its cell; it never moves the item's neighbours.")
    case .uniformAcrossSiblings:
      return row(
        property, "uniformAcrossSiblings", .item, of: lineKinds, .boolean, default: "false",
        example: "true", "Whether all items of a row get the height of the highest one.")
    case .draggable:
      return row(
        property, "draggable", .item, of: itemKinds, .boolean, default: "true", example: "false",
        "Whether the item may be dragged in a section that can be reordered.")
    // Of a header or footer
    case .supplementaryHeight:
      return row(
        property, "height", .supplementary, .supplementarySize, default: nil, isRequired: true, example: "44",
        "The height of the header or footer.")
    case .pinned:
      return row(
        property, "pinned", .supplementary, .keyword([.never, .section, .screen]), default: "never", example: "section",
        "Whether it stays in view while its section, or the whole screen, scrolls.")
    case .fullWidth:
      return row(
        property, "fullWidth", .supplementary, .boolean, default: "false", example: "true",
        "Whether it is as wide as the container, without the horizontal insets.")
    case .overlays:
      return row(
        property, "overlays", .supplementary, .boolean, default: "false", example: "true",
        "Whether it overlays the content and adds no height.")
    // Of a background
    case .backgroundInsets:
      return row(
        property, "insets", .background, .insets(upTo: .containerHeight), default: "0", example: "8",
        "The room between the edges of the section and its background.")
    case .backgroundCovers:
      return row(
        property, "covers", .background, .keyword([.section, .items]), default: "section", example: "items",
        "Whether the background covers the whole section, or only its items, without header, footer and insets.")
    // Of a component in place of items
    case .placeholderHeight:
      return row(
        property, "height", .placeholder, .supplementarySize, default: nil, isRequired: true, example: "200",
        "The height of a placeholder.")

    // Of a bar
    case .barHeight:
      return row(
        property, "height", .bar, .length(upTo: .containerHeight), default: nil, isRequired: true, example: "48",
        "The height of the bar.")
    // Of a decoration
    case .cornerRadius:
      return row(
        property, "cornerRadius", .decoration, .length(upTo: .points), default: "0", example: "12",
        "The radius of the corners.")
    case .color:
      return row(
        property, "color", .decoration, .color, default: nil, isRequired: true,
        example: "(light: #FFFFFF, dark: #1C1C1E)",
        "The colour of the area.")
    case .borderWidth:
      return row(
        property, "borderWidth", .decoration, .length(upTo: .points), default: nil, example: "1",
        "The width of the border, inside the area; it takes no room.")
    case .borderColor:
      return row(
        property, "borderColor", .decoration, .color, default: nil, example: "#D0D0D0",
        "The colour of the border.")
    // Of a row, column or cell of a mosaic
    case .partWidth:
      return row(
        property, "width", .part, of: cellKinds, .partSize(.width), default: nil, example: "1fr",
        "The width of the part. The default is a share of the remaining width in a row, and the whole width in a "
          + "column.")
    case .partHeight:
      return row(
        property, "height", .part, of: cellKinds, .partSize(.height), default: nil, example: "50%",
        "The height of the part. The default is a share of the remaining height in a column, and the whole height in "
          + "a row.")
    case .partSpacing:
      return row(
        property, "spacing", .part, of: cellKinds, .length(upTo: .contentWidth), default: "0", example: "8",
        "The room between the parts of a row or column.")
    case .partInsets:
      return row(
        property, "insets", .part, of: cellKinds, .insets(upTo: .contentWidth), default: "0", example: "4",
        "The room between the edges of a row or column and its parts.")
    }
  }
}
