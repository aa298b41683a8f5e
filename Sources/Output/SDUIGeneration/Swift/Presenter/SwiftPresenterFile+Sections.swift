import SDUIIR

extension SwiftPresenterFile {
  /// The name of the function that adds a section.
  func addName(_ index: Int) -> String { "add" + TypeNames.upperCamelCase(screen.sections[index].name.source) }

  /// The type of the units of a section.
  func unitType(_ path: SectionPath) -> String {
    let section = screen[path]
    let only = section.units.first.map { emitter.names.type(emitter.component($0.component).name) }
    return emitter.names.type(.anyUnit(screen: index, path)) ?? only ?? "Never"
  }

  /// Writes the function that adds a section to the view model.
  func writeSection(_ path: SectionPath, to source: inout SourceText) {
    let section = screen[path]
    let type = emitter.type(.section(screen: index, path))
    source.mark("`\(section.name.source)`")
    source.line()
    let parameters = [
      "_ section: \(type)", "_ shown: \(snapshot).Section", "to builder: SSCollectionViewModel.Builder",
    ]
    source.method("private func \(addName(path.section))", parameters) { source in
      source.line("builder.section(\(section.isRepeated ? "section" : type).sectionId)")
      writePart("header", section.header, .anyHeader(screen: index, path), to: &source)
      writePart("footer", section.footer, .anyFooter(screen: index, path), to: &source)
      if section.kind.holdsSections { return writeStack(path, to: &source) }
      writePlaceholder(of: path, if: "shown.items.first?.item == .placeholder", leaving: "return", to: &source)
      if HostedSections.isCarousel(section) {
        writeCarouselCell(path, to: &source)
      } else {
        writeUnits(of: section, path, indexTitle: section.properties[.indexTitle], to: &source)
      }
    }
    if HostedSections.isCarousel(section) { writeCarousel(path, to: &source) }
  }

  /// Adds the units of the sections of a stack, one section after another: the library has no sections in sections.
  private func writeStack(_ path: SectionPath, to source: inout SourceText) {
    let sections = screen[path].sections
    writePlaceholder(of: path, if: "section.sections.isEmpty", leaving: "return", to: &source)
    source.block("for section in section.sections {") { source in
      source.line("switch section {")
      for (index, name) in emitter.names.cases(of: sections.map { $0.name.source }).enumerated() {
        let inner = SectionPath(path.section, inner: index)
        let identifier = "." + emitter.identifierCase(inner)
        source.line("case .\(name)(let section):")
        source.indented { source in
          writePlaceholder(
            of: inner, if: "section.units.isEmpty", leaving: "continue", in: identifier, to: &source)
          let indexTitle = sections[index].properties[.indexTitle]
          writeUnits(of: sections[index], inner, indexTitle: indexTitle, to: &source, in: identifier)
        }
      }
      source.line("}")
    }
  }

  /// Adds what appears in place of the units of a section.
  private func writePlaceholder(
    of path: SectionPath, if condition: String, leaving exit: String, in identifier: String = "shown.identifier",
    to source: inout SourceText
  ) {
    let (section, type) = (screen[path], emitter.type(.section(screen: index, path)))
    guard let empty = section.empty ?? section.failure else { return }
    func placeholder(_ member: String, _ component: ID<Component>) -> SwiftExpression {
      cell("\(type).\(member)Placeholder", component, section: identifier)
    }
    source.block("if \(condition) {") { source in
      if let failure = section.failure, section.empty != nil {
        source.block("if section.isFailed {", closing: "} else {") {
          $0.writeCell(placeholder("failure", failure.component))
        }
        source.indented { $0.writeCell(placeholder("empty", empty.component)) }
        source.line("}")
      } else {
        source.writeCell(placeholder(section.empty == nil ? "failure" : "empty", empty.component))
      }
      source.line(exit)
    }
  }

  /// A call that adds a cell, with the action of its events.
  ///
  /// - Parameter section: The expression of the identifier of the section.
  func cell(
    _ value: String, _ component: ID<Component>, indexTitle: String? = nil, section: String = "shown.identifier"
  ) -> SwiftExpression {
    var arguments: [SwiftExpression] = [.text(value), .text("cellType: " + views.type(of: .cell(component)))]
    if let indexTitle { arguments.append(.text("indexTitle: " + indexTitle)) }
    if !emitter.component(component).events.isEmpty {
      arguments.append(.text("actionClosure: onCell(\(value), in: \(section))"))
    }
    return .call("builder.cell", arguments)
  }

  /// Adds the header or footer.
  private func writePart(
    _ name: String, _ part: Supplementary?, _ key: TypeNames.Key, to source: inout SourceText
  ) {
    guard let part else { return }
    let components = screen.contract.withFallbacks([part.component])
    func call(_ component: ID<Component>) -> SwiftExpression {
      var arguments: [SwiftExpression] = [
        .text(name), .text("viewType: " + views.type(of: .supplementary(component))),
      ]
      if !emitter.component(component).events.isEmpty {
        arguments.append(.text("actionClosure: onView(\(name), in: shown.identifier)"))
      }
      return .call("builder.\(name)", arguments)
    }
    let isOptional = emitter.isOptional(part, any: key)
    if components.count == 1 {
      if isOptional {
        return source.block("if let \(name) = section.\(name) {") { $0.writeCell(call(components[0])) }
      }
      source.line("let \(name) = section.\(name)")
      return source.writeCell(call(components[0]))
    }
    let cases = emitter.caseNames(of: components.map { emitter.component($0).name })
    source.line("switch section.\(name) {")
    for (caseName, component) in zip(cases, components) {
      source.line("case .\(caseName)(let \(name))\(isOptional ? "?" : ""):")
      source.indented { $0.writeCell(call(component)) }
    }
    if isOptional { source.line("case nil: break") }
    source.line("}")
  }

  /// Adds the units as cells.
  private func writeUnits(
    of section: ScreenSection, _ path: SectionPath, indexTitle: PropertyValue?, to source: inout SourceText,
    in identifier: String = "shown.identifier"
  ) {
    let components = screen.contract.withFallbacks(section.units.map { $0.component })
    func title(_ component: ID<Component>) -> String? {
      guard case .indexTitle(let title)? = indexTitle else { return nil }
      switch title {
      case .unitField(let path): return emitter.field(path, of: component)
      case .headerField: return "index == 0 ? title : nil"
      }
    }
    var loop = "for unit in section.units {"
    if case .indexTitle(.headerField(let field))? = indexTitle, let header = section.header {
      let part = emitter.isOptional(header, any: .anyHeader(screen: index, path)) ? "section.header?" : "section.header"
      let value = emitter.field(field, of: header.component).dropFirst("unit".count)
      source.line("let title: String? = \(part)\(value)")
      loop = "for (index, unit) in section.units.enumerated() {"
    }
    source.block(loop) { source in
      if components.count == 1 {
        return source.writeCell(cell("unit", components[0], indexTitle: title(components[0]), section: identifier))
      }
      let cases = emitter.caseNames(of: components.map { emitter.component($0).name })
      source.line("switch unit {")
      for (name, component) in zip(cases, components) {
        source.line("case .\(name)(let unit):")
        source.indented { source in
          source.writeCell(cell("unit", component, indexTitle: title(component), section: identifier))
        }
      }
      source.line("}")
    }
  }

  // MARK: - Carousels

  /// Writes what the cell of a carousel shows.
  func writeCarouselType(_ path: SectionPath, to source: inout SourceText) {
    let section = screen[path]
    guard HostedSections.isCarousel(section) else { return }
    let type = emitter.type(.section(screen: index, path))
    let name = emitter.type(.carousel(screen: index, path))
    if let configuration = pagingConfiguration(of: section) {
      source.separator()
      source.block("extension \(type) {") { source in
        source.line("/// The pages of the carousel.")
        source.block("public static var pagingConfiguration: SSCollectionViewPresenter.PagingConfiguration {") {
          $0.expression("", configuration)
        }
      }
    }
    source.separator()
    source.line("/// The carousel `\(section.name.source)` for the collection view of its cell.")
    source.block("@MainActor public final class \(name) {") { source in
      source.line("/// The section with its items.")
      source.line("public let section: \(type)")
      source.line("private let show: (UICollectionView) -> Void")
      source.line()
      source.line("init(_ section: \(type), show: @escaping (UICollectionView) -> Void) {")
      source.line("  (self.section, self.show) = (section, show)")
      source.line("}")
      source.line()
      source.line("/// Shows the items in a collection view, which is as large as the cell.")
      source.line("public func show(in collectionView: UICollectionView) { show(collectionView) }")
    }
  }

  /// The configuration of pages; `nil` for a carousel without pages.
  private func pagingConfiguration(of section: ScreenSection) -> SwiftExpression? {
    guard case .paging(let paging)? = section.properties[.paging] else { return nil }
    let isCentred = section.properties[.scroll] == .keyword(.groupPagingCentered)
    let interval = paging.autoRoll.map { $0.decimalText ?? String($0.floor) } ?? "3"
    return .call(
      "SSCollectionViewPresenter.PagingConfiguration",
      [
        .text("isEnabled: true"), .text("isAlignCenter: \(isCentred)"),
        .text("isLooping: \(paging.repetition == .loop)"), .text("isInfinitePage: \(paging.repetition == .infinite)"),
        .text("isAutoRolling: \(paging.autoRoll != nil)"), .text("autoRollingTimeInterval: \(interval)"),
      ])
  }

  private func showName(_ path: SectionPath) -> String {
    "show" + TypeNames.upperCamelCase(screen[path].name.source)
  }

  private func writeCarouselCell(_ path: SectionPath, to source: inout SourceText) {
    let type = emitter.type(.carousel(screen: index, path))
    source.line("guard !shown.items.isEmpty else { return }")
    source.block("let carousel = \(type)(section) { [weak self] view in") {
      $0.line("self?.\(showName(path))(section, shown.identifier, in: view)")
    }
    source.line("builder.cell(carousel, cellType: \(views.type(of: .carouselCell(path))))")
  }

  private func writeCarousel(_ path: SectionPath, to source: inout SourceText) {
    let section = screen[path]
    let type = emitter.type(.section(screen: index, path))
    let name = emitter.sectionCase(SectionPath(path.section))
    source.line()
    let parameters = ["_ section: \(type)", "_ identifier: \(sectionIdentifier)", "in view: UICollectionView"]
    source.method("private func \(showName(path))", parameters) { source in
      source.line("guard let carousel = factory.carousel(.\(name)(section), environment) else { return }")
      if pagingConfiguration(of: section) != nil {
        source.line("view.showPages(of: carousel, \(type).pagingConfiguration)")
      } else {
        source.line("view.showItems(of: carousel)")
      }
      for (event, callback) in [
        (SectionEvent.pageWillAppear, "onPageWillAppear"), (.pageAppear, "onPageDidAppear"),
        (.pageWillDisappear, "onPageWillDisappear"), (.pageDisappear, "onPageDidDisappear"),
      ] where section.events.contains(where: { $0.event == event.rawValue }) {
        source.block("view.ss.\(callback) { [weak self] _, page in") {
          $0.line("self?.send(\(type).\(EventNames.name(of: event.rawValue))(page: page), from: identifier)")
        }
      }
      source.line("let builder = SSCollectionViewModel.Builder()")
      source.line("builder.section(\(section.isRepeated ? "section" : type).sectionId)")
      writeUnits(of: section, path, indexTitle: nil, to: &source, in: "identifier")
      source.line("view.ss.setViewModel(with: builder.build())")
      source.line("view.reloadData()")
    }
  }
}

extension SourceText {
  /// A call that adds a part to the view model.
  mutating func writeCell(_ call: SwiftExpression) { expression("", call) }
}
