import SDUIIR

/// Writes the flow layout of a screen, and the metrics of its sections.
struct SwiftFlowFile {
  let emitter: SwiftScreen
  /// The functions for sections.
  let members: SwiftLayoutMembers

  /// The files of a screen.
  init(emitter: SwiftScreen, for architecture: LayoutArchitecture) {
    self.emitter = emitter
    members = SwiftLayoutMembers(emitter: emitter, architecture: architecture, returning: "FlowSectionMetrics")
  }

  private var screen: Screen { emitter.screen }

  // MARK: - Layout

  /// The subclass of the flow layout.
  func writeLayout(to source: inout SourceText) {
    let section = emitter.type(.anySection(screen: emitter.index))
    source.separator()
    source.line("/// Lays out the sections of `\(screen.name.source)`.")
    source.line("///")
    source.line("/// Frames agree with the interpreter in a model of UIKit. They are not measured on iOS.")
    source.block("public final class \(emitter.type(.flowLayout(screen: emitter.index))): SectionFlowLayout {") {
      source in
      source.line("private let metrics = \(emitter.type(.flowMetrics(screen: emitter.index)))()")
      source.line("private let sections: @MainActor (Int) -> \(section)?")
      source.line()
      source.line("/// Creates a layout for a collection view.")
      source.line("///")
      source.line(
        "/// - Parameter sections: The sections by their index in the collection view, as the snapshot has them.")
      source.block("public init(sections: @escaping @MainActor (Int) -> \(section)?) {") { source in
        source.line("self.sections = sections")
        source.line("super.init()")
      }
      source.line()
      source.line("/// Fails, because no archive has the sections.")
      source.line("public required init?(coder: NSCoder) { return nil }")
      writeOverrides(to: &source)
    }
  }

  private func writeOverrides(to source: inout SourceText) {
    let other = screen.empty == nil ? "FlowSectionMetrics()" : "metrics.emptySection(environment)"
    source.line()
    source.line("/// The metrics of a section.")
    source.method(
      "public override func metrics", ["ofSection index: Int", "in environment: ScreenEnvironment"],
      returning: "FlowSectionMetrics"
    ) {
      $0.line("sections(index).map { metrics.section($0, environment) } ?? \(other)")
    }
    if sectionSpacing != nil {
      source.line()
      source.line("/// The distance between two sections.")
      source.block("public override func sectionSpacing(in environment: ScreenEnvironment) -> CGFloat {") {
        $0.line("metrics.sectionSpacing(environment)")
      }
    }
    if screen.scrollsHorizontally {
      source.line()
      source.line("/// The insets at the ends of the screen.")
      source.method(
        "public override func sides", ["in environment: ScreenEnvironment"],
        returning: "(leading: CGFloat, trailing: CGFloat)"
      ) {
        $0.line("environment.sides(of: .\(emitter.screen.insetsReferenceName))")
      }
    }
    if !dependsOnHeight {
      source.line()
      source.line("/// No metrics depend on the height of the container.")
      source.line("public override var dependsOnHeight: Bool { false }")
    }
  }

  /// The distance between two sections; `nil` if there is none.
  var sectionSpacing: Length? {
    guard case .length(let length)? = screen.properties[.sectionSpacing], length != .zero else { return nil }
    return length
  }

  /// Whether a change of the height alone may change a frame.
  private var dependsOnHeight: Bool {
    var text = SourceText()
    writeSections(to: &text)
    if let sectionSpacing { text.line(SwiftLength().text(sectionSpacing)) }
    return text.contains("environment.height") || text.contains("environment.verticalSizeClass")
  }

  // MARK: - Metrics

  /// The functions that compute metrics.
  func writeMetrics(to source: inout SourceText) {
    source.separator()
    let place = members.architecture == .flowLayout ? " in a flow layout" : ""
    source.line("/// The metrics of the sections of `\(screen.name.source)`\(place).")
    source.block("public struct \(emitter.type(.flowMetrics(screen: emitter.index))): Sendable {") { source in
      members.writeKinds(to: &source)
      source.line("/// Creates the functions, which depend on nothing but their parameters.")
      source.line("public init() {}")
      source.line()
      members.writeDispatch(returning: "metrics", to: &source)
      if let sectionSpacing {
        source.line()
        source.line("/// Returns the distance between two sections.")
        source.block("public func sectionSpacing(_ environment: ScreenEnvironment) -> CGFloat {") {
          $0.line(SwiftLength().text(sectionSpacing))
        }
      }
      members.writeInsets(to: &source)
      writeSections(to: &source)
    }
  }

  private func writeSections(to source: inout SourceText) {
    if let empty = screen.empty {
      source.line()
      source.line("/// Returns the metrics of what appears if no section takes room.")
      source.block("public func emptySection(_ environment: ScreenEnvironment) -> FlowSectionMetrics {") {
        members.emptySection(empty).writeEmptyFlow(to: &$0)
      }
    }
    for (path, _) in screen.sectionsByPath {
      members.writeHeading(of: path, to: &source)
      members.writeFunctions(path, to: &source) { $0.writeFlow(in: members, to: &$1) }
    }
  }
}
