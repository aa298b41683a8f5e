import SDUIIR
import SDUISyntax

/// The positions of sections and items: `deals.y`, `deals.ProductCard.x`.
extension Checker {
  /// A position of a section or of a unit's items; `nil` after a report. Outside of tests only sections have positions, and
  /// only if those before them decide about it.
  mutating func position(
    _ place: SectionPath, _ unit: Int?, _ figure: Measure.PositionFigure, _ expression: Syntax,
    _ context: RequirementContext
  ) -> Measure? {
    if context.isTest { return .position(place, unit: unit, figure) }
    let obstacle = unit == nil ? context.screen.obstacle(to: figure, of: place) : nil
    if unit == nil, obstacle == nil { return .position(place, unit: nil, figure) }
    reportPosition(figure.rawValue, expression, obstacle.map { reason(for: $0, in: context.screen) }, context)
    return nil
  }

  /// Reports a figure of tests where no test is.
  ///
  /// - Parameter reason: Why the figure of a section is not known, and what would change that.
  mutating func reportPosition(
    _ figure: String, _ expression: Syntax, _ reason: (why: String, remedy: String?)?, _ context: RequirementContext
  ) {
    let claim = context.comparison.map { program.phrase(of: $0) } ?? "\(program.text(of: expression)) == 0"
    let test = "write it in a test: `test \"…\" at (width: 390) { require \(claim) }`"
    report(
      .unknownMeasure,
      reason.map { "\($0.why), so only a test can ask for `\(figure)`" }
        ?? "the response decides which items are before it, so only a test can ask for `\(figure)`",
      at: program.range(of: expression), remedy: reason?.remedy.map { "\($0), or \(test)" } ?? test)
  }

  private func reason(for obstacle: PositionObstacle, in screen: Screen) -> (why: String, remedy: String?) {
    func name(_ index: Int) -> String { "`\(screen.sections[index].name.source)`" }
    switch obstacle {
    case .stack: return ("it is in a stack", "require the height of what is above it")
    case .mirroredStrip:
      return (
        "a horizontal screen is mirrored over all of its content from right to left",
        "require the widths of the sections before it"
      )
    case .freeOrder: return ("a response may order sections freely", "write `sections: fixed` in the screen")
    case .repeated(let index):
      return ("\(name(index)) may occur several times", "require the height of what is above it")
    case .optional(let index):
      return (
        "\(name(index)) may take no room", "give \(name(index)) a `minItems` of 1 or more, and show it everywhere"
      )
    }
  }
}
