import SDUIIR

/// The treatment of each section of a screen by generated code.
package struct LayoutPlan: Hashable, Sendable {
  /// The refusal of the whole screen; `nil` if there is none.
  package let screen: UnsupportedPart?
  /// The treatments of the outermost sections, in their order.
  package let sections: [Section]

  /// The treatment of a section.
  package enum Section: Hashable, Sendable {
    /// The generated code lays it out.
    case native
    /// The interpreter lays it out, for a reason that is the rest of a sentence.
    case hosted(String)
    /// No code is generated.
    case refused(UnsupportedPart)

    /// The reason why the interpreter lays it out.
    var reason: String? { if case .hosted(let reason) = self { reason } else { nil } }

    /// The refusal.
    package var refusal: UnsupportedPart? { if case .refused(let part) = self { part } else { nil } }
  }

  /// The plan of a screen for an architecture with layouts; `nil` for one without.
  package init?(_ screen: Screen, for architecture: SwiftArchitecture) {
    guard let layouts = architecture.layouts else { return nil }
    var obstacles = LayoutObstacles(screen: screen.onIOS, index: 0, for: layouts, named: architecture.rawValue)
    self = obstacles.plan()
  }

  init(screen: UnsupportedPart?, sections: [Section]) { (self.screen, self.sections) = (screen, sections) }
}

extension LayoutArchitecture {
  /// Whether the interpreter lays out all sections.
  var isInterpreted: Bool { self != .diffable }
}
