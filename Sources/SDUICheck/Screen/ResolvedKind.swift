import SDUIIR
import SDUISource

/// A section as it is with one of its kinds: its own, or one that a `when` gives it.
struct ResolvedKind {
  let kind: LayoutKind
  let layers: ResolvedLayers
  /// The `when` that gives the section this kind; `nil` of its own.
  let change: ActiveChange?
  /// Where later `when`s give it another one.
  let outside: [ConditionBox]

  /// The section's own kind first, then those of its `when`s and its layouts', in their order.
  ///
  /// What is behind a change of the kind belongs to each kind that it meets: it is resolved over each of them.
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

  /// Where findings about this kind of a section stand: where the section says it, or names the layout that does.
  func place(in section: SourceRange, reference: SourceRange) -> SourceRange {
    change?.path.first { section.holds($0) } ?? reference
  }
}
