import SDUIIR
import SDUISyntax

extension ContractComparison {
  /// Compares the records.
  mutating func compareRecords() {
    let (before, after) = (old.contract.records.elements, new.contract.records.elements)
    for index in pairing.records.removed {
      noteTypeRemoved(Named(before[index].name, before[index].origin), "record")
    }
    for pair in pairing.records.pairs {
      let (left, right) = (before[pair.old], after[pair.new])
      let name = Named(right.name, right.origin)
      compareTypeNames(Named(left.name, left.origin), name, "record")
      let owner = FieldOwner(
        name: right.name.source, place: name.place, old: .record(pair.old), new: .record(pair.new))
      compareFields(left.fields, right.fields, of: owner)
      compareReserved(left.reserved, right.reserved, right.fields, name, earlier: Place(left.origin, left.name.source))
    }
  }

  /// Compares the actions.
  mutating func compareActions() {
    let (before, after) = (old.contract.actions.elements, new.contract.actions.elements)
    for index in pairing.actions.removed {
      let name = Named(before[index].name, before[index].origin)
      note(
        .actionRemoved, Impact(source: .breaking), at: new.place, earlier: name.place,
        "the action `\(name.name.source)` no longer exists, and client code that handles it does not compile",
        "keep it as long as client code handles it", witness: .code("var action: \(name.name.source)Action"))
    }
    for index in pairing.actions.added {
      let name = Named(after[index].name, after[index].origin)
      note(
        .actionAdded, Impact(source: .breaking), at: name.place,
        "the action `\(name.name.source)` is new, and client code that distinguishes all actions does not compile",
        "handle it wherever client code distinguishes all actions",
        witness: .code("case .\(valueName(name.name.source))(let payload): perform(payload)"))
    }
    for pair in pairing.actions.pairs {
      let (left, right) = (before[pair.old], after[pair.new])
      let (earlier, name) = (Named(left.name, left.origin), Named(right.name, right.origin))
      compareNames(
        earlier, name, .actionRenamed, .actionWireNameChanged, "the action", suffix: "Action",
        witness: left.name.wire == right.name.wire
          ? nil : SampleResponse(newSamples, SampleFocus(.action(pair.new))).witness())
      let owner = FieldOwner(
        name: right.name.source, place: name.place, old: .action(pair.old), new: .action(pair.new))
      compareFields(left.fields, right.fields, of: owner)
      compareReserved(left.reserved, right.reserved, right.fields, name, earlier: earlier.place)
    }
  }

  /// Compares the two names of a declaration.
  mutating func compareNames(
    _ before: Named, _ after: Named, _ renamed: CompatibilityRule, _ wireNameChanged: CompatibilityRule,
    _ noun: String, suffix: String = "", witness: Witness?
  ) {
    let title = "\(noun) `\(after.name.source)`"
    if before.name.source != after.name.source {
      note(
        renamed, Impact(source: .breaking), at: after.place, earlier: before.place,
        "\(noun) `\(before.name.source)` is now `\(after.name.source)`", "rename it in client code, too",
        witness: .code("var value: \(before.name.source)\(suffix)"))
    }
    guard before.name.wire != after.name.wire else { return }
    note(
      wireNameChanged, Impact(wire: .breaking), Self.bothDirections, at: after.place, earlier: before.place,
      "\(title) is `\(after.name.wire)` in responses and was `\(before.name.wire)`",
      "keep the name in responses: \(keeping(before.name.wire, as: after.name.source))",
      witness: witness)
  }

  /// Compares the names that fields may not have.
  mutating func compareReserved(
    _ before: [String], _ after: [String], _ fields: [Field], _ owner: Named, earlier: Place
  ) {
    let reserved = Set(after)
    let freed = before.filter { !reserved.contains($0) }
    if freed.isEmpty { return }
    var fieldsByName: [String: Field] = [:]
    for field in fields.reversed() { (fieldsByName[field.name.wire], fieldsByName[field.name.source]) = (field, field) }
    for name in freed {
      if let field = fieldsByName[name] {
        note(
          .reservedNameUsed, Impact(wire: .breaking), Self.bothDirections, at: Place(field.origin, field.name.source),
          earlier: earlier,
          "`\(owner.name.source).\(field.name.source)` has the name `\(name)`, which was reserved because it once "
            + "meant something else",
          "give it another name in responses, and reserve `\(name)` again")
      } else {
        note(
          .reservedNameFreed, Impact(wire: .fixable), at: owner.place, earlier: earlier,
          "`\(name)` is no longer reserved in `\(owner.name.source)`, so a field may have the name again",
          "write `reserved \(name)` again")
      }
    }
  }
}
