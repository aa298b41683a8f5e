import SDUIIR
import SDUIJSON
import SDUISyntax

extension ContractComparison {
  /// Compares the enumerations.
  mutating func compareEnums() {
    let (before, after) = (old.contract.enums.elements, new.contract.enums.elements)
    for index in pairing.enums.removed { noteTypeRemoved(Named(before[index].name, before[index].origin), "enum") }
    for pair in pairing.enums.pairs {
      let change = EnumerationChange(before[pair.old], pair.old, after[pair.new], pair.new)
      compareTypeNames(change.earlierName, change.name, "enum")
      compareOpenness(change)
      compareForms(change)
      compareCases(change)
    }
  }

  /// Notes that a record or an enumeration no longer exists.
  mutating func noteTypeRemoved(_ type: Named, _ noun: String) {
    note(
      .typeRemoved, Impact(source: .breaking), at: new.place, earlier: type.place,
      "the \(noun) `\(type.name.source)` no longer exists, and client code that names it does not compile",
      "keep it as long as client code uses it",
      witness: .code("var value: \(type.name.source)"))
  }

  /// Compares the names of a record or an enumeration, which are in generated code only.
  mutating func compareTypeNames(_ before: Named, _ after: Named, _ noun: String) {
    guard before.name.source != after.name.source else { return }
    note(
      .typeRenamed, Impact(source: .breaking), at: after.place, earlier: before.place,
      "the \(noun) `\(before.name.source)` is now `\(after.name.source)`",
      "rename it in client code, too", witness: .code("var value: \(before.name.source)"))
  }
}

/// An enumeration in both versions.
struct EnumerationChange {
  let old: Enumeration
  let new: Enumeration
  let oldOwner: SampleOwner
  let newOwner: SampleOwner
  /// Whether cases are objects in responses.
  let (oldHasData, newHasData): (Bool, Bool)
  /// A line of client code that distinguishes all cases of the old version.
  let exhaustiveSwitch: Witness

  /// An enumeration and its indices in both versions.
  init(_ old: Enumeration, _ oldIndex: Int, _ new: Enumeration, _ newIndex: Int) {
    (self.old, self.new, oldOwner, newOwner) = (old, new, .enumeration(oldIndex), .enumeration(newIndex))
    (oldHasData, newHasData) = (old.hasData, new.hasData)
    let cases = old.cases.map { ".\(valueName($0.name.source))" } + (old.isOpen ? [".unknown"] : [])
    exhaustiveSwitch = .code(
      "switch \(valueName(old.name.source)) { case \(cases.joined(separator: ", ")): break }")
  }

  /// The name and the place in the new version.
  var name: Named { Named(new.name, new.origin) }
  /// The name and the place in the old version.
  var earlierName: Named { Named(old.name, old.origin) }
  /// The enumeration in words.
  var title: String { quoted(new.name.source) }
}

// MARK: - Openness and form

extension ContractComparison {
  private mutating func compareOpenness(_ change: EnumerationChange) {
    guard change.old.isOpen != change.new.isOpen else { return }
    if change.new.isOpen {
      note(
        .enumOpened, Impact(source: .breaking, wire: .breaking), [.newServerToOldClient], at: change.name.place,
        earlier: change.earlierName.place,
        "\(change.title) is now open, and old clients refuse cases that they do not know",
        "send no other cases as long as old clients are supported, or add an open enum for a new field",
        witness: sample(newSamples, change.newOwner, value("unknown", change.new)))
    } else {
      note(
        .enumClosed, Impact(source: .breaking, wire: .breaking), [.oldDataToNewClient], at: change.name.place,
        earlier: change.earlierName.place,
        "\(change.title) is now closed, and data from before may have other cases", "keep it open",
        witness: sample(oldSamples, change.oldOwner, value("unknown", change.old)))
    }
  }

  private mutating func compareForms(_ change: EnumerationChange) {
    guard change.oldHasData != change.newHasData else { return compareWires(change) }
    let isAdded = change.newHasData
    note(
      isAdded ? .enumDataAdded : .enumDataRemoved, Impact(source: .breaking, wire: .breaking), Self.bothDirections,
      at: change.name.place, earlier: change.earlierName.place,
      isAdded
        ? "cases of \(change.title) now have data, so all of its cases are objects in responses, and were texts"
        : "no case of \(change.title) has data, so all of its cases are texts in responses, and were objects",
      "add an enum for a new field, and keep this one",
      witness: change.new.cases.first.flatMap {
        sample(newSamples, change.newOwner, newValue($0, change))
      })
  }

  private mutating func compareWires(_ change: EnumerationChange) {
    guard change.newHasData, change.old.form != change.new.form else { return }
    note(
      .enumFormChanged, Impact(wire: .breaking), Self.bothDirections, at: change.name.place,
      earlier: change.earlierName.place,
      "cases of \(change.title) are \(change.new.form.phrase) in responses, and were \(change.old.form.phrase)",
      "keep `wire`, or add an enum for a new field",
      witness: change.new.cases.first.flatMap { sample(newSamples, change.newOwner, newValue($0, change)) })
  }

  /// A case as a value in responses.
  private func value(_ name: String, _ enumeration: Enumeration, payload: JSONTree? = nil) -> JSONTree {
    enumeration.hasData ? enumeration.form.json(name, payload) : .string(name)
  }

  private func sample(_ source: SampleSource, _ owner: SampleOwner, _ value: JSONTree) -> Witness? {
    SampleResponse(source, SampleFocus(owner, value: value)).witness()
  }

  /// A value that is a case in the new version.
  private func newValue(_ known: Enumeration.Case, _ change: EnumerationChange) -> JSONTree {
    value(known.name.wire, change.new, payload: known.payload.map { newValue($0) })
  }

  /// A value that is a case in the old version.
  private func oldValue(_ known: Enumeration.Case, _ change: EnumerationChange) -> JSONTree {
    value(known.name.wire, change.old, payload: known.payload.map { oldValue($0) })
  }
}

// MARK: - Cases

extension ContractComparison {
  private mutating func compareCases(_ change: EnumerationChange) {
    let pairing = Pairing(change.old.cases.map { $0.name }, change.new.cases.map { $0.name })
    for index in pairing.removed { noteRemovedCase(change.old.cases[index], change) }
    for index in pairing.added { noteAddedCase(change.new.cases[index], change) }
    let order = pairing.pairs.map { $0.old }
    if order != order.sorted() {
      note(
        .casesReordered, Impact(source: .fixable), at: change.name.place, earlier: change.earlierName.place,
        "the cases of \(change.title) are in another order, which `allCases` and `ordinal` in client code follow",
        "use the order of cases nowhere in client code, or keep it",
        witness: .code("let first = \(change.new.name.source).allCases.first"))
    }
    let wireNames = Set(change.old.cases.map { $0.name.wire })
    for pair in pairing.pairs { compare(change.old.cases[pair.old], change.new.cases[pair.new], change, wireNames) }
  }

  private mutating func noteRemovedCase(_ known: Enumeration.Case, _ change: EnumerationChange) {
    let isOpen = change.new.isOpen
    note(
      .caseRemoved, Impact(source: .breaking, wire: isOpen ? .safe : .breaking), isOpen ? [] : [.oldDataToNewClient],
      at: change.name.place, earlier: Place(known.origin, known.name.source),
      "\(change.title) no longer has the case `\(known.name.source)`"
        + (isOpen ? ", which new clients take for an unknown one" : ", and new clients refuse data that have it"),
      "keep the case, with `until` and `deprecated`",
      witness: isOpen
        ? change.exhaustiveSwitch : sample(oldSamples, change.oldOwner, oldValue(known, change)))
  }

  private mutating func noteAddedCase(_ known: Enumeration.Case, _ change: EnumerationChange) {
    let place = Place(known.origin, known.name.source)
    if change.old.isOpen {
      return note(
        .openCaseAdded, Impact(source: .breaking), at: place, earlier: change.earlierName.place,
        "\(change.title) has the new case `\(known.name.source)`, which old clients take for an unknown one",
        "handle the case wherever client code distinguishes all cases", witness: change.exhaustiveSwitch)
    }
    let isDeclared = !known.availability.isUniversal
    note(
      .closedCaseAdded, Impact(source: .breaking, wire: isDeclared ? .fixable : .breaking), [.newServerToOldClient],
      at: place, earlier: change.earlierName.place,
      "\(change.title) has the new case `\(known.name.source)`, and is closed: old clients refuse it",
      isDeclared
        ? "send it only to clients that know it: `sduic compile --emit schema --client` lists their cases"
        : "declare which clients know it, with `since`, or put it into an `open enum`",
      witness: sample(newSamples, change.newOwner, newValue(known, change)))
  }

  /// - Parameter wireNames: The names of all old cases in responses.
  private mutating func compare(
    _ left: Enumeration.Case, _ right: Enumeration.Case, _ change: EnumerationChange, _ wireNames: Set<String>
  ) {
    let title = quoted("\(change.new.name.source).\(right.name.source)")
    let (place, earlier) = (Place(right.origin, right.name.source), Place(left.origin, left.name.source))
    if left.name.source != right.name.source {
      note(
        .caseRenamed, Impact(source: .breaking), at: place, earlier: earlier,
        "the case `\(left.name.source)` is now \(title), with the same name in responses",
        "rename it in client code, too",
        witness: .code("let value = \(change.new.name.source).\(left.name.source)"))
    }
    if left.name.wire != right.name.wire {
      let isReused = wireNames.contains(right.name.wire)
      let isOpen = change.old.isOpen && change.new.isOpen
      note(
        isReused ? .wireNameReused : .caseWireNameChanged, Impact(wire: .breaking), Self.bothDirections, at: place,
        earlier: earlier,
        "\(title) is `\(right.name.wire)` in responses and was `\(left.name.wire)`"
          + (isReused
            ? ", and `\(right.name.wire)` was another case" : isOpen ? ", which clients take for an unknown case" : ""),
        "keep the name in responses: \(keeping(left.name.wire, as: right.name.source))",
        witness: sample(newSamples, change.newOwner, newValue(right, change)))
    }
    comparePayloads(left, right, change, title)
    compareAvailability(left.availability, right.availability, of: title, at: place, earlier: earlier)
  }

  private mutating func comparePayloads(
    _ left: Enumeration.Case, _ right: Enumeration.Case, _ change: EnumerationChange, _ title: String
  ) {
    guard change.oldHasData, change.newHasData else { return }
    let (place, earlier) = (Place(right.origin, right.name.source), Place(left.origin, left.name.source))
    switch (left.payload, right.payload) {
    case (nil, nil): return
    case (nil, _?):
      note(
        .casePayloadAdded, Impact(source: .breaking, wire: .breaking), [.oldDataToNewClient], at: place,
        earlier: earlier, "\(title) now has data, which responses from before lack", "add a case with the data",
        witness: sample(oldSamples, change.oldOwner, oldValue(left, change)))
    case (_?, nil):
      note(
        .casePayloadRemoved, Impact(source: .breaking, wire: .breaking), [.newServerToOldClient], at: place,
        earlier: earlier, "\(title) no longer has data, which old clients require", "add a case without data",
        witness: sample(newSamples, change.newOwner, newValue(right, change)))
    case (let before?, let after?):
      let owner = FieldOwner(
        name: change.new.name.source, place: change.name.place, old: change.oldOwner, new: change.newOwner)
      compareTypes(
        FieldChange(
          old: Field(name: left.name, type: before, origin: left.origin),
          new: Field(name: right.name, type: after, origin: right.origin), owner: owner, oldIndex: 0, newIndex: 0),
        payloadOf: (left.name.wire, right.name.wire))
    }
  }
}
