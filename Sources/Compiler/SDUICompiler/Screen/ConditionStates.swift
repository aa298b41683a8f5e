import SDUIIR

extension ResolvedKind {
  /// Returns the section's properties with this kind in every case in which its `when`s differ in one of some
  /// properties; the base comes first.
  func states(of properties: Set<Property>, _ flags: Store<Flag>) -> [LayerBody] {
    let base = layers.base
    let changing = layers.adaptations.filter { adaptation in
      adaptation.assignments.contains { properties.contains($0.entry.property) }
    }
    guard !changing.isEmpty else { return [base] }
    var states: [LayerBody] = []
    var known: Set<[Int]> = []
    let inside = change?.condition ?? []
    for cell in ConditionBox.cells(of: changing.flatMap({ $0.condition }) + inside + outside, flags) {
      // Where the section has another kind, something else holds.
      guard inside.isEmpty || inside.meets(cell) else { continue }
      if outside.meets(cell) { continue }
      let matching = changing.indices.filter { changing[$0].condition.meets(cell) }
      guard known.insert(matching).inserted else { continue }
      var state = base
      for index in matching {
        for (target, entry) in changing[index].assignments where properties.contains(entry.property) {
          state.set(entry, of: target)
        }
      }
      states.append(state)
    }
    return states
  }
}
