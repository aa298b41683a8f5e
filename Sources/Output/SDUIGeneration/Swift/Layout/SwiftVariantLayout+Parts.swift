import SDUIIR

extension SwiftVariantLayout {
  /// Writes a header or footer.
  func writePart(_ part: Supplementary, _ target: Assignment.Target, to source: inout SourceText) {
    let name = target == .header ? "header" : "footer"
    let isFullWidth = variant.value(.fullWidth, of: target).mayBeTrue
    let lengths = SwiftLength(itemWidth: isFullWidth ? "environment.width" : "content.width")
    let height = value(
      name + "Height", "CGFloat", variant.value(.supplementaryHeight, of: target), to: &source,
      isNamed: backgroundCoversItems
    ) {
      if case .size(let size)? = $0 { .text(SwiftSize(lengths).height(size)) } else { .text("0") }
    }
    let isEstimated = variant.value(.supplementaryHeight, of: target).all.contains { $0.isEstimate }
    let dimension = isEstimated ? ".estimated(\(height))" : ".absolute(\(height))"
    let write = { (source: inout SourceText) in
      source.expression(
        "let \(name) = ",
        .call(
          "NSCollectionLayoutBoundarySupplementaryItem.\(name)",
          placement(isFullWidth: isFullWidth) + [.labelled("height", .text(dimension))]))
      if variant.value(.overlays, of: target).mayBeTrue { source.line("\(name).extendsBoundary = false") }
      var pinned = variant.value(.pinned, of: target)
      // The layout pins it to the screen.
      if pinned.base == .keyword(.screen) { pinned = AdaptedValue(base: nil, changes: pinned.changes) }
      assign("\(name).pinToVisibleBounds", pinned, to: &source) { $0 == .keyword(.section) ? "true" : "false" }
      source.line("layout.boundarySupplementaryItems.append(\(name))")
    }
    if isOptional(part, target) { source.block("if section.\(name) != nil {", write) } else { write(&source) }
  }

  /// Whether a response may lack a header or footer.
  func isOptional(_ part: Supplementary, _ target: Assignment.Target) -> Bool {
    let key: TypeNames.Key =
      target == .header
      ? .anyHeader(screen: emitter.index, path) : .anyFooter(screen: emitter.index, path)
    return emitter.isOptional(part, any: key)
  }

  /// Boundary items are inside the insets of their section, and a hero has none.
  private func placement(isFullWidth: Bool) -> [SwiftExpression] {
    if variant.kind.itemsIgnoreInsets == isFullWidth { return [] }
    return isFullWidth
      ? [.text("width: environment.width"), .text("offset: -content.leading")]
      : [.text("width: content.width"), .text("offset: content.leading")]
  }

  private var backgroundCoversItems: Bool {
    variant.section.background != nil && variant.value(.backgroundCovers, of: .background).may(be: .items)
  }

  /// Writes a background.
  func writeBackground(_ background: Background, to source: inout SourceText) {
    let lengths = SwiftLength()
    let insets = variant.value(.backgroundInsets, of: .background)
    var text = value("panelInsets", "NSDirectionalEdgeInsets", insets, to: &source, isNamed: !insets.all.isEmpty) {
      lengths.text($0?.insets ?? Insets())
    }
    if text == "NSDirectionalEdgeInsets.zero" { text = ".zero" }
    let kind = SwiftLayoutMembers.kindName(of: emitter.backgroundName(background))
    guard backgroundCoversItems else {
      return source.expression(
        "layout.decorationItems = ",
        .list([
          .call(".background", [.text("Self." + kind), .labelled("inside", .text(text)), .text("in: environment")])
        ]))
    }
    let isHero = variant.kind.itemsIgnoreInsets
    let own = insets.all.isEmpty ? "" : "panelInsets."
    func side(_ name: String, _ parts: [String]) -> SwiftExpression {
      let all = parts + (own.isEmpty ? [] : [own + name])
      return .labelled(name, .text(all.isEmpty ? "0" : all.joined(separator: " + ")))
    }
    let covered: SwiftExpression = .call(
      "NSDirectionalEdgeInsets",
      [
        side("top", ["content.top"] + extent(section.header, .header)),
        side("leading", isHero ? [] : ["content.leading"]),
        side("bottom", ["content.bottom"] + extent(section.footer, .footer)),
        side("trailing", isHero ? [] : ["content.trailing"]),
      ])
    let write = { (source: inout SourceText) in
      source.expression("let covered = ", covered)
      source.line("layout.decorationItems = [.background(Self.\(kind), inside: covered, in: environment)]")
    }
    let alwaysCovers = section.empty != nil || section.failure != nil
    if alwaysCovers { write(&source) } else { source.block("if !section.units.isEmpty {", write) }
  }

  /// Returns the height that a header or footer adds to its section.
  private func extent(_ part: Supplementary?, _ target: Assignment.Target) -> [String] {
    guard let part, !variant.value(.overlays, of: target).mayBeTrue else { return [] }
    let name = target == .header ? "header" : "footer"
    return [isOptional(part, target) ? "(section.\(name) == nil ? 0 : \(name)Height)" : name + "Height"]
  }
}

extension SwiftScreen {
  /// The name of what a background shows.
  func backgroundName(_ background: Background) -> DeclaredName {
    switch background.appearance {
    case .decoration(let id): screen.contract.decorations[id].name
    case .component(let id): component(id).name
    }
  }
}
