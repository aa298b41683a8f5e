import SDUIIR
import SDUIJSON
import SDUISyntax

/// Something that has fields, in both versions.
struct FieldOwner {
  /// The name in the new version.
  let name: String
  /// The name of a value of it in client code.
  var valueName: String { SDUICompatibility.valueName(name) }
  /// The place of the declaration in the new version.
  let place: Place
  let old: SampleOwner
  let new: SampleOwner
}

extension ContractComparison {
  /// Compares the fields of a component, a record or an action.
  mutating func compareFields(_ before: [Field], _ after: [Field], of owner: FieldOwner) {
    let pairing = Pairing(before.map { $0.name }, after.map { $0.name })
    let (oldWireNames, newWireNames) = (Set(before.map { $0.name.wire }), Set(after.map { $0.name.wire }))
    for index in pairing.removed { noteRemoved(before, index, owner, newWireNames) }
    for index in pairing.added { noteAdded(after, index, owner, before) }
    let order = pairing.pairs.map { $0.old }
    if order != order.sorted() {
      note(
        .fieldsReordered, Impact(source: .breaking), at: owner.place,
        "the fields of `\(owner.name)` are in another order, which initializers in Swift follow", "keep the order",
        witness: .code(
          "let \(owner.valueName) = \(owner.name)(\(before.map { "\($0.name.source): …" }.joined(separator: ", ")))"))
    }
    for pair in pairing.pairs {
      let (left, right) = (before[pair.old], after[pair.new])
      let change = FieldChange(
        old: left, new: right, owner: owner, oldIndex: pair.old, newIndex: pair.new)
      if left.name.source != right.name.source, left.type.name != right.type.name, !sharesEnum(left, right) {
        noteReused(change)
        continue
      }
      compareNames(change, oldWireNames)
      comparePresence(change)
      compareTypes(change)
      compareAvailability(
        left.availability, right.availability, of: change.title, at: change.place, earlier: change.earlier,
        isField: [left, right].contains { $0.defaultValue == nil && !$0.type.isOptional })
    }
  }

  private func sharesEnum(_ left: Field, _ right: Field) -> Bool {
    [left, right].allSatisfy { [.enumeration, .choice].contains($0.type.name) }
  }
}

/// One field in both versions.
struct FieldChange {
  let old: Field
  let new: Field
  let owner: FieldOwner
  let oldIndex: Int
  let newIndex: Int

  /// The field in words, in the new version.
  var title: String { quoted("\(owner.name).\(new.name.source)") }
  var place: Place { Place(new.origin, new.name.source) }
  var earlier: Place { Place(old.origin, old.name.source) }
}

// MARK: - Witnesses

extension ContractComparison {
  /// A response of the new server with a value in a field, which old clients refuse.
  func newResponse(_ change: FieldChange, _ value: JSONTree?) -> Witness? {
    SampleResponse(newSamples, SampleFocus(change.owner.new, field: change.newIndex, value: value)).witness()
  }

  /// A response of the old server with a value in a field, which new clients refuse.
  func oldResponse(_ change: FieldChange, _ value: JSONTree?) -> Witness? {
    SampleResponse(oldSamples, SampleFocus(change.owner.old, field: change.oldIndex, value: value)).witness()
  }

  /// A response for the first of the directions.
  func response(
    _ directions: [Direction], _ change: FieldChange, new: JSONTree?, old: JSONTree?
  ) -> Witness? {
    directions.contains(.newServerToOldClient) ? newResponse(change, new) : oldResponse(change, old)
  }

  /// The least value of a field's type in the new version.
  func newValue(_ type: FieldType) -> JSONTree { SampleValues(newSamples).value(type) }

  /// The same in the old version.
  func oldValue(_ type: FieldType) -> JSONTree { SampleValues(oldSamples).value(type) }
}

// MARK: - Added and removed

extension ContractComparison {
  private mutating func noteRemoved(_ before: [Field], _ index: Int, _ owner: FieldOwner, _ after: Set<String>) {
    let field = before[index]
    let title = quoted("\(owner.name).\(field.name.source)")
    let earlier = Place(field.origin, field.name.source)
    let isReused = after.contains(field.name.wire)
    let isIdentity = isIdentity(field, owner)
    let rule: CompatibilityRule = isIdentity ? .identityRemoved : .fieldRemoved
    guard field.isRequired, !isReused else {
      return note(
        rule, Impact(source: .breaking, wire: isIdentity ? .breaking : .safe), at: owner.place, earlier: earlier,
        "\(title) no longer exists, and client code that reads it does not compile",
        "keep the field, with `until` and `deprecated`, until no client code uses it",
        witness: .code("let value = \(owner.valueName).\(field.name.source)"))
    }
    note(
      rule, Impact(source: .breaking, wire: .breaking), [.newServerToOldClient], at: owner.place, earlier: earlier,
      "\(title) no longer exists, and old clients refuse a `\(owner.name)` without `\(field.name.wire)`",
      "keep the field, with `until` and `deprecated`, as long as clients that require it are supported",
      witness: SampleResponse(newSamples, SampleFocus(owner.new)).witness())
  }

  private mutating func noteAdded(_ after: [Field], _ index: Int, _ owner: FieldOwner, _ before: [Field]) {
    let field = after[index]
    let title = quoted("\(owner.name).\(field.name.source)")
    let place = Place(field.origin, field.name.source)
    let isIdentity = isIdentity(field, owner)
    guard field.isRequired else {
      return note(
        .fieldAdded, Impact(), at: place, "\(title) is new, data may lack it, and old clients ignore it")
    }
    note(
      isIdentity ? .identityAdded : .requiredFieldAdded, Impact(source: .breaking, wire: .breaking),
      [.oldDataToNewClient], at: place,
      "\(title) is new and required, and data from before lack it",
      "make it optional, or give it a default",
      witness: SampleResponse(oldSamples, SampleFocus(owner.old)).witness())
  }

  private func isIdentity(_ field: Field, _ owner: FieldOwner) -> Bool {
    guard case .component = owner.new else { return false }
    return field.isIdentity
  }

  private mutating func noteReused(_ change: FieldChange) {
    let (left, right) = (old.contract.notation(change.old.type), new.contract.notation(change.new.type))
    note(
      .wireNameReused, Impact(source: .breaking, wire: .breaking), Self.bothDirections, at: change.place,
      earlier: change.earlier,
      "`\(change.new.name.wire)` was `\(change.old.name.source): \(left)` and is now "
        + "`\(change.new.name.source): \(right)` in `\(change.owner.name)`",
      "give the new field a name in responses that was never used, with `as`, and reserve the old one",
      witness: newResponse(change, newValue(change.new.type)))
  }
}

// MARK: - Names

extension ContractComparison {
  private mutating func compareNames(_ change: FieldChange, _ before: Set<String>) {
    let (left, right) = (change.old.name, change.new.name)
    if left.source != right.source {
      note(
        .fieldRenamed, Impact(source: .breaking), at: change.place, earlier: change.earlier,
        "`\(change.owner.name).\(left.source)` is now \(change.title), with the same name in responses",
        "rename it in client code, too",
        witness: .code("let value = \(change.owner.valueName).\(left.source)"))
    }
    guard left.wire != right.wire else { return }
    let isReused = before.contains(right.wire)
    let identity = isIdentity(change.new, change.owner)
    note(
      isReused ? .wireNameReused : identity ? .identityChanged : .fieldWireNameChanged, Impact(wire: .breaking),
      Self.bothDirections, at: change.place, earlier: change.earlier,
      "\(change.title) is `\(right.wire)` in responses and was `\(left.wire)`"
        + (isReused ? ", and `\(right.wire)` was another field" : ""),
      "keep the name in responses: \(keeping(left.wire, as: right.source))",
      witness: newResponse(change, newValue(change.new.type)))
  }
}

extension JSONTree {
  /// The compact text.
  var literal: String { String(decoding: bytes, as: UTF8.self) }
}
