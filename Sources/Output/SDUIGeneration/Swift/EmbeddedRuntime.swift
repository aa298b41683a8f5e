import SDUIIR

/// Looks for what needs the interpreter, which is not part of an embedded runtime.
struct EmbeddedRuntime {
  let screen: Screen
  /// The index of the screen.
  let index: Int
  let architecture: LayoutArchitecture

  /// Checks a screen.
  ///
  /// - Throws: `GenerationError.unsupported` with all sections that the interpreter lays out or pins to the screen.
  func check() throws(GenerationError) {
    var obstacles = LayoutObstacles(screen: screen, index: index, for: architecture)
    var parts: [UnsupportedPart] = []
    for (section, plan) in zip(screen.sections, obstacles.plan().sections) {
      let isPinned = screen.pinsToScreen && section.hasPinnedParts
      guard let reason = plan.reason ?? (isPinned ? "has a part that is pinned to the screen" : nil) else { continue }
      parts.append(
        UnsupportedPart(
          message: "`--runtime embedded` has no interpreter, and section `\(section.name.source)` \(reason)",
          remedy: "add the product `\(SwiftRuntime.layoutModule)` to the target, and generate `--runtime imported`",
          screen: index, origin: section.origin))
    }
    guard var first = parts.first else { return }
    first.others = Array(parts.dropFirst())
    throw .unsupported(first)
  }
}
