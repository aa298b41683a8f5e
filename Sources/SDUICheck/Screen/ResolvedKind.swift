import SDUIIR

/// A section as it is with one of its kinds: its own, or one that a `when` gives it.
struct ResolvedKind {
  let kind: LayoutKind
  let layers: ResolvedLayers
  /// The `when` that gives the section this kind; `nil` of its own.
  let change: WhenLayer?
  /// Where later `when`s give it another one.
  let outside: [ConditionBox]

  /// The section's own kind first, then those of its `when`s, in their order.
  ///
  /// What is behind a change of the kind belongs to each kind that it meets: it is resolved over each of them.
  static func all(of stack: LayerStack, unitCount: Int) -> [ResolvedKind] {
    let whens = stack.layers.last?.whens ?? []
    let changes = stack.layers.last?.changes ?? []
    var own = stack.layers
    if !changes.isEmpty {
      own[own.count - 1].whens = whens.filter { $0.change == nil && $0.kinds.contains(nil) }
    }
    var result = [
      ResolvedKind(
        kind: stack.kind, layers: ResolvedLayers(own, unitCount: unitCount), change: nil,
        outside: changes.flatMap { whens[$0].condition })
    ]
    let kept = changes.isEmpty ? [] : stack.layers.map { Layer(plain: $0.plain.keptWhereKindChanges) }
    for index in changes {
      guard let change = whens[index].change else { continue }
      let condition = whens[index].condition
      let later = whens[(index + 1)...]
      let inner = change.layers.map { layer in
        Layer(plain: layer.plain, whens: layer.whens.compactMap { $0.within(condition) })
      }
      let block = Layer(
        plain: whens[index].body,
        whens: later.filter { $0.change == nil && $0.kinds.contains(change.range) }
          .compactMap { $0.within(condition) })
      result.append(
        ResolvedKind(
          kind: change.kind, layers: ResolvedLayers(kept + inner + [block], unitCount: unitCount), change: whens[index],
          outside: later.filter { $0.change != nil }.flatMap { $0.condition }))
    }
    return result
  }
}

extension WhenLayer {
  /// The same where something else holds as well; `nil` where both never do.
  fileprivate func within(_ condition: [ConditionBox]) -> WhenLayer? {
    var result = self
    result.condition = self.condition.intersection(condition)
    return result.condition.isEmpty ? nil : result
  }
}

extension LayerBody {
  /// What is left of a section's own layers where its kind changes.
  fileprivate var keptWhereKindChanges: LayerBody {
    var result = self
    result.section = section.keptWhereKindChanges
    result.item = item.keptWhereKindChanges
    result.units = units.map { $0.keptWhereKindChanges }
    return result
  }
}

extension Entries {
  fileprivate var keptWhereKindChanges: Entries {
    var result = self
    for entry in all where !entry.property.staysWhereKindChanges { result.remove(entry.property) }
    return result
  }
}
