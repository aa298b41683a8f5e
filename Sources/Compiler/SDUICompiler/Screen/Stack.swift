import SDUIIR
import SDUISyntax

extension Checker {
  /// Lowers a section of a screen or of a stack, whose name no other one of the screen may have.
  mutating func lowerSection(
    _ statement: Syntax, of screen: ScreenContext, _ known: inout ScreenDraft, ofStack stack: WrittenName? = nil
  ) -> ScreenSection? {
    if let name = program.name(of: statement), unique(name, among: &known.names, what: "section") {
      _ = uniqueOnWire(program.wireName(of: statement) ?? name, among: &known.wires, what: "section")
    }
    guard var section = lowerSection(statement, of: screen, &known.requirements) else {
      // What is in it is read all the same, so that one error hides no other.
      if let block = program.child(of: statement, .block) { _ = lowerStacked(block, of: screen, &known, named: nil) }
      return nil
    }
    if let stack { checkReference(of: section, in: stack, statement) }
    guard section.kind.holdsSections else {
      if let name = program.name(of: statement) {
        known.order.append((name, section.properties[.grows] == .boolean(true)))
      }
      return section
    }
    if let stack, let reference = program.child(of: statement, .layoutReference) {
      report(
        .misplacedStatement, "a stack is nested in the stack `\(stack.text)`", at: program.range(of: reference),
        labels: [Label("the outer stack", at: stack.range)], remedy: "put its sections into the outer one")
    }
    if let block = program.child(of: statement, .block) {
      section.sections = lowerStacked(block, of: screen, &known, named: program.name(of: statement))
    }
    if section.content == Content() { section.content = nil }
    return section
  }

  /// The sections in a block of a section.
  private mutating func lowerStacked(
    _ block: Syntax, of screen: ScreenContext, _ known: inout ScreenDraft, named name: WrittenName?
  ) -> [ScreenSection] {
    // A stack is not allowed in a screen that scrolls horizontally, which was reported for the stack.
    let context = screen.ofStack
    var sections: [ScreenSection] = []
    for statement in program.children(of: block, .sectionDeclaration) {
      if let section = lowerSection(statement, of: context, &known, ofStack: name) { sections.append(section) }
    }
    return sections
  }

  /// Layout rule R24: a stack shows sections and no items of its own.
  mutating func checkStack(named name: WrittenName, _ syntax: Syntax) {
    let block = program.child(of: syntax, .block)
    let isBroken = program.isBroken(syntax) || (block.map(program.isBroken) ?? false)
    let isEmpty = block.map { program.child(of: $0, .sectionDeclaration) == nil } ?? true
    guard isEmpty, !isBroken else { return }
    report(
      .emptyDeclaration, "the stack `\(name.text)` has no sections", at: name.range,
      remedy: "put the sections into it that it presents as one: `section products: grid { columns: 2 … }`")
  }

  /// Reports a statement about items where there are sections instead.
  mutating func reportItemsOfStack(_ statement: Syntax) {
    let word = program.keywords(of: statement).first
    report(
      .misplacedStatement, "a stack shows sections and holds no `\(word?.text ?? "unit")`",
      at: word?.range ?? program.range(of: statement), remedy: "put it into one of the stack's sections")
  }
}
