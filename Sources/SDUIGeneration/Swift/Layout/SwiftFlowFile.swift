import SDUIIR

/// Writes the metrics of the sections of a screen for SwiftUI.
struct SwiftFlowFile {
  let emitter: SwiftScreen
  /// The functions for sections.
  let members: SwiftLayoutMembers

  /// The metrics of a screen.
  init(emitter: SwiftScreen) {
    self.emitter = emitter
    members = SwiftLayoutMembers(emitter: emitter, architecture: .swiftUI, returning: "FlowSectionMetrics")
  }

  private var screen: Screen { emitter.screen }

  /// The distance between two sections; `nil` if there is none.
  var sectionSpacing: Length? {
    guard case .length(let length)? = screen.properties[.sectionSpacing], length != .zero else { return nil }
    return length
  }

  // MARK: - Metrics

  /// The functions that compute metrics.
  func writeMetrics(to source: inout SourceText) {
    source.separator()
    source.line("/// The metrics of the sections of `\(screen.name.source)`.")
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
