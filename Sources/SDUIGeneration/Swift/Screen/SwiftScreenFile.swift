import SDUIIR

/// Writes the view of a screen in SwiftUI, and the protocol with the views of components.
struct SwiftScreenFile {
  let metrics: SwiftFlowFile
  /// Whether the program has actions, which views perform.
  let hasActions: Bool
  private let views: ScreenViews

  /// The file of a screen whose sections have metrics.
  init(metrics: SwiftFlowFile, hasActions: Bool) {
    (self.metrics, self.hasActions, views) = (metrics, hasActions, ScreenViews(metrics.emitter))
  }

  private var emitter: SwiftScreen { metrics.emitter }
  private var screen: Screen { emitter.screen }
  private var index: Int { emitter.index }
  private var response: String { emitter.type(.response(screen: index)) }
  private var anySection: String { emitter.type(.anySection(screen: index)) }
  private var snapshot: String { emitter.type(.snapshot(screen: index)) }
  private var identifier: String { emitter.type(.sectionIdentifier(screen: index)) }
  private var action: String { "@MainActor (\(emitter.names.anyAction)) -> Void" }

  /// The protocol and the view.
  func write(to source: inout SourceText) {
    writeViews(to: &source)
    writeScreen(to: &source)
  }

  // MARK: - Views

  private func writeViews(to source: inout SourceText) {
    source.separator()
    source.line("/// The views of `\(screen.name.source)`: one for each component and each decoration.")
    source.block("@MainActor public protocol \(emitter.type(.screenViews(screen: index))) {") { source in
      for view in views.all {
        source.separator()
        source.comment(view.documentation, prefix: "///")
        source.line("associatedtype \(view.associatedType): View")
        var parameters = view.type.map { ["_ unit: \($0)"] } ?? []
        if hasActions, view.type != nil { parameters.append("perform: @escaping \(action)") }
        source.requirement("@ViewBuilder func \(view.method)", parameters, returning: view.associatedType)
      }
    }
  }

  // MARK: - Screen

  /// Whether a person can open and close sections.
  private var canToggle: Bool {
    screen.sections.contains { section in
      section.valueAcrossKinds(.collapse, default: .collapse(.never)).all.contains { $0 != .collapse(.never) }
    }
  }

  /// What a screen takes, in the order of its parameters.
  private var properties: [(name: String, type: String, documentation: String)] {
    var result = [
      ("response", response, "The response to show."),
      ("views", "Views", "The views of its components."),
    ]
    if hasActions { result.append(("perform", action, "Performs an action of a component.")) }
    return result
  }

  private func writeScreen(to source: inout SourceText) {
    let (name, protocolName) = (emitter.type(.screenView(screen: index)), emitter.type(.screenViews(screen: index)))
    source.separator()
    source.comment(screen.documentation, prefix: "///")
    if !screen.documentation.isEmpty { source.line("///") }
    source.line("/// Frames agree with the interpreter in a model of SwiftUI. They are not measured on iOS.")
    source.block("public struct \(name)<Views: \(protocolName)>: View {") { source in
      for property in properties { source.line("private let \(property.name): \(property.type)") }
      if canToggle { source.line("@Binding private var toggled: Set<\(identifier)>") }
      source.line("private let metrics = \(emitter.type(.flowMetrics(screen: index)))()")
      source.line()
      writeInitializer(to: &source)
      source.line()
      source.block("public var body: some View {") { source in
        source.line("ScreenContainer { content($0) }")
      }
      writeContent(to: &source)
      writeDispatch(to: &source)
      if hasActions, canToggle { writePerform(to: &source) }
      for position in screen.sections.indices { writeSection(SectionPath(position), to: &source) }
      if let empty = screen.empty { writeEmpty(empty, to: &source) }
    }
  }

  private func writeInitializer(to source: inout SourceText) {
    source.line("/// Creates the view of a response.")
    source.line("///")
    let toggled = "The sections that a person has opened or closed since they were shown first."
    source.line("/// - Parameters:")
    for property in properties { source.line("///   - \(property.name): \(property.documentation)") }
    if canToggle { source.line("///   - toggled: \(toggled)") }
    var parameters = properties.map { property in
      (property.name == "response" ? "_ response" : property.name)
        + ": \(property.name == "perform" ? "@escaping " : "")\(property.type)"
    }
    if canToggle { parameters.append("toggled: Binding<Set<\(identifier)>>") }
    source.method("public init", parameters) { source in
      let names = properties.map { $0.name }
      source.line("(\(names.map { "self." + $0 }.joined(separator: ", "))) = (\(names.joined(separator: ", ")))")
      if canToggle { source.line("_toggled = toggled") }
    }
  }

  /// The scroll view with all sections and the bars.
  private func writeContent(to source: inout SourceText) {
    source.line()
    source.block("private func content(_ environment: ScreenEnvironment) -> some View {") { source in
      let toggled = canToggle ? ", toggled: toggled" : ""
      source.line("let sections = \(snapshot)(response\(toggled), in: environment).sections")
      source.block("return ScrollView {") { source in
        source.block(
          "LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {"
        ) { source in
          source.block("ForEach(sections, id: \\.identifier) { shown in") { source in
            if metrics.sectionSpacing != nil {
              source.block("if shown.identifier != sections[0].identifier {") { source in
                source.line("Color.clear.frame(height: metrics.sectionSpacing(environment))")
              }
            }
            source.line("section(shown, environment)")
          }
        }
      }
      // Pinned headers and footers stay inside the content insets, as they stay beside bars.
      let insets = metrics.members.contentInsets
      for (edge, length) in [("top", insets.top), ("bottom", insets.bottom)] where length != .zero {
        let space = "Color.clear.frame(height: \(SwiftLength().text(length)))"
        source.line(".safeAreaInset(edge: .\(edge), spacing: 0) { \(space) }")
      }
      for (bar, part) in screen.bars.entries { writeBar(bar, part, to: &source) }
    }
  }

  private func writeBar(_ bar: Bar, _ part: Supplementary, to source: inout SourceText) {
    let key = TypeNames.Key.anyBar(screen: index, bar)
    let perform = hasActions ? "perform" : nil
    source.block(".safeAreaInset(edge: .\(bar == .top ? "top" : "bottom"), spacing: 0) {") { source in
      let size = ".frame(width: environment.width, height: metrics.\(bar.rawValue)Height(environment))"
      let write = { (value: String, source: inout SourceText) in
        self.write(part.component, of: value, key, perform: perform, to: &source) { _ in size }
      }
      if emitter.isOptional(part, any: key) {
        source.block("if let bar = response.\(bar.rawValue) {") { write("bar", &$0) }
      } else {
        write("response.\(bar.rawValue)", &source)
      }
    }
  }

  private func writeDispatch(to source: inout SourceText) {
    source.line()
    let parameters = ["_ shown: \(snapshot).Section", "_ environment: ScreenEnvironment"]
    source.method("@ViewBuilder private func section", parameters, returning: "some View") { source in
      let cases = emitter.names.cases(of: screen.sections.map { $0.name.source })
      source.line("switch shown.section {")
      for (name, function) in zip(cases, functions) {
        source.switchCase(".\(name)(let section)", "\(function)(section, shown, environment)")
      }
      if screen.empty != nil { source.switchCase("nil", "emptyScreen(shown, environment)") }
      source.line("}")
    }
  }

  /// The names of the functions for sections, which are those of the metrics.
  private var functions: [String] { metrics.members.functionNames }

  private func writePerform(to source: inout SourceText) {
    source.line()
    source.line("/// Performs actions of a section, which may open or close it.")
    source.block("private func perform(in section: \(identifier)) -> \(action) {") { source in
      source.block("{ action in") { source in
        source.block("if action == .\(EventAction.toggleSectionName) {", closing: "} else {") { source in
          source.line("toggled.formSymmetricDifference([section])")
        }
        source.indented { $0.line("perform(action)") }
        source.line("}")
      }
    }
  }

  // MARK: - Sections

  private func writeSection(_ path: SectionPath, to source: inout SourceText) {
    let section = screen[path]
    source.mark("`\(section.name.source)`")
    source.line()
    source.comment(section.documentation, prefix: "///")
    let parameters = [
      "_ section: \(emitter.type(.section(screen: index, path)))", "_ shown: \(snapshot).Section",
      "_ environment: ScreenEnvironment",
    ]
    source.method("private func \(functions[path.section])", parameters, returning: "some View") { source in
      let perform = hasActions ? (canToggle ? "perform(in: shown.identifier)" : "perform") : nil
      writeSectionCall("metrics.\(functions[path.section])(section, environment)", to: &source)
      writeItems(path, perform: perform, to: &source)
      writePart(section.header, "header", .header, path, perform: perform, to: &source)
      writePart(section.footer, "footer", .footer, path, perform: perform, to: &source)
      writeBackground(section.background, perform: perform, to: &source)
    }
  }

  /// The beginning of the view of a section, up to the closure with the view of an item.
  private func writeSectionCall(_ metrics: String, to source: inout SourceText) {
    source.line("ScreenSection(")
    source.indented { $0.line("metrics: \(metrics), items: shown.items, environment: environment") }
    source.line(") {")
  }

  /// The closure with the view of an item.
  private func writeItems(_ path: SectionPath, perform: String?, to source: inout SourceText) {
    let section = screen[path]
    var body = SourceText(depth: source.depth + 1)
    let measured = SectionVariant.all(of: section)[0].measuredUnits
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
        let axes = measured[replaced(by: $0, in: section)] ?? MeasuredAxes()
        switch (axes.width, axes.height) {
        case (false, false): return ".sized(size)"
        case (false, true): return ".frame(width: size.width)"
        case (true, false): return ".frame(height: size.height)"
        case (true, true): return ""
        }
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

  private func writeEmpty(_ empty: Placeholder, to source: inout SourceText) {
    source.mark("What appears if no section takes room")
    source.line()
    let parameters = ["_ shown: \(snapshot).Section", "_ environment: ScreenEnvironment"]
    source.method("private func emptyScreen", parameters, returning: "some View") { source in
      writeSectionCall("metrics.emptySection(environment)", to: &source)
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
  private func write(
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

  /// The unit of a section that a component replaces as its fallback; a unit replaces itself.
  private func replaced(by id: ID<Component>, in section: ScreenSection) -> ID<Component> {
    let units = section.units.map { $0.component }
    if units.contains(id) { return id }
    return units.first { screen.contract.withFallbacks([$0]).contains(id) } ?? id
  }

  /// The components that a type holds, in the order of its cases.
  private func components(of key: TypeNames.Key, first id: ID<Component>) -> [ID<Component>] {
    if case .anyUnit(_, let path) = key {
      return screen.contract.withFallbacks(screen[path].units.map { $0.component })
    }
    return screen.contract.withFallbacks([id])
  }
}

extension SourceText {
  /// A function without a body, its parameters on the same line or on a line of their own.
  fileprivate mutating func requirement(_ name: String, _ parameters: [String], returning result: String) {
    let list = parameters.joined(separator: ", ")
    if fits("\(name)(\(list)) -> \(result)") { return line("\(name)(\(list)) -> \(result)") }
    line(name + "(")
    indented { $0.line(list) }
    line(") -> " + result)
  }
}
