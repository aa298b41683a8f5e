import SDUIIR

extension SwiftScreenFile {
  /// Writes the view of a section.
  func writeSection(_ path: SectionPath, to source: inout SourceText) {
    let section = screen[path]
    source.mark("`\(section.name.source)`")
    source.line()
    source.comment(section.documentation, prefix: "///")
    let parameters = ["_ section: \(emitter.type(.section(screen: index, path)))"] + sectionParameters
    source.method("private func \(members.functionName(path))", parameters, returning: "some View") { source in
      let perform = performer(in: "shown.identifier")
      var items = SourceText(depth: source.depth + 1)
      if section.kind.holdsSections { writeStack(path, to: &items) } else { writeItems(path, perform, to: &items) }
      source.line("SectionView(shown, frames")
      if let perform, section.hasPageEvents {
        source.append(", onPage: { event, page in")
        source.indented { writePageEvents(of: path, perform: perform, to: &$0) }
        source.line("}) { \(items.contains("item") ? "item" : "_") in")
      } else {
        source.append(") { \(items.contains("item") ? "item" : "_") in")
      }
      source.appendLines(of: items)
      writePart(section.header, "header", .anyHeader(screen: index, path), perform, to: &source)
      writePart(section.footer, "footer", .anyFooter(screen: index, path), perform, to: &source)
      writeBackground(section.background, perform: perform, to: &source)
    }
    let paths = [path] + section.sections.indices.map { SectionPath(path.section, inner: $0) }
    for path in paths { content.writeFunction(path, to: &source) }
  }

  /// The parameters of the view of a section, after the section.
  var sectionParameters: [String] { ["_ shown: \(snapshot).Section", "_ frames: SectionFrames"] }

  /// The function that performs actions in a section with an identity; `nil` without actions.
  private func performer(in identity: String) -> String? {
    hasActions ? (canToggle ? "perform(in: \(identity))" : "perform") : nil
  }

  /// Writes the views of the items of a stack.
  private func writeStack(_ path: SectionPath, to source: inout SourceText) {
    let section = screen[path]
    let cases = emitter.names.cases(of: section.sections.map { $0.name.source })
    let write = { (source: inout SourceText) in
      source.line("switch section.sections[item.inner] {")
      for (index, name) in cases.enumerated() {
        let inner = SectionPath(path.section, inner: index)
        source.line("case .\(name)(let section):")
        source.indented { writeItems(inner, performer(in: "." + emitter.identifierCase(inner)), to: &$0) }
      }
      source.line("}")
    }
    guard section.empty != nil || section.failure != nil else { return write(&source) }
    source.block("if section.sections.isEmpty {", closing: "} else {") {
      writePlaceholders(path, performer(in: "shown.identifier"), to: &$0)
    }
    source.indented(write)
    source.line("}")
  }

  /// Writes the views of the items of a section, and of what appears in place of them.
  private func writeItems(_ path: SectionPath, _ perform: String?, to source: inout SourceText) {
    let section = screen[path]
    let write = { (source: inout SourceText) in
      guard let first = section.units.first else { return source.line("EmptyView()") }
      self.write(
        first.component, of: "section.units[item.index]", .anyUnit(screen: index, path), perform: perform, to: &source)
    }
    guard section.empty != nil || section.failure != nil else { return write(&source) }
    source.block("if item.isPlaceholder {", closing: "} else {") { writePlaceholders(path, perform, to: &$0) }
    source.indented(write)
    source.line("}")
  }

  private func writePlaceholders(_ path: SectionPath, _ perform: String?, to source: inout SourceText) {
    let section = screen[path]
    let type = emitter.type(.section(screen: index, path))
    func placeholder(_ placeholder: Placeholder, _ name: String, to source: inout SourceText) {
      write(placeholder.component, of: "\(type).\(name)Placeholder", nil, perform: perform, to: &source)
    }
    switch (section.empty, section.failure) {
    case (let empty?, let failure?):
      source.block("if section.isFailed {", closing: "} else {") { placeholder(failure, "failure", to: &$0) }
      source.indented { placeholder(empty, "empty", to: &$0) }
      source.line("}")
    case (let empty?, nil): placeholder(empty, "empty", to: &source)
    case (nil, let failure?): placeholder(failure, "failure", to: &source)
    case (nil, nil): break
    }
  }

  /// The closure with a header or footer.
  private func writePart(
    _ part: Supplementary?, _ name: String, _ key: TypeNames.Key, _ perform: String?, to source: inout SourceText
  ) {
    source.line("} \(name): {")
    guard let part else { return }
    source.indented { source in
      if emitter.isOptional(part, any: key) {
        source.block("if let \(name) = section.\(name) {") {
          write(part.component, of: name, key, perform: perform, to: &$0)
        }
      } else {
        write(part.component, of: "section." + name, key, perform: perform, to: &source)
      }
    }
  }

  private func writeBackground(_ background: Background?, perform: String?, to source: inout SourceText) {
    source.line("} background: {")
    source.indented { source in
      switch background?.appearance {
      case nil: break
      case .decoration: source.line("views.\(views.method(of: background.map(emitter.backgroundName)))()")
      case .component(let id):
        write(id, of: emitter.names.type(emitter.component(id).name) + "()", nil, perform: perform, to: &source)
      }
    }
    source.line("}")
  }

  /// Writes the view of a screen without sections that take room.
  func writeEmpty(_ empty: Placeholder, to source: inout SourceText) {
    source.mark("What appears if no section takes room")
    source.line()
    source.method("private func emptyScreen", sectionParameters, returning: "some View") { source in
      source.line("SectionView(shown, frames) { _ in")
      source.indented { source in
        write(
          empty.component, of: "\(response).emptyPlaceholder", nil, perform: hasActions ? "perform" : nil, to: &source)
      }
      writePart(nil, "header", .response(screen: index), nil, to: &source)
      writePart(nil, "footer", .response(screen: index), nil, to: &source)
      writeBackground(nil, perform: nil, to: &source)
    }
  }

  // MARK: - Components

  /// Writes the view of a value: of a component, or of any of several if there is a type for them.
  ///
  /// - Parameter key: The type that holds any of several components.
  func write(
    _ id: ID<Component>, of value: String, _ key: TypeNames.Key?, perform: String?, to source: inout SourceText
  ) {
    func call(_ id: ID<Component>, _ value: String) -> String {
      let method = views.method(of: emitter.component(id).name)
      return "views.\(method)(\(value)\(perform.map { ", perform: \($0)" } ?? ""))"
    }
    guard let key, emitter.names.type(key) != nil else { return source.line(call(id, value)) }
    let ids = components(of: key, first: id)
    let cases = emitter.caseNames(of: ids.map { emitter.component($0).name })
    source.line("switch \(value) {")
    for (id, name) in zip(ids, cases) { source.switchCase(".\(name)(let unit)", call(id, "unit")) }
    source.line("}")
  }

  /// The components that a type holds, in the order of its cases.
  private func components(of key: TypeNames.Key, first id: ID<Component>) -> [ID<Component>] {
    if case .anyUnit(_, let path) = key {
      return screen.contract.withFallbacks(screen[path].units.map { $0.component })
    }
    return screen.contract.withFallbacks([id])
  }
}
