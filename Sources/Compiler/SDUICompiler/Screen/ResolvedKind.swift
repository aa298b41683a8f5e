import SDUIIR
import SDUISyntax

/// A section with one of its kinds: its own, or one that a `when` gives it.
struct ResolvedKind {
  let kind: LayoutKind
  let layers: ResolvedLayers
  /// The `when` that gives the section this kind; `nil` of its own.
  let change: ActiveChange?
  /// The boxes in which later `when`s give it another one.
  let outside: [ConditionBox]

  /// The section's own kind first, then those of its `when`s and its layouts', in their order.
  ///
  /// The layers after a change of the kind belong to each kind that it meets: they are resolved over each of them.
  static func all(of stack: LayerStack, unitCount: Int, _ flags: Store<Flag>) -> [ResolvedKind] {
    let sequence = LayerSequence(stack.layers)
    return ([nil] + sequence.changes.indices.map { $0 }).map { index in
      let later = index.map { sequence.changes[($0 + 1)...] } ?? sequence.changes[...]
      return ResolvedKind(
        kind: index.map { sequence.changes[$0].kind } ?? stack.kind,
        layers: ResolvedLayers(sequence.layers(of: index, flags), unitCount: unitCount),
        change: index.map { sequence.changes[$0] }, outside: later.flatMap { $0.condition })
    }
  }

  /// Returns the place of findings about this kind of a section: in the section, or where it names the layout.
  func place(in section: SourceRange, reference: SourceRange) -> SourceRange {
    change?.path.first { section.holds($0) } ?? reference
  }
}
