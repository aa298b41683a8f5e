import SDUIIR
import SDUISyntax

/// The requirements of components: what every unit that shows one must give it.
extension Checker {
  /// Checks the `require`s of each component by itself, whether a unit shows it or not.
  mutating func checkComponentRequirements() {
    for declaration in declarations.all(.component) {
      for statement in requirements(of: declaration) { check(statement, of: declaration) }
    }
  }

  private func requirements(of declaration: Declaration) -> [Syntax] {
    program.child(of: declaration.syntax, .fieldBlock).map { Array(program.children(of: $0, .requireStatement)) } ?? []
  }

  /// Checks a requirement in a section that shows nothing but the component.
  private mutating func check(_ statement: Syntax, of declaration: Declaration) {
    guard let expression = program.children(of: statement).first else { return }
    let name = DeclaredName(declaration.name.text)
    let unit = SectionUnit(component: ID(declaration.index), properties: PropertyList())
    let section = ScreenSection(name: name, kind: .list, units: [unit])
    var context = RequirementContext(
      scope: Scope(file: statement.file), screen: Screen(name: name, sections: [section]),
      places: SectionPlacesByName([]),
      home: RequirementHome(path: SectionPath(0), name: name.source, unit: 0, isComponent: true))
    let count = diagnostics.count
    let claim = claim(expression, &context)
    if claim != nil, !context.asksForItem {
      report(
        .invalidRequirement, "`\(program.text(of: expression))` asks nothing of the item that shows the component",
        at: program.range(of: expression),
        remedy: "compare `item.width` or `item.height`, or write it in a section or in the screen")
    }
    if diagnostics.count > count { reportedRequirements.insert(statement) }
  }

  /// Lowers what the components of a screen's units require, in the order of the units.
  mutating func lowerComponentRequirements(of screen: inout Screen) {
    for (index, section) in screen.sections.enumerated() {
      lowerComponentRequirements(of: section, at: SectionPath(index), into: &screen)
      for (inner, stacked) in section.sections.enumerated() {
        lowerComponentRequirements(of: stacked, at: SectionPath(index, inner: inner), into: &screen)
      }
    }
  }

  private mutating func lowerComponentRequirements(
    of section: ScreenSection, at path: SectionPath, into screen: inout Screen
  ) {
    let home = RequirementHome(path: path, name: section.name.source, isComponent: true)
    for (unit, use) in section.units.enumerated() {
      // Clients that do not know the component show its fallback in the same height.
      for component in contract.withFallbacks([use.component]) {
        for statement in requirements(of: declarations.all(.component)[component.index]) {
          let draft = RequirementDraft(statement: statement, scope: Scope(file: statement.file), subject: .unit(unit))
          screen.requirements += lower(draft, home, screen, SectionPlacesByName([]))
        }
      }
    }
  }
}
