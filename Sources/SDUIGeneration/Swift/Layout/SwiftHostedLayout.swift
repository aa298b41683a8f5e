import SDUIIR

/// Writes the layout of a section that the interpreter lays out.
struct SwiftHostedLayout {
  let emitter: SwiftScreen
  let path: SectionPath
  /// The names of the functions that return the items of carousels and of sections in stacks.
  let itemsNames: [SectionPath: String]
  /// Whether the section is a carousel with a collection view of its own.
  let isCarousel: Bool

  private var section: ScreenSection { emitter.screen[path] }
  private var contract: Contract { emitter.screen.contract }

  /// The body of a function that returns the `NSCollectionLayoutSection`.
  func write(to source: inout SourceText) {
    if section.kind.holdsSections {
      writeInnerSections(to: &source)
    } else if !isCarousel {
      writeItems(after: "let items = ", to: &source)
    }
    var arguments = callArguments
    if let header = section.header {
      let key = TypeNames.Key.anyHeader(screen: emitter.index, path)
      arguments.append(.labelled("hasHeader", .text(presence(of: header, key, "header"))))
    }
    if let footer = section.footer {
      let key = TypeNames.Key.anyFooter(screen: emitter.index, path)
      arguments.append(.labelled("hasFooter", .text(presence(of: footer, key, "footer"))))
    }
    if section.failure != nil { arguments.append(.text("isFailed: section.isFailed")) }
    if case .component? = section.background?.appearance, let background = section.background {
      let kind = SwiftLayoutMembers.kindName(of: emitter.backgroundName(background))
      arguments.append(.labelled("backgroundKind", .text("Self." + kind)))
    }
    if isCarousel { arguments.append(.text("isCarousel: true")) }
    if HostedSections.sizesItself(section) { arguments.append(.text("preferredSizes: preferredSizes()")) }
    let result = isCarousel ? "" : "return "
    source.expression(result, .call("hosted.section", arguments + [.labelled("in", .text("environment"))]))
  }

  /// The layout of a carousel in a collection view of its own.
  var carousel: SwiftExpression { .call("hosted.carousel", callArguments + [.text("in: environment")]) }

  private var callArguments: [SwiftExpression] {
    let name = SwiftExpression.text(SwiftScope.text(section.name.wire))
    let values = Self.values(of: section).map { [SwiftExpression.labelled("values", $0)] } ?? []
    if section.kind.holdsSections { return [name, .text("sections: sections")] + values }
    return [name, .labelled("items", .text(isCarousel ? "\(itemsName)(section)" : "items"))] + values
  }

  /// The values that a response may set; `nil` if it may set none.
  private static func values(of section: ScreenSection) -> SwiftExpression? {
    guard case .fromServer(let ranges)? = section.properties[.fromServer] else { return nil }
    let names = FromServer.properties.compactMap { ranges[$0.property] == nil ? nil : $0.key.rawValue }
    return .call("HostedValues", names.map { .labelled($0, .text("section." + $0)) })
  }

  /// The name of the function that returns the items.
  var itemsName: String { itemsNames[path] ?? "items" }

  /// Writes the sections of a stack with their items.
  private func writeInnerSections(to source: inout SourceText) {
    let cases = emitter.names.cases(of: section.sections.map { $0.name.source })
    source.block("let sections = section.sections.map { section -> HostedInnerSection in") { source in
      source.line("switch section {")
      for (index, (name, inner)) in zip(cases, section.sections).enumerated() {
        let items = itemsNames[SectionPath(path.section, inner: index)] ?? "items"
        var arguments: [SwiftExpression] = [
          .text(SwiftScope.text(inner.name.wire)), .labelled("items", .text("\(items)(section)")),
        ]
        if let values = Self.values(of: inner) { arguments.append(.labelled("values", values)) }
        if inner.failure != nil { arguments.append(.text("isFailed: section.isFailed")) }
        source.switchCase(".\(name)(let section)", .call("HostedInnerSection", arguments))
      }
      source.line("}")
    }
  }

  private func presence(of part: Supplementary, _ key: TypeNames.Key, _ name: String) -> String {
    emitter.isOptional(part, any: key) ? "section.\(name) != nil" : "true"
  }

  /// Writes the units of the items, with the data that their frames follow.
  ///
  /// - Parameter prefix: A declaration of a variable, or nothing if this is the result of a function.
  func writeItems(after prefix: String = "", to source: inout SourceText) {
    let components = contract.withFallbacks(section.units.map { $0.component })
    if components.count == 1 {
      let item = item(of: components[0])
      let line = "\(prefix)section.units.map { \(item.usesData ? "unit" : "_") in \(item.value.text) }"
      if source.fits(line) { return source.line(line) }
      return source.block("\(prefix)section.units.map { unit in") { $0.expression("", item.value) }
    }
    let cases = emitter.caseNames(of: components.map { emitter.component($0).name })
    source.block("\(prefix)section.units.map { unit -> HostedItem in") { source in
      source.line("switch unit {")
      for (name, component) in zip(cases, components) {
        let item = item(of: component)
        source.switchCase(".\(name)\(item.usesData ? "(let unit)" : "")", item.value.text)
      }
      source.line("}")
    }
  }

  private func item(of component: ID<Component>) -> (value: SwiftExpression, usesData: Bool) {
    let unit = emitter.screen.unit(for: component, in: section)
    var paths = SectionVariant.FieldPaths()
    for variant in SectionVariant.all(of: section) { paths.formUnion(variant.fieldPaths(of: .unit(unit))) }
    var arguments: [SwiftExpression] = [.labelled("unit", .text(String(unit)))]
    func add(_ label: String, _ paths: [String], _ value: (String) -> String) {
      let entries = paths.map { "\(SwiftScope.text($0)): \(value(emitter.field($0, of: component)))" }
      if !entries.isEmpty { arguments.append(.labelled(label, .text("[" + entries.joined(separator: ", ") + "]"))) }
    }
    add("images", paths.images) { $0 }
    add("numbers", paths.numbers) { "CGFloat(\($0))" }
    add("cases", paths.cases) { $0 + ".rawValue" }
    return (.call("HostedItem", arguments), arguments.count > 1)
  }
}

extension Screen {
  /// The unit of a section whose properties a component has: its own, or that of a component that it replaces.
  func unit(for component: ID<Component>, in section: ScreenSection) -> Int {
    section.units.firstIndex { $0.component == component }
      ?? section.units.firstIndex { contract.withFallbacks([$0.component]).contains(component) } ?? 0
  }
}
