import SDUIIR
import SDUISyntax

/// A bar of a screen whose statement was read.
struct BarDraft {
  let use: SectionDraft.ComponentUse
  let entries: Entries
}

extension Checker {
  /// Reads `topBar Tabs { height: 48 }` or `bottomBar Basket { height: 64 }`.
  mutating func readBar(_ statement: Syntax, in scope: Scope, into bars: inout PerBar<BarDraft>) {
    guard let name = program.name(of: statement), let word = program.keywords(of: statement).first,
      let bar = Bar(rawValue: word.text)
    else { return }
    if let earlier = bars[bar] {
      return report(
        .duplicateProperty, "the screen has a `\(word.text)` already", at: name.range,
        labels: [Label("the first one", at: earlier.use.name.range)], remedy: "remove one of them")
    }
    var entries = Entries()
    readBlock(of: statement, .bar, nil, into: &entries, in: scope)
    guard let declaration = resolve(name, as: [.component], expecting: "component", in: statement.file) else { return }
    bars[bar] = BarDraft(use: .init(declaration: declaration, name: name, statement: statement), entries: entries)
    let block = program.child(of: statement, .block)
    guard !entries.contains(.barHeight), !(block.map(program.isBroken) ?? false) else { return }
    reportMissing(
      .missingProperty, "the bar `\(name.text)` has no height", at: name.range, adding: "height: 48",
      ", or `height: 48sp` if it grows with its text")
  }

  /// Lowers the bars of a screen.
  mutating func lower(_ bars: PerBar<BarDraft>, for clients: ClientSet) -> PerBar<Supplementary> {
    bars.compactMapValues { draft in
      checkVersions(draft.use.declaration, at: draft.use.name, for: clients)
      return Supplementary(
        component: ID(draft.use.declaration.index), properties: properties(draft.entries),
        origin: origin(draft.use.statement))
    }
  }
}
