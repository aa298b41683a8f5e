import SDUIIR

extension SwiftScreenFile {
  /// Writes the view of a section.
  func writeSection(_ path: SectionPath, to source: inout SourceText) {
    let section = screen[path]
    source.mark("`\(section.name.source)`")
    source.line()
    source.comment(section.documentation, prefix: "///")
    let parameters = [
      "_ section: \(emitter.type(.section(screen: index, path)))", "_ shown: \(snapshot).Section",
      "_ environment: ScreenEnvironment",
    ]
    source.method("private func \(function(of: path))", parameters, returning: "some View") { source in
      let perform = hasActions ? (canToggle ? "perform(in: shown.identifier)" : "perform") : nil
      writeSectionCall("metrics.\(function(of: path))(section, environment)", to: &source) {
        writeEventArguments(of: path, perform: perform, to: &$0)
      }
      writeItems(path, perform: perform, to: &source)
      writePart(section.header, "header", .header, path, perform: perform, to: &source)
      writePart(section.footer, "footer", .footer, path, perform: perform, to: &source)
      writeBackground(section.background, perform: perform, to: &source)
    }
  }

  /// The beginning of the view of a section, up to the closure with the view of an item.
  private func writeSectionCall(
    _ metrics: String, to source: inout SourceText, events: (inout SourceText) -> Void
  ) {
    source.line("ScreenSection(")
    source.indented { source in
      source.line("metrics: \(metrics), items: shown.items, environment: environment")
      events(&source)
    }
    source.line(") {")
  }

  /// The closure with the view of an item.
  private func writeItems(_ path: SectionPath, perform: String?, to source: inout SourceText) {
    let section = screen[path]
    var body = SourceText(depth: source.depth + 1)
    let measured = SectionVariant.all(of: section)[0].measuredUnits
    let replaced = Self.replacedUnits(of: section, screen.contract)
    let type = emitter.type(.section(screen: index, path))
    func placeholder(_ placeholder: Placeholder, _ name: String, to source: inout SourceText) {
      let isMeasured = placeholder.properties[.placeholderHeight]?.isEstimate ?? false
      write(placeholder.component, of: "\(type).\(name)Placeholder", nil, perform: perform, to: &source) { _ in
        isMeasured ? ".frame(width: size.width)" : ".sized(size)"
      }
    }
    func units(to source: inout SourceText) {
      guard let first = section.units.first else { return source.line("EmptyView()") }
      write(first.component, of: "section.units[index]", .anyUnit(screen: index, path), perform: perform, to: &source) {
        (measured[replaced[$0] ?? $0] ?? MeasuredAxes()).frame
      }
    }
    switch (section.empty, section.failure) {
    case (nil, nil): units(to: &body)
    case (let empty, let failure):
      body.block("if section.units.isEmpty {", closing: "} else {") { source in
        switch (empty, failure) {
        case (let empty?, let failure?):
          source.block("if section.isFailed {", closing: "} else {") { placeholder(failure, "failure", to: &$0) }
          source.indented { placeholder(empty, "empty", to: &$0) }
          source.line("}")
        case (let empty?, nil): placeholder(empty, "empty", to: &source)
        case (nil, let failure?): placeholder(failure, "failure", to: &source)
        case (nil, nil): break
        }
      }
      body.indented { units(to: &$0) }
      body.line("}")
    }
    let names = [body.contains("index") ? "index" : "_", body.contains("size") ? "size" : "_"]
    source.append(" \(names.joined(separator: ", ")) in")
    source.appendLines(of: body)
  }

  /// The closure with a header or footer.
  private func writePart(
    _ part: Supplementary?, _ name: String, _ target: Assignment.Target, _ path: SectionPath, perform: String?,
    to source: inout SourceText
  ) {
    guard let part else { return source.line("} \(name): { _ in") }
    let key: TypeNames.Key =
      target == .header ? .anyHeader(screen: index, path) : .anyFooter(screen: index, path)
    let isMeasured = SectionVariant.all(of: screen[path])[0].value(.supplementaryHeight, of: target).all
      .contains { $0.isEstimate }
    source.line("} \(name): { part in")
    source.indented { source in
      let write = { (value: String, source: inout SourceText) in
        self.write(part.component, of: value, key, perform: perform, to: &source) { _ in
          isMeasured ? ".measured(part)" : ".sized(part)"
        }
      }
      if emitter.isOptional(part, any: key) {
        source.block("if let \(name) = section.\(name) {") { write(name, &$0) }
      } else {
        write("section." + name, &source)
      }
    }
  }

  private func writeBackground(_ background: Background?, perform: String?, to source: inout SourceText) {
    source.block("} background: {") { source in
      switch background?.appearance {
      case nil: source.line("EmptyView()")
      case .decoration: source.line("views.\(views.method(of: background.map(emitter.backgroundName)))()")
      case .component(let id):
        write(id, of: emitter.names.type(emitter.component(id).name) + "()", nil, perform: perform, to: &source) { _ in
          ""
        }
      }
    }
  }

  /// Writes the view of a screen without sections that take room.
  func writeEmpty(_ empty: Placeholder, to source: inout SourceText) {
    source.mark("What appears if no section takes room")
    source.line()
    let parameters = ["_ shown: \(snapshot).Section", "_ environment: ScreenEnvironment"]
    source.method("private func emptyScreen", parameters, returning: "some View") { source in
      writeSectionCall("metrics.emptySection(environment)", to: &source) {
        writeVisibilityArgument(to: &$0)
      }
      let isMeasured = empty.properties[.placeholderHeight]?.isEstimate ?? false
      source.append(" _, size in")
      source.indented { source in
        let perform = hasActions ? "perform" : nil
        write(empty.component, of: "\(response).emptyPlaceholder", nil, perform: perform, to: &source) { _ in
          isMeasured ? ".frame(width: size.width)" : ".sized(size)"
        }
      }
      source.line("} header: { _ in")
      source.line("} footer: { _ in")
      writeBackground(nil, perform: nil, to: &source)
    }
  }

  // MARK: - Components

  /// Writes the view of a value: of a component, or of any of several if there is a type for them.
  ///
  /// - Parameters:
  ///   - key: The type that holds any of several components.
  ///   - modifier: The modifier of the view of a component.
  func write(
    _ id: ID<Component>, of value: String, _ key: TypeNames.Key?, perform: String?, to source: inout SourceText,
    modifier: (ID<Component>) -> String
  ) {
    func call(_ id: ID<Component>, _ value: String) -> String {
      let method = views.method(of: emitter.component(id).name)
      return "views.\(method)(\(value)\(perform.map { ", perform: \($0)" } ?? ""))\(modifier(id))"
    }
    guard let key, emitter.names.type(key) != nil else {
      let (view, modifier) = (call(id, value), modifier(id))
      if source.fits(view) { return source.line(view) }
      source.line(String(view.dropLast(modifier.count)))
      return source.indented { $0.line(modifier) }
    }
    let ids = components(of: key, first: id)
    let cases = emitter.caseNames(of: ids.map { emitter.component($0).name })
    source.line("switch \(value) {")
    for (id, name) in zip(ids, cases) { source.switchCase(".\(name)(let unit)", call(id, "unit")) }
    source.line("}")
  }

  /// The first unit of a section that each fallback replaces; a unit replaces itself.
  private static func replacedUnits(
    of section: ScreenSection, _ contract: Contract
  ) -> [ID<Component>: ID<Component>] {
    let units = section.units.map { $0.component }
    var replaced: [ID<Component>: ID<Component>] = [:]
    for unit in units.reversed() {
      for fallback in contract.withFallbacks([unit]) { replaced[fallback] = unit }
    }
    for unit in units { replaced[unit] = unit }
    return replaced
  }

  /// The components that a type holds, in the order of its cases.
  private func components(of key: TypeNames.Key, first id: ID<Component>) -> [ID<Component>] {
    if case .anyUnit(_, let path) = key {
      return screen.contract.withFallbacks(screen[path].units.map { $0.component })
    }
    return screen.contract.withFallbacks([id])
  }
}

extension MeasuredAxes {
  /// The modifier that gives an item the extents that are not measured.
  fileprivate var frame: String {
    switch (width, height) {
    case (false, false): ".sized(size)"
    case (false, true): ".frame(width: size.width)"
    case (true, false): ".frame(height: size.height)"
    case (true, true): ""
    }
  }
}
