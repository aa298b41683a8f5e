import SDUICompiler
import SDUIIR
import SDUILayout
import SDUIProof
import SDUIReports
import SDUISyntax

/// A line that an editor shows above another one, and what happens where somebody chooses it.
package struct CodeLens: Hashable, Sendable {
  /// The action of an editor.
  package enum Action: Hashable, Sendable {
    /// Nothing: the words are all.
    case none
    /// Shows the preview of a screen.
    case preview(screen: String)
    /// Runs a test of a screen, by its title.
    case test(String, screen: String)
    /// Lists places of the file.
    case places([Range<Int>])
    /// Lists the places that use what is declared there. The title is missing, since they are in other files as well.
    case references
  }

  /// The name or word above whose line it is shown.
  package let range: Range<Int>
  /// The text of the lens.
  package let title: String
  /// The action of a click.
  package let action: Action
}

extension Analysis {
  /// Above each screen whether it is proved, and its preview; above what is broken where it is; above each test a run;
  /// above other declarations their uses.
  package func codeLenses(of checked: CheckedAnalysis) -> [CodeLens] {
    var lenses: [CodeLens] = []
    for screen in program.children(of: Syntax(file: tree.file, node: tree.root), .screenDeclaration) {
      guard let name = program.name(of: screen) else { continue }
      lenses.append(CodeLens(range: name.range.bytes, title: "open preview", action: .preview(screen: name.text)))
      // Where a brace is missing, a test is in a section until the brace is there.
      let nodes = screen.node.index..<screen.node.index + Int(tree.nodes[screen.node.index].size)
      let tests = nodes.map(NodeID.init).filter { tree.kind(of: $0) == .testStatement }
      lenses += tests.compactMap { lens(ofTest: Syntax(file: tree.file, node: $0), ofScreen: name.text) }
    }
    let declared = tree.children(of: tree.root).filter { tree.kind(of: $0).hasUses }
    lenses += declared.compactMap { program.name(of: Syntax(file: tree.file, node: $0)) }
      .map { CodeLens(range: $0.range.bytes, title: "", action: .references) }
    if checked.isProved {
      for index in checked.screens.indices { lenses += proofLenses(ofScreen: index, checked) }
    }
    return lenses.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    .map { $0.element }
  }

  private func lens(ofTest statement: Syntax, ofScreen screen: String) -> CodeLens? {
    guard let literal = program.child(of: statement, .stringLiteral),
      let title = StringLiteral.value(of: program.bytes(of: literal))
    else { return nil }
    let range = program.range(of: literal).bytes
    return CodeLens(range: range, title: "run test", action: .test(title, screen: screen))
  }

  private func proofLenses(ofScreen index: Int, _ checked: CheckedAnalysis) -> [CodeLens] {
    let screen = checked.screens[index]
    let (decided, broken) = checked.verdicts(ofScreen: index)
    guard let statement = statement(of: screen.origin), let name = program.name(of: statement)?.range.bytes else {
      return []
    }
    guard broken.isEmpty else {
      let places = broken.compactMap { obligation -> (range: Range<Int>, place: String)? in
        guard case .broken(let counterexample) = obligation.verdict, let range = obligation.range else { return nil }
        return (range, counterexample.place.text(in: screen))
      }
      let first = places.first.map { " " + $0.place } ?? ""
      let more = broken.count > 1 ? ", and \(broken.count - 1) more" : ""
      return [CodeLens(range: name, title: "broken\(first)\(more)", action: .places(places.map { $0.range }))]
        + places.map { CodeLens(range: $0.range, title: "broken \($0.place)", action: .none) }
    }
    let widths = screen.declaredRange(.widths)
    let range = widths.lowerBound.text + (widths.upperBound.map { "…" + $0.text } ?? " and more")
    let undecided = decided.filter { if case .undecided = $0.verdict { true } else { false } }
    let places = CodeLens.Action.places(undecided.compactMap { $0.range })
    let rest = undecided.isEmpty ? [] : [CodeLens(range: name, title: "\(undecided.count) undecided", action: places)]
    return [CodeLens(range: name, title: "proved for \(range)", action: .none)] + rest
  }
}

extension Obligation {
  /// The place in the file; `nil` in an import.
  fileprivate var range: Range<Int>? {
    guard origin.file == 0 else { return nil }
    let start = Int(origin.lowerBound)
    return start..<max(start, Int(origin.upperBound))
  }
}

extension NodeKind {
  /// Whether the places that use such a declaration are counted above it.
  fileprivate var hasUses: Bool {
    switch self {
    case .componentDeclaration, .layoutDeclaration, .enumDeclaration, .recordDeclaration, .actionDeclaration: true
    default: false
    }
  }
}
