import SDUIIR

extension SwiftVariantLayout {
  /// Writes the `group` of the items.
  func writeGroup(to source: inout SourceText) {
    let areAlike = UnitSizes(variant).areAlike
    switch variant.kind.itemWidth {
    case .container, .content: areAlike ? writeLine(to: &source) : writeRows(to: &source)
    case .columns:
      writeColumns(to: &source)
      if areAlike { writeEqualRows(to: &source) } else { writeRows(to: &source) }
    case .units: areAlike ? writeColumn(to: &source) : writeStrip(to: &source)
    // Mosaics and stacks are refused.
    case .cells, .noItems: break
    }
  }

  /// The two distances of a section.
  enum SpacingAxis { case lines, items }

  /// Writes a distance between lines or items.
  func spacing(_ axis: SpacingAxis, to source: inout SourceText) -> String {
    let name = axis == .lines ? "lineSpacing" : "itemSpacing"
    let server = fromServer(.spacing).map { _ in
      "section.spacing.map { CGFloat($0.\(axis == .lines ? "lines" : "items")) }"
    }
    var scratch = SourceText(depth: source.depth)
    let text = value(
      name, "CGFloat", variant.value(.spacing), to: &scratch, isNamed: server != nil, fromServer: server
    ) {
      guard case .spacing(let spacing)? = $0 else { return .text("0") }
      return .text(SwiftLength().text(axis == .lines ? spacing.lines : spacing.items))
    }
    if !source.contains(" \(name): CGFloat = ") { source.appendLines(of: scratch) }
    return text
  }

  // MARK: - Items that are alike

  private var firstUnit: Assignment.Target { .unit(0) }

  private func isEstimated(_ property: Property) -> Bool { variant.isEstimated(property, firstUnit) }

  /// One item in each line, as wide as the content.
  private func writeLine(to source: inout SourceText) {
    let lengths = SwiftLength(itemWidth: variant.kind.itemsIgnoreInsets ? "environment.width" : "content.width")
    let height = dimension(height(of: firstUnit, lengths, to: &source), isEstimated(.height))
    writeSize("size", ".fractionalWidth(1)", height, to: &source)
    writeItem("size", lengths, to: &source)
    source.line("let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])")
  }

  /// Equal rows of equal columns.
  private func writeEqualRows(to source: inout SourceText) {
    let lengths = SwiftLength(itemWidth: "columns.width")
    let text = height(of: firstUnit, lengths, to: &source, isNamed: true)
    let height = dimension(text, isEstimated(.height))
    let alignment = variant.value(.rowAlign)
    let isUniform =
      isEstimated(.height)
      && (alignment.may(be: .stretch) || variant.value(.uniformAcrossSiblings, of: firstUnit).mayBeTrue)
    writeSize("itemSize", ".absolute(columns.width)", isUniform ? ".uniform(estimate: \(text))" : height, to: &source)
    writeItem("itemSize", lengths, to: &source)
    if isEstimated(.height), alignment.may(be: .center) || alignment.may(be: .bottom) {
      let alignment = value("alignment", "RowAlignment", alignment, to: &source) { .text($0?.keywordText ?? ".top") }
      source.line("item.align(\(alignment))")
    }
    writeSize("size", ".fractionalWidth(1)", height, to: &source)
    source.expression(
      "let group = ",
      .call(
        "NSCollectionLayoutGroup.horizontal",
        [.text("layoutSize: size"), .text("repeatingSubitem: item"), .text("count: columns.count")]))
    source.line("group.interItemSpacing = .fixed(columns.spacing)")
  }

  /// A column of a strip.
  private func writeColumn(to source: inout SourceText) {
    let unit = firstUnit
    let spacing =
      variant.value(.width, of: unit).all.contains { $0.countsView } ? self.spacing(.items, to: &source) : ""
    let width = width(of: unit, spacing: spacing, to: &source)
    let lengths = SwiftLength(itemWidth: width)
    let rows = variant.value(.rows)
    let hasRows = rows.all.contains { $0 != .count(1) }
    let text = height(of: unit, lengths, to: &source, isNamed: hasRows)
    let height = dimension(text, isEstimated(.height))
    writeSize(hasRows ? "itemSize" : "size", dimension(width, isEstimated(.width)), height, to: &source)
    writeItem(hasRows ? "itemSize" : "size", lengths, to: &source)
    guard hasRows else {
      return source.line("let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])")
    }
    let most = value("mostRows", "Int", rows, to: &source) { .text($0?.countText ?? "1") }
    source.line("let rows = max(1, min(\(most), section.units.count))")
    let lineSpacing = self.spacing(.lines, to: &source)
    let total = "CGFloat(rows) * \(text) + CGFloat(rows - 1) * \(lineSpacing)"
    writeSize("size", dimension(width, isEstimated(.width)), dimension(total, isEstimated(.height)), to: &source)
    source.expression(
      "let group = ",
      .call(
        "NSCollectionLayoutGroup.vertical",
        [.text("layoutSize: size"), .text("repeatingSubitem: item"), .text("count: rows")]))
    source.line("group.interItemSpacing = .fixed(\(lineSpacing))")
  }

  private func dimension(_ text: String, _ isEstimated: Bool) -> String {
    isEstimated ? ".estimated(\(text))" : ".absolute(\(text))"
  }

  private func writeSize(_ name: String, _ width: String, _ height: String, to source: inout SourceText) {
    let arguments: [SwiftExpression] = [
      .labelled("widthDimension", .text(width)), .labelled("heightDimension", .text(height)),
    ]
    source.expression("let \(name) = ", .call("NSCollectionLayoutSize", arguments))
  }

  private func writeItem(_ size: String, _ lengths: SwiftLength, to source: inout SourceText) {
    source.line("let item = NSCollectionLayoutItem(layoutSize: \(size))")
    let insets = variant.value(.itemInsets, of: firstUnit)
    if insets.all.isEmpty { return }
    let text = value("itemInsets", "NSDirectionalEdgeInsets", insets, to: &source) {
      lengths.text($0?.insets ?? Insets())
    }
    source.line("item.contentInsets = \(text)")
  }

  // MARK: - Columns

  /// Writes the `columns` of a grid.
  func writeColumns(to source: inout SourceText) {
    let spacing = spacing(.items, to: &source)
    let columns = variant.value(.columns)
    let server = fromServer(.columns).map { _ in "section.columns" }
    let isFixed = columns.all.allSatisfy { $0.fixedColumns != nil }
    var rest: [SwiftExpression] = spacing == "0" ? [] : [.labelled("spacing", .text(spacing))]
    rest.append(.text("in: content.width"))
    if isFixed {
      let count = value("count", "Int", columns, to: &source, fromServer: server) {
        .text($0?.fixedColumns.map { String($0) } ?? "1")
      }
      return source.expression("let columns = ", .call("EqualColumns", [.text(count)] + rest))
    }
    let mapped = server.map { $0 + ".map { \(SwiftExpression.call("EqualColumns", [.text("$0")] + rest).text) }" }
    _ = value("columns", "EqualColumns", columns, to: &source, isNamed: true, fromServer: mapped) { value in
      guard case .columns(.adaptive(let minimum, let maximum))? = value else {
        return .call("EqualColumns", [.text(value?.fixedColumns.map { String($0) } ?? "1")] + rest)
      }
      var arguments: [SwiftExpression] = [.labelled("atLeast", .text(SwiftLength().text(minimum)))]
      if let maximum { arguments.append(.labelled("max", .text(String(maximum)))) }
      return .call("EqualColumns", arguments + rest)
    }
  }
}

extension PropertyValue {
  /// A number of columns that does not follow from widths.
  fileprivate var fixedColumns: Int64? { if case .columns(.fixed(let count)) = self { count } else { nil } }

  /// A whole number.
  var countText: String? { if case .count(let count) = self { String(count) } else { nil } }

  /// Whether it is a width at which some items are in view.
  var countsView: Bool { if case .size(.inView) = self { true } else { false } }
}
