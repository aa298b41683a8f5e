import SDUIIR
import SDUISyntax

/// A kind that a `when` gives a section, and where it does.
struct ActiveChange: Sendable {
  /// The boxes in which it holds: within the conditions around it, too.
  let condition: [ConditionBox]
  let kind: LayoutKind
  /// The `when`.
  let statement: SourceRange
  /// The places where the kind is written: in the section or a layout that the section uses, then in each layout
  /// within, down to the `when` itself.
  let path: [SourceRange]
  /// The changes that name the layouts in which it is written, by their indices.
  let parents: [Int]

  /// The kind as it was written.
  var range: SourceRange { path[path.count - 1] }
}

/// The layers of a section in the order in which each lies over the ones before it, with the layers of the layouts that
/// its `when`s name in their places.
struct LayerSequence {
  /// The changes of the kind, in the same order: the last one that holds decides.
  private(set) var changes: [ActiveChange] = []
  private var steps: [Step] = []

  private struct Step {
    let content: Content
    /// The change that brings this; `nil` for what a section has with its own kind.
    let owner: Int?
    /// The number of changes before it.
    let changesBefore: Int

    enum Content {
      case plain(LayerBody)
      case when(WhenLayer)
    }
  }

  init(_ layers: [Layer]) { append(layers, path: [], parents: [], within: nil) }

  private mutating func append(
    _ layers: [Layer], path: [SourceRange], parents: [Int], within outer: [ConditionBox]?
  ) {
    for layer in layers {
      append(.plain(layer.plain), of: parents.last)
      for when in layer.whens {
        guard let when = outer.map(when.within) ?? when else { continue }
        guard let change = when.change else {
          append(.when(when), of: parents.last)
          continue
        }
        let (index, path) = (changes.count, path + [change.range])
        changes.append(
          ActiveChange(
            condition: when.condition, kind: change.kind, statement: when.range, path: path, parents: parents))
        append(change.layers, path: path, parents: parents + [index], within: when.condition)
        append(.plain(when.body), of: index)
      }
    }
  }

  private mutating func append(_ content: Step.Content, of owner: Int?) {
    steps.append(Step(content: content, owner: owner, changesBefore: changes.count))
  }

  /// The layers of the section with one of its kinds.
  ///
  /// - Parameter change: The change that gives it the kind; `nil` for its own.
  func layers(of change: Int?, _ flags: Store<Flag>) -> [Layer] {
    var result: [Layer] = []
    for step in steps where isSeen(step.owner, by: change) {
      let isBefore = change.map { step.changesBefore <= $0 } ?? false
      switch step.content {
      case .plain(let body) where isBefore: result.append(Layer(plain: body.keptWhereKindChanges))
      case .plain(let body):
        let isOwn = step.owner == change
        result.append(Layer(plain: isOwn ? body : body.taken(by: change.map { changes[$0].kind })))
      case .when(let when):
        guard !isBefore, let last = result.indices.last,
          changes[..<step.changesBefore].reached(where: when.condition, flags).contains(change),
          let when = change.map({ when.within(changes[$0].condition) }) ?? when
        else { continue }
        result[last].whens.append(when)
      }
    }
    return result
  }

  /// Whether a section has something with a kind: its own layers, those of the change, and those around it.
  private func isSeen(_ owner: Int?, by change: Int?) -> Bool {
    guard let owner else { return true }
    return owner == change || (change.map { changes[$0].parents.contains(owner) } ?? false)
  }
}

extension RandomAccessCollection<ActiveChange> where Index == Int {
  /// The changes by which a section may have got its kind where a condition holds, `nil` for its own kind: the last one
  /// that holds decides.
  func reached(where condition: [ConditionBox], _ flags: Store<Flag>) -> [Int?] {
    var rest = condition
    var result: [Int?] = []
    for index in indices.reversed() where !rest.intersection(self[index].condition).isEmpty {
      result.append(index)
      // Where it falls into too many pieces, all of it is taken to be left.
      rest = rest.subtracting(self[index].condition, flags) ?? rest
    }
    if result.isEmpty || !rest.isEmpty { result.append(nil) }
    return result.reversed()
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
  /// The rest of the layers before a change of the kind.
  fileprivate var keptWhereKindChanges: LayerBody {
    mappingEntries { entries, _ in entries.filtered { $0.property.staysWhereKindChanges } }
  }

  /// Returns the properties that a kind takes from the layers after a change of the kind: the others belong to other
  /// kinds of the section.
  fileprivate func taken(by kind: LayoutKind?) -> LayerBody {
    guard let kind else { return self }
    return mappingEntries { entries, scope in
      entries.filtered { entry in
        (Vocabulary.spelling(named: entry.name.text, in: scope)?.kinds ?? entry.property.kinds).contains(kind)
      }
    }
  }

  /// With other properties of the section and its units.
  private func mappingEntries(_ transform: (Entries, PropertyScope) -> Entries) -> LayerBody {
    var result = self
    result.section = transform(section, .section)
    result.item = transform(item, .item)
    result.units = units.map { transform($0, .item) }
    return result
  }
}
