import SDUIIR

extension SwiftVariantLayout {
  /// The body of a function that returns the metrics of a section.
  func writeFlow(to source: inout SourceText) {
    var rest = SourceText(depth: source.depth)
    var metrics = SourceText(depth: source.depth)
    writeLines(to: &rest, metrics: &metrics)
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
    if let height = placeholderHeight({ SwiftSize(SwiftLength(itemWidth: "content.width")).height($0) }) {
      source.line("metrics.items = .equal(CGSize(width: content.width, height: \(height)))")
    }
    source.line("return metrics")
  }

  private var flowInsets: String { variant.kind.itemsIgnoreInsets ? "verticalFlowInsets" : "flowInsets" }

  /// The width of a line, which is that of an item if a line has one.
  private var lineWidth: String { variant.kind.itemsIgnoreInsets ? "environment.width" : "content.width" }

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
    // Mosaics and stacks are refused.
    case .cells, .noItems: return
    }
    // The lines of a strip are its columns, which follow one another along the axis of scrolling.
    let isStrip = variant.kind.isStrip
    let lineSpacing = isStrip && hasOneItemPerLine ? "0" : spacing(.lines, to: &source)
    let (between, inside) = isStrip ? (itemSpacing, lineSpacing) : (lineSpacing, itemSpacing)
    if between != "0" { metrics.line("metrics.lineSpacing = \(between)") }
    if inside != "0" { metrics.line("metrics.interitemSpacing = \(inside)") }
    if !isStrip { assign("metrics.rowAlignment", variant.value(.rowAlign), to: &metrics) { $0.keywordText } }
    writeItemSizes(spacing: itemSpacing, to: &source, metrics: &metrics)
  }

  private func writeItemSizes(spacing: String, to source: inout SourceText, metrics: inout SourceText) {
    func size(of unit: Assignment.Target, to source: inout SourceText) -> SwiftExpression {
      let (width, height) = writeFlowSize(of: unit, spacing: spacing, to: &source)
      return .call("CGSize", [.labelled("width", .text(width)), .labelled("height", .text(height))])
    }
    if UnitSizes(variant).areAlike {
      return metrics.expression("metrics.items = ", .call(".equal", [size(of: .unit(0), to: &source)]))
    }
    writeItems("CGSize", to: &source) { size(of: $0, to: &$1) }
    metrics.line("metrics.items = .each(items)")
  }

  private func writeFlowSize(
    of unit: Assignment.Target, spacing: String, to source: inout SourceText
  ) -> (width: String, height: String) {
    if variant.kind.itemWidth == .units { return writeSize(of: unit, spacing: spacing, to: &source) }
    let width = variant.kind.itemWidth == .columns ? "columns.width" : lineWidth
    return (width, height(of: unit, SwiftLength(itemWidth: width), to: &source))
  }

  /// Writes what the metrics are if a component appears in place of units.
  private func writePlaceholder(to metrics: inout SourceText) {
    guard let height = placeholderHeight({ SwiftSize(SwiftLength(itemWidth: lineWidth)).height($0) }) else { return }
    let size: SwiftExpression = .call(
      "CGSize", [.labelled("width", .text(lineWidth)), .labelled("height", .text(height))])
    metrics.block("if section.units.isEmpty {") { metrics in
      metrics.expression("metrics.items = ", .call(".equal", [size]))
      if !variant.value(.align).all.isEmpty { metrics.line("metrics.alignment = .leading") }
    }
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
    let place = isFullWidth ? "across: environment" : "over: content"
    let write = { (metrics: inout SourceText) in
      metrics.expression(
        "metrics.\(name) = ", .call("FlowSupplementary", [.labelled("height", .text(height)), .text(place)]))
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
