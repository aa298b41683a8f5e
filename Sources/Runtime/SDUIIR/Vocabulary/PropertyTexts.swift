/// The texts about a property for people. They are apart from its row, so that clients, which read screens, do not contain
/// them.
package struct PropertyTexts: Sendable {
  /// The default as an author would write it; `nil` if there is none.
  package let defaultText: String?
  /// A value that the written reference shows.
  package let example: String
  /// One or two sentences for people.
  package let documentation: String

  fileprivate init(default defaultText: String? = nil, example: String, _ documentation: String) {
    (self.defaultText, self.example, self.documentation) = (defaultText, example, documentation)
  }
}

extension Property {
  /// The texts of the property. One without them does not compile.
  package var texts: PropertyTexts {
    switch self {
    // Of a screen
    case .widths:
      PropertyTexts(
        default: "320...1376", example: "320...1366",
        "The container widths that the screen supports, in points.")
    case .heights:
      PropertyTexts(
        default: "320...1376", example: "480...1376",
        "The container heights that the screen supports, in points.")
    case .textScale:
      PropertyTexts(
        default: "0.8...3.2", example: "1...2",
        "The text scales that the screen supports; `20sp` is 20 points times the text scale.")
    case .sideInsets:
      PropertyTexts(
        default: "automatic", example: "symmetric",
        "Whether the safe area insets at the left and right are equal in every container, or independent, as beside a "
          + "strip or a cutout at one side; `automatic` is `symmetric` if all devices are like that, as with iOS 26.")
    case .domain:
      PropertyTexts(
        example: "(ios: 26)",
        "The versions of systems whose devices and windows a proof covers; one version is the last of them. Without it all "
          + "versions count.")
    case .clients:
      PropertyTexts(
        example: "(ios: 3.0..., android: 3.1...)",
        "The versions of clients that the screen supports; without it all versions.")
    case .format:
      PropertyTexts(
        example: "(version: 1.1, since: (ios: 4.0, android: 4.1))",
        "The first versions of clients that read a later version of the format than 1.0; without it all clients "
          + "do.")
    case .wire:
      PropertyTexts(
        example: "(unitType: \"type\", sectionList: \"sections\")",
        "Where a server has what the format keeps under its keys: other names, or places, as `at(\"data.blocks[]\")`.")
    case .insetsReference:
      PropertyTexts(
        default: "safeArea", example: "readableContent",
        "The area at the sides that the content of sections avoids; `automatic` is `safeArea`.")
    case .contentInsets:
      PropertyTexts(
        default: "0", example: "(bottom: 80)",
        "The room before the first section and after the last one, which scrolls with them; it moves no frame.")
    case .sectionOrder:
      PropertyTexts(
        default: "any", example: "fixed",
        "Whether a response may order sections freely and omit those that are not essential.")
    case .sectionSpacing:
      PropertyTexts(
        default: "0", example: "24",
        "The room between sections that are not empty.")
    case .scrollDirection:
      PropertyTexts(
        default: "vertical", example: "horizontal",
        "Whether the sections are one below another, or side by side as carousels that scroll together.")
    case .scrollAnchor:
      PropertyTexts(
        default: "start", example: "end",
        "The end at which scrolling starts; with `end`, as in a chat, content that is lower than the container is "
          + "at the bottom.")
    case .pagination:
      PropertyTexts(
        example: "(by: cursor, prefetch: 6)",
        "How a client requests later pages, and how many items before the end; without it there is one page.")
    case .unknown:
      PropertyTexts(
        default: "drop", example: "keep",
        "What a client does with unit types and section kinds that it does not know. With `keep` it shows none of them, and "
          + "generated code writes them again as they were sent, with unknown fields.")
    case .invalid:
      PropertyTexts(
        default: "drop", example: "fail",
        "What a client does with units that break the contract.")
    case .minTouchTarget:
      PropertyTexts(
        default: "44", example: "48",
        "The minimum width and height of an item that can be tapped.")
    case .maxContentWidth:
      PropertyTexts(
        example: "960",
        "The maximum width of a section's content, which is centred in wider containers.")
    // Of a section and of a layout
    case .insets:
      PropertyTexts(
        default: "0", example: "(horizontal: 16, vertical: 20)",
        "The room between the section's edges and its items. A hero's items ignore the horizontal ones.")
    case .sectionInsetsReference:
      PropertyTexts(
        default: "automatic", example: "none",
        "The area at the sides that the section's content avoids; `automatic` is the value of the screen.")
    case .spacing:
      PropertyTexts(
        default: "0", example: "(lines: 12, items: 8)",
        "The room between lines and between the items of a line.")
    case .separator:
      PropertyTexts(
        example: "(height: 1, color: #D0D0D0)",
        "A line between the items, drawn in the middle of the line spacing; it takes no room of its own.")
    case .separatorInsets:
      PropertyTexts(
        default: "0", example: "(leading: 56)",
        "The room at the two ends of each separator.")
    case .columns:
      PropertyTexts(
        example: "adaptive(min: 160, max: 6)",
        "The number of equal columns, or the minimum width from which their number is computed.")
    case .startColumn:
      PropertyTexts(
        default: "1", example: "2",
        "The column in which the first item begins, such as the weekday of a month's first day. The cells before "
          + "it stay empty.")
    case .rowHeight:
      PropertyTexts(
        example: "column.width * 3/4",
        "The height of every row, so that cells may span several. Units then have no heights of their own.")
    case .packing:
      PropertyTexts(
        default: "sparse", example: "dense",
        "Whether later items fill the holes that earlier ones leave, in a grid with `rowHeight`.")
    case .arrangement:
      PropertyTexts(
        example: "row { height: 200, cell, cell }",
        "The nested rows and columns that a mosaic repeats, written as `row`, `column` and `cell` blocks.")
    case .rowAlign:
      PropertyTexts(
        default: "top", example: "stretch",
        "The alignment of an item in a row that is higher than the item.")
    case .align:
      PropertyTexts(
        default: "leading", example: "justified",
        "The alignment of the items of a line that is not full.")
    case .scroll:
      PropertyTexts(
        default: "continuous", example: "groupPaging",
        "Where the strip stops after scrolling.")
    case .paging:
      PropertyTexts(
        example: "(repeat: infinite, autoRoll: 4s)",
        "Whether pages repeat after the last one, and the time after which the next page appears automatically.")
    case .deceleration:
      PropertyTexts(
        default: "automatic", example: "fast",
        "How soon the strip stops after a swipe.")
    case .bounce:
      PropertyTexts(
        default: "automatic", example: "never",
        "Whether the strip can be pulled beyond its ends.")
    case .rows:
      PropertyTexts(
        default: "1", example: "2",
        "The number of items in each column of the strip.")
    case .minItems:
      PropertyTexts(
        default: "0", example: "2",
        "The minimum number of items in a response.")
    case .maxItems:
      PropertyTexts(
        example: "12",
        "The maximum number of items in a response.")
    case .hidden:
      PropertyTexts(
        default: "false", example: "true",
        "Whether the section is hidden and takes no room.")
    case .emptyBehavior:
      PropertyTexts(
        default: "remove", example: "keep",
        "Whether a section without items keeps its header, footer and insets. `empty Component { height: … }` "
          + "shows a component in place of the items.")
    case .failureBehavior:
      PropertyTexts(
        default: "hide", example: "hide",
        "What a client shows if the backend of the section failed: `hide` omits the section. `onFailure Component "
          + "{ height: … }` shows a component in place of the items.")
    case .collapse:
      PropertyTexts(
        default: "never", example: "(visible: 3)",
        "Whether the section can be collapsed to its header and a number of items, and its initial state.")
    case .sectionPinned:
      PropertyTexts(
        default: "never", example: "screen",
        "Whether the whole section stays in view while the screen scrolls. Its height must not depend on data.")
    case .grows:
      PropertyTexts(
        default: "false", example: "true",
        "Whether the section receives the items of later pages. It must be the last section.")
    case .identity:
      PropertyTexts(
        default: "id", example: "position",
        "How the items are identified: by their `id`, or only by their position among the items.")
    case .sectionWire:
      PropertyTexts(
        example: "(unitList: at(\"items[]\"), unitType: section)",
        "The places in which this section differs from `wire` of its screen; there it says that responses are mapped.")
    case .reorderable:
      PropertyTexts(
        default: "false", example: "true",
        "Whether users may move items within the section.")
    case .acceptableTypeIdentifiers:
      PropertyTexts(
        example: "[\"public.plain-text\"]",
        "The types of content that users may drop into the section from outside.")
    case .selectable:
      PropertyTexts(
        default: "false", example: "true",
        "Whether users may select items of the section.")
    case .indexTitle:
      PropertyTexts(
        example: "data.initial",
        "The field of the units, or of the header as in `header.title`, that contains the titles of the index.")
    case .fromServer:
      PropertyTexts(
        example: "(spacing: 0...24, insets: 0...32)",
        "The bounds within which a response may replace the section's own `columns`, `startColumn`, `spacing` and "
          + "`insets`.")
    // Of a unit and of `item`
    case .width:
      PropertyTexts(
        example: "80%",
        "The width of an item's box.")
    case .minWidth:
      PropertyTexts(
        example: "80",
        "The minimum width of the item's box, applied last.")
    case .height:
      PropertyTexts(
        example: "item.width * 4/3 + 56",
        "The height of an item's box.")
    case .minHeight:
      PropertyTexts(
        example: "44",
        "The minimum height of the item's box, applied last.")
    case .maxHeight:
      PropertyTexts(
        example: "320",
        "The maximum height of the item's box, applied last.")
    case .span:
      PropertyTexts(
        default: "1", example: "(columns: 2, rows: 2)",
        "The number of columns that the item spans, and in a grid with `rowHeight` the number of rows.")
    case .place:
      PropertyTexts(
        default: "automatic", example: "nextRow",
        "Whether an item that does not fit waits until the row is full, instead of leaving a hole.")
    case .itemInsets:
      PropertyTexts(
        default: "0", example: "4",
        "The room between the item's box and its cell; it never moves the item's neighbours.")
    case .uniformAcrossSiblings:
      PropertyTexts(
        default: "false", example: "true",
        "Whether all items of a row get the height of the highest one.")
    case .draggable:
      PropertyTexts(
        default: "true", example: "false",
        "Whether the item may be dragged in a section that can be reordered.")
    // Of a header or footer
    case .supplementaryHeight:
      PropertyTexts(
        example: "44",
        "The height of the header or footer.")
    case .pinned:
      PropertyTexts(
        default: "never", example: "section",
        "Whether it stays in view while its section, or the whole screen, scrolls.")
    case .fullWidth:
      PropertyTexts(
        default: "false", example: "true",
        "Whether it is as wide as the container, without the horizontal insets.")
    case .overlays:
      PropertyTexts(
        default: "false", example: "true",
        "Whether it overlays the content and adds no height.")
    // Of a background
    case .backgroundInsets:
      PropertyTexts(
        default: "0", example: "8",
        "The room between the edges of the section and its background.")
    case .backgroundCovers:
      PropertyTexts(
        default: "section", example: "items",
        "Whether the background covers the whole section, or only its items, without header, footer and insets.")
    // Of a component in place of items
    case .placeholderHeight:
      PropertyTexts(
        example: "200",
        "The height of a placeholder.")
    // Of a bar
    case .barHeight:
      PropertyTexts(
        example: "48",
        "The height of the bar.")
    // Of a decoration
    case .cornerRadius:
      PropertyTexts(
        default: "0", example: "12",
        "The radius of the corners.")
    case .color:
      PropertyTexts(
        example: "(light: #FFFFFF, dark: #1C1C1E)",
        "The colour of the area.")
    case .borderWidth:
      PropertyTexts(
        example: "1",
        "The width of the border, inside the area; it takes no room.")
    case .borderColor:
      PropertyTexts(
        example: "#D0D0D0",
        "The colour of the border.")
    // Of a row, column or cell of a mosaic
    case .partWidth:
      PropertyTexts(
        example: "1fr",
        "The width of the part. The default is a share of the remaining width in a row, and the whole width in a "
          + "column.")
    case .partHeight:
      PropertyTexts(
        example: "50%",
        "The height of the part. The default is a share of the remaining height in a column, and the whole height "
          + "in a row.")
    case .partSpacing:
      PropertyTexts(
        default: "0", example: "8",
        "The room between the parts of a row or column.")
    case .partInsets:
      PropertyTexts(
        default: "0", example: "4",
        "The room between the edges of a row or column and its parts.")
    }
  }
}

extension PropertyRow {
  /// The default as an author would write it; `nil` if there is none.
  package var defaultText: String? { property.texts.defaultText }

  /// A value that the written reference shows.
  package var example: String { property.texts.example }

  /// One or two sentences for people.
  package var documentation: String { property.texts.documentation }
}
