import SDUIIR
import SDUISyntax

/// The results of an earlier check that still hold for a program of which something has changed: sections, and the fields
/// and events of records, actions and components. The result of lowering one depends on its own text, on the
/// declarations to which names in it lead, and of a section on the properties of its screen. So the previous result is
/// reused if none of these has changed.
struct KeptResults {
  let sections: KnownSections?
  /// Those of the earlier check.
  let contract: Contract
  let earlierDeclarations: Declarations
  /// The declarations of the earlier program that are incomplete, or in which that check found something; `nil` where it
  /// found something in a constant, which may follow from a use of it.
  let broken: Set<Syntax>?
  /// The declarations of the later program whose fields it has lowered already, since they copy some or are copied from.
  var lowered: Set<Syntax> = []
  let change: TextChange
  let names: ChangedNames
  let ids: MovedIDs?
  let changesComponents: Bool

  /// Nothing where no result can be kept.
  init?(of earlier: Checker, _ change: TextChange, for later: Checker) {
    guard let names = ChangedNames(of: change, from: earlier.program, to: later.program) else { return nil }
    sections = earlier.knownSections
    contract = earlier.contract
    earlierDeclarations = earlier.declarations
    broken = earlier.brokenDeclarations
    self.change = change
    self.names = names
    ids = MovedIDs(change, from: earlier.declarations, to: later.declarations)
    changesComponents = change.changes(.componentDeclaration)
  }
}

extension Checker {
  /// The declarations that are incomplete or in which something was found; `nil` if one of them is a constant.
  fileprivate var brokenDeclarations: Set<Syntax>? {
    var result = incompleteDeclarations
    for finding in diagnostics.dropFirst(program.diagnostics.count) {
      guard let declaration = declaration(around: finding.range) else { continue }
      if declaration.kind == .constant { return nil }
      result.insert(declaration.syntax)
    }
    return result
  }

  private func declaration(around range: SourceRange) -> Declaration? {
    let all = declarations.all(in: range.file)
    var (first, end) = (all.startIndex, all.endIndex)
    while first < end {
      let middle = (first + end) / 2
      if program.range(of: all[middle].syntax).upperBound < range.lowerBound {
        first = middle + 1
      } else {
        end = middle
      }
    }
    guard first < all.endIndex, program.range(of: all[first].syntax).lowerBound <= range.lowerBound else { return nil }
    return all[first]
  }
}
