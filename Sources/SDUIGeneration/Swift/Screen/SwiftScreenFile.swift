import SDUIIR

/// Writes the view of a screen in SwiftUI, and the protocol with the views of components.
struct SwiftScreenFile {
  let metrics: SwiftFlowFile
  /// Whether the program has actions, which views perform.
  let hasActions: Bool
  let views: ScreenViews
  /// Whether a person can open and close sections.
  let canToggle: Bool
  /// Whether the screen follows which items are in view.
  let followsItems: Bool

  /// The file of a screen whose sections have metrics.
  init(metrics: SwiftFlowFile, hasActions: Bool) {
    (self.metrics, self.hasActions, views) = (metrics, hasActions, ScreenViews(metrics.emitter))
    let screen = metrics.emitter.screen
    canToggle = screen.sections.contains { section in
      section.valueAcrossKinds(.collapse, default: .collapse(.never)).all.contains { $0 != .collapse(.never) }
    }
    followsItems = screen.prefetch != nil || !screen.sections(with: [.reachStart, .reachEnd]).isEmpty
  }

  var emitter: SwiftScreen { metrics.emitter }
  var screen: Screen { emitter.screen }
  var index: Int { emitter.index }
  var response: String { emitter.type(.response(screen: index)) }
  var anySection: String { emitter.type(.anySection(screen: index)) }
  var snapshot: String { emitter.type(.snapshot(screen: index)) }
  var identifier: String { emitter.type(.sectionIdentifier(screen: index)) }
  var action: String { "@MainActor (\(emitter.names.anyAction)) -> Void" }

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

  /// The parameters of a screen, in their order.
  var properties: [(name: String, type: String, documentation: String)] {
    var result: [(name: String, type: String, documentation: String)] = [
      ("response", response, "The response to show."),
      ("views", "Views", "The views of its components."),
    ]
    if hasActions { result.append(("perform", action, "Performs an action of a component or of a section.")) }
    if let prefetch = screen.prefetch {
      let documentation = "Asks for the page after a response, once for each, \(prefetch) items before its end."
      result.append(("onNextPage", "(@MainActor (\(response)) -> Void)?", documentation))
    }
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
      writeState(to: &source)
      source.line("private let metrics = \(emitter.type(.flowMetrics(screen: index)))()")
      source.line()
      writeInitializer(to: &source)
      source.line()
      source.block("public var body: some View {") { source in
        source.line("ScreenContainer { content($0) }")
      }
      writeContent(to: &source)
      writeDispatch(to: &source)
      writeVisibleItems(to: &source)
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
        + (property.name == "onNextPage" ? " = nil" : "")
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
      // Views that leave report about the sections that are shown then, and not about those of their own time.
      if followsItems { source.line("visible.sections = sections") }
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
      if followsItems { source.line(".task(id: response) { visibleItemsDidChange() }") }
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
      for (index, name) in cases.enumerated() {
        source.switchCase(".\(name)(let section)", "\(function(of: SectionPath(index)))(section, shown, environment)")
      }
      if screen.empty != nil { source.switchCase("nil", "emptyScreen(shown, environment)") }
      source.line("}")
    }
  }

  /// The name of the function for a section, which is that of the metrics.
  func function(of path: SectionPath) -> String { metrics.members.functionName(path) }

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
