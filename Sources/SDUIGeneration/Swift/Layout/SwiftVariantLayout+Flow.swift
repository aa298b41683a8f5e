import SDUIIR

extension SwiftVariantLayout {
  /// The body of a function that returns the metrics of a section.
  func writeFlow(in members: SwiftLayoutMembers, to source: inout SourceText) {
    var rest = SourceText(depth: source.depth)
    var metrics = SourceText(depth: source.depth)
    if variant.kind.holdsSections {
      writeStackedSections(members, to: &rest, metrics: &metrics)
    } else {
      writeLines(to: &rest, metrics: &metrics)
    }
    writePlaceholder(to: &metrics)
    for (part, target) in [(section.header, Assignment.Target.header), (section.footer, .footer)] {
      if let part { writeFlowPart(part, target, to: &rest, metrics: &metrics) }
    }
    if let background = section.background { writeFlowBackground(background, to: &rest, metrics: &metrics) }
    writeContent(to: &source)
    source.appendLines(of: rest)
    source.line("var metrics = FlowSectionMetrics(insets: content.\(flowInsets))")
    source.appendLines(of: metrics)
    source.line("return metrics")
  }

  /// The body of a function that returns the metrics of one placeholder.
  func writeEmptyFlow(to source: inout SourceText) {
    writeContent(to: &source)
    source.line("var metrics = FlowSectionMetrics(insets: content.flowInsets)")
    if emitter.screen.scrollsHorizontally { source.line("metrics.direction = .horizontal") }
    let response = emitter.type(.response(screen: emitter.index))
    if let item = placeholderItem("content.width", shown: [response + ".emptyPlaceholder"]) {
      source.expression("metrics.items = ", .call(".equal", [item]))
    }
    source.line("return metrics")
  }

  private var flowInsets: String { variant.kind.itemsIgnoreInsets ? "verticalFlowInsets" : "flowInsets" }

  /// The width of a line, which is that of an item if a line has one.
  private var lineWidth: String { variant.kind.itemsIgnoreInsets ? "environment.width" : "content.width" }

  // MARK: - Stacks

  /// Writes the sections of a stack.
  private func writeStackedSections(
    _ members: SwiftLayoutMembers, to source: inout SourceText, metrics: inout SourceText
  ) {
    let lineSpacing = spacing(.lines, to: &source)
    if lineSpacing != "0" { metrics.line("metrics.lineSpacing = \(lineSpacing)") }
    source.line("let inner = environment.inside(content)")
    let cases = emitter.names.cases(of: section.sections.map { $0.name.source })
    metrics.block("metrics.parts = section.sections.map { section in") { metrics in
      metrics.line("switch section {")
      for (index, name) in cases.enumerated() {
        let inner = section.sections[index]
        let hasPlaceholder = inner.empty != nil || inner.failure != nil
        let count = hasPlaceholder ? "max(1, section.units.count)" : "section.units.count"
        let call = members.call(SectionPath(path.section, inner: index))
        metrics.switchCase(".\(name)(let section)", "FlowPart(\(call), count: \(count))")
      }
      metrics.line("}")
    }
  }

  // MARK: - Lines

  /// Writes variables to one text, and what the metrics of lines and items are to another.
  private func writeLines(to source: inout SourceText, metrics: inout SourceText) {
    var itemSpacing = "0"
    var hasOneItemPerLine = true
    switch variant.kind.itemWidth {
    case .container, .content: break
    case .columns:
      writeColumns(to: &source)
      metrics.line("metrics.itemsPerLine = columns.count")
      itemSpacing = "columns.spacing"
    case .units:
      itemSpacing = spacing(.items, to: &source)
      if variant.kind.isStrip {
        metrics.line("metrics.direction = .horizontal")
        if variant.value(.scroll).all.contains(where: { $0 != .keyword(.continuous) }) {
          assign("metrics.scrolling", variant.value(.scroll), to: &metrics) { $0.keywordText }
        }
        let rows = value("rows", "Int", variant.value(.rows), to: &source) { .text($0?.countText ?? "1") }
        if rows != "1" { metrics.line("metrics.itemsPerLine = \(rows)") }
        hasOneItemPerLine = rows == "1"
      } else {
        metrics.line("metrics.itemsPerLine = nil")
        assign("metrics.alignment", variant.value(.align), to: &metrics) { $0.keywordText }
      }
    // Mosaics are refused.
    case .cells, .noItems: return
    }
    // The lines of a strip are its columns, which follow one another along the axis of scrolling.
    let isStrip = variant.kind.isStrip
    let lineSpacing = isStrip && hasOneItemPerLine ? "0" : spacing(.lines, to: &source)
    let (between, inside) = isStrip ? (itemSpacing, lineSpacing) : (lineSpacing, itemSpacing)
    if between != "0" { metrics.line("metrics.lineSpacing = \(between)") }
    if inside != "0" { metrics.line("metrics.interitemSpacing = \(inside)") }
    if !isStrip { assign("metrics.rowAlignment", variant.value(.rowAlign), to: &metrics) { $0.keywordText } }
    if variant.hasCells { writeEqualRows(spacing: lineSpacing, to: &source, metrics: &metrics) }
    writeItemSizes(spacing: itemSpacing, to: &source, metrics: &metrics)
  }

  /// Writes the rows of a grid whose items may span several.
  private func writeEqualRows(spacing: String, to source: inout SourceText, metrics: inout SourceText) {
    let height = value("rowHeight", "CGFloat", variant.value(.rowHeight), to: &source) {
      .text(SwiftLength().text($0))
    }
    var arguments: [SwiftExpression] = [.text(height)]
    if spacing != "0" { arguments.append(.labelled("spacing", .text(spacing))) }
    source.expression("let rows = ", .call("EqualRows", arguments))
    metrics.line("metrics.equalRows = rows")
    assign("metrics.equalRows?.isDense", variant.value(.packing), to: &metrics) {
      $0 == .keyword(.dense) ? "true" : "false"
    }
  }

  private func writeItemSizes(spacing: String, to source: inout SourceText, metrics: inout SourceText) {
    if variant.hasStartColumn {
      let server = fromServer(.startColumn).map { _ in "section.startColumn" }
      let start = value("startColumn", "Int", variant.value(.startColumn), to: &source, fromServer: server) {
        .text($0?.countText ?? "1")
      }
      metrics.line("metrics.startColumn = \(start)")
    }
    if UnitSizes(variant).areAlike, !variant.hasEstimates {
      return metrics.expression(
        "metrics.items = ", .call(".equal", [flowItem(of: .unit(0), spacing: spacing, to: &source)]))
    }
    writeItems("FlowItem", to: &source) { flowItem(of: $0, spacing: spacing, to: &$1) }
    metrics.line("metrics.items = .each(items)")
  }

  /// An item of a unit, as a call.
  private func flowItem(of unit: Assignment.Target, spacing: String, to source: inout SourceText) -> SwiftExpression {
    let (width, height, lengths) = writeFlowSize(of: unit, spacing: spacing, to: &source)
    let rowSpan = rowSpanText(of: unit, to: &source)
    let ownHeight = variant.hasCells ? rowSpan.map { "rows.height(spanning: \($0))" } ?? "rows.height" : height
    var arguments: [SwiftExpression] = [.labelled("width", .text(width)), .labelled("height", .text(ownHeight))]
    arguments += insets(of: unit, lengths, to: &source)
    if let span = spanText(of: unit, to: &source) { arguments.append(.labelled("span", .text(span))) }
    if let rowSpan { arguments.append(.labelled("rowSpan", .text(rowSpan))) }
    if variant.value(.place, of: unit).may(be: .nextRow) {
      let waits = value("waits", "Bool", variant.value(.place, of: unit), to: &source) {
        .text($0 == .keyword(.nextRow) ? "true" : "false")
      }
      arguments.append(.labelled("waitsForNextRow", .text(waits)))
    }
    arguments += uniform(unit, to: &source)
    let axes = [
      variant.isEstimated(.width, unit) ? ".width" : nil, variant.isEstimated(.height, unit) ? ".height" : nil,
    ].compactMap { $0 }
    return .call("FlowItem", arguments + measuring(axes, of: "unit"))
  }

  /// The arguments for axes along which an item measures itself.
  private func measuring(_ axes: [String], of content: String) -> [SwiftExpression] {
    if axes.isEmpty { return [] }
    let value = axes.count == 1 ? axes[0] : "[\(axes.joined(separator: ", "))]"
    return [.labelled("measuring", .text(value)), .labelled("of", .text(content))]
  }

  /// Writes the size of an item.
  ///
  /// - Returns: The size, and how lengths refer to its width. If items may span rows, their height is not used.
  private func writeFlowSize(
    of unit: Assignment.Target, spacing: String, to source: inout SourceText
  ) -> (width: String, height: String, lengths: SwiftLength) {
    if variant.kind.itemWidth == .units {
      let (width, height) = writeSize(of: unit, spacing: spacing, to: &source)
      return (width, height, SwiftLength())
    }
    let lengths = writeRowWidth(of: unit, isNeeded: true, to: &source)
    return (lengths.itemWidth, variant.hasCells ? "0" : height(of: unit, lengths, to: &source), lengths)
  }

  /// Writes what the metrics are if a component appears in place of units.
  private func writePlaceholder(to metrics: inout SourceText) {
    let type = emitter.type(.section(screen: emitter.index, path))
    let shown = [section.empty.map { _ in ".emptyPlaceholder" }, section.failure.map { _ in ".failurePlaceholder" }]
    guard let item = placeholderItem(lineWidth, shown: shown.compactMap { $0.map { type + $0 } }) else { return }
    metrics.block("if section.\(variant.kind.holdsSections ? "sections" : "units").isEmpty {") { metrics in
      metrics.expression("metrics.items = ", .call(".equal", [item]))
      if !variant.value(.align).all.isEmpty { metrics.line("metrics.alignment = .leading") }
      if variant.hasStartColumn { metrics.line("metrics.startColumn = 1") }
      if variant.hasCells { metrics.line("metrics.equalRows = nil") }
    }
  }

  /// The item that appears in place of units; `nil` if nothing does.
  ///
  /// - Parameter shown: What appears, the one for no units first.
  private func placeholderItem(_ width: String, shown: [String]) -> SwiftExpression? {
    guard let height = placeholderHeight({ SwiftSize(SwiftLength(itemWidth: width)).height($0) }) else { return nil }
    let axes = [section.empty, section.failure].compactMap { $0 }.map { placeholder in
      placeholder.properties[.placeholderHeight]?.isEstimate ?? false ? ".height" : "[]"
    }
    let isMeasured = axes.contains(".height")
    func choice(_ texts: [String]) -> String {
      texts.allSatisfy { $0 == texts[0] } ? texts[0] : "section.isFailed ? \(texts[1]) : \(texts[0])"
    }
    return .call(
      "FlowItem",
      [.labelled("width", .text(width)), .labelled("height", .text(height))]
        + (isMeasured ? measuring([choice(axes)], of: choice(shown)) : []))
  }

  // MARK: - Other parts

  /// Writes a header or footer.
  private func writeFlowPart(
    _ part: Supplementary, _ target: Assignment.Target, to source: inout SourceText, metrics: inout SourceText
  ) {
    let name = target == .header ? "header" : "footer"
    let isFullWidth = variant.value(.fullWidth, of: target).mayBeTrue
    let lengths = SwiftLength(itemWidth: isFullWidth ? "environment.width" : "content.width")
    let height = value(name + "Height", "CGFloat", variant.value(.supplementaryHeight, of: target), to: &source) {
      if case .size(let size)? = $0 { .text(SwiftSize(lengths).height(size)) } else { .text("0") }
    }
    var place: [SwiftExpression] = [.text(isFullWidth ? "across: environment" : "over: content")]
    if variant.value(.supplementaryHeight, of: target).all.contains(where: { $0.isEstimate }) {
      place.append(.labelled("measuring", .text("section." + name)))
    }
    let write = { (metrics: inout SourceText) in
      metrics.expression(
        "metrics.\(name) = ", .call("FlowSupplementary", [.labelled("height", .text(height))] + place))
      assign("metrics.\(name)?.overlays", variant.value(.overlays, of: target), to: &metrics) {
        $0 == .boolean(true) ? "true" : "false"
      }
      assign("metrics.\(name)?.isPinned", variant.value(.pinned, of: target), to: &metrics) {
        $0 == .keyword(.section) ? "true" : "false"
      }
    }
    if isOptional(part, target) { metrics.block("if section.\(name) != nil {", write) } else { write(&metrics) }
  }

  /// Writes a background.
  private func writeFlowBackground(
    _ background: Background, to source: inout SourceText, metrics: inout SourceText
  ) {
    let kind = SwiftLayoutMembers.kindName(of: emitter.backgroundName(background))
    var arguments: [SwiftExpression] = [.labelled("kind", .text("Self." + kind))]
    let insets = variant.value(.backgroundInsets, of: .background)
    if !insets.all.isEmpty {
      let text = value("panelInsets", "NSDirectionalEdgeInsets", insets, to: &source, isNamed: true) {
        SwiftLength().text($0?.insets ?? Insets())
      }
      arguments.append(.labelled("insets", .text(text)))
    }
    metrics.expression("metrics.background = ", .call("FlowBackground", arguments))
    assign("metrics.background?.coversItems", variant.value(.backgroundCovers, of: .background), to: &metrics) {
      $0 == .keyword(.items) ? "true" : "false"
    }
  }
}
