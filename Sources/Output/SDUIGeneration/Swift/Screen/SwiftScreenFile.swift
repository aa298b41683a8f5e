import SDUIIR

/// Writes the view of a screen in SwiftUI, and the protocol with the views of components.
struct SwiftScreenFile {
  let emitter: SwiftScreen
  /// Whether the program has actions, which views perform.
  let hasActions: Bool
  let views: ScreenViews
  /// Whether a person can open and close sections.
  let canToggle: Bool
  /// Whether the screen follows which items are in view.
  let followsItems: Bool
  /// The names of functions for sections, and for their content.
  let members: SwiftLayoutMembers

  /// The file of a screen.
  init(emitter: SwiftScreen, hasActions: Bool) {
    (self.emitter, self.hasActions, views) = (emitter, hasActions, ScreenViews(emitter))
    members = SwiftLayoutMembers(emitter: emitter, architecture: .swiftUI, returning: "HostedSection")
    let screen = emitter.screen
    canToggle = screen.sections.contains { section in
      section.valueAcrossKinds(.collapse, default: .collapse(.never)).all.contains { $0 != .collapse(.never) }
    }
    followsItems = screen.prefetch != nil || !screen.sections(with: [.reachStart, .reachEnd]).isEmpty
  }

  /// What the frames of sections follow.
  var content: SwiftHostedContent {
    SwiftHostedContent(emitter: emitter, names: members.contentNames, keepsMeasures: true)
  }

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
    if !emitter.variants.isEmpty {
      let type = emitter.type(.variants(screen: index))
      result.append(("variants", type, "The \(emitter.variants.phrase) on which the layout depends."))
    }
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

  /// The lazy stack with all sections and the bars.
  private func writeContent(to source: inout SourceText) {
    let variants = emitter.variants.isEmpty ? "" : ", variants: variants"
    let document = emitter.type(.document(screen: index))
    source.line()
    source.block("private func content(_ environment: ScreenEnvironment) -> some View {") { source in
      let toggled = canToggle ? ", toggled: toggled" : ""
      source.line("let snapshot = \(snapshot)(response\(toggled)\(variants), in: environment)")
      let arguments = [.text(document + ".text")] + emitter.variants.hostingArguments
      source.expression("let document = ", .call("ScreenDocument", arguments))
      if followsItems {
        source.line("return ScreenStack(")
        source.indented { source in
          source.line("document, snapshot, in: environment, following: visible,")
          source.line("onVisibleItems: { visibleItemsDidChange(snapshot.sections) }")
        }
        source.line(") { section in")
      } else {
        source.line("return ScreenStack(document, snapshot, in: environment) { section in")
      }
      source.indented { $0.line("content(of: section)") }
      source.line("} section: { shown, frames in")
      source.indented { $0.line("section(shown, frames)") }
      if !screen.bars.entries.isEmpty {
        for bar in Bar.allCases {
          source.line("} \(bar.rawValue): {")
          source.indented { $0.line(self.bar(bar)) }
        }
      }
      source.line("}")
    }
    for (bar, part) in screen.bars.entries { writeBar(bar, part, to: &source) }
  }

  /// The view of a bar; `nil` if a response or the screen has none.
  private func bar(_ bar: Bar) -> String {
    guard let part = screen.bars[bar] else { return "EmptyView?.none" }
    return emitter.isOptional(part, any: .anyBar(screen: index, bar))
      ? "response.\(bar.rawValue).map { \(bar.rawValue)($0) }" : "\(bar.rawValue)(response.\(bar.rawValue))"
  }

  private func writeBar(_ bar: Bar, _ part: Supplementary, to source: inout SourceText) {
    let key = TypeNames.Key.anyBar(screen: index, bar)
    source.line()
    let name = bar.rawValue
    source.method(
      "@ViewBuilder private func \(name)", ["_ bar: \(emitter.partType(part, any: key))"], returning: "some View"
    ) {
      write(part.component, of: "bar", key, perform: hasActions ? "perform" : nil, to: &$0)
    }
  }

  private func writeDispatch(to source: inout SourceText) {
    let cases = emitter.names.cases(of: screen.sections.map { $0.name.source })
    let optional = screen.empty == nil ? "" : "?"
    source.line()
    source.method("@ViewBuilder private func section", sectionParameters, returning: "some View") { source in
      source.line("switch shown.section {")
      for (index, name) in cases.enumerated() {
        let function = members.functionName(SectionPath(index))
        source.switchCase(".\(name)(let section)", "\(function)(section, shown, frames)")
      }
      if screen.empty != nil { source.switchCase("nil", "emptyScreen(shown, frames)") }
      source.line("}")
    }
    source.line()
    source.line("/// Returns what the frames of a section follow.")
    let parameters = ["of section: \(anySection)\(optional)"]
    source.method("private func content", parameters, returning: "HostedSection?") { source in
      source.line("switch section {")
      for (index, name) in cases.enumerated() {
        source.switchCase(".\(name)(let section)", content.call(SectionPath(index)))
      }
      if screen.empty != nil { source.switchCase("nil", "nil") }
      source.line("}")
    }
  }

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
