extension Vocabulary {
  /// The row of a property. A property without one does not compile.
  static func row(of property: Property) -> PropertyRow {
    switch property {
    // Of a screen
    case .widths: row(property, "widths", .screen, .range)
    case .heights: row(property, "heights", .screen, .range)
    case .textScale: row(property, "textScale", .screen, .range)
    case .sideInsets: row(property, "sideInsets", .screen, .keyword([.automatic, .symmetric, .independent]))
    case .domain: row(property, "domain", .screen, .clients)
    case .clients: row(property, "clients", .screen, .clients)
    case .format: row(property, "format", .screen, .format)
    case .wire: row(property, "wire", .screen, .responseKeys(of: .screen))
    case .insetsReference:
      row(
        property, "insetsReference", .screen,
        .keyword([.safeArea, .automatic, .none, .layoutMargins, .readableContent]))
    case .contentInsets: row(property, "contentInsets", .screen, .insets(upTo: .containerHeight))
    case .sectionOrder: row(property, "sections", key: "sectionOrder", .screen, .keyword([.any, .fixed]))
    case .sectionSpacing: row(property, "sectionSpacing", .screen, .length(upTo: .containerHeight))
    case .scrollDirection: row(property, "scrollDirection", .screen, .keyword([.vertical, .horizontal]))
    case .scrollAnchor: row(property, "scrollAnchor", .screen, .keyword([.start, .end]))
    case .pagination: row(property, "pagination", .screen, .pagination)
    case .unknown: row(property, "unknown", .screen, .keyword([.drop, .keep, .fail]))
    case .invalid: row(property, "invalid", .screen, .keyword([.drop, .fail]))
    case .minTouchTarget: row(property, "minTouchTarget", .screen, .length(upTo: .points))
    case .maxContentWidth: row(property, "maxContentWidth", .screen, .length(upTo: .points))
    // Of a section and of a layout
    case .insets: row(property, "insets", .section, .insets(upTo: .containerHeight))
    case .sectionInsetsReference:
      row(
        property, "insetsReference", .section,
        .keyword([.automatic, .safeArea, .none, .layoutMargins, .readableContent]))
    case .spacing: row(property, "spacing", .section, .spacing)
    case .separator: row(property, "separator", .section, of: [.list], .separator)
    case .separatorInsets: row(property, "separatorInsets", .section, of: [.list], .insets(upTo: .contentWidth))
    case .columns: row(property, "columns", .section, of: columnKinds, .columns, isRequired: true)
    case .startColumn: row(property, "startColumn", .section, of: [.grid], .count(Columns.counts))
    case .rowHeight: row(property, "rowHeight", .section, of: [.grid], .length(upTo: .columnWidth))
    case .packing: row(property, "packing", .section, of: [.grid], .keyword([.sparse, .dense]))
    case .arrangement:
      row(property, "arrangement", key: "tree", .section, of: cellKinds, .arrangement, isRequired: true)
    case .rowAlign:
      row(
        property, "rowAlign", .section, of: [.grid, .list, .hero, .flow], .keyword([.top, .center, .bottom, .stretch]))
    case .align: row(property, "align", .section, of: [.flow], .keyword([.leading, .center, .justified]))
    case .scroll:
      row(
        property, "scroll", .section, of: stripKinds,
        .keyword([.continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered]))
    case .paging: row(property, "paging", .section, of: stripKinds, .paging)
    case .deceleration: row(property, "deceleration", .section, of: stripKinds, .keyword([.automatic, .normal, .fast]))
    case .bounce: row(property, "bounce", .section, of: stripKinds, .keyword([.automatic, .always, .never]))
    case .rows: row(property, "rows", .section, of: stripKinds, .count(1...100))
    case .minItems: row(property, "minItems", .section, of: itemKinds, .count(0...1_000))
    case .maxItems: row(property, "maxItems", .section, of: itemKinds, .count(0...1_000_000))
    case .hidden: row(property, "hidden", .section, .boolean)
    case .emptyBehavior: row(property, "empty", .section, .keyword([.remove, .keep]))
    case .failureBehavior: row(property, "onFailure", .section, .keyword([.hide]))
    case .collapse: row(property, "collapse", .section, of: itemKinds, .collapse)
    case .sectionPinned: row(property, "pinned", .section, of: itemKinds, .keyword([.never, .screen]))
    case .grows: row(property, "grows", .section, of: itemKinds, .boolean, isAdaptable: false)
    case .identity:
      row(property, "identity", .section, of: itemKinds, .keyword([.id, .position]), isAdaptable: false)
    case .sectionWire:
      row(property, "wire", .section, of: itemKinds, .responseKeys(of: .section), isAdaptable: false)
    case .reorderable: row(property, "reorderable", .section, of: itemKinds, .boolean)
    case .acceptableTypeIdentifiers: row(property, "acceptableTypeIdentifiers", .section, of: itemKinds, .texts)
    case .selectable: row(property, "selectable", .section, of: itemKinds, .boolean)
    case .indexTitle: row(property, "indexTitle", .section, of: itemKinds, .indexTitle, isAdaptable: false)
    case .fromServer: row(property, "fromServer", .section, .fromServer, isAdaptable: false)
    // Of a unit and of `item`
    case .width: row(property, "width", .item, of: unitWidthKinds, .size(.width), isRequired: true)
    case .minWidth: row(property, "minWidth", .item, of: unitWidthKinds, .length(upTo: .contentWidth))
    case .height: row(property, "height", .item, of: sizedKinds, .size(.height), isRequired: true)
    case .minHeight: row(property, "minHeight", .item, of: sizedKinds, .length(upTo: .itemWidth))
    case .maxHeight: row(property, "maxHeight", .item, of: sizedKinds, .length(upTo: .itemWidth))
    case .span: row(property, "span", .item, of: [.grid], .itemSpan)
    case .place: row(property, "place", .item, of: [.grid], .keyword([.automatic, .nextRow]))
    case .itemInsets: row(property, "insets", .item, of: itemKinds, .insets(upTo: .itemWidth))
    case .uniformAcrossSiblings: row(property, "uniformAcrossSiblings", .item, of: lineKinds, .boolean)
    case .draggable: row(property, "draggable", .item, of: itemKinds, .boolean)
    // Of a header or footer
    case .supplementaryHeight: row(property, "height", .supplementary, .supplementarySize, isRequired: true)
    case .pinned: row(property, "pinned", .supplementary, .keyword([.never, .section, .screen]))
    case .fullWidth: row(property, "fullWidth", .supplementary, .boolean)
    case .overlays: row(property, "overlays", .supplementary, .boolean)
    // Of a background
    case .backgroundInsets: row(property, "insets", .background, .insets(upTo: .containerHeight))
    case .backgroundCovers: row(property, "covers", .background, .keyword([.section, .items]))
    // Of a component in place of items
    case .placeholderHeight: row(property, "height", .placeholder, .supplementarySize, isRequired: true)
    // Of a bar
    case .barHeight: row(property, "height", .bar, .length(upTo: .containerHeight), isRequired: true)
    // Of a decoration
    case .cornerRadius: row(property, "cornerRadius", .decoration, .length(upTo: .points))
    case .color: row(property, "color", .decoration, .color, isRequired: true)
    case .borderWidth: row(property, "borderWidth", .decoration, .length(upTo: .points))
    case .borderColor: row(property, "borderColor", .decoration, .color)
    // Of a row, column or cell of a mosaic
    case .partWidth: row(property, "width", .part, of: cellKinds, .partSize(.width))
    case .partHeight: row(property, "height", .part, of: cellKinds, .partSize(.height))
    case .partSpacing: row(property, "spacing", .part, of: cellKinds, .length(upTo: .contentWidth))
    case .partInsets: row(property, "insets", .part, of: cellKinds, .insets(upTo: .contentWidth))
    }
  }
}
