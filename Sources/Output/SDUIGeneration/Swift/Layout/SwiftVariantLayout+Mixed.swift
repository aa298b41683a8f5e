import SDUIIR

extension SwiftVariantLayout {
  /// Rows of items that differ.
  func writeRows(to source: inout SourceText) {
    let lineSpacing = spacing(.lines, to: &source)
    writeItems("RowItem", to: &source) { unit, source in
      let lengths = writeRowWidth(of: unit, to: &source)
      let height = height(of: unit, lengths, to: &source)
      var arguments: [SwiftExpression] = []
      if let span = spanText(of: unit, to: &source) { arguments.append(.labelled("span", .text(span))) }
      let form = variant.isEstimated(.height, unit) ? "estimated" : "absolute"
      arguments.append(.labelled("height", .text(".\(form)(\(height))")))
      arguments += insets(of: unit, lengths, to: &source)
      if !variant.value(.place, of: unit).all.isEmpty {
        let waits = value("waits", "Bool", variant.value(.place, of: unit), to: &source) {
          .text($0 == .keyword(.nextRow) ? "true" : "false")
        }
        arguments.append(.labelled("waitsForNextRow", .text(waits)))
      }
      return .call("RowItem", arguments + uniform(unit, to: &source))
    }
    var arguments: [SwiftExpression] = [.labelled("of", .text("items"))]
    if variant.kind.itemWidth == .columns {
      arguments.append(.labelled("in", .text("columns")))
    } else {
      let width = variant.kind.itemsIgnoreInsets ? "environment.width" : "content.width"
      arguments.append(.labelled("in", .text("EqualColumns(1, in: \(width))")))
    }
    if variant.hasStartColumn {
      let server = fromServer(.startColumn).map { _ in "section.startColumn" }
      let start = value("startColumn", "Int", variant.value(.startColumn), to: &source, fromServer: server) {
        .text($0?.countText ?? "1")
      }
      arguments.append(.labelled("startColumn", .text(start)))
    }
    if lineSpacing != "0" { arguments.append(.labelled("spacing", .text(lineSpacing))) }
    arguments += rowAlignment(to: &source)
    source.expression("let group = ", .call("NSCollectionLayoutGroup.rows", arguments))
  }

  /// Writes the size of an item whose unit has a width.
  func writeSize(
    of unit: Assignment.Target, spacing: String, to source: inout SourceText
  ) -> (width: String, height: String) {
    let follows = variant.value(.width, of: unit).all.contains { $0.fieldPath != nil && !$0.isNumberOfData }
    if follows {
      let height = self.height(of: unit, SwiftLength(), to: &source, isNamed: true)
      return (width(of: unit, spacing: spacing, to: &source), height)
    }
    let width = self.width(of: unit, spacing: spacing, to: &source)
    return (width, height(of: unit, SwiftLength(), to: &source))
  }

  /// The argument for `rowAlign`, if the section has it.
  private func rowAlignment(to source: inout SourceText) -> [SwiftExpression] {
    guard variant.kind.itemWidth == .columns, !variant.value(.rowAlign).all.isEmpty else { return [] }
    let alignment = value("alignment", "RowAlignment", variant.value(.rowAlign), to: &source) {
      .text($0?.keywordText ?? ".top")
    }
    return [.labelled("alignment", .text(alignment))]
  }

  /// A strip of items that differ.
  func writeStrip(to source: inout SourceText) {
    let itemSpacing = spacing(.items, to: &source)
    let lineSpacing = spacing(.lines, to: &source)
    writeItems("StripItem", to: &source) { unit, source in
      let (width, height) = writeSize(of: unit, spacing: itemSpacing, to: &source)
      let arguments: [SwiftExpression] = [.labelled("width", .text(width)), .labelled("height", .text(height))]
      return .call(
        "StripItem", arguments + insets(of: unit, SwiftLength(), to: &source) + uniform(unit, to: &source))
    }
    var arguments: [SwiftExpression] = [.labelled("of", .text("items"))]
    let rows = value("rows", "Int", variant.value(.rows), to: &source) { .text($0?.countText ?? "1") }
    if rows != "1" { arguments.append(.labelled("rows", .text(rows))) }
    if itemSpacing != "0" { arguments.append(.labelled("spacing", .text(itemSpacing))) }
    if lineSpacing != "0", rows != "1" { arguments.append(.labelled("lineSpacing", .text(lineSpacing))) }
    source.expression("let group = ", .call("NSCollectionLayoutGroup.strip", arguments))
  }

  // MARK: - Parts of items

  /// Writes the width of an item in a row, if it has no short expression.
  ///
  /// - Parameter isNeeded: Whether it is used also if no length refers to it.
  func writeRowWidth(
    of unit: Assignment.Target, isNeeded: Bool = false, to source: inout SourceText
  ) -> SwiftLength {
    switch variant.kind.itemWidth {
    case .container: return SwiftLength(itemWidth: "environment.width")
    case .columns: break
    case .content, .units, .cells, .noItems: return SwiftLength(itemWidth: "content.width")
    }
    let span = variant.value(.span, of: unit)
    if span.all.allSatisfy({ $0 == .itemSpan(.columns(1)) }) { return SwiftLength(itemWidth: "columns.width") }
    if span.changes.isEmpty, span.base == .itemSpan(.all) { return SwiftLength(itemWidth: "columns.totalWidth") }
    guard isNeeded || variant.usesItemWidth(unit), let text = spanText(of: unit, to: &source) else {
      return SwiftLength()
    }
    source.line("let width = columns.width(spanning: \(text))")
    return SwiftLength()
  }

  /// The argument for the insets of an item, if it has some.
  func insets(
    of unit: Assignment.Target, _ lengths: SwiftLength, to source: inout SourceText
  ) -> [SwiftExpression] {
    let insets = variant.value(.itemInsets, of: unit)
    if insets.all.isEmpty { return [] }
    if insets.changes.isEmpty { return [.labelled("insets", lengths.text(insets.base?.insets ?? Insets()))] }
    let text = value("insets", "NSDirectionalEdgeInsets", insets, to: &source) {
      lengths.text($0?.insets ?? Insets())
    }
    return [.labelled("insets", .text(text))]
  }

  /// The argument for items that are as high as their row, if the item is one.
  func uniform(_ unit: Assignment.Target, to source: inout SourceText) -> [SwiftExpression] {
    let isUniform = variant.value(.uniformAcrossSiblings, of: unit)
    if !isUniform.mayBeTrue { return [] }
    let text = value("isUniform", "Bool", isUniform, to: &source) { .text($0 == .boolean(true) ? "true" : "false") }
    return [.labelled("isUniformAcrossSiblings", .text(text))]
  }

  // MARK: - Items

  /// Writes the sizes of all units as `items`.
  ///
  /// - Parameter item: Writes what an item needs, and returns the item.
  func writeItems(
    _ type: String, to source: inout SourceText, _ item: (Assignment.Target, inout SourceText) -> SwiftExpression
  ) {
    let components = emitter.screen.contract.withFallbacks(section.units.map { $0.component })
    let cases = emitter.caseNames(of: components.map { emitter.component($0).name })
    var bodies: [(patterns: [String], body: SourceText)] = []
    let depth = source.depth + (components.count > 1 ? 2 : 1)
    for (position, component) in components.enumerated() {
      var body = SourceText(depth: depth)
      let result = item(.unit(emitter.screen.unit(for: component, in: section)), &body)
      body.expression(body.lines.isEmpty && components.count == 1 ? "" : "return ", result)
      // An item that measures itself has its unit as an argument.
      let usesData = body.contains("unit.") || body.contains("of: unit")
      let pattern = "." + cases[position] + (usesData ? "(let unit)" : "")
      if let index = bodies.firstIndex(where: { $0.body.lines == body.lines && !usesData }) {
        bodies[index].patterns.append(pattern)
      } else {
        bodies.append(([pattern], body))
      }
    }
    let usesUnit =
      components.count > 1 || bodies.contains { $0.body.contains("unit.") || $0.body.contains("of: unit") }
    if components.count == 1, bodies[0].body.lines.count == 1 {
      let text = String(bodies[0].body.lines[0].drop { $0 == " " })
      let line = "let items = section.units.map { \(usesUnit ? "unit" : "_") in \(text) }"
      if source.fits(line) { return source.line(line) }
    }
    source.block("let items = section.units.map { \(usesUnit ? "unit" : "_") -> \(type) in") { source in
      guard components.count > 1 else { return bodies.forEach { source.appendLines(of: $0.body) } }
      source.line("switch unit {")
      for (patterns, body) in bodies {
        source.line("case \(patterns.joined(separator: ", ")):")
        source.appendLines(of: body)
      }
      source.line("}")
    }
  }
}

extension PropertyValue {
  /// Whether it is a number of the data in points.
  fileprivate var isNumberOfData: Bool { if case .size(.field) = self { true } else { false } }
}
