import SDUIIR
import SDUISyntax

extension Checker {
  /// Lowers every flag of the program, in order, so that a declaration's index is its id.
  mutating func lowerFlags() {
    for declaration in declarations.all(.flag) {
      let cases = flagCases(of: declaration)
      _ = contract.flags.append(
        Flag(
          name: declaration.name.text, documentation: program.documentation(of: declaration.syntax), cases: cases,
          origin: origin(declaration.syntax)))
    }
    reportFlagsOfOneName()
  }

  private mutating func flagCases(of declaration: Declaration) -> [String] {
    var cases: [String] = []
    var known = SeenNames()
    let names = program.children(of: declaration.syntax, .name).dropFirst()
      .map { WrittenName(text: program.text(of: $0), range: program.range(of: $0)) }
    for name in names where unique(name, among: &known, what: "case") { cases.append(name.text) }
    if names.count < 2, !program.isBroken(declaration.syntax) {
      report(
        .emptyDeclaration,
        "the flag `\(declaration.name.text)` has \(names.isEmpty ? "no cases" : "one case, so it decides nothing")",
        at: declaration.name.range, remedy: "give it at least two; the first is the default: `[control, tight]`")
    }
    return cases
  }

  /// Flags travel by their names: a command line could not distinguish two of one name, even in different files.
  private mutating func reportFlagsOfOneName() {
    var known: [String: Declaration] = [:]
    for declaration in declarations.all(.flag) {
      guard let earlier = known[declaration.name.text] else {
        known[declaration.name.text] = declaration
        continue
      }
      if earlier.syntax.file == declaration.syntax.file || namesReportedTwice.contains(declaration.name.range) {
        continue
      }
      report(
        .duplicateDeclaration, "there is another flag named `\(declaration.name.text)`", at: declaration.name.range,
        labels: [Label("the first one", at: earlier.name.range)], remedy: "rename one of them")
    }
  }
}
