import SDUIIR
import SDUIJSON
import SDUISyntax

extension ContractComparison {
  /// Compares the types of a field, apart from whether it may be missing.
  ///
  /// - Parameter payloadOf: The case in the old and in the new version of which the field is the data.
  mutating func compareTypes(_ change: FieldChange, payloadOf names: (old: String, new: String)? = nil) {
    var context = TypeContext()
    context.oldCase = names?.old
    context.newCase = names?.new
    compare(change.old.type.wrapped, change.new.type.wrapped, change, in: context)
  }

  /// A response for the first of the directions, with a value in a field or in the data of a case.
  private func witness(
    _ directions: [Direction], _ change: FieldChange, _ context: TypeContext, new value: JSONTree, old: JSONTree
  ) -> Witness? {
    let isNew = directions.contains(.newServerToOldClient)
    let wrapped = context.wrapped(isNew ? value : old, isNew: isNew)
    guard let name = isNew ? context.newCase : context.oldCase else {
      return response(directions, change, new: wrapped, old: wrapped)
    }
    let owner = isNew ? change.owner.new : change.owner.old
    var form = CaseForm.standard
    if case .enumeration(let index) = owner {
      form = (isNew ? self.new : self.old).contract.enums.elements[index].form
    }
    let focus = SampleFocus(owner, value: form.json(name, wrapped))
    return SampleResponse(isNew ? newSamples : oldSamples, focus).witness()
  }

  /// A value of a field, or an element of a list or a map in it.
  private struct TypeContext {
    /// The lists and maps around the type, from the outermost, with their least numbers of elements in both versions.
    var containers: [(isMap: Bool, old: Int, new: Int)] = []
    /// The case of which the field is the data, in responses.
    var oldCase: String?
    var newCase: String?

    /// Returns a value of the field that contains a value of the type.
    func wrapped(_ value: JSONTree, isNew: Bool) -> JSONTree {
      containers.reversed().reduce(value) { value, container in
        let count = isNew ? container.new : container.old
        let values = Array(repeating: value, count: count)
        return container.isMap ? SampleValues.map(of: values) : .array(values)
      }
    }

    /// Words before the name of the field.
    var words: String { containers.last.map { $0.isMap ? "a member of " : "an element of " } ?? "" }
  }

  private mutating func compare(_ left: FieldType, _ right: FieldType, _ change: FieldChange, in context: TypeContext) {
    switch (left, right) {
    case (.optional(let before), .optional(let after)): compare(before, after, change, in: context)
    case (.optional(let before), _) where before.name == right.name:
      noteTypeChanged(left, right, change, in: context, [.oldDataToNewClient])
      compare(before, right, change, in: context)
    case (_, .optional(let after)) where left.name == after.name:
      noteTypeChanged(left, right, change, in: context, [.newServerToOldClient])
      compare(left, after, change, in: context)
    case (.list(let before, _), .list(let after, _)), (.map(let before, _), .map(let after, _)):
      compareBounds(left.bounds, right.bounds, left, right, change, in: context)
      var inner = context
      inner.containers.append((left.name == .map, Self.count(left.bounds), Self.count(right.bounds)))
      compare(before, after, change, in: inner)
    case (.enumeration(let before), .enumeration(let after)), (.choice(let before), .choice(let after)),
      (.enumeration(let before), .choice(let after)), (.choice(let before), .enumeration(let after)):
      if pairing.enums.new(before.index) != after.index { noteTypeChanged(left, right, change, in: context) }
    case (.record(let before), .record(let after)):
      if pairing.records.new(before.index) != after.index { noteTypeChanged(left, right, change, in: context) }
    case (.action(let before), .action(let after)): compareChoices(before, after, change, in: context)
    case (.decimal, .number), (.number, .decimal): noteFormChanged(left, right, change, in: context)
    // A value in the form that the other type refuses.
    case (.anyDecimal(let bounds), .decimal):
      noteTypeChanged(left, right, change, in: context, shown: (.number(bounds), right))
    case (.anyDecimal(let bounds), .number):
      noteTypeChanged(left, right, change, in: context, shown: (.decimal(bounds), right))
    case (.decimal, .anyDecimal(let bounds)):
      noteTypeChanged(left, right, change, in: context, shown: (left, .number(bounds)))
    case (.number, .anyDecimal(let bounds)):
      noteTypeChanged(left, right, change, in: context, shown: (left, .decimal(bounds)))
    case (.date(let before), .date(let after)) where before != after:
      noteTypeChanged(left, right, change, in: context)
    case (.url(let before), .url(let after)) where before.schemes != after.schemes:
      let (oldSamples, newSamples) = (before.samples(besides: after), after.samples(besides: before))
      noteTypeChanged(left, right, change, in: context, shown: (.url(oldSamples), .url(newSamples)))
    default:
      guard left.name == right.name else { return noteTypeChanged(left, right, change, in: context) }
      compareBounds(left.bounds, right.bounds, left, right, change, in: context)
    }
  }

  /// Compares whether one value may be in place of a list of it.
  private mutating func compareSingleValues(
    _ left: FieldType, _ right: FieldType, _ change: FieldChange, in context: TypeContext
  ) {
    let (before, after) = (left.bounds.acceptsOne, right.bounds.acceptsOne)
    guard before != after else { return }
    // One value is what the other type refuses.
    noteTypeChanged(
      left, right, change, in: context, [before ? .oldDataToNewClient : .newServerToOldClient],
      shown: (old: before ? left.element : left, new: after ? right.element : right))
  }

  /// The number of elements of a list or a map that shows a change of its elements.
  private static func count(_ bounds: FieldType.Bounds) -> Int { Int(max(1, min(bounds.minimum?.floor ?? 1, 64))) }

  private func directions(_ left: FieldType, _ right: FieldType) -> [Direction] {
    var directions: [Direction] = []
    var oldReader = TypeAcceptance(by: old.contract, of: new.contract)
    if !oldReader.accepts(left, right) { directions.append(.newServerToOldClient) }
    var newReader = TypeAcceptance(by: new.contract, of: old.contract)
    if !newReader.accepts(right, left) { directions.append(.oldDataToNewClient) }
    return directions
  }

  /// - Parameters:
  ///   - nulls: The directions in which only `null`, or the samples, are refused; `nil` to compare all values.
  ///   - samples: Types with values that the other type refuses, if not all values are.
  private mutating func noteTypeChanged(
    _ left: FieldType, _ right: FieldType, _ change: FieldChange, in context: TypeContext,
    _ nulls: [Direction]? = nil, shown samples: (old: FieldType, new: FieldType)? = nil
  ) {
    let directions = nulls ?? directions(left, right)
    // A text of the old version is never a value of another type, and a value of the new one may be a short text.
    let shown = left.name == .text && directions.count > 1 ? [.oldDataToNewClient] : directions
    let (before, after) = (old.contract.notation(left), new.contract.notation(right))
    note(
      .fieldTypeChanged, Impact(source: .breaking, wire: directions.isEmpty ? .safe : .breaking), directions,
      at: change.place, earlier: change.earlier,
      "\(context.words)\(change.title) is now `\(after)`, and was `\(before)`",
      "keep the type, and add a field with another name in responses beside it",
      witness: directions.isEmpty
        ? nil
        : witness(
          shown, change, context, new: nulls == nil || samples != nil ? newValue(samples?.new ?? right) : .null,
          old: nulls == nil || samples != nil ? oldValue(samples?.old ?? left) : .null))
  }

  private mutating func noteFormChanged(
    _ left: FieldType, _ right: FieldType, _ change: FieldChange, in context: TypeContext
  ) {
    let form = right.name == .number ? "a number, and was a text" : "a text, and was a number"
    note(
      .decimalFormChanged, Impact(source: .breaking, wire: .breaking), Self.bothDirections, at: change.place,
      earlier: change.earlier, "\(context.words)\(change.title) is now \(form) in responses",
      "keep the form, and add a field with the other one beside it",
      witness: witness(Self.bothDirections, change, context, new: newValue(right), old: oldValue(left)))
    compareBounds(left.bounds, right.bounds, left, right, change, in: context)
  }
}

// MARK: - Actions to choose from

extension ContractComparison {
  private mutating func compareChoices(
    _ before: [ID<Action>], _ after: [ID<Action>], _ change: FieldChange, in context: TypeContext
  ) {
    for id in after where pairing.actions.old(id.index).map({ before.contains(ID($0)) }) != true {
      let name = new.contract.actions[id].name
      note(
        .actionChoiceAdded, Impact(source: .breaking, wire: .breaking), [.newServerToOldClient], at: change.place,
        earlier: change.earlier, "\(change.title) may now be the action `\(name.source)`, which old clients refuse",
        "send it only to clients of the new version, or add a field for it beside this one",
        witness: witness([.newServerToOldClient], change, context, new: newValue(.action([id])), old: .null))
    }
    for id in before where pairing.actions.new(id.index).map({ after.contains(ID($0)) }) != true {
      let name = old.contract.actions[id].name
      note(
        .actionChoiceRemoved, Impact(source: .breaking, wire: .breaking), [.oldDataToNewClient], at: change.place,
        earlier: change.earlier, "\(change.title) may no longer be the action `\(name.source)`, and old data have it",
        "keep the action among those that the field takes",
        witness: witness([.oldDataToNewClient], change, context, new: .null, old: oldValue(.action([id]))))
    }
  }
}

// MARK: - Bounds

extension ContractComparison {
  private mutating func compareBounds(
    _ before: FieldType.Bounds, _ after: FieldType.Bounds, _ left: FieldType, _ right: FieldType,
    _ change: FieldChange, in context: TypeContext
  ) {
    compareSingleValues(left, right, change, in: context)
    let samples = BoundSamples(old: left, new: right, source: newSamples)
    let minimum = BoundSamples.minimum(before, of: left) - BoundSamples.minimum(after, of: right)
    switch minimum {
    case .less: noteBound(.minimumRaised, before.minimum, after.minimum, samples.old(before.minimum), change, context)
    case .greater:
      noteBound(.minimumLowered, before.minimum, after.minimum, samples.new(after.minimum), change, context)
    case .equal: break
    }
    switch BoundSamples.maximum(before) - BoundSamples.maximum(after) {
    case .less:
      noteBound(.maximumRaised, before.maximum, after.maximum, samples.new(above: before.maximum), change, context)
    case .greater:
      noteBound(.maximumLowered, before.maximum, after.maximum, samples.old(above: after.maximum), change, context)
    case .equal: break
    }
  }

  private mutating func noteBound(
    _ rule: CompatibilityRule, _ before: Rational?, _ after: Rational?, _ value: JSONTree, _ change: FieldChange,
    _ context: TypeContext
  ) {
    let isLooser = rule == .minimumLowered || rule == .maximumRaised
    let bound = rule == .minimumRaised || rule == .minimumLowered ? "min" : "max"
    let (left, right) = (before?.text ?? "none", after?.text ?? "none")
    let directions: [Direction] = [isLooser ? .newServerToOldClient : .oldDataToNewClient]
    note(
      rule, Impact(wire: .breaking), directions, at: change.place,
      earlier: change.earlier,
      "`\(bound)` of \(context.words)\(change.title) is now \(right), and was \(left): "
        + (isLooser ? "old clients refuse what is now allowed" : "data from before may be outside of it"),
      isLooser
        ? "send values within the old bound as long as old clients are supported, or keep the bound"
        : "keep the bound, or clean the data first",
      witness: witness(directions, change, context, new: value, old: value))
  }
}

extension FieldType.Bounds {
  /// The schemes of a URL that other bounds refuse.
  fileprivate func samples(besides other: FieldType.Bounds) -> FieldType.Bounds {
    var bounds = self
    bounds.schemes = schemes.filter { !other.schemes.contains($0) }
    if schemes.isEmpty { bounds.schemes = other.schemes.prefix(1).map { "x-" + $0 } }
    return bounds
  }
}
