import SDUIIR
import SDUISyntax

/// The requirements of components: what every unit that shows one must give it.
extension Checker {
  /// Reads the `require`s of all components, and checks each by itself, whether a unit shows the component or not.
  mutating func readComponentRequirements() {
    for declaration in declarations.all(.component) {
      guard let block = program.child(of: declaration.syntax, .fieldBlock) else { continue }
      let statements = Array(program.children(of: block, .requireStatement))
      guard !statements.isEmpty else { continue }
      componentRequirements[declaration.index] = statements.map {
        RequirementDraft(statement: $0, scope: Scope(file: $0.file), subject: .component)
      }
      for statement in statements { check(statement, of: declaration) }
    }
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
    guard !componentRequirements.isEmpty else { return }
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
    for (unit, use) in section.units.enumerated() {
      // Clients that do not know the component show its fallback in the same height.
      let drafts = contract.withFallbacks([use.component]).flatMap { componentRequirements[$0.index] ?? [] }
      for draft in drafts {
        let home = RequirementHome(path: path, name: section.name.source, unit: unit, isComponent: true)
        screen.requirements += lower(draft, home, screen, SectionPlacesByName([]))
      }
    }
  }
}
